import Foundation
import LogCheckTestSupport
import Testing

/// The pages of docs/decisions and their index agree, and a page that a later one supersedes says so.
@Suite struct DecisionTests {
  private static let folder = RepositoryPaths.root.appending(path: "docs/decisions", directoryHint: .isDirectory)
  /// The pages by the name of their file.
  private static let pages: [String: String] = RepositoryPaths.files(below: folder, extensions: ["md"]).reduce(
    into: [:]
  ) { $0[$1.lastPathComponent] = (try? String(contentsOf: $1, encoding: .utf8)) ?? "" }
  private static let files = pages.keys.filter { $0 != "README.md" }.sorted()

  private struct Entry {
    var number: String
    var file: String
    var title: String
    var state: String
  }

  private static let index: [Entry] = (pages["README.md"] ?? "").split(separator: "\n").compactMap { line in
    line.wholeMatch(of: /\| \[(\d{4})\]\((.+?)\) \| (.+) \| (.+) \|/).map {
      Entry(number: String($0.1), file: String($0.2), title: String($0.3), state: String($0.4))
    }
  }

  @Test func everyPageIsInTheIndexOnceAndInOrder() {
    #expect(Self.index.map(\.file) == Self.files)
    #expect(Set(Self.files.map { $0.prefix(4) }).count == Self.files.count, "a number is used twice")
  }

  @Test(arguments: files)
  func numberTitleAndStateOfTheIndexAreThoseOfThePage(_ file: String) throws {
    let page = try #require(Self.pages[file])
    let entry = try #require(Self.index.first { $0.file == file })
    let number = try #require(Int(entry.number))
    #expect(file.hasPrefix(entry.number + "-"))
    #expect(page.hasPrefix("# \(number). \(entry.title)\n\n"))
    let later = try Self.superseding(page)
    let links = later.map { "[\($0.prefix(4))](\($0))" }.joined(separator: ", ")
    if later.isEmpty {
      #expect(entry.state == "in force")
    } else if page.contains("\nSuperseded by ") {
      #expect(entry.state == "superseded by " + links)
    } else {
      #expect(entry.state == "superseded in part by " + links)
    }
  }

  /// The later page says what it supersedes, and is later.
  @Test(arguments: files)
  func bothPagesSayThatOneSupersedesTheOther(_ file: String) throws {
    let page = try #require(Self.pages[file])
    for later in try Self.superseding(page) {
      #expect(later > file)
      #expect(try Self.superseded(#require(Self.pages[later])).contains(file), "\(later) does not name \(file)")
    }
    for earlier in Self.superseded(page) {
      #expect(earlier < file)
      #expect(try Self.superseding(#require(Self.pages[earlier])).contains(file), "\(earlier) does not name \(file)")
    }
  }

  /// The pages that the third line of a page names as superseding it.
  private static func superseding(_ page: String) throws -> [String] {
    let line = page.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).first ?? ""
    guard line.hasPrefix("Superseded ") else {
      #expect(!page.contains("\nSuperseded "), "the line must be the first one below the title")
      return []
    }
    let links = linked(in: line)
    #expect(!links.isEmpty)
    return links
  }

  /// The pages that a page supersedes: those that the sentence names which begins with `Supersedes`.
  private static func superseded(_ page: String) -> [String] {
    guard let start = page.range(of: "Supersedes ") else { return [] }
    return linked(in: page[start.lowerBound...].prefix { $0 != "#" })
  }

  private static func linked(in text: Substring) -> [String] {
    text.matches(of: /\]\((\d{4}-.+?\.md)\)/).map { String($0.1) }
  }
}
