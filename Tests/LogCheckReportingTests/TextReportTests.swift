import Foundation
import LogCheckModel
import Testing

@testable import LogCheckReporting

@Suite struct TextReportTests {
  private func rows(_ run: SampleRun, _ style: ReportStyle = ReportStyle()) -> [Substring] {
    run.report(.text, style).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func verdictAlone(_ run: SampleRun) -> String {
    run.report(.text, ReportStyle(isQuiet: true)).trimmingCharacters(in: .newlines)
  }

  /// Times in messages cannot be compared with stamps without a zone: the first line gives the number of affected
  /// rules.
  @Test(arguments: [
    (InconclusiveReason.time, Severity.error, " (timing of 1 rule not judged: the stamps show no year, date or zone)"),
    (.time, .warning, ""), (.end, .error, ""),
  ])
  func theVerdictSaysWhatItsStampsLeaveOpen(_ reason: InconclusiveReason, _ severity: Severity, _ words: String) {
    let rules = [
      RuleSummary("held", "it holds", .pass, passes: 1),
      RuleSummary("late", "it is punctual", .inconclusive, severity: severity, reasons: [reason: 2]),
    ]
    let text = VerdictText(summary: RunSummary(.pass, 0, rules), failOn: .error, palette: .plain)
    #expect(text.headline == "PASS\(words) with 1 inconclusive rule")
  }

  @Test(arguments: [
    (SampleRun.one, "FAIL: 1 rule passed, 1 failed, 1 not exercised", "FAIL  1 rule broke"),
    (
      SampleRun.none, "COULD NOT READ 1 of 2 captures; NOTHING DECIDED: 0 rules passed, 2 not exercised",
      "COULD NOT READ 1 of 2 captures; NOTHING DECIDED  no rule could be decided"
    ),
    (
      SampleRun.inconclusive,
      "NOT PROVED with 2 required rules not decided and 3 inconclusive rules: 1 rule passed, 1 not exercised",
      "NOT PROVED  2 required rules not decided"
    ),
    (
      SampleRun.notes,
      "PASS with 1 inconclusive rule and 1 rule failed below --fail-on error: 2 rules passed, 1 failed (and 1 experimental rule did not hold)",
      "PASS  1 rule failed below --fail-on error"
    ),
  ])
  func theVerdictIsTheFirstLineOrAlone(run: SampleRun, alone: String, first: String) {
    #expect(verdictAlone(run) == alone)
    #expect(run.report(.text).split(separator: "\n").first == Substring(first))
    #expect(run.report(.lines).split(separator: "\n").last == Substring(first))
  }

  /// A small terminal shows the end of a long report.
  @Test(arguments: SampleRun.all)
  func onlyALongReportEndsWithItsVerdict(run: SampleRun) throws {
    let lines = run.report(.text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let words = ["FAIL", "PASS", "NOT PROVED", "NOTHING DECIDED"]
    let last = try #require(lines.last)
    let ends = words.contains { last.contains($0 + ": ") }
    #expect(ends == (lines.count > 20))
  }

  @Test func theLastLineOfALongReportNamesTheFirstFailure() {
    let last = rows(SampleRun.many).last { !$0.isEmpty }
    #expect(last == "FAIL: the plugin is ready within five seconds (night.log:100) and 10 more rules")
  }

  /// Counts of nothing, and rules that do not apply, are only there where every count was asked for.
  @Test func verboseShowsEveryCount() {
    #expect(
      SampleRun.one.report(.text, ReportStyle(isQuiet: true, isVerbose: true)).trimmingCharacters(in: .newlines)
        == "FAIL: 1 rule passed, 1 failed, 0 inconclusive, 1 not exercised, 1 not applicable, 0 waived, 0 known from the baseline"
    )
  }

  @Test func aPassWithoutAnythingOpenIsNoMoreThanThat() {
    let run = SampleRun(
      name: "fine", summary: RunSummary(.pass, 0, [RuleSummary("ready", "it is ready", .pass, passes: 1)]))
    #expect(verdictAlone(run) == "PASS: 1 rule passed")
  }

  @Test func aFindingIsPrintedAtItsDecisionOrItsTrigger() {
    let first = FindingEvidence(3, nil, "first")
    let second = FindingEvidence(5, nil, "second", .step)
    let rule = RuleSummary("r", "it holds", .fail, fails: 1)
    #expect(Finding(of: rule, "seen", [first, second]).position?.line == 5)
    #expect(Finding(of: rule, "missing", [first, second], absence: (nil, nil)).position?.line == 3)
    let deciding = FindingEvidence(4, nil, "early", .deciding)
    #expect(Finding(of: rule, "early", [first, deciding, second], absence: (nil, nil)).position?.line == 4)
    #expect(Finding(of: rule, "nothing", []).position == nil)
  }

  @Test func aFailureOfAnExperimentalRuleIsNotMarkedAsAFailure() {
    #expect(
      SampleRun.notes.report(.text).contains(
        "Experimental rules that did not hold; they never fail a run:\n\n2. experimental, 2 times:"))
  }

