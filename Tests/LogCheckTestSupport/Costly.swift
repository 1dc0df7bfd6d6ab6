import Foundation
package import Testing

/// A test that costs more than about a second of processor time. `make test` runs one in ``share`` of them, drawn by `LOGCHECK_SEED`, so
/// that it takes minutes and repeated runs cover all. All of them run in `.ci/run`, in `make verify`, and where a pattern chooses tests
/// (`.ci/test.sh` sets `LOGCHECK_COSTLY=all`).
package struct Costly: TestTrait, SuiteTrait {
  package static let share: UInt64 = 4

  private static let areAllRun =
    Extent.isWhole || ProcessInfo.processInfo.environment["LOGCHECK_COSTLY"] == "all"

  package func prepare(for test: Test) async throws {
    let name = test.sourceLocation.fileID + "/" + test.name
    let runs = Self.areAllRun || Extent.draws(oneOf: Self.share, name, seed: Extent.seed)
    try await ConditionTrait.enabled(if: runs, "costly, and not drawn by this LOGCHECK_SEED").prepare(for: test)
  }
}

extension Trait where Self == Costly {
  package static var costly: Self { Costly() }
}
