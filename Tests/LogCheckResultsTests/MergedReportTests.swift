import Foundation
import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

@testable import LogCheckResults

/// Reports of sums: what they say, and that nothing but the records decides it.
@Suite struct MergedReportTests {
  private static let folder = RepositoryPaths.root.appending(path: "Tests/LogCheckResultsTests/Golden")

  static func titles(_ sample: ReportSample) -> RuleTitles {
    sample.name == "hostile" ? ReportSample.hostileTitles : ReportSample.titles
  }

  static func text(_ sample: ReportSample, _ report: MergedReport, _ style: ReportStyle = ReportStyle()) -> String {
    report.text(sample.results, titles(sample), style)
  }

  @Test(arguments: ReportSample.all, MergedReport.all)
  func eachFormatReportsEachSumAsRecorded(sample: ReportSample, report: MergedReport) {
    let file = GoldenFile(
      Self.folder.appending(path: "\(sample.name).\(report.id)"),
      isWithoutStyle: report.id == "html" && sample.name != "passing")
    let outcome = file.compare(Self.text(sample, report))
    #expect(outcome == .same, "\(outcome)")
  }

  /// The policy of the page allows its styles by their hashes, which a program of the system makes here.
  @Test func thePolicyAllowsThePagesOwnStyles() throws {
    let page = Self.text(try #require(ReportSample.all.first), .html)
    let styles = page.components(separatedBy: "<style>").dropFirst().compactMap {
      $0.components(separatedBy: "</style>").first
    }
    #expect(styles.count == 2)
    let folder = try TemporaryFolder()
    for style in styles {
      try folder.write(style, to: "style")
      let run = try CommandRun.shell("sha256sum style 2>/dev/null || shasum -a 256 style", in: folder.url)
      let digits = Array(run.outputText.prefix(64))
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      }
      #expect(page.contains("&#39;sha256-\(Data(bytes).base64EncodedString())&#39;"))
    }
  }

  @Test func everyGoldenFileIsCompared() throws {
    let wanted = ReportSample.all.flatMap { sample in MergedReport.all.map { "\(sample.name).\($0.id)" } }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    #expect(Set(found) == Set(wanted))
  }

  /// The property on which a fleet relies: parts of a sum may be added on any machine.
  @Test(arguments: 1...12 as ClosedRange<UInt64>, MergedReport.all)
  func aReportDependsOnNoOrder(_ seed: UInt64, report: MergedReport) {
    var samples = RecordSamples(seed: seed)
    let records = (0..<80).map { _ in samples.record() }
    let whole = ReportSample(name: "whole", records: records)
    var shuffled = records
    for index in shuffled.indices { shuffled.swapAt(index, samples.next(below: shuffled.count)) }
    let cut = samples.next(below: shuffled.count)
    var sum = ReportSample(name: "right", records: Array(shuffled[cut...])).results
    sum.add(ReportSample(name: "left", records: Array(shuffled[..<cut])).results)
    #expect(report.text(sum, ReportSample.titles, ReportStyle()) == Self.text(whole, report))
  }

