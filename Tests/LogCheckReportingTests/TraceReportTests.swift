import Foundation
import LogCheckModel
import LogCheckReporting
import Testing

/// The trace is one that viewers can draw: pairs that close, times that go forward.
@Suite struct TraceReportTests {
  private typealias Object = [String: Any]

  private func events(_ run: SampleRun) throws -> [Object] {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.report(.trace).utf8)) as? Object)
    return try #require(report["traceEvents"] as? [Object])
  }

  @Test(arguments: SampleRun.all)
  func everyPairIsClosedBehindItsBeginning(run: SampleRun) throws {
    var open: [String: Double] = [:]
    for event in try events(run) {
      guard let phase = event["ph"] as? String, phase == "b" || phase == "e" else { continue }
      let id = try #require(event["id"] as? String)
      let time = try #require(event["ts"] as? Double)
      if phase == "b" {
        #expect(open[id] == nil, "\(id) begins twice")
        open[id] = time
      } else {
        let begin = open[id]
        open[id] = nil
        #expect(try #require(begin, "\(id) ends without a beginning") <= time)
      }
    }
    #expect(open.isEmpty)
  }

  @Test(arguments: SampleRun.all)
  func timesGoForwardFromNothing(run: SampleRun) throws {
    let times = try events(run).compactMap { $0["ts"] as? Double }
    #expect(times == times.sorted())
    #expect(times.allSatisfy { $0 >= 0 })
  }

  @Test func aFindingStandsAtItsRow() throws {
    let events = try events(.timeline)
    let finding = try #require(events.first { $0["name"] as? String == "late" })
    #expect(finding["ts"] as? Double == 1_500_000_000)
    let row = try #require(events.first { $0["name"] as? String == "notification delivered" })
    #expect((row["args"] as? Object)?["findings"] as? [String] == ["late"])
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let report = SampleRun.timeline.report(.trace)
    #expect(report.contains(#""rowsNotShown":3"#))
    #expect(report.contains("3 more rows from 2025-11-15T06:30:00Z on are not shown"))
  }
}

/// The two formats of metrics differ where their readers do.
@Suite struct MetricsReportTests {
  @Test func prometheusTypesTheSampleAndOpenMetricsTheFamily() {
    let plain = SampleRun.timeline.report(.metrics)
    let open = SampleRun.timeline.report(.openMetrics)
    #expect(plain.contains("# TYPE bakery_failure_total counter\nbakery_failure_total{reason=\"HEAT\"} 3\n"))
    #expect(open.contains("# TYPE bakery_failure counter\n"))
    #expect(open.contains("\nbakery_failure_total{reason=\"HEAT\"} 3\n"))
    #expect(open.hasSuffix("\n# EOF\n"))
    #expect(!plain.contains("EOF"))
  }

  @Test func bucketsAddUpAndASignedHistogramHasNoSumInOpenMetrics() {
    let plain = SampleRun.timeline.report(.metrics)
    let open = SampleRun.timeline.report(.openMetrics)
    #expect(plain.contains("bakery_drift_seconds_bucket{le=\"60.5\"} 2\nbakery_drift_seconds_bucket{le=\"+Inf\"} 3\n"))
    #expect(plain.contains("bakery_drift_seconds_sum 312\nbakery_drift_seconds_count 3\n"))
    #expect(!open.contains("bakery_drift_seconds_sum"))
    #expect(open.contains("bakery_drift_seconds_bucket{le=\"-60.0\"} 0\n"))
    #expect(open.contains("bakery_length_sum{kind=\"rye\"} 1.5\n"))
  }

  @Test func aGaugeThatWasNeverReadIsNotTold() {
    #expect(!SampleRun.timeline.report(.metrics).contains("bakery_unread"))
  }

  /// No sample has a time, and each has one number at its end.
  @Test(arguments: SampleRun.all, [ReportFormat.metrics, .openMetrics])
  func everySampleIsANameAndANumber(run: SampleRun, format: ReportFormat) throws {
    for row in run.report(format).split(separator: "\n") where !row.hasPrefix("#") {
      let number = try #require(row.split(separator: " ").last)
      #expect(Double(number) != nil || number == "+Inf", "\(row)")
      #expect(row.contains("} ") || row.split(separator: " ").count == 2, "\(row)")
    }
  }
}
