import LogCheckModel
import LogCheckReporting
import Testing

@Suite struct CollectedRunTests {
  private func collected(_ run: SampleRun) -> CollectedRun {
    CollectedRun(header: run.header, summary: run.summary, findings: run.findings)
  }

  private func isBad(_ check: RunCheck) -> Bool {
    switch check.outcome {
    case .failed, .broken: true
    case .passed, .excused, .skipped: false
    }
  }

  @Test(arguments: SampleRun.all)
  func someCheckIsBadExactlyWhereTheExitCodeIsNotZero(run: SampleRun) {
    #expect(collected(run).checks.contains(where: isBad) == (run.summary.exitCode != 0))
  }

  /// Whatever leaves a run open: no report for CI is green where the exit code is not.
  @Test(arguments: ["a promise", "a notification", "nothing that is known here"])
  func aRunThatIsNotProvedIsGreenInNoReport(_ reason: String) {
    var run = SampleRun(
      name: "open", summary: RunSummary(.inconclusive, 3, [RuleSummary("held", "it holds", .pass, passes: 1)]))
    if reason == "a promise" { run.summary.unfinishedCount = 1 }
    if reason == "a notification" { run.summary.outcomes = [Self.device(isProved: false)] }
    let checks = collected(run).checks
    #expect(checks.contains { $0.title == "what the captures show is proved" && isBad($0) })
    #expect(
      checks.contains { $0.rule == "outcome-notification-shown" && isBad($0) } == (reason == "a notification"))
    #expect(run.report(.junit).contains("<error "))
    for format in [ReportFormat.tap, .tap13] { #expect(run.report(format).contains("\nnot ok ")) }
    #expect(run.report(.github).hasPrefix("::error "))
    #expect(run.report(.gitlab).contains("\"severity\":\"major\""))
    #expect(run.report(.sarif).contains("\"level\":\"error\",\"message\""))
  }

  /// Each question about the notifications has a result, also where nothing is wrong.
  @Test(arguments: [true, false]) func eachOutcomeIsACheck(_ isProved: Bool) throws {
    let run = SampleRun(
      name: "outcomes", summary: RunSummary(isProved ? .pass : .inconclusive, isProved ? 0 : 3, []))
    var judged = run
    judged.summary.outcomes = [Self.device(isProved: isProved)]
    let checks = collected(judged).checks.filter { $0.area == "outcomes" }
    #expect(checks.compactMap(\.rule) == OutcomeQuestion.allCases.map(\.rawValue))
    let shown = try #require(checks.first)
    #expect(shown.outcome == (isProved ? .excused : .broken(kind: "not-proved")))
    #expect(shown.message.hasPrefix("1 of 2 notifications not shown"))
    #expect(shown.position.map { "\($0.capture):\($0.line)" } == "a.log:7")
    #expect(shown.story.first == "Cause (user): the user does not allow notifications (line 7)")
    #expect(checks.dropFirst().allSatisfy { $0.outcome == .passed })
    // Unknown ones are no pass.
    for index in judged.summary.outcomes[0].occurrences.indices {
      judged.summary.outcomes[0].occurrences[index] = Occurrence(
        key: "daily", due: LogInstant(nanoseconds: 0), isStated: true, result: .unknown)
    }
    let unknown = collected(judged).checks.filter { $0.area == "outcomes" }
    #expect(unknown.allSatisfy { $0.outcome == .skipped && $0.message == "unknown of 2 notifications" })
    judged.summary.outcomes[0].occurrences = []
    #expect(collected(judged).checks.filter { $0.area == "outcomes" }.allSatisfy { $0.outcome == .skipped })
    #expect(collected(run).checks.allSatisfy { $0.area != "outcomes" })
  }

  /// Two notifications; one was not shown.
  private static func device(isProved: Bool) -> DeviceOutcomes {
    let due = LogInstant(nanoseconds: 1_763_186_000_000_000_000)
    var device = DeviceOutcomes()
    var kept = Occurrence(key: "daily", due: due, isStated: true, result: .kept)
    kept.prefetch = .done
    kept.delay = .seconds(1)
    var missing = kept
    missing.result = .notShown
    missing.isProved = isProved
    missing.causes = [0]
    device.occurrences = [kept, missing]
    var cause = OutcomeCause(
      OutcomeExplanation(
        kind: "denied", side: .user, certainty: .shown, title: "the user does not allow notifications"),
      stage: .shown, from: due, to: due)
    cause.line = LinePosition(line: 7)
    device.causes = [cause]
    device.captures = ["a.log"]
    device.paths = [0: "a.log"]
    return device
  }

