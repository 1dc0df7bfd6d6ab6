import Foundation
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// The generated files equal the output of `make generate`.
@Suite struct FreshnessTests {
  private static let files = (try? GeneratedFile.all(in: RepositoryPaths.root)) ?? []

  @Test(.costly) func everythingCanBeGenerated() throws {
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

  @Test func aKindWithoutAPageIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("<!-- generated: kinds -->\n<!-- end -->\n", to: "docs/kinds/README.md")
    let schema = try EditorSchema(in: RepositoryPaths.root)
    #expect(throws: MissingPage.self) { try KindPages.files(RuleSet(), schema, in: folder.url) }
  }

  @Test func everyPageOfAKindIsOfAKindThatExists() {
    let pages = RepositoryPaths.files(
      below: RepositoryPaths.root.appending(path: "docs/kinds", directoryHint: .isDirectory), extensions: ["md"])
    let names = Set(pages.map { $0.deletingPathExtension().lastPathComponent }).subtracting(["README"])
    #expect(names == Set(RuleKinds.all.map { $0.kind }))
  }
}
