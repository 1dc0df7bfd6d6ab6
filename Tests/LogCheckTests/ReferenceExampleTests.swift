import Foundation
import LogCheck
import LogCheckRules
import LogCheckTestSupport
import Testing

/// The rules of docs/writing-rules.md that stand there with tests, judged with the events that ship with the tool.
@Suite struct ReferenceExampleTests {
  /// The examples that begin with a kind and have tests.
  private static let examples: [String] = {
    let page = (try? String(contentsOf: RepositoryPaths.root.appending(path: "docs/writing-rules.md"), encoding: .utf8))
    return (page ?? "").matches(of: /```yaml\n(kind: (?s).*?)```/).map { String($0.1) }
      .filter { $0.contains("\ntests:\n") }
  }()

  @Test(arguments: examples) func anExampleWithTestsPassesThem(_ example: String) throws {
    var text = "schema: dnp-rules/1\nrules:\n  - id: an-example\n    title: what the page shows\n"
    for line in example.split(separator: "\n") { text += "    \(line)\n" }
    let files = BuiltInRules.files + [RuleFileText(path: "example.yml", bytes: Array(text.utf8))]
    let library = try RuleLibrary(files: files, selected: ["an-example"])
    #expect(library.warnings.isEmpty)
    let rule = try #require(library.ruleSet.rules.first)
    let runner = try RuleTestRunner(library.ruleSet)
    for test in rule.tests { #expect(runner.run(test, of: rule) == [], "\(test.name)") }
  }

  @Test func thereAreSuchExamples() { #expect(!Self.examples.isEmpty) }
}
