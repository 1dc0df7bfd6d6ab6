import Foundation
import LogCheckModel
import LogCheckRules
import Testing

/// The reference of the language, docs/writing-rules.md.
@Suite struct ReferenceTests {
  private let page: String

  init() throws {
    let url = testFolder.deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "docs/writing-rules.md")
    page = try String(contentsOf: url, encoding: .utf8)
  }

  @Test func everyExampleIsYAML() throws {
    let examples = page.matches(of: /```yaml\n((?s).*?)```/).map { String($0.1) }
    try #require(examples.count > 10)
    for example in examples {
      let problems = RuleProblems()
      _ = YAMLReader.read(RuleFileText(path: "writing-rules.md", bytes: Array(example.utf8)), reportingTo: problems)
      // Some examples show a key in several spellings, one below the other.
      #expect(problems.sorted.filter { $0.code != "R012" }.map { rendered($0) } == [])
    }
  }

  @Test func everyKeyIsNamed() {
    for table in KeyTable.all {
      for key in table.keys {
        #expect(page.contains("\(key.name):") || page.contains("`\(key.name)`"), "\(table.name).\(key.name)")
      }
    }
  }

  @Test func everyWordOfAnEnumerationIsNamed() {
    let words =
      InconclusiveReason.allCases.map(\.rawValue) + FieldType.allCases.map(\.rawValue)
      + Expression.Function.allCases.map { "\($0.rawValue)(" } + Severity.allCases.map(\.rawValue)
      + Rule.Status.allCases.map(\.rawValue) + RuleKinds.all.map { "kind: \($0.kind)" }
    for word in words { #expect(page.contains(word), "\(word)") }
  }
}