  @Test(arguments: SampleRun.all)
  func everyRuleIsOneCheckAndSaysWhyItDidNotPass(run: SampleRun) {
    let checks = collected(run).checks
    let questions = run.summary.outcomeChecks.count
    #expect(checks.compactMap(\.rule).count == run.summary.rules.count + questions)
    for check in checks where check.outcome != .passed { #expect(!check.message.isEmpty) }
  }

  /// A rule's verdict with the known facts about it, and the result of its check.
  struct Ending: Sendable {
    var verdict = RuleVerdict.fail
    var severity = Severity.error
    var isExperimental = false
    var waived = 0
    var known = 0
    var isRequired = false
    var isStrict = false
    let outcome: RunCheck.Outcome
  }

  @Test(arguments: [
    Ending(verdict: .pass, outcome: .passed),
    Ending(outcome: .failed(kind: "broken-rule")),
    Ending(severity: .warning, outcome: .excused),
    Ending(isExperimental: true, outcome: .excused),
    Ending(waived: 2, outcome: .excused),
    Ending(waived: 1, known: 1, outcome: .excused),
    Ending(waived: 1, outcome: .failed(kind: "broken-rule")),
    Ending(verdict: .inconclusive, outcome: .skipped),
    Ending(verdict: .inconclusive, isStrict: true, outcome: .broken(kind: "not-decided")),
    Ending(verdict: .notExercised, isStrict: true, outcome: .skipped),
    Ending(verdict: .notExercised, isRequired: true, outcome: .broken(kind: "not-decided")),
    Ending(verdict: .notApplicable, outcome: .skipped),
    Ending(verdict: .notApplicable, isRequired: true, outcome: .broken(kind: "not-decided")),
  ])
  func aCheckEndsAsItsRuleMattersToTheRun(ending: Ending) throws {
    var rule = RuleSummary(
      "r", "it holds", ending.verdict, severity: ending.severity, isExperimental: ending.isExperimental,
      fails: ending.verdict == .fail ? 2 : 0, reasons: ending.verdict == .inconclusive ? [.end: 1] : [:])
    rule.waived = ending.waived
    rule.known = ending.known
    var run = SampleRun(name: "one", summary: RunSummary(.pass, 0, [rule]))
    run.header.isStrict = ending.isStrict
    run.summary.undecidedRequired = ending.isRequired ? ["r"] : []
    let check = try #require(collected(run).checks.first { $0.rule == "r" })
    #expect(check.outcome == ending.outcome)
  }

  @Test func aMissingEventIsReportedAsMissing() throws {
    let check = try #require(collected(.one).checks.first { $0.rule == "stored" })
    #expect(check.outcome == .failed(kind: "missing-event"))
    #expect(check.position?.line == 12)
    #expect(check.story.contains { $0.hasPrefix("waited: from 2025-11-15T05:40:01.200Z") })
    #expect(check.story.last?.hasPrefix("next: ") == true)
  }

  @Test func theWorstFindingsComeFirstAndEqualOnesAreNumbered() {
    let findings = collected(.many).findings
    #expect(findings.map(\.weight) == findings.map(\.weight).sorted(by: >))
    #expect(findings.first?.weight == .fails)
    #expect(findings.last?.weight == .onTrial)
    #expect(Set(findings.map(\.occurrence)) == Set(1...findings.count))
  }

  @Test func failuresThatAreNotListedAreCounted() throws {
    let check = try #require(collected(.many).checks.first { $0.rule == "ready" })
    #expect(check.message.hasSuffix("(500 failures)"))
    #expect(check.story.contains("and 490 more failures"))
  }

  @Test func whatIsNoLogStopsNothing() {
    var run = SampleRun.one
    run.summary.captures[0].problem = "it is a picture"
    #expect(collected(run).checks.first?.outcome == .skipped)
    run.summary.exitCode = 2
    #expect(collected(run).checks.first?.outcome == .broken(kind: "unreadable-capture"))
  }
}

@Suite struct ReportPathTests {
  @Test(arguments: [
    ("night.log", "night.log"), ("./a//b/./c.log", "a/b/c.log"), ("../x.log", "../x.log"), ("<stdin>", "stdin"),
    ("/ci/build/logs/a.log", "logs/a.log"), ("/ci/other/a.log", "../other/a.log"), ("/tmp/a.log", "../../tmp/a.log"),
    ("", "unnamed"), ("/", "../.."),
  ])
  func namesAreRelativeToTheFolderOfTheRun(shown: String, reported: String) {
    #expect(ReportPath.relative(shown, to: "/ci/build") == reported)
  }

  @Test func withoutAFolderAnAbsoluteNameLosesItsSlash() {
    #expect(ReportPath.relative("/tmp/a.log", to: nil) == "tmp/a.log")
  }

  @Test(arguments: [
    ("a b.log", "a%20b.log", "a b.log"), ("c:d\\e.log", "c%3Ad%5Ce.log", "c:d%5Ce.log"),
    ("é%.log", "%C3%A9%25.log", "é%25.log"), ("x\u{1B}\n\u{202E}", "x%1B%0A%E2%80%AE", "x%1B%0A%E2%80%AE"),
  ])
  func signsThatAreNoneOfAURIAreEncoded(shown: String, uri: String, plain: String) {
    #expect(ReportPath.uri(shown, to: nil) == uri)
    #expect(ReportPath.plain(shown, to: nil) == plain)
  }
}

@Suite struct XMLWriterTests {
  @Test func elementsNestAndTextsAreEscaped() {
    var xml = XMLWriter()
    xml.element("a", [("b", "<\"&'>")]) { xml in
      xml.element("c", [])
      xml.element("d", [], rows: ["]]>", "\u{0}\u{1B}\u{FFFE}x"])
    }
    #expect(
      xml.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="&lt;&quot;&amp;&apos;&gt;">
          <c/>
          <d>]]&gt;
        \u{FFFD}\u{FFFD}\u{FFFD}x</d>
        </a>

        """)
  }
}
