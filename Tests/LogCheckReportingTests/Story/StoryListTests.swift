import LogCheckModel
import Testing

@testable import LogCheckReporting

/// The story for people: one list in order of time, with everything that is folded counted.
@Suite struct StoryListTests {
  private static let day: Int64 = 86_400

  private static func row(_ label: String, _ lane: Int, _ seconds: Int64, _ line: Int, key: String?) -> TimelineRow {
    var row = TimelineRow(
      entry: label, lane: lane, mark: .happened, label: label, capture: "night.log", line: line, session: 0)
    row.logged = RunTimeline.point(seconds)
    row.key = key
    return row
  }

  /// Every day eight lines of two schedules in two strips, in turn; on some days a failure, every day what is unknown for two reasons.
  private static func days(_ count: Int, failing: Set<Int> = [], unknown: Bool = true) -> SampleRun {
    var timeline = RunTimeline()
    timeline.lanes = [TimelineLane(id: "task", title: "tasks"), TimelineLane(id: "store", title: "the store")]
    var source = TimelineSource(name: "device 1", identity: nil, captures: ["night.log"])
    let late = RuleSummary("late", "a delivery is punctual", failing.isEmpty ? .pass : .fail, fails: failing.count)
    var findings: [Finding] = []
    for number in 0..<count {
      for item in 0..<8 {
        let line = number * 10 + item + 1
        source.rows.append(
          row(
            "step \(line)", item % 2, Int64(number) * day + Int64(item) * 60, line, key: item % 4 < 2 ? "a" : "b"))
      }
      let line = number * 10 + 1
      if failing.contains(number) {
        var finding = Finding(
          of: late, "late on day \(number)", next: "Look at the clock.", [FindingEvidence(line, nil, "step", .deciding)]
        )
        finding.moment = RunTimeline.point(Int64(number) * day + 30)
        findings.append(finding)
      }
      guard unknown else { continue }
      for (rule, reason) in [("one", InconclusiveReason.time), ("two", .time), ("three", .gap)] {
        let summary = RuleSummary(rule, "rule \(rule)", .inconclusive, reasons: [reason: count])
        var finding = Finding(
          of: summary, "not known", verdict: .inconclusive(reason), [FindingEvidence(line, nil, "step")])
        finding.moment = RunTimeline.point(Int64(number) * day + 45)
        findings.append(finding)
      }
    }
    timeline.sources = [source]
    var run = SampleRun(name: "days", findings: findings, summary: RunSummary(.pass, 0, [late]))
    run.summary.timeline = timeline
    return run
  }

  private func lines(_ run: SampleRun, _ change: (inout StoryArrangement) -> Void = { _ in }) -> [Substring] {
    var arrangement = StoryArrangement()
    change(&arrangement)
    return StoryTests.story(run).written(as: .text, .plain, arrangement).split(separator: "\n")
  }

  private func steps(_ lines: [Substring]) -> [Int] {
    lines.compactMap { $0.contains("step ") ? $0.split(separator: "step ")[1].prefix { $0.isNumber } : nil }
      .compactMap { Int($0) }
  }

  @Test func oneListInOrderOfTimeIsTheDefault() {
    let run = Self.days(2)
    #expect(steps(lines(run)) == (1...8).map { $0 } + (11...18).map { $0 })
    // With lanes, the lines of each schedule are together.
    #expect(steps(lines(run) { $0.isByLane = true }).prefix(8) == [1, 2, 5, 6, 3, 4, 7, 8])
  }

  @Test func aLineNamesItsScheduleWhereSeveralShareAStrip() {
    #expect(lines(Self.days(1)).contains { $0.contains("step 1 a [line 1]") })
    #expect(lines(Self.days(1)).contains { $0.hasPrefix("Schedules and tasks: a, b") })
    #expect(lines(Self.days(1)) { $0.isByLane = true }.contains { $0.contains("step 1 [line 1]") })
  }

  @Test func whatIsUnknownOnTenDaysIsListedOnceForEachReasonAndCounted() {
    let unknown = lines(Self.days(10)).filter { $0.contains("  unknown  ") }
    #expect(unknown.count == 2)
    #expect(unknown.contains { $0.contains("20 findings of 2 rules (time): one, two") })
    let text = lines(Self.days(10)).joined(separator: " ").replacing("  ", with: "")
    #expect(text.contains("and 9 more of this rule, for the same reason"))
    #expect(lines(Self.days(10)) { $0.isComplete = true }.count { $0.contains("  unknown  ") } == 30)
  }

  @Test func longRunsFoldQuietDaysAndCountThem() {
    let run = Self.days(60, failing: [20, 40], unknown: false)
    let text = lines(run)
    // The first day, and those with a failure, are listed in full.
    #expect(steps(text).count == 24)
    #expect(Set(steps(text).map { $0 / 10 }) == [0, 20, 40])
    #expect(text.contains("2025-11-16 to 2025-12-04, UTC: 19 days, 152 lines, nothing failed"))
    #expect(text.contains { $0.contains("57 days folded: 57 days, 456 lines, nothing failed; --all lists them") })
    #expect(steps(lines(run) { $0.isComplete = true }).count == 480)
  }

  @Test func ofManyDaysWithFailuresTheFirstAreListedAndTheRestCounted() {
    let text = lines(Self.days(60, failing: Set(0..<60), unknown: false))
    #expect(text.count { $0.contains("  FAIL  ") } == 14)
    #expect(text.contains { $0.hasSuffix("46 days, 368 lines, 46 failures") })
    // What to do next is said once for each rule.
    #expect(text.count { $0.contains("next: ") } == 1)
  }

  @Test func aPageHoldsTheFoldedDays() {
    let page = StoryTests.story(Self.days(60, unknown: false)).written(as: .html)
    #expect(page.split(separator: "<td><p>step ").count == 481)
    #expect(page.split(separator: "<details>").count == 2)
  }

  /// A plan in UTC and stamps of an unknown zone: how late it came is not known.
  @Test func noDriftIsReportedWhereThePlanCannotBeComparedWithTheStamps() {
    var run = Self.days(1, unknown: false)
    run.summary.timeline?.sources[0].rows = [60, 900].enumerated().map { index, seconds in
      var row = Self.row("task \(index)", 0, Int64(seconds), index + 1, key: "a")
      row.mark = index == 0 ? .planned : .began
      row.logged = RunTimeline.point(Int64(seconds), isReal: false)
      row.at = index == 0 ? RunTimeline.point(800) : nil
      return row
    }
    let text = lines(run).joined(separator: "\n")
    #expect(text.contains("; came ("))
    #expect(!text.contains("came +"))
  }
}
