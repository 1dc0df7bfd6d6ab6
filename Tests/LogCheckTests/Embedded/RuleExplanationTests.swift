import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import LogCheckWorkshop

/// The pages of `explain` that fit a screen.
@Suite struct RuleExplanationTests {
  private static let layout = TextLayout(columns: 80)

  private static func page(_ id: String) throws -> String {
    let rules = try #require(BuiltInRules.ruleSet)
    return try #require(Explanation.page(of: id, in: rules, layout: layout))
  }

  /// The prompt of a shell has the last of 24 lines.
  @Test func everyRuleFitsASmallTerminal() throws {
    let rules = try #require(BuiltInRules.ruleSet)
    var samples = 0
    for rule in rules.named {
      let page = RuleExplanation.brief(rule, in: rules, layout: Self.layout)
      let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count <= 23, "\(rule.id): \(lines.count) lines")
      for line in lines { #expect(TextWidth.of(String(line)) <= 80, "\(rule.id): \(line)") }
      #expect(page.hasPrefix(rule.id + ": "), "\(rule.id)")
      #expect(page.contains("\nWhat it checks:\n"), "\(rule.id)")
      // Which values go together, and how, and not that some must.
      #expect(!page.contains("must go together"), "\(rule.id)")
      if page.contains("\nOn such lines it passes:\n") { samples += 1 }
    }
    #expect(samples * 10 > rules.named.count * 9, "\(samples) samples")
  }

  /// The samples that the tool carries are those of the rules' tests.
  @Test func samplesAreThoseOfTheTests() throws {
    let rules = try #require(BuiltInRules.ruleSet)
    let tested = try Shipped.testedRules.get().ruleSet
    let whole = Dictionary(grouping: tested.named, by: \.id)
    for rule in rules.named {
      let source = try #require(whole[rule.id]?.first)
      #expect(RuleSample.known(of: rule, in: rules) == RuleSample(source, in: tested), "\(rule.id)")
    }
  }

  @Test(arguments: [
    ("one-completion-per-run", "run_id=r1 in both"),
    ("prefetch-lead-is-five-minutes", "5 min after"),
    ("prefetch-lead-is-five-minutes", "Scheduling prefetch for notification at 2025-11-15T"),
    (
      "miss-is-declared-at-the-next-entry",
      "After \"the system took the background task request\" (s) one of these must come:"
    ),
    ("miss-is-declared-at-the-next-entry", "by earliest_begin of s + 15 min"),
    ("miss-is-declared-at-the-next-entry", "within 5 s of the first"),
  ])
  func pagesNameTheValuesThatGoTogether(_ id: String, _ words: String) throws {
    let page = try Self.page(id).split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(page.contains(words), "\(page)")
  }

  /// Long lists of events and requirements are cut, and said to be.
  @Test(arguments: ["fetch.bgtask.submitted", "REQ-177"])
  func listsAreCutUnlessAllIsAskedFor(_ name: String) throws {
    let rules = try #require(BuiltInRules.ruleSet)
    let brief = try Self.page(name)
    let whole = try #require(Explanation.page(of: name, in: rules, layout: Self.layout) { _ in nil })
    #expect(brief.contains(" more (-v)\n"))
    #expect(!whole.contains(" more (-v)\n") && whole.utf8.count > brief.utf8.count)
    #expect(brief.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
  }
}
