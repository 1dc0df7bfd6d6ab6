import Foundation
import LogCheckModel
import LogCheckReporting
import Testing

/// Links from a report to what people read about a rule.
@Suite struct RulePageTests {
  private static func run(_ address: String?, rule id: String = "late-rule") -> SampleRun {
    let rule = RuleSummary(id, "it is punctual", .fail, fails: 1)
    var run = SampleRun(
      name: "late", findings: [Finding(of: rule, "it came late", [FindingEvidence(9, nil, "[APP] x", .deciding)])],
      summary: RunSummary(.fail, 1, [rule]))
    run.header.rulePages = address.flatMap { RulePages($0) }
    return run
  }

  @Test func reportsLinkToTheAddressOfTheSettings() throws {
    let run = Self.run("https://docs.example.org/rules/{rule}.html?v=1&r={rule}")
    let address = "https://docs.example.org/rules/late-rule.html?v=1&r=late-rule"
    let sarif = try JSONValue(run.report(.sarif))
    #expect(sarif["runs"].items[0]["tool"]["driver"]["rules"].items[0]["helpUri"] == .text(address))
    #expect(run.report(.markdown).contains("[`late-rule`](\(address))"))
    #expect(
      run.report(.html).contains("<a href=\"\(address.replacing("&", with: "&amp;"))\"><code>late-rule</code></a>"))
  }

  /// No host is invented: the page links to its own table, the others to nothing.
  @Test func withoutAnAddressNothingLeavesTheReport() throws {
    let run = Self.run(nil)
    #expect(!run.report(.sarif).contains("helpUri"))
    #expect(!run.report(.markdown).contains("]("))
    let page = run.report(.html)
    #expect(page.contains("<a href=\"#rule-late-rule\"><code>late-rule</code></a>"))
    #expect(page.components(separatedBy: " id=\"rule-late-rule\"").count == 2)
  }

  @Test func anIdIsNeverMarkupInAnAddress() {
    let run = Self.run("https://docs.example.org/{rule}", rule: "a)b\"<c> d")
    #expect(run.report(.markdown).contains("](https://docs.example.org/a%29b%22%3Cc%3E%20d)"))
    #expect(run.report(.html).contains("href=\"https://docs.example.org/a%29b%22%3Cc%3E%20d\""))
  }
}
