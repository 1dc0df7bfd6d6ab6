import Foundation
import LogCheck
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

/// Examples of docs/writing-rules.md that are whole rules but for their heads: their tests run with the events that ship with
/// the tool.
@Suite struct KindExampleTests {
  static let examples: [String] = {
    let url = RepositoryPaths.root.appending(path: "docs/writing-rules.md")
    let page = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return page.matches(of: /```yaml\n(kind: (?s).*?)```/).map { String($0.1) }.filter { $0.contains("\ntests:\n") }
  }()

  @Test func thereAreSuchExamples() {
    #expect(Self.examples.contains { $0.hasPrefix("kind: domain") })
  }

  @Test(arguments: examples)
  func theTestsOfAnExamplePass(_ example: String) throws {
    var text = "schema: dnp-rules/1\nrules:\n  - id: example\n    title: an example\n"
    for line in example.split(separator: "\n") { text += "    \(line)\n" }
    let events = BuiltInRules.files.filter { $0.path.contains("events/") }
    try #require(!events.isEmpty)
    let (rules, diagnostics) = RuleLoader.load(events + [RuleFileText(path: "example.yml", bytes: Array(text.utf8))])
    #expect(diagnostics.map { rendered($0) } == [])
    let rule = try #require(rules.rules.first)
    let runner = try RuleTestRunner(rules)
    for test in rule.tests { #expect(runner.run(test, of: rule) == [], "\(test.name)") }
  }
}
