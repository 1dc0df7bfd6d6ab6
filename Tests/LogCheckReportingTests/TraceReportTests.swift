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
  func everyPairIsClosedAfterItsStart(run: SampleRun) throws {
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

  @Test func aFindingIsAttachedToItsRow() throws {
    let events = try events(.timeline)
    let finding = try #require(events.first { $0["name"] as? String == "late" })
    #expect(finding["ts"] as? Double == 1_500_000_000)
    let row = try #require(events.first { $0["name"] as? String == "notification delivered" })
    #expect((row["args"] as? Object)?["findings"] as? [String] == ["late"])
  }

  /// By their chain, in the order in which viewers read them.
  private func chains(_ run: SampleRun) throws -> [String: [(name: String, isIn: Bool, isOut: Bool)]] {
    var chains: [String: [(name: String, isIn: Bool, isOut: Bool)]] = [:]
    for event in try events(run) {
      guard let id = event["bind_id"] as? String else { continue }
      let name = try #require(event["name"] as? String)
      chains[id, default: []].append((name, event["flow_in"] as? Bool == true, event["flow_out"] as? Bool == true))
    }
    return chains
  }

  @Test(arguments: SampleRun.all + [.flows])
  func arrowsBeginAndEnd(run: SampleRun) throws {
    for chain in try chains(run).values {
      #expect(chain.count > 1)
      for (position, link) in chain.enumerated() {
        #expect(link.isIn == (position > 0), "\(link)")
        #expect(link.isOut == (position < chain.count - 1), "\(link)")
      }
    }
  }

  @Test func arrowsLeadFromWhatAskedToThePlanAndToWhatSettledIt() throws {
    let names = try chains(.flows).values.map { $0.map(\.name) }.sorted { $0.description < $1.description }
    #expect(
      names == [
        ["asked for", "armed", "armed again", "delivered"],
        ["task planned", "task began"],
      ])
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let report = SampleRun.timeline.report(.trace)
    #expect(report.contains(#""rowsNotShown":3"#))
    #expect(report.contains("3 more events from 2025-11-15T06:30:00Z on are not shown"))
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

  @Test func quantilesComeFromMeasuredRowsOrAreLeftOut() {
    // Three timeline rows of the sample are not shown.
    #expect(!SampleRun.timeline.report(.metrics).contains("dnp_logcheck_timeline_seconds"))
    let text = SampleRun.flows.report(.metrics)
    for (percentile, value) in [("0", "-2"), ("50", "3"), ("90", "9"), ("99", "10"), ("100", "10")] {
      let row = "dnp_logcheck_timeline_seconds{entry=\"delivered\",percentile=\"\(percentile)\"} \(value)\n"
      #expect(text.contains(row), "\(row)")
    }
  }

  @Test(arguments: [
    ("2025-11-15T05:41:40Z", "1763185300"), ("2025-11-15T05:41:40.125Z", "1763185300.125"),
    ("2025-11-15T05:41:40", nil), ("Nov 15 05:41:40Z", nil), ("2025-02-30T05:41:40Z", nil),
    ("(year unknown) 11-15T05:41:40Z", nil), ("2025-11-15T05:41:40.1x5Z", nil), ("Z", nil), ("", nil),
  ])
  func theLastStampIsWrittenWhereItIsAnInstant(last: String, seconds: String?) {
    var run = SampleRun.one
    for index in run.summary.captures.indices { run.summary.captures[index].last = last }
    let rows = run.report(.metrics).split(separator: "\n").filter {
      $0.hasPrefix("dnp_logcheck_capture_last_timestamp_seconds")
    }
    #expect(rows.map { $0.split(separator: " ").last.map(String.init) } == (seconds.map { [$0] } ?? []))
  }

  @Test func aGaugeThatWasNeverReadIsNotWritten() {
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