  @Test func theTextSaysWhatFailedOnHowManyRunsAndSinceWhen() {
    let style = ReportStyle(layout: TextLayout(columns: 120))
    let text = Self.text(.mixed, .text, style).split(separator: "\n").map(String.init)
    #expect(
      text.contains("  run-within-budget (error) failed in 2 of 6 runs (33.3%), 2026-11-25 to 2026-11-26"))
    #expect(text.contains("      A background run ends within its budget"))
    #expect(text.contains("      next: Move the upload out of the run."))
    // A warning fails no run, so its rule is listed separately.
    let excused = text.firstIndex(of: "Rules that failed without failing a run:")
    let failed = text.firstIndex(of: "Rules that failed:")
    #expect((failed ?? .max) < (excused ?? -1))
    #expect(text.firstIndex { $0.contains("content-is-fresh (warning) failed in 1 of 1 run") } ?? -1 > excused ?? .max)
    #expect(
      text.last
        == "COULD NOT READ 1 of 8 runs; FAIL: 2 of 8 runs failed, 3 passed, 1 not proved, 1 decided nothing")
  }

  /// Two sets of rules may judge differently.
  @Test(arguments: [MergedReport.text, .markdown, .html])
  func aMixOfRulesIsAWarning(report: MergedReport) {
    #expect(Self.text(.mixed, report).contains("2 sets of rules"))
    #expect(!Self.text(.passing, report).contains("sets of rules"))
  }

  @Test(arguments: ReportSample.all)
  func noLineOfTheTextIsWiderThanAHundredColumns(sample: ReportSample) {
    for columns in [40, 79, 200] {
      let style = ReportStyle(layout: TextLayout(columns: columns))
      let lines = Self.text(sample, .text, style).split(separator: "\n")
      // A word without blanks is longer than any line.
      let wide = lines.filter { line in
        TextWidth.of(String(line)) > max(100, columns) && !line.split(separator: " ").contains { $0.count > 60 }
      }
      #expect(wide == [])
    }
  }

  @Test func theJSONReportIsReadAgainAsTheSameSum() throws {
    for sample in ReportSample.all {
      let text = Self.text(sample, .json)
      guard case .merged(let read) = try ResultLine(Array(text.utf8)) else {
        Issue.record("not a sum")
        continue
      }
      #expect(read == sample.results)
    }
  }

  /// More devices than a sum keeps: the report gives the bound in words, and no number is lost.
  @Test(arguments: [MergedReport.text, .markdown, .html])
  func aFullSumSaysWhatItLeavesOut(report: MergedReport) throws {
    var sum = MergedResults()
    for number in 0..<6000 {
      sum.add(MergedResults(ReportSample.run("2026-11-10", "device \(number)", "b1", verdict: .fail)))
    }
    let kept = sum.devices.values.count
    #expect(kept <= 4096 && sum.devices.others.fails == 6000 - kept)
    let text = report.text(sum, RuleTitles(), ReportStyle()).split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    let (listed, rest) = (CountWords.grouped(kept), CountWords.grouped(6000 - kept))
    #expect(
      text.contains(
        "\(listed) of more devices are listed in the sum, which keeps 4,096 at most; the others have \(rest) runs, \(rest) of them failed, in all"
      ), "\(text.suffix(2000))")
  }

  @Test func anEmptySumDecidesNothing() {
    let sum = MergedResults()
    #expect(sum.exitCode == 3)
    #expect(Self.text(.empty, .text).hasSuffix("\nNOTHING DECIDED: no run was merged\n"))
    #expect(Self.text(.empty, .junit).contains("errors=\"1\""))
  }

  @Test func theExitCodeIsThatOfCheckOverAllRuns() {
    func code(_ verdicts: [RunSummary.Verdict], errors: Int = 0) -> Int32 {
      var sum = MergedResults()
      for verdict in verdicts { sum.add(MergedResults(ReportSample.run(nil, nil, nil, verdict: verdict))) }
      sum.runs.errors += errors
      return sum.exitCode
    }
    #expect(code([.pass, .pass]) == 0)
    #expect(code([.pass, .fail, .inconclusive]) == 1)
    #expect(code([.pass, .inconclusive]) == 3)
    #expect(code([.pass, .nothingDecided]) == 3)
    #expect(code([.pass, .fail], errors: 1) == 2)
  }

  /// A failure counts for a rule only where it counted for the run.
  @Test func failuresBelowTheLimitOfARunAreExcused() {
    var record = ReportSample.run("2026-11-10", "a", "b", rules: [ReportSample.failed("r", .warning)])
    #expect(MergedResults(record).rules.values[LogText("r")]?.runsExcused == 1)
    record.failOn = .warning
    #expect(MergedResults(record).rules.values[LogText("r")]?.runsFailed == 1)
    record.rules[0].accepted = 1
    #expect(MergedResults(record).rules.values[LogText("r")]?.runsExcused == 1)
    record.rules[0].accepted = 0
    record.rules[0].isExperimental = true
    #expect(MergedResults(record).rules.values[LogText("r")]?.runsExcused == 1)
  }

  @Test(arguments: [
    (0, 5, "0%"), (1, 3, "33.3%"), (1, 2, "50%"), (5, 5, "100%"), (1, 1_000_000, "0.1%"),
    (999_999, 1_000_000, "99.9%"), (0, 0, ""),
  ]) func onlyNothingIsZeroAndOnlyEverythingIsAHundredPerCent(_ count: Int, _ whole: Int, _ words: String) {
    #expect(CountWords.share(count, of: whole) == words)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-12_345, "-12,345")])
  func largeNumbersAreGrouped(_ count: Int, _ text: String) { #expect(CountWords.grouped(count) == text) }

  /// Counts that no fleet has, from a file that was made up.
  @Test(arguments: MergedReport.all) func theLargestCountsAreReported(report: MergedReport) throws {
    let huge = BoundedCount.limit
    let line = """
      {"schema":"dnp-logcheck-merged/1","runs":{"pass":\(huge),"fail":\(huge)},"rules":\(Self.table("\"severity\":\"error\",\"runsPassed\":\(huge),\"runsFailed\":\(huge),\"runsOpen\":\(huge)")),\
      "devices":\(Self.table("\"pass\":\(huge),\"fail\":\(huge)")),"builds":\(Self.table("\"pass\":\(huge)")),\
      "days":\(Self.table("")),"findings":\(Self.table("\"runs\":\(huge),\"severity\":\"error\"")),\
      "measures":\(Self.table("\"milliseconds\":{\"count\":\(huge),\"sum\":\(huge),\"min\":1,\"max\":1,\"buckets\":[[1,\(huge)]]}")),\
      "rulesDigests":\(Self.table("")),"tools":\(Self.table("")),\
      "outcomes":{"runs":\(huge),"counts":{"kept":\(huge),"not shown":\(huge)},"unproved":\(huge),"omitted":\(huge),\
      "endings":{"stopped":\(huge),"lostContent":\(huge)},"unexplained":{"stopped":\(huge)},\
      "causes":\(Self.table("\"stopped\":\(huge),\"lostContent\":\(huge),\"certain\":\(huge),\"capture\":\"x\",\"line\":\(huge)")),\
      "devices":\(Self.table("\"runs\":\(huge)")),"causeDevices":\(Self.table("\"runs\":\(huge)"))}}
      """
    var sum = try ResultLine(Array(line.utf8)).results
    for _ in 0..<3 {
      #expect(!report.text(sum, RuleTitles(), ReportStyle()).isEmpty)
      sum.add(sum)
      var histogram = DurationHistogram()
      histogram.add(900_000)
      sum.measures.add(MeasureTotals(histogram), to: LogText("a"))
      let other = DurationHistogram(count: huge, sum: 0, least: 5, greatest: 5, buckets: [5: huge])
      sum.measures.add(MeasureTotals(try #require(other)), to: LogText("a"))
    }
  }

  private static func table(_ members: String) -> String {
    let others =
      members.contains("milliseconds")
      ? "\"milliseconds\":{}" : members.contains("severity") ? "\"severity\":\"note\"" : ""
    return "{\"level\":0,\"others\":{\(others)},\"items\":[{\"key\":\"a\"\(members.isEmpty ? "" : ",")\(members)}]}"
  }
}
