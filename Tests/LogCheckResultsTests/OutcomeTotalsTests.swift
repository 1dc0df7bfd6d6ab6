import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

@testable import LogCheckResults

/// Devices whose notifications stopped or lost their content, over many runs.
@Suite struct OutcomeTotalsTests {
  private static func record(
    _ id: String, device: String?, kind: OutcomeEnding.Kind = .stopped, since: String? = "2026-11-20",
    causes: [RecordedCause]
  ) -> AuditRecord {
    var record = AuditRecord.sample(id, device: device)
    record.outcomes = .sample(
      kept: 1, notShown: 2, ending: OutcomeEnding(kind, since: since, notifications: 2), causes: causes)
    return record
  }

  private static func sum(_ records: [AuditRecord]) -> MergedResults {
    records.reduce(into: MergedResults()) { $0.add(MergedResults($1)) }
  }

  private static func text(_ sum: MergedResults, _ report: MergedReport = .text) -> String {
    report.text(sum, RuleTitles(), ReportStyle(layout: TextLayout(columns: 101)))
  }

  /// The lines of the first part of the text.
  private static func firstPart(_ sum: MergedResults) -> [String] {
    text(sum).split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.map(String.init)
  }

  @Test func devicesAndRunsAreCountedByCause() {
    let denied = RecordedCause.sample("permission-denied", ending: 2, line: 5)
    let sum = Self.sum([
      Self.record("mon/a.log", device: "a", causes: [denied]),
      Self.record("tue/a.log", device: "a", since: "2026-11-18", causes: [denied]),
      Self.record("tue/b.log", device: "b", causes: [denied]),
      Self.record("tue/c.log", device: nil, kind: .lostContent, causes: [denied]),
      Self.record("tue/d.log", device: "d", causes: [.sample("reboot", .user, .fits, ending: 2)]),
      Self.record("tue/e.log", device: "e", causes: []),
    ])
    #expect(
      Self.firstPart(sum) == [
        "Devices whose notifications stopped or lost their content, by cause:",
        "  2 devices, 4 runs: the title of permission-denied (user, certain), since 2026-11-18",
        "      stopped in 3 runs; lost their content in 1 run; for example mon/a.log:5",
        "  1 device, 1 run: the title of reboot (user, probable), since 2026-11-20",
        "      notifications stopped; for example tue/d.log",
        "  1 device, 1 run: cause unknown, since 2026-11-20",
        "      notifications stopped; for example tue/e.log",
        "  18 notifications on 4 devices: 6 kept, 12 not shown",
      ])
  }

  @Test func whereNothingStoppedThereIsOneLineOfCounts() {
    var record = AuditRecord.sample("a.log")
    record.outcomes = .sample(kept: 5950, notFresh: 20, notShown: 10)
    #expect(
      Self.firstPart(MergedResults(record)) == [
        "Notifications:", "  5,980 notifications on 1 device: 5,950 kept, 20 without fresh content, 10 not shown",
      ])
    record.device = nil
    record.outcomes?.unproved = 3
    record.outcomes?.omitted = 1000
    #expect(
      MergedResults(record).outcomes.sentence
        == "5,980 notifications in 1 run: 5,950 kept, 20 without fresh content, 10 not shown; nothing excuses 3 of them; "
        + "1,000 older ones are not counted")
  }

  @Test(arguments: MergedReport.all) func nothingIsSaidOfRunsWithoutOutcomes(report: MergedReport) {
    let text = Self.text(MergedResults(.sample("a.log")), report)
    #expect(!text.lowercased().contains("notifications") && !text.contains("outcomes"))
  }

  @Test(arguments: [MergedReport.text, .markdown, .html]) func theWorstTenCausesAreListed(report: MergedReport) {
    var records: [AuditRecord] = []
    for cause in 1...13 {
      for run in 0..<cause {
        let kind = cause < 10 ? "cause-0\(cause)" : "cause-\(cause)"
        records.append(
          Self.record(
            "\(kind)-\(run).log", device: nil, causes: [.sample(kind, title: "reason \(kind.suffix(2))", ending: 1)]))
      }
    }
    let text = Self.text(Self.sum(records), report)
    let listed = text.ranges(of: "reason ").map { text[$0.upperBound...].prefix(2) }
    #expect(listed == ["13", "12", "11", "10", "09", "08", "07", "06", "05", "04"])
    #expect(text.contains("and 3 more causes; the JSON form has all (6 runs)"))
  }

  /// More devices than a sum lists: no number claims more than is known.
  @Test func aFullSumSaysThatThereMayBeMoreDevices() throws {
    var sum = MergedResults()
    for number in 0..<6000 {
      sum.add(
        MergedResults(Self.record("\(number).log", device: "\(number)", causes: [.sample("reboot", ending: 2)])))
    }
    let kept = sum.outcomes.causeDevices.values.count
    #expect(kept <= 4096 && sum.outcomes.causes.values[LogText("user reboot")]?.runs == 6000)
    let lines = Self.firstPart(sum)
    #expect(lines[1].hasPrefix("  \(CountWords.grouped(kept)) or more devices, 6,000 runs: the title of reboot"))
    #expect(lines[3].hasPrefix("  18,000 notifications on more than "))
    #expect(try ResultLine(Array(sum.line.utf8)).results == sum)
  }

  @Test func theCertaintyIsThatOfAllRuns() {
    func line(_ certainties: [OutcomeCertainty]) -> String {
      let records = certainties.enumerated().map { index, certainty in
        Self.record("\(index).log", device: nil, causes: [.sample("x", .app, certainty, ending: 2)])
      }
      return Self.firstPart(Self.sum(records))[1]
    }
    #expect(line([.shown, .shown]).contains("(app, certain)"))
    #expect(line([.shown, .fits]).contains("(app, certain in 1 run)"))
    #expect(line([.fits, .open]).contains("(app, probable)"))
    #expect(line([.open]).contains("(app, possible)"))
  }

  @Test func theExampleAndTheTitleDependOnNoOrder() {
    let records = ["b.log", "a.log", "c.log"].enumerated().map { index, id in
      Self.record(id, device: id, causes: [.sample("x", title: "title \(3 - index)", ending: 2, line: 3 + index)])
    }
    let sums = [records, records.reversed()].map(Self.sum)
    #expect(sums[0].line == sums[1].line)
    let totals = sums[0].outcomes.causes.values[LogText("user x")]
    #expect(totals?.title == "title 1" && totals?.example == EndingExample(capture: "a.log", line: 4))
  }

  /// CI reports say the same, and neither passes what stopped nor fails by it.
  @Test func reportsForMachinesHaveTheSameNumbers() {
    let sum = ReportSample.silent.results
    let junit = Self.text(sum, .junit)
    #expect(
      junit.contains("notifications stopped in 4 runs, and lost their content in 2") && junit.contains("skipped=\"1\"")
        && junit.contains("failures=\"0\"") && sum.exitCode == 0)
    let metrics = Self.text(sum, .openMetrics)
    #expect(metrics.contains("dnp_logcheck_merged_ended_runs{cause=\"user permission-denied\",end=\"stopped\"} 2\n"))
    #expect(metrics.contains("dnp_logcheck_merged_ended_runs{cause=\"unknown\",end=\"stopped\"} 1\n"))
    #expect(metrics.contains("dnp_logcheck_merged_notifications{result=\"not shown\"} 26\n"))
    let healthy = Self.text(ReportSample.healthy.results, .junit)
    #expect(healthy.contains("<testsuite name=\"notifications\" tests=\"1\"") && healthy.contains("skipped=\"0\""))
  }
}
