import Foundation
import LogCheckTestSupport
import Testing

/// The matchers for GitHub and Visual Studio Code find what `--report lines` prints.
@Suite struct ProblemMatcherTests {
  private struct Pattern: Decodable {
    var regexp: String
    var file: Int
    var line: Int
    var severity: Int?
    var message: Int
    var code: Int
  }
  private struct ForGitHub: Decodable {
    struct Matcher: Decodable {
      var owner: String
      var severity: String?
      var pattern: [Pattern]
    }
    var problemMatcher: [Matcher]
  }
  private struct ForEditor: Decodable {
    struct Matcher: Decodable { var pattern: Pattern }
    struct Task: Decodable { var problemMatcher: Matcher }
    var tasks: [Task]
  }

  private static func data(_ name: String) throws -> Data {
    try Data(contentsOf: RepositoryPaths.root.appending(path: "docs/examples/editors/\(name)"))
  }

  private static func patterns(_ name: String) throws -> [Pattern] {
    if name == "tasks.json" {
      return try JSONDecoder().decode(ForEditor.self, from: data(name)).tasks.map(\.problemMatcher.pattern)
    }
    return try JSONDecoder().decode(ForGitHub.self, from: data(name)).problemMatcher.flatMap(\.pattern)
  }

  /// The finding that a line holds: file, line, severity, message, code.
  private static func match(_ line: String, _ pattern: Pattern) throws -> [String]? {
    let expression = try NSRegularExpression(pattern: pattern.regexp)
    let whole = NSRange(line.startIndex..., in: line)
    guard let found = expression.firstMatch(in: line, range: whole) else { return nil }
    return [pattern.file, pattern.line, pattern.severity, pattern.message, pattern.code].map { group in
      group.flatMap { Range(found.range(at: $0), in: line) }.map { String(line[$0]) } ?? "note"
    }
  }

  @Test(arguments: ["problem-matcher.json", "tasks.json"], ["", "--fail-on warning --verbose", "--strict"])
  func everyFindingIsFoundAndNothingElse(_ file: String, _ options: String) throws {
    let scratch = try Scratch()
    let setup = "mkdir -p 'night logs'; dnp-logcheck simulate happy-path --days 3 --fault HP-M9 > 'night logs/a b.log'"
    _ = try scratch.shell(setup)
    let run = try scratch.shell(
      "dnp-logcheck \(options) --report lines --report jsonl=all.jsonl 'night logs'")
    #expect(run.exitCode == 1)
    let lines = run.outputText.split(separator: "\n").map(String.init)
    let patterns = try Self.patterns(file)
    var found: [[String]] = []
    for line in lines {
      let matches = try patterns.compactMap { try Self.match(line, $0) }
      #expect(matches.count <= 1, "\(line)")
      // What looks like a finding to a person is one for the matcher, too.
      #expect(matches.isEmpty == !line.contains(/log:\d+:\d+: (error|warning|note):/), "\(line)")
      found += matches
    }
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding[0] == "night logs/a b.log" && Int(finding[1]) != nil, "\(finding)")
      #expect(["error", "warning", "note"].contains(finding[2]) && !finding[3].isEmpty, "\(finding)")
      #expect(finding[4].contains("-"), "\(finding)")
    }
    #expect(found.contains { $0[2] == "error" })
  }

  /// GitHub knows no other severities.
  @Test func theMatcherOfGitHubNamesItsSeverities() throws {
    let matchers = try JSONDecoder().decode(ForGitHub.self, from: Self.data("problem-matcher.json")).problemMatcher
    #expect(Set(matchers.map(\.owner)).count == matchers.count)
    for matcher in matchers {
      #expect(matcher.severity == "notice" || matcher.pattern.allSatisfy { $0.regexp.contains("(error|warning)") })
    }
  }
}
