import Foundation
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import LogCheck
@testable import LogCheckRuleLibrary
@testable import LogCheckWorkshop

/// The rules inside the tool: ready to use, as files, and with examples instead of tests.
@Suite struct BuiltInRulesTests {
  @Test func theFilesLoadWithoutTestsAndWithoutProblems() throws {
    let (rules, diagnostics) = RuleLoader.load(try BuiltInRules.files)
    #expect(diagnostics == [])
    #expect(rules.named.count > 300)
    #expect(rules.rules.allSatisfy { $0.tests.isEmpty })
  }

  /// Without tests, the files of the repository give the same rules at the same lines.
  @Test func theFilesAreThoseOfTheRepository() throws {
    let embedded = RuleLoader.load(try BuiltInRules.files).rules
    let folder = RepositoryPaths.root.path(percentEncoded: false)
    var whole = try Shipped.testedRules.get().ruleSet
    for index in whole.rules.indices { whole.rules[index].tests = [] }
    whole.outcomeTests = []
    for index in whole.formats.indices {
      whole.formats[index].samples = []
      whole.formats[index].others = []
    }
    #expect(described(embedded) == described(whole).replacing(folder, with: ""))
  }

  @Test func theReadyRulesAreThoseOfTheFiles() throws {
    var ready = try #require(BuiltInRules.ruleSet)
    ready.hasProvenPatterns = false
    #expect(described(ready) == described(RuleLoader.load(try BuiltInRules.files).rules))
  }

  @Test func aFileIsFoundByThePathInItsMarks() throws {
    let file = try #require(BuiltInRules.file(at: "Rules/prefetch/prefetch-lead-is-five-minutes.yml"))
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("id: prefetch-lead-is-five-minutes"))
    #expect(file.lacksTests)
    #expect(BuiltInRules.file(at: "Rules/prefetch/no-such-rule.yml") == nil)
    #expect(BuiltInRules.file(at: "other.yml") == nil)
  }

  @Test func everyRuleHasAPassingAndAFailingExample() throws {
    let rules = try #require(BuiltInRules.ruleSet)
    let tested = Dictionary(grouping: try Shipped.testedRules.get().ruleSet.named, by: \.id)
    for rule in rules.named {
      let examples = try #require(BuiltInRules.examples(of: rule), "\(rule.id)")
      #expect(examples.contains("\nExample, pass") && examples.contains("\nExample, fail"), "\(rule.id)")
      let whole = try #require(tested[rule.id]?.first)
      #expect(examples == RuleExplanation.examples(of: whole, in: try Shipped.testedRules.get().ruleSet), "\(rule.id)")
    }
  }
}
