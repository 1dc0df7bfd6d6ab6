import Foundation
import LogCheckModel
import LogCheckRules
import Testing

/// The reference of the language: docs/rule-language.md, the pages that it lists, and docs/kinds.
@Suite struct ReferenceTests {
  private static let paths =
    ["writing-rules", "rule-language", "rule-events", "expressions", "verdicts", "rule-tests", "outcomes"].map {
      "docs/\($0).md"
    }
    + RuleKinds.all.map { "docs/kinds/\($0.kind).md" }
  private let pages: [(path: String, text: String)]
  private var page: String { pages.map(\.text).joined(separator: "\n") }

  init() throws {
    let root = testFolder.deletingLastPathComponent().deletingLastPathComponent()
    pages = try Self.paths.map { ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
  }

  @Test func everyExampleIsYAML() throws {
    let examples = pages.flatMap { path, text in
      text.matches(of: /```yaml\n((?s).*?)```/).map { (path, String($0.1)) }
    }
    try #require(examples.count > 10)
    for (path, example) in examples {
      let problems = RuleProblems()
      _ = YAMLReader.read(RuleFileText(path: path, bytes: Array(example.utf8)), reportingTo: problems)
      // Some examples show a key in several spellings, one below the other.
      #expect(problems.sorted.filter { $0.code != "R012" }.map { rendered($0) } == [])
    }
  }

  /// Tables of keys are generated; what a key does in a rule is in the example or the text by hand.
  @Test func everyPageOfAKindHasAnExample() {
    for kind in RuleKinds.all {
      let text = pages.first { $0.path == "docs/kinds/\(kind.kind).md" }?.text ?? ""
      #expect(text.contains("```yaml\nkind: \(kind.kind)\n"), "\(kind.kind)")
    }
  }

  @Test func everyKeyIsNamed() {
    let page = page
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
    let page = page
    for word in words { #expect(page.contains(word), "\(word)") }
  }
}
