import Foundation
import LogCheckModel
import LogCheckReporting
import Testing

/// One rule that fails on sixty days is one block, with its days, in every report for people.
@Suite struct FailureDaysTests {
  private static let run: SampleRun = {
    let rule = RuleSummary("late-rule", "it is punctual", .fail, fails: 60)
    let findings = (0..<60).map { number in
      let day = number % 30 + 1
      let date = "2025-\(number < 30 ? "09" : "11")-\(day < 10 ? "0" : "")\(day)"
      return Finding(
        of: rule, "late on \(date)", [FindingEvidence(number + 1, "\(date)T06:05:00Z", "[APP] late", .deciding)])
    }
    return SampleRun(name: "sixty", findings: findings, summary: RunSummary(.fail, 1, [rule]))
  }()

  private static let days = "on 60 days from 2025-09-01 to 2025-11-30"

  @Test func thePageHasOneArticleWithItsDays() throws {
    let page = Self.run.report(.html)
    #expect(page.components(separatedBy: "<article").count == 2)
    #expect(page.contains("failed, 60 times, \(Self.days)"))
  }

  @Test func theMarkdownHasOneLineAndOneStoryWithItsDays() {
    let page = Self.run.report(.markdown)
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| 1 error, 60 times |") } == 1)
    #expect(page.contains("and 57 more, \(Self.days)"))
    #expect(page.components(separatedBy: "why: ").count == 4)
  }
}
