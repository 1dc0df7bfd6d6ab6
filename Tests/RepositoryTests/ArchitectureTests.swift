import Foundation
import LogCheckTestSupport
import Testing

/// docs/architecture.md describes the code as it is.
@Suite struct ArchitectureTests {
  private static let page =
    (try? String(
      contentsOf: RepositoryPaths.root.appending(path: "docs/architecture.md"), encoding: .utf8)) ?? ""
  private static let sources = RepositoryPaths.root.appending(path: "Sources")

  /// The cells of the table below a heading, without its head.
  private static func rows(below heading: String) -> [[String]] {
    guard let start = page.range(of: "\n## \(heading)\n") else { return [] }
    let lines = page[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    return table.map { line in
      line.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func marked(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// The modules with their imports are those that the package has.
  @Test func theTableOfModulesIsThatOfTheImports() {
    var table: [String: Set<String>] = [:]
    for row in Self.rows(below: "Modules and their knowledge") {
      let imports = row[1] == "–" ? [] : row[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      table[row[0].trimmingCharacters(in: ["`"])] = Set(imports)
    }
    #expect(table == LayeringTests.arrows)
  }

  /// Each station is in the file that the table names.
  @Test(arguments: rows(below: "Stations of a line"))
  func theStationIsInItsFile(_ row: [String]) throws {
    let files = Self.marked(in: row[2]).map { Self.sources.appending(path: $0) }
    #expect(!files.isEmpty)
    for file in files { #expect(FileManager.default.fileExists(atPath: file.path())) }
    guard files.allSatisfy({ $0.pathExtension == "swift" }) else { return }
    let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let names = Self.marked(in: row[1]).flatMap { $0.split(separator: ".") }
    for name in names where text.range(of: "\\b\(name)\\b", options: .regularExpression) == nil {
      Issue.record("\(row[2]) does not hold \(name)")
    }
  }

  /// The limits are those of the code.
  @Test(arguments: rows(below: "Where something waits"))
  func theLimitIsThatOfTheCode(_ row: [String]) throws {
    let path = try #require(Self.marked(in: row[1]).last)
    let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
    for limit in Self.marked(in: row[3]) { #expect(text.contains(limit), "\(path): \(limit)") }
  }

  @Test(arguments: rows(below: "Threads").dropFirst())
  func theThreadBeginsThere(_ row: [String]) throws {
    let path = try #require(Self.marked(in: row[1]).first)
    #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: path).path()))
  }
}
