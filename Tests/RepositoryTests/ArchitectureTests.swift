import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

/// docs/architecture.md and the page with its details describe the code as it is.
@Suite struct ArchitectureTests {
  private static let page = ["docs/architecture.md", "docs/architecture-details.md"].map { path in
    (try? String(contentsOf: RepositoryPaths.root.appending(path: path), encoding: .utf8)) ?? ""
  }.joined(separator: "\n")
  private static let sources = RepositoryPaths.root.appending(path: "Sources")

  /// The cells of a table below a heading, without its head.
  private static func rows(below heading: String, table number: Int = 0) -> [[String]] {
    guard let start = page.range(of: "\n## \(heading)\n") else { return [] }
    let section = page[start.upperBound...].prefix(
      upTo: page[start.upperBound...].range(of: "\n## ")?.lowerBound ?? page.endIndex)
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
    let tables = lines.split { !$0.hasPrefix("|") }
    guard number < tables.count else { return [] }
    return tables[number].dropFirst(2).map { line in
      line.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func marked(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// The modules of a table, each with its imports.
  private static func modules(below heading: String) -> [(name: String, imports: Set<String>)] {
    rows(below: heading).map { row in
      let imports = row[1] == "–" ? [] : row[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return (row[0].trimmingCharacters(in: ["`"]), Set(imports))
    }
  }

  /// The modules with their imports are those that the package has, each once.
  @Test func theTableOfModulesIsThatOfTheImports() {
    let table = Self.modules(below: "Modules and their knowledge")
    #expect(table.map(\.name).sorted() == LayeringTests.arrows.keys.sorted())
    for module in table { #expect(module.imports == LayeringTests.arrows[module.name], "\(module.name)") }
  }

  /// Shared modules of the tests are targets with a path; executables are not modules that others import.
  @Test func theTableOfTestModulesIsThatOfTheImports() throws {
    let package = try String(contentsOf: RepositoryPaths.root.appending(path: "Package.swift"), encoding: .utf8)
    let paths = package.matches(of: /\.target\(\s*name: "(\w+)"[^)]*?path: "(Tests\/[\w\/]+)"/).reduce(
      into: [String: String]()
    ) { $0[String($1.1)] = String($1.2) }
    let table = Self.modules(below: "Modules of the tests")
    #expect(table.map(\.name).sorted() == paths.keys.sorted())
    for module in table {
      let folder = try #require(paths[module.name])
      #expect(module.imports == SourceFile.imports(below: folder), "\(module.name)")
    }
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

  /// The names and limits are those of the code.
  @Test(
    arguments: ["Before and after judging", "Where something waits", "What is remembered"].flatMap { rows(below: $0) }
      + rows(below: "What is remembered", table: 1))
  func theLimitIsThatOfTheCode(_ row: [String]) throws {
    let marked = Self.marked(in: row[1])
    let path = try #require(marked.last)
    let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
    for name in marked.dropLast().flatMap({ $0.split(separator: ".") }) where !text.contains(name) {
      Issue.record("\(path) does not hold \(name)")
    }
    for limit in Self.marked(in: row[3]) { #expect(text.contains(limit), "\(path): \(limit)") }
  }

  /// One verb, one meaning: these had many, so that a call did not say what it does. `take` is for what is removed and returned.
  @Test func fewFunctionsOnTheWayHaveAVagueVerb() {
    let modules: Set = ["LogCheckTrace", "LogCheckEngine", "LogCheck"]
    let vague = SourceFile.all.filter { modules.contains($0.target) }.flatMap { file in
      file.lines.filter { $0.contains(/\bfunc (take|see|show|hear|meet)\(/) }.map { "\(file.path): \($0)" }
    }
    #expect(vague.count <= 15, "\(vague.joined(separator: "\n"))")
  }

  /// Eleven private copies of one function had three meanings of a letter; a hash was written seven times.
  @Test func classesOfBytesAndTheHashAreDefinedOnce() {
    let classes =
      /\bfunc (isDigit|isLetter|isUpper|isLower|isAlphanumeric|isHex|hexDigit|hexadecimal|lowered)\(_ \w+: UInt8\)/
    let files = SourceFile.all.filter { $0.lines.contains { $0.contains(classes) } }
    #expect(files.map(\.path) == ["LogCheckModel/Bytes/ASCII.swift"])
    let hashes = SourceFile.all.filter { $0.lines.contains { $0.lowercased().contains("100_0000_01b3") } }
    #expect(hashes.map(\.path) == ["LogCheckModel/Bytes/FNVHash.swift"])
  }

  /// The glossary has each verb of the stations.
  @Test(arguments: [
    "receive", "admit", "hold", "locate", "note", "step", "decide", "doubt", "settle", "release", "count", "take",
  ])
  func theVerbIsInTheGlossaryAndInTheCode(_ verb: String) throws {
    let glossary = try String(contentsOf: RepositoryPaths.root.appending(path: "docs/glossary.md"), encoding: .utf8)
    let verbs = glossary.matches(of: #/\n\| ([a-z, ]+) \| to /#).flatMap { $0.1.split(separator: ", ") }
    #expect(verbs.contains { $0 == verb })
    let isUsed = SourceFile.all.contains { $0.lines.contains { $0.contains("func \(verb)(") } }
    #expect(isUsed, "no function is named \(verb)")
  }

  /// The table has each doubt once, in the order of the code, with what it does, where it is asked.
  @Test func theLaterDoubtsAreThoseOfTheCode() throws {
    let rows = Self.rows(below: "What may still change a verdict")
    #expect(rows.map { Self.marked(in: $0[0]).first } == LaterDoubt.allCases.map { "\($0)" })
    let verdicts: [(String, InstanceVerdict)] = [
      ("pass", .pass), ("fail", .fail), ("exception", .inconclusive(.exception)), ("inconclusive", .inconclusive(.end)),
      ("cancelled", .cancelled),
    ]
    for (row, doubt) in zip(rows, LaterDoubt.allCases) {
      #expect(row[2] == "`\(doubt.reason.rawValue)`")
      // A doubt about all open verdicts is one about exceptions, too.
      let words = verdicts.filter { doubt.concerns($0.1) }.map(\.0)
      let named = words.contains("inconclusive") ? words.filter { $0 != "exception" } : words
      #expect(Set(row[1].split(separator: ", ").map(String.init)) == Set(named), "\(doubt)")
      let path = try #require(Self.marked(in: row[3]).first)
      let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
      #expect(
        text.contains(".doubt(.\(doubt))") || text.contains("LaterDoubt.\(doubt)."), "\(path) does not ask for \(doubt)"
      )
    }
  }

  /// A verdict is decided by the state of the source alone; a change elsewhere would be a doubt that the list does not have.
  @Test func onlyTheSourceDecides() {
    let files = SourceFile.all.filter { $0.lines.contains { $0.contains(".decide(") } }
    #expect(files.map(\.path) == ["LogCheckEngine/SourceState.swift"])
  }

  /// The files and functions of each step are those of the code.
  @Test(arguments: rows(below: "The way of a verdict"))
  func theStepIsInItsFile(_ row: [String]) throws {
    let marked = Self.marked(in: row[3])
    let path = try #require(marked.last)
    let url = Self.sources.appending(path: path)
    #expect(FileManager.default.fileExists(atPath: url.path()))
    guard url.pathExtension == "swift" else { return }
    let text = try String(contentsOf: url, encoding: .utf8)
    for name in marked.dropLast().flatMap({ $0.split(separator: ".") }) where !text.contains("\(name)") {
      Issue.record("\(path) does not hold \(name)")
    }
  }

  /// A limit of a thousand or more, of anything that a capture can fill, is on the page: a new one is a new thing that is kept or cut.
  @Test func everyLargeLimitIsOnThePage() {
    let modules: Set = ["LogCheckIngest", "LogCheckTrace", "LogCheckEngine", "LogCheckOutcomes", "LogCheck"]
    var missing: [String] = []
    for file in SourceFile.all where modules.contains(file.target) {
      for line in file.lines {
        guard let found = line.firstMatch(of: #/static let (\w*[lL]imit) = ([0-9_]+)$/#),
          Int(found.2.replacing("_", with: "")) ?? 0 >= 1000
        else { continue }
        let isNamed = Self.page.split(separator: "\n").contains {
          $0.contains(file.path) && $0.contains("\(found.1) = \(found.2)")
        }
        if !isNamed { missing.append("\(file.path): \(found.1) = \(found.2)") }
      }
    }
    #expect(missing == [])
  }

  /// Without its heading a table is empty, so that no test would run on it.
  @Test(arguments: [
    "Stations of a line", "The way of a verdict", "Before and after judging", "What may still change a verdict",
    "Where something waits",
    "Threads", "Modules and their knowledge",
    "Modules of the tests",
  ])
  func theTableHasEntries(_ heading: String) {
    let rows = Self.rows(below: heading)
    #expect(rows.count > 1)
    #expect(Set(rows).count == rows.count, "a row occurs twice")
  }

  @Test(arguments: rows(below: "Threads").dropFirst())
  func theThreadBeginsThere(_ row: [String]) throws {
    let path = try #require(Self.marked(in: row[1]).first)
    #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: path).path()))
  }
}
