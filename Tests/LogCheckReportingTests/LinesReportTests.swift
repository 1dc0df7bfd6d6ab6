import LogCheckModel
import Testing

@testable import LogCheckReporting

/// The report for pipes: a line in the form of editors for each result, and the verdict.
@Suite struct LinesReportTests {
  private func lines(_ run: SampleRun, _ style: ReportStyle = ReportStyle()) -> [Substring] {
    run.report(.lines, style).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// `file:line:column: severity: text [name]`, or a warning of the tool about no file.
  private func isResult(_ line: Substring) -> Bool {
    let form = /(dnp-logcheck|.+:[1-9][0-9]*:[1-9][0-9]*): (error|warning|note): .+ \[[^\]]+\]/
    return line.wholeMatch(of: form) != nil
  }

  @Test(arguments: SampleRun.all)
  func eachLineButTheVerdictIsAResultAndComesOnce(run: SampleRun) throws {
    let lines = lines(run)
    let verdict = try #require(lines.last)
    let words = ["FAIL  ", "PASS  ", "NOT PROVED  ", "NOTHING DECIDED  "]
    #expect(words.contains { verdict.contains($0) }, "\(verdict)")
    for line in lines.dropLast() { #expect(isResult(line), "\(line)") }
    #expect(Set(lines).count == lines.count)
  }

  @Test func aPassWithoutARemarkIsItsVerdict() {
    let run = SampleRun(
      name: "fine", summary: RunSummary(.pass, 0, [RuleSummary("ready", "it is ready", .pass, passes: 1)]))
    #expect(lines(run) == ["PASS  no rule broke"])
  }

  @Test(arguments: [true, false])
  func aFindingIsPrintedAtOnceWithTheColumnOfTheMessage(isLive: Bool) throws {
    let finding = try #require(SampleRun.one.findings.first)
    var reporter = ReportFormat.lines.make(ReportStyle(isLive: isLive))
    var output = ReportOutput()
    reporter.begin(SampleRun.one.header, to: &output)
    reporter.report(finding, to: &output)
    #expect(
      String(decoding: output.take(), as: UTF8.self)
        == "night.log:12:10: error: a schedule call stores its schedule: "
        + "no schedule.stored by 2025-11-15T05:40:11.200Z after schedule.called [stored]\n")
  }

  /// A message that is not known, and a record of several lines, have no column.
  @Test(arguments: [("412 App: a", "a", 10), ("412 App: a", nil, 1), ("{\n\"m\": \"a\"}\na", "a", 1), ("é a", "a", 3)])
  func theColumnCountsCodePoints(text: String, message: String?, column: Int) {
    var run = SampleRun.one
    run.findings[0].evidence[0].text = text
    run.findings[0].evidence[0].message = message
    #expect(lines(run).first?.hasPrefix("night.log:12:\(column): error: ") == true)
  }

  @Test func aFindingWithoutALineIsAtTheBeginning() {
    var run = SampleRun.one
    run.findings[0].evidence = []
    #expect(lines(run).first?.hasPrefix("night.log:1:1: error: a schedule call stores its schedule: ") == true)
  }

  @Test func aRuleThatKeepsFailingIsPrintedTenTimesAndCounted() {
    let found = lines(.many)
    #expect(found.count { $0.hasSuffix("after plugin.configured [ready]") } == 10)
    #expect(found.contains { $0.hasPrefix("night.log:136:10: note: 490 more findings [ready]") })
    let verbose = lines(.many, ReportStyle(isVerbose: true))
    #expect(verbose.count { $0.hasSuffix("after plugin.configured [ready]") } == 12)
    #expect(verbose.contains { $0.hasSuffix(": note: 488 more findings [ready]") })
    #expect(verbose.contains("Rules:"))
  }

  @Test func aFailureOfAnExperimentalRuleIsANote() {
    let found = lines(.notes)
    #expect(found.contains { $0.hasPrefix("night.log:3:10: note: experimental: an idea about retries") })
    #expect(!found.contains { $0.contains("error: an idea about retries") })
  }

  /// A rule that must be decided and is not fails the run as a broken one does.
  @Test func whatHadToBeDecidedIsAnError() {
    let found = lines(.inconclusive)
    #expect(found.contains { $0.hasPrefix("night.log:12:10: error: a schedule is stored: inconclusive (end): ") })
    #expect(
      found.contains { $0.hasPrefix("night.log:1:1: error: an alarm is logged: ") && $0.hasSuffix(" [never-seen]") })
  }

  @Test func capturesThatDecideNothingSayWhy() {
    let found = lines(.none)
    #expect(found.contains("gone.log:1:1: error: could not be read: there is no such file [unreadable-capture]"))
    var foreign = CaptureSummary(path: "other.log")
    foreign.lines = 12
    var run = SampleRun(name: "foreign", summary: RunSummary(.nothingDecided, 3, [], captures: [foreign]))
    #expect(lines(run).first?.hasPrefix("other.log:1:1: error: no known log format") == true)
    run.summary.captures[0].format = "apple-default"
    #expect(lines(run).first?.hasPrefix("other.log:1:1: error: no event of the plugin") == true)
    run.summary.captures[0].lines = 0
    #expect(lines(run).first == "other.log:1:1: error: it is empty: nothing could be judged [nothing-decided]")
  }

  /// Why a run is not proved is a warning at the line that it is about.
  @Test func doubtsAreWarnings() {
    var run = SampleRun(
      name: "open", summary: RunSummary(.inconclusive, 3, [RuleSummary("held", "it holds", .pass, passes: 1)]))
    var promise = OpenPromise(rule: "stored", title: "a schedule is stored")
    promise.line = 39
    run.summary.unfinished = [promise]
    run.summary.unfinishedCount = 1
    run.summary.suspicions = [Suspicion(rule: "lead", message: "4 min; expected: 5 min", remediation: "Look.")]
    run.summary.suspicionCount = 1
    run.summary.diagnostics = [
      Diagnostic(code: "I021", severity: .warning, message: "the waiver of x waived nothing", hint: "remove it")
    ]
    let found = lines(run)
    #expect(
      found.dropLast() == [
        "night.log:1:1: warning: probably broken: 4 min; expected: 5 min [lead]",
        "night.log:39:1: warning: unfinished when the input ended: a schedule is stored [stored]",
        "dnp-logcheck: warning: the waiver of x waived nothing; remove it [I021]",
      ])
    #expect(found.last?.hasPrefix("NOT PROVED  1 probably broken and 1 unfinished promise") == true)
  }
}