  @Test func aRuleThatKeepsFailingIsPrintedAFewTimesAndCounted() {
    let rows = rows(SampleRun.many)
    #expect(rows.contains("2. error, 500 times: the plugin is ready within five seconds [ready]"))
    #expect(rows.count { $0.hasPrefix("   again: 499 times") } == 1)
    #expect(rows.contains("Also failed: rule-9, rule-10 (7 times)"))
  }

  @Test func withVerboseEveryReportedFindingIsPrintedAndTheRestCounted() {
    let rows = rows(SampleRun.many, ReportStyle(isVerbose: true))
    #expect(!rows.contains { $0.hasPrefix("Also failed") })
    #expect(rows.contains("  fail           ready  500 fail"))
  }

  @Test func storiesAndTheirLinesComeInOrderOfTime() throws {
    let rows = rows(SampleRun.many)
    let titles = rows.filter { $0.first?.isNumber == true && $0.contains(". ") }
    #expect(titles.first == "1. warning: a delivery is punctual [late]")
    let armed = try #require(rows.firstIndex { $0.hasSuffix("day.log:30  [APP] armed daily-1") })
    let delivered = try #require(rows.firstIndex { $0.hasSuffix("day.log:31  [APP] delivered daily-1") })
    #expect(armed < delivered)
  }

  @Test func anExpectedEventIsPrintedWithItsDeadline() {
    let rows = rows(SampleRun.one)
    #expect(rows.contains("What broke, in order of time (2025-11-15, UTC):"))
    #expect(rows.contains("   05:40:01.200  line 12  [STORE] schedule() called (id=daily-1)"))
    #expect(rows.contains("   05:40:11.200           (nothing came until here)"))
    #expect(rows.contains("   next:  Look for an error of the store, and for a success that is returned"))
  }

  @Test func aWaitThatALineOfTheLogEndsIsNotReportedTwice() {
    var run = SampleRun.one
    run.findings[0].absence = (nil, "2025-11-15T05:40:01.200Z")
    #expect(!run.report(.text).contains("nothing came"))
    run.findings[0].absence = ("2025-11-15T05:40:00Z", "2025-11-15T05:40:01.200Z")
    #expect(run.report(.text).contains("   05:40:00               (watched from here)\n   05:40:01.200  line 12  "))
  }

  @Test func timesOfSeveralDaysKeepTheirDates() {
    var run = SampleRun.one
    run.findings[0].absence = ("2025-11-15T05:40:01.200Z", "2025-11-16T05:40:01.200Z")
    let rows = rows(run)
    #expect(rows.contains("What broke, in order of time:"))
    #expect(rows.contains("   2025-11-16T05:40:01.200Z           (nothing came until here)"))
  }

  @Test func linesWithoutTimesAreNamedByTheirNumbers() {
    var run = SampleRun.one
    run.findings[0].absence = nil
    run.findings[0].evidence = [
      FindingEvidence(9, nil, "second", .deciding), FindingEvidence(3, "2025-11-15T05:40:01Z", "first"),
    ]
    let rows = rows(run)
    #expect(rows.contains("   05:40:01  line 3  first"))
    #expect(rows.contains("             line 9  second"))
    run.findings[0].evidence = [FindingEvidence(9, nil, "second", .deciding), FindingEvidence(3, nil, "first")]
    #expect(self.rows(run).contains("   line 3  first"))
  }

