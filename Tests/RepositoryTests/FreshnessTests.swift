import Foundation
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// What `make generate` writes is what is there.
@Suite struct FreshnessTests {
  private static let files = (try? GeneratedFile.all(in: RepositoryPaths.root)) ?? []

  @Test func everythingCanBeGenerated() throws {
    let paths = try GeneratedFile.all(in: RepositoryPaths.root).map(\.path)
    #expect(paths.count > 6)
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: files.map(\.path))
  func isWhatGenerateWrites(_ path: String) throws {
    let file = try #require(Self.files.first { $0.path == path })
    let isFresh = try file.current() == file.text
    #expect(isFresh, "\(path) is stale: run `make generate`")
  }

  @Test func aPageWithoutTheMarkersOfItsTableIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("schema: dnp-rules/1\n", to: "Rules/area/rule.yml")
    try folder.write("# Capture formats\n", to: "docs/formats.md")
    try folder.write("# Requirements\n", to: "docs/requirements.md")
    #expect(throws: MissingMarker.self) { try GeneratedFile.all(in: folder.url) }
  }
}
