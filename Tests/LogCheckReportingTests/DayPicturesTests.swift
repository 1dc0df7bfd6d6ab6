import LogCheckModel
import Testing

@testable import LogCheckReporting

/// A line for each day in the text report.
@Suite struct DayPicturesTests {
  struct Drift: Sendable {
    var seconds: Int64
    var bar: String
  }

  @Test(arguments: [
    Drift(seconds: 0, bar: "[-----*-----]"), Drift(seconds: 12, bar: "[-----*-----]"),
    Drift(seconds: 40, bar: "[-----|*----]"), Drift(seconds: 180, bar: "[-----|----*]"),
    Drift(seconds: 181, bar: "[-----|-----]>"), Drift(seconds: -90, bar: "[--*--|-----]"),
    Drift(seconds: -180, bar: "[*----|-----]"), Drift(seconds: -181, bar: "<[-----|-----]"),
    Drift(seconds: .min / 1_000_000_000, bar: "<[-----|-----]"),
  ])
  func theBarShowsWhereInTheToleranceItCame(drift: Drift) {
    #expect(DriftBar.text(.seconds(drift.seconds), tolerance: .seconds(180)) == drift.bar)
  }

  @Test func daysAreDrawnOnlyWithVerbose() {
    #expect(SampleRun.timeline.report(.text, ReportStyle(isVerbose: true)).contains("\nDays:\n"))
    #expect(!SampleRun.timeline.report(.text).contains("\nDays:\n"))
    #expect(!SampleRun.one.report(.text, ReportStyle(isVerbose: true)).contains("\nDays:\n"))
  }

  /// A delivery on each of so many days.
  private func rows(days: Int64, perDay: Int = 1) -> String {
    var run = SampleRun.timeline
    var source = TimelineSource(name: "device 1", identity: nil, captures: ["night.log"])
    for day in 0..<days {
      for _ in 0..<perDay {
        var row = TimelineRow(
          entry: "ended", lane: 0, mark: .ended, label: "delivered", capture: "night.log", line: 1, session: 0)
        row.logged = RunTimeline.point(day * 86_400)
        source.rows.append(row)
      }
    }
    var timeline = RunTimeline.sample
    timeline.sources = [source]
    run.summary.timeline = timeline
    return run.report(.text, ReportStyle(isVerbose: true))
  }

  @Test func daysThatAreNotDrawnAreCounted() {
    #expect(!rows(days: 31).contains("  and 1 more"))
    #expect(rows(days: 33).contains("  and 2 more\n"))
    #expect(!rows(days: 1, perDay: 8).contains("more"))
    #expect(rows(days: 1, perDay: 11).contains("and 3 more"))
  }
}