  @Test func aMessageOfSeveralLinesIsOneLine() {
    var run = SampleRun.one
    run.findings[0].evidence = [FindingEvidence(12, "2025-11-15T05:40:01.200Z", "one\ntwo")]
    #expect(rows(run).contains("   05:40:01.200  line 12  one\\ntwo"))
  }

  @Test func theWholeLineIsQuotedWhereTheMessageIsUnknown() {
    var run = SampleRun.one
    run.findings[0].evidence[0].message = nil
    #expect(run.report(.text).contains("line 12  412 App: [STORE] schedule() called (id=daily-1)"))
  }

  @Test func whatIsOpenIsGroupedByReasonWithWhatToDo() throws {
    let rows = rows(SampleRun.inconclusive, ReportStyle(isVerbose: true))
    let end = try #require(
      rows.firstIndex(of: "  end: the capture ends too early; go on until after the last deadline"))
    #expect(rows[end + 1] == "    stored, ready")
    #expect(rows.contains("  never-seen: not exercised: the captures hold no occasion for it"))
    #expect(rows.contains("  stored: inconclusive: end, gap"))
  }

  @Test(arguments: InconclusiveReason.allCases)
  func everyReasonSaysWhatWouldHelp(reason: InconclusiveReason) {
    let rule = RuleSummary("open", "it is", .inconclusive, reasons: [reason: 1])
    let rows = rows(SampleRun(name: "open", summary: RunSummary(.nothingDecided, 3, [rule])))
    let row = rows.first { $0.hasPrefix("  \(reason.rawValue): ") }
    #expect((row?.count ?? 0) > reason.rawValue.count + 20)
  }

  @Test func notesAreGroupedByWhatTheySay() throws {
    let rows = rows(SampleRun.notes, ReportStyle(isVerbose: true))
    let note = try #require(rows.firstIndex(of: "  - order judged; the lines carry no time"))
    #expect(rows[note + 1] == "    in-order, complete (3 times)")
  }

  @Test func aCaptureWithoutTheLinesOfThePluginGetsAdvice() {
    var foreign = CaptureSummary(path: "other.log")
    foreign.lines = 12
    var run = SampleRun(name: "foreign", summary: RunSummary(.nothingDecided, 3, [], captures: [foreign]))
    #expect(run.report(.text).contains("`dnp-logcheck formats detect` says why"))
    #expect(run.report(.text).contains("no event of the plugin is in it"))
    run.summary.captures[0].format = "apple-default"
    #expect(!run.report(.text).contains("formats detect"))
    #expect(run.report(.text).contains("no event of the plugin is in it"))
  }

  @Test(arguments: SampleRun.all.filter { $0.name != "hostile" })
  func proseStaysWithinEightyColumns(run: SampleRun) {
    let text = run.report(.text, ReportStyle(isVerbose: true))
    let story = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.contains("xcrun") }
    for row in story { #expect(row.unicodeScalars.count <= 80, "\(row)") }
  }

  @Test(arguments: SampleRun.all)
  func noLineEndsInBlanks(run: SampleRun) {
    for row in rows(run) { #expect(row.last != " ", "\(row)") }
  }

  @Test(arguments: SampleRun.all)
  func coloursChangeNothingButColours(run: SampleRun) {
    var coloured = run.report(.text, ReportStyle(palette: .terminal))
    for colour in Palette.terminal.colours { coloured = coloured.replacing(colour, with: "") }
    #expect(coloured == run.report(.text))
  }

  @Test(arguments: SampleRun.all)
  func everyColourEndsInItsLine(run: SampleRun) {
    for row in rows(run, ReportStyle(palette: .terminal)) where row.contains("\u{1B}") {
      let last = row.ranges(of: Palette.terminal.end).last
      let afterLast = last.map { row[$0.upperBound...] } ?? row
      #expect(last != nil && !afterLast.contains("\u{1B}"), "\(row)")
    }
  }
}
