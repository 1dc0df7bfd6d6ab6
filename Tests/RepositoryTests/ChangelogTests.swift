import Foundation
import LogCheckTestSupport
import Testing

@testable import dnp_logcheck

@Suite struct ChangelogTests {
  private let headings: [String]

  init() throws {
    let text = try String(contentsOf: RepositoryPaths.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  @Test func unreleasedChangesAreOnTop() {
    #expect(headings.first == "Unreleased")
  }

  @Test func theLatestVersionIsTheOneTheToolPrints() {
    #expect(headings.dropFirst().first == Version.current)
  }

  @Test func versionsAreInOrderAndUnique() {
    let versions = headings.dropFirst().map { $0.split(separator: ".").compactMap { Int($0) } }
    #expect(versions.allSatisfy { $0.count == 3 })
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $1.lexicographicallyPrecedes($0) })
  }
}
