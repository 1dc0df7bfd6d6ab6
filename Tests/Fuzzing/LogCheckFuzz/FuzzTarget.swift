/// A part of the tool and what must hold of it for any bytes.
///
/// The same targets run under libFuzzer (`make fuzz`) and, over kept inputs, in the tests.
package struct FuzzTarget: Sendable, Identifiable {
  package let id: String
  /// The property that holds, in a few words.
  package let summary: String
  /// The number of executions without a finding that are required before a release.
  package let executions: Int
  /// Prepares a check that returns the violation for some bytes; `nil` if there is none. A trap is a finding as well.
  package let prepare: @Sendable () -> Check

  package typealias Check = (_ input: [UInt8]) -> String?

  package init(
    _ id: String, _ summary: String, executions: Int = 10_000_000, check: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.init(id, summary, executions: executions, preparing: { check })
  }

  package init(_ id: String, _ summary: String, executions: Int, preparing prepare: @escaping @Sendable () -> Check) {
    self.id = id
    self.summary = summary
    self.executions = executions
    self.prepare = prepare
  }

  package static let all: [FuzzTarget] = {
    let reading: [FuzzTarget] = [.pieces, .scanner, .framing, .layers, .documents, .widths] + readers
    let values: [FuzzTarget] = [.stamps, .objects, .jsonValues, .durations]
    let rules: [FuzzTarget] = [.ruleFiles, .expressions, .patterns]
    let runs: [FuzzTarget] = [.check, .state, .resumption, .redaction, .settings, .results]
    return reading + values + rules + reports + runs
  }()

  package static func named(_ id: String) -> FuzzTarget? { all.first { $0.id == id } }

  /// Bytes kept from one input at most: longer ones find nothing that shorter ones do not.
  package static let longestInput = 4096
}

/// The first bytes of an input as small numbers, the rest as what is tried.
struct FuzzInput {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A number below `limit`, which is at most 256; 0 where the input has ended.
  mutating func number(below limit: Int) -> Int {
    guard position < bytes.count, limit > 0 else { return 0 }
    defer { position += 1 }
    return Int(bytes[position]) % limit
  }

  /// The remaining bytes.
  var rest: [UInt8] { Array(bytes[position...]) }
}
