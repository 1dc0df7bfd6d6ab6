import Foundation
import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

@testable import LogCheckResults

/// Records are made from logs: whatever they hold, a report stays text that shows what it says.
@Suite struct HostileReportTests {
  /// Each hostile text alone in every field, then all of them.
  private static let samples: [ReportSample] =
    stride(from: 0, to: ReportSample.hostile.records.count, by: 2).map {
      ReportSample(name: "hostile", records: Array(ReportSample.hostile.records[$0..<$0 + 2]))
    } + [.hostile]

  @Test(arguments: MergedReport.all)
  func nothingThatSteersHidesOrReordersIsWritten(report: MergedReport) {
    for sample in Self.samples {
      let text = MergedReportTests.text(sample, report)
      let steering = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && [.control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse].contains(
            scalar.properties.generalCategory)
      }
      #expect(steering.map { String($0.value, radix: 16) } == [])
    }
  }

  @Test(arguments: MergedReport.all) func noLineIsACommandOfACISystem(report: MergedReport) {
    for sample in Self.samples {
      let lines = MergedReportTests.text(sample, report).split(separator: "\n")
      let commands = lines.filter { line in
        let rest = line.drop { $0 == " " }
        return rest.hasPrefix("::") || rest.hasPrefix("##") || rest.hasPrefix("/close") || line.contains("##[")
          || line.contains("##vso[")
      }
      #expect(commands == [])
    }
  }

  /// Sums with bytes that were changed by chance: what can still be read can be reported.
  @Test(.tags(.long)) func damagedSumsAreRefusedOrReported() {
    var random = RecordSamples(seed: 5 &+ Extent.seed)
    var read = 0
    for sample in [ReportSample.mixed, ReportSample(name: "one", records: Array(ReportSample.hostile.records[..<2]))] {
      let line = Array(sample.results.line.utf8)
      for _ in 0..<Extent.count(600, whole: 20_000) {
        var damaged = line
        for _ in 0...random.next(below: 3) {
          let index = random.next(below: damaged.count)
          switch random.next(below: 3) {
          case 0: damaged[index] = UInt8(random.next(below: 256))
          case 1: damaged.insert(UInt8(ascii: "9"), at: index)
          default: damaged.remove(at: index)
          }
        }
        guard let sum = try? ResultLine(damaged).results else { continue }
        read += 1
        for report in MergedReport.all {
          let text = report.text(sum, ReportSample.titles, ReportStyle())
          #expect(
            !text.isEmpty && !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        }
      }
    }
    #expect(read > 50)
  }

  @Test func thePageHasOnlyItsOwnElements() {
    for sample in Self.samples {
      let page = MergedReportTests.text(sample, .html)
      for element in ["<script", "<img", "<a href=\"http"] { #expect(!page.contains(element), "\(element)") }
      #expect(page.components(separatedBy: "<a ").dropFirst().allSatisfy { $0.hasPrefix("href=\"#") })
    }
  }

  /// No label names a device, a build or a path, however many there are.
  @Test func metricsHaveNoLabelOfADevice() {
    var record = ReportSample.run("2026-11-10", "secret-device", "secret-build", rules: [ReportSample.passed("r")])
    record.id = "secret/path.log"
    let text = MergedReport.openMetrics.text(MergedResults(record), RuleTitles(), ReportStyle())
    #expect(!text.contains("secret"))
    #expect(text.contains("dnp_logcheck_merged_rule_runs{rule=\"r\",verdict=\"pass\"} 1\n"))
    #expect(text.hasSuffix("# EOF\n"))
  }

  /// Rules whose ids are only written in the same way stay two series and two cases.
  @Test func idsThatAreWrittenAlikeStaySeparate() {
    let long = String(repeating: "x", count: 4000)
    let ids = ["a\u{1B}", "a\\u{1B}", "a\\x1B", long + "1", long + "2"]
    let rules = ids.map { ReportSample.passed($0) }
    let sum = MergedResults(ReportSample.run("2026-11-10", "a", "b", rules: rules))
    let metrics = MergedReport.openMetrics.text(sum, RuleTitles(), ReportStyle())
    let series = metrics.split(separator: "\n").filter { $0.hasPrefix("dnp_logcheck_merged_rule_runs{") }
      .map { $0.split(separator: "} ")[0] }
    #expect(Set(series).count == series.count && series.count == 4 * ids.count)
    let cases = MergedReport.junit.text(sum, RuleTitles(), ReportStyle()).split(separator: "\n")
      .filter { $0.contains("<testcase classname=\"dnp-logcheck.rules\"") }
    #expect(Set(cases).count == ids.count)
  }

  /// Counts of OpenMetrics are exact: the bounds are ends of the histogram's buckets.
  @Test func aHistogramCountsEveryValueBelowItsBound() throws {
    let values = [-4_000_000, -60_000, -59_000, -1, 0, 1, 999, 1023, 1024, 300_000, 311_295, 311_296, 90_000_000]
    var record = ReportSample.run(nil, nil, nil)
    record.measures["m"] = ReportSample.histogram(values)
    let text = MergedReport.openMetrics.text(MergedResults(record), RuleTitles(), ReportStyle())
    let prefix = "dnp_logcheck_merged_duration_seconds_bucket{measure=\"m\",le=\""
    let buckets = text.split(separator: "\n").filter { $0.hasPrefix(prefix) }.map { line in
      line.dropFirst(prefix.count).split(separator: "\"} ").map(String.init)
    }
    #expect(buckets.count > 20)
    for bucket in buckets {
      let bound = bucket[0] == "+Inf" ? Double.infinity : try #require(Double(bucket[0]))
      #expect(Int(bucket[1]) == values.count { Double($0) / 1000 <= bound }, "\(bucket)")
    }
  }
}
