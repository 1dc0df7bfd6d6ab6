import Foundation
import LogCheckRules
import LogCheckTestSupport
import Testing

/// The table of CONTRIBUTING.md says which files a change needs. It is followed here for everything that is already there: each format, writer,
/// report, rule kind and rule has the files that its line names, and no other one is needed for it.
@Suite struct RecipeTests {
  private static let page = (try? text(of: "CONTRIBUTING.md")) ?? ""

  private static func text(of path: String) throws -> String {
    try String(contentsOf: RepositoryPaths.root.appending(path: path), encoding: .utf8)
  }

  /// The names in the code style of a line of the table.
  private static func named(_ what: String) throws -> [String] {
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("| \(what) |") }, "no line for \(what)")
    return line.split(separator: "|").dropFirst().flatMap { cell in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }

  private static let lines = [
    "a rule", "an event", "a capture format", "its writer", "a scenario with its faults", "a report format",
    "a program that reads reports in the tests", "an option that takes a file or a name", "a rule kind",
    "a dependency or a target",
  ]

  @Test func theTableHasTheseLines() {
    let table = Self.page.components(separatedBy: "## Which files a change needs")[1]
    let found = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { $0.split(separator: "|")[0] }
    #expect(found.map { $0.trimmingCharacters(in: .whitespaces) } == ["You add", "---"] + Self.lines)
  }

  /// Paths without a part to fill in are there, from the top or below Sources and Tests.
  @Test(arguments: lines) func theFilesThatAreEditedAreThere(_ what: String) throws {
    let files =
      RepositoryPaths.files(below: RepositoryPaths.root.appending(path: "Sources"), extensions: ["swift"])
      + RepositoryPaths.files(below: RepositoryPaths.root.appending(path: "Tests"), extensions: ["swift"])
    for path in try Self.named(what) where path.contains(/\/|\.swift$/) && !path.contains("<") {
      let atTop = RepositoryPaths.root.appending(path: path)
      let isThere =
        FileManager.default.fileExists(atPath: atTop.path(percentEncoded: false))
        || files.contains { $0.path(percentEncoded: false).hasSuffix("/" + path) }
      #expect(isThere, "\(path), of the line for \(what)")
    }
  }

  /// The constants of a type, each with its id, that the files of a folder declare.
  private static func declared(_ type: String, below folder: String, ending: String) -> [String: String] {
    var found: [String: String] = [:]
    for file in SourceFile.all where file.path.hasPrefix(folder + "/") && file.path.hasSuffix(ending) {
      let text = file.lines.joined(separator: "\n")
      for match in text.matches(of: /static let (\w+)(?:: \w+)? = (\w+)\(\s*id: "([\w-]+)"/) where match.2 == type {
        found[String(match.1)] = String(match.3)
      }
    }
    return found
  }

  /// The constants that a registry lists.
  private static func registered(in path: String) throws -> Set<String> {
    let list = try text(of: path).components(separatedBy: "] = [")[1].components(separatedBy: "\n  ]")[0]
    return Set(list.matches(of: /\.(\w+)/).map { String($0.1) })
  }

  @Test func eachCaptureFormatHasItsFiles() throws {
    #expect(try Self.named("a capture format").contains("LogFormat+All.swift"))
    let declared = Self.declared("LogFormat", below: "LogCheckIngest/Formats", ending: "Format.swift")
    #expect(try Set(declared.keys) == Self.registered(in: "Sources/LogCheckIngest/LogFormat+All.swift"))
    #expect(declared.count > 15)
    let table = try Self.text(of: "docs/formats.md")
    for id in declared.values {
      let samples = RepositoryPaths.root.appending(path: "SampleLogs/formats/\(id)")
      let names = try FileManager.default.contentsOfDirectory(atPath: samples.path(percentEncoded: false))
      #expect(!names.isEmpty, "SampleLogs/formats/\(id)")
      #expect(table.contains("`\(id)`"), "docs/formats.md has no \(id)")
    }
  }

  @Test func eachReportFormatHasItsFiles() throws {
    #expect(try Self.named("a report format").contains("ReportFormat+All.swift"))
    let declared = Self.declared("ReportFormat", below: "LogCheckReporting/Reporters", ending: "Reporter.swift")
    #expect(try Set(declared.keys) == Self.registered(in: "Sources/LogCheckReporting/ReportFormat+All.swift"))
    #expect(declared.count > 12)
    let pages = try Self.text(of: "docs/reports.md") + Self.text(of: "docs/json-output.md")
    for id in declared.values {
      let isDescribed =
        try pages.contains("`\(id)`") || pages.contains("--report \(id)`")
        || pages.contains(Regex("\n## [^\n]*\\b\(id)\\b"))
      #expect(isDescribed, "docs/reports.md has nothing about \(id)")
    }
  }

  @Test(arguments: RuleKinds.all.map { (kind: $0.kind, type: "\($0)") }) func eachRuleKindHasItsFiles(
    _ kind: String, _ type: String
  ) throws {
    let name = type.replacing("Rule", with: "")
    var paths = try Self.named("a rule kind").filter { $0.contains("<") }
    #expect(paths.count == 3)
    // It is read as one of two others, which have monitors.
    if name == "Check" { paths.removeAll { $0.hasPrefix("Monitors/") } }
    for path in paths {
      let filled = path.replacing("<X>", with: name).replacing("<x>", with: kind)
      let isThere =
        filled.hasPrefix("docs/")
        ? try Self.text(of: filled).contains("```yaml\nkind: \(kind)\n")
        : SourceFile.all.contains { $0.path.hasSuffix("/" + filled) }
      #expect(isThere, "\(filled)")
    }
    #expect(try Self.text(of: "docs/schemas/dnp-rules-1.schema.json").contains("\"\(kind)\""))
    #expect(try Self.text(of: "docs/kinds/README.md").contains("(\(kind).md)"))
  }

  /// Each built-in rule is in a file of its name, and the list of its requirement names it.
  @Test func theExampleOfARuleIsFollowed() throws {
    let requirements = try Self.text(of: "docs/requirements.md")
    let named = try Self.named("a rule")
    #expect(named.contains("Rules/<area>/<id>.yml") && named.contains("docs/requirements.md"))
    let rules = RepositoryPaths.files(below: RepositoryPaths.root.appending(path: "Rules"), extensions: ["yml"])
    var counted = 0
    for url in rules {
      let text = try String(contentsOf: url, encoding: .utf8)
      guard let match = text.firstMatch(of: /\n  - id: ([\w-]+)\n/),
        text.hasPrefix("rules:") || text.contains("\nrules:")
      else { continue }
      counted += 1
      #expect(url.lastPathComponent == "\(match.1).yml", "\(url.lastPathComponent)")
      if text.contains(/\n    requirements: \[REQ/) {
        #expect(requirements.contains("`\(match.1)`"), "\(match.1)")
      }
    }
    #expect(counted > 400)
  }
}
