import LogCheckModel
import LogCheckReporting
import LogCheckResults
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

@Suite struct HistoryAnalysisTests {
  private static var options: AnalysisOptions {
    var options = AnalysisOptions()
    options.limits = ["drift": .atMost(180_000), "lateness": .atMost(900_000)]
    return options
  }

  private static func findings(
    _ history: ScratchHistory, _ options: AnalysisOptions = options
  ) throws -> [HistoryFinding] {
    let analysis = try history.open(.reading).analysis(options)
    return HistoryFinding.all(analysis, FindingWords(analysis, file: "history.db"))
  }

  @Test(arguments: UInt64(1)...4)
  func thePlantedRegressionsAreFoundAndNothingElseIsAnAlarm(_ seed: UInt64) throws {
    let history = try ScratchHistory()
    var fleet = FleetSample(seed: seed)
    try fleet.write(to: history)
    let findings = try Self.findings(history)
    let alarms = findings.filter(\.isAlarm)
    #expect(
      Set(alarms.map { "\($0.kind) \($0.subject)" }) == [
        "lasting fetch-completes", "slack lateness", "silent reboot-recovers",
      ])
    #expect(alarms.count == 3)
    let sentences = alarms.map(\.sentence).joined(separator: "\n")
    #expect(sentences.contains("fetch-completes fails since the night of \(FleetSample.day(12)): "))
    #expect(
      sentences.contains(
        "It began between \(FleetSample.day(11)) and \(FleetSample.day(12)) with a certainty of more than 99 %."))
    #expect(sentences.contains("lateness of device-7 grows by "))
    #expect(sentences.contains("At this pace its median reaches the limit of 15 min on 20"))
    #expect(sentences.contains("reboot-recovers has not been exercised for 12 nights, since \(FleetSample.day(17))."))
  }

  @Test(arguments: UInt64(11)...15)
  func aFleetWithoutRegressionsRaisesNoAlarm(_ seed: UInt64) throws {
    let history = try ScratchHistory()
    var fleet = FleetSample(seed: seed)
    fleet.hasRegressions = false
    try fleet.write(to: history)
    #expect(try Self.findings(history).map(\.sentence) == [])
  }

  @Test func onlyTheLastNightsAreAnalysedAndTheOthersAreCounted() throws {
    let history = try ScratchHistory()
    try history.add(
      (1...9).map { .sample("a.log", day: "2026-11-0\($0)", rules: [.passed("r")]) } + [.sample("b.log", day: nil)])
    var options = AnalysisOptions()
    options.nights = 4
    let analysis = try history.open(.reading).analysis(options)
    #expect(analysis.nights.nights.map(\.description) == ["2026-11-06", "2026-11-07", "2026-11-08", "2026-11-09"])
    #expect(analysis.nights.earlier == 5 && analysis.nights.withoutDay == 1)
    #expect(analysis.rules.first?.nights.nights == Array(repeating: NightCount(passed: 1), count: 4))
  }

  @Test func failuresThatAreAcceptedOrExperimentalDoNotCount() throws {
    let history = try ScratchHistory()
    var experimental = RuleResult.failed("e")
    experimental.isExperimental = true
    try history.add([
      .sample("a.log", rules: [.failed("w", fails: 2, accepted: 2), experimental, .failed("x", fails: 2, accepted: 1)])
    ])
    let rules = try history.open(.reading).analysis(AnalysisOptions()).rules
    #expect(rules.map(\.nights.rule) == ["e", "w", "x"])
    #expect(rules.map { $0.nights.nights[0].failed } == [0, 0, 1])
    #expect(rules.map { $0.nights.nights[0].open } == [1, 1, 0])
  }

  @Test func runsOfANightAndABuildAreOneOutcomeOfADevice() throws {
    let history = try ScratchHistory()
    // In each night one run fails and one passes: the outcome never changes.
    for night in 1...6 {
      try history.add([
        .sample("a.log", day: "2026-11-0\(night)", rules: [.passed("r")]),
        .sample("b.log", day: "2026-11-0\(night)", rules: [.failed("r")]),
      ])
    }
    #expect(try history.open(.reading).analysis(AnalysisOptions()).rules.first?.flaky == nil)
  }

  @Test func aRuleThatGoesBackAndForthIsAnAlarmWithTheDeviceOfTheMostChanges() throws {
    let history = try ScratchHistory()
    for night in 1...8 {
      try history.add([
        .sample("a.log", day: "2026-11-0\(night)", device: "a", rules: [night == 4 ? .failed("r") : .passed("r")]),
        .sample("b.log", day: "2026-11-0\(night)", device: "b", rules: [night % 2 == 0 ? .failed("r") : .passed("r")]),
        .sample("c.log", day: "2026-11-0\(night)", device: nil, rules: [night % 2 == 0 ? .failed("r") : .passed("r")]),
      ])
    }
    let finding = try #require(try Self.findings(history).first { $0.kind == .flaky })
    #expect(finding.isAlarm)
    #expect(
      finding.sentence
        == "r goes back and forth on b with the build b1: it failed in 4 of 8 nights and changed 7 times.")
    // One night of eight may be chance.
    #expect(!finding.sentence.contains(" on a "))
  }

  @Test func aFirstFailureIsAnAlarmAndAFixIsANote() throws {
    let history = try ScratchHistory()
    for night in 1...4 {
      try history.add([
        .sample(
          "a.log", day: "2026-11-0\(night)",
          rules: [night == 4 ? .failed("new") : .passed("new"), night < 4 ? .failed("old") : .passed("old")])
      ])
    }
    let findings = try Self.findings(history)
    #expect(findings.map { "\($0.kind) \($0.subject) \($0.isAlarm)" } == ["new new true", "fixed old false"])
    #expect(
      findings.first?.sentence
        == "new failed in 1 of 1 run of the last night, 2026-11-04. No earlier night has a failure of it. "
        + "It fails on phone (2026-11-04 alone).")
  }

  @Test func rulesOfOneNightAreOneAlarm() throws {
    let history = try ScratchHistory()
    for night in 1...9 {
      let isBad = night > 4
      for device in 1...5 {
        var rules: [RuleResult] = [isBad ? .failed("b") : .passed("b"), isBad ? .failed("a") : .passed("a")]
        if night < 3 { rules += [.passed("x"), .passed("y")] }
        try history.add([.sample("\(device).log", day: "2026-11-0\(night)", device: "d\(device)", rules: rules)])
      }
    }
    var options = AnalysisOptions()
    options.unexercised = 6
    let findings = try Self.findings(history, options)
    #expect(findings.map { "\($0.kind) \($0.subject)" } == ["lasting a", "silent x"])
    #expect(findings[0].sentence.hasSuffix(" Since the same night, too: b (25 of 25 runs)."))
    #expect(findings[1].sentence.hasSuffix(" Since the same night, too: y."))
  }

  @Test func trendsOfOneDeviceAreOneAlarm() throws {
    let history = try ScratchHistory()
    for night in 1...9 {
      var record = AuditRecord.sample("a.log", day: "2026-11-0\(night)", device: "", rules: [.passed("r")])
      record.measures = [
        "late": DurationHistogram(10_000 * night), "lead": DurationHistogram(300_000 - 10_000 * night),
      ]
      try history.add([record])
    }
    var options = AnalysisOptions()
    options.limits = ["late": .atMost(900_000), "lead": .atLeast(0)]
    let findings = try Self.findings(history, options)
    // The fleet is this one device.
    #expect(findings.map { "\($0.kind) \($0.subject)" } == ["slack late", "slack late"])
    for finding in findings { #expect(finding.sentence.contains("late ") && finding.sentence.contains(" lead ")) }
  }

  @Test func anEmptyHistoryHasNothingToReport() throws {
    let history = try ScratchHistory()
    try history.add([])
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    let text = HistoryText(analysis, [], file: "history.db", .standard).text
    #expect(text == "history.db has no results.\n")
  }

  /// The path shows which part of it is a day.
  @Test func resultsWithoutADayAreExplainedByAnExample() throws {
    let history = try ScratchHistory()
    try history.add([.sample("night-7/phone/a.log", day: nil)])
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    let text = HistoryText(analysis, [], file: "history.db", .standard).text.split { $0 == "\n" || $0 == " " }
      .joined(separator: " ")
    #expect(
      text.hasPrefix(
        "history.db has 1 result and no night: none has a day, for example that of night-7/phone/a.log. "))
    #expect(text.contains("--day-key"))
    #expect(HistoryHeadline(analysis, []).exitCode == 3)
  }

  // MARK: The last night

  /// Two of five devices lose the completion from night six on.
  private static func halfBroken() throws -> ScratchHistory {
    let history = try ScratchHistory()
    for night in 1...10 {
      try history.add(
        (1...5).map { device in
          let hasFailed = night > 5 && device < 3
          return .sample(
            "\(device).log", day: "2026-11-\(night < 10 ? "0" : "")\(night)", device: "d\(device)",
            rules: [hasFailed ? .failed("completes") : .passed("completes"), .passed("starts")])
        })
    }
    return history
  }

  @Test func theHeadlineSaysWhatFailsOnWhichDevicesAndSinceWhen() throws {
    let analysis = try Self.halfBroken().open(.reading).analysis(Self.options)
    let findings = HistoryFinding.all(analysis, FindingWords(analysis, file: "history.db"))
    let headline = HistoryHeadline(analysis, findings)
    #expect(
      headline.sentence == "completes fails in the last night, 2026-11-10, on 2 of 5 devices, since 2026-11-06")
    #expect(headline.exitCode == 1 && headline.state == .failing && headline.failingRules == 1)
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.kind == .lasting && finding.isAlarm)
    #expect(
      finding.sentence.hasSuffix(
        "completes fails since the night of 2026-11-06 on 2 devices, in every night there: d1 (5 nights since 2026-11-06) and d2 (5 nights since 2026-11-06). "
          + "Before, it failed on d1 in 0 of 5 nights."), "\(finding.sentence)")
  }

  /// One device that fails from the first night on: nothing rose, and it is red all the same.
  @Test func whatFailedAllTheTimeFailsTheRun() throws {
    let history = try ScratchHistory()
    for night in 1...3 { try history.add([.sample("a.log", day: "2026-11-0\(night)", rules: [.failed("r")])]) }
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    let findings = HistoryFinding.all(analysis, FindingWords(analysis, file: "h"))
    #expect(findings.map(\.kind) == [.steady] && findings[0].isAlarm)
    #expect(findings[0].sentence.hasSuffix("It fails on phone (all 3 nights since 2026-11-01)."))
    let headline = HistoryHeadline(analysis, findings)
    #expect(headline.sentence == "r fails in the last night, 2026-11-03, since 2026-11-01 or before")
    #expect(headline.exitCode == 1)
  }

  /// A warning fails no run: neither the page nor the exit code is red for it, but both name it.
  @Test func aWarningThatLastsIsNoFailure() throws {
    let history = try ScratchHistory()
    for night in 1...3 {
      var rule = RuleResult.failed("r")
      rule.severity = .warning
      var record = AuditRecord.sample("a.log", day: "2026-11-0\(night)", rules: [rule])
      (record.verdict, record.exitCode) = (.pass, 0)
      try history.add([record])
    }
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    let headline = HistoryHeadline(analysis, HistoryFinding.all(analysis, FindingWords(analysis, file: "h")))
    #expect(headline.sentence == "Nothing failed in the last night, 2026-11-03; 1 rule warns")
    #expect(headline.exitCode == 0 && headline.state == .passed)
  }

  /// The device that failed has no run in the last night: that the others passed does not show that it is mended.
  @Test func aDeviceThatFailedAndIsGoneIsNotGreen() throws {
    let history = try ScratchHistory()
    try history.add([
      .sample("a.log", day: "2026-11-01", device: "a", rules: [.failed("r")]),
      .sample("b.log", day: "2026-11-01", device: "b", rules: [.passed("r")]),
      .sample("b.log", day: "2026-11-02", device: "b", rules: [.passed("r")]),
    ])
    func headline() throws -> HistoryHeadline {
      let analysis = try history.open(.reading).analysis(AnalysisOptions())
      return HistoryHeadline(analysis, HistoryFinding.all(analysis, FindingWords(analysis, file: "h")))
    }
    #expect(try headline().exitCode == 3 && headline().state == .open)
    #expect(
      try headline().sentence
        == "Nothing failed in the last night, 2026-11-02; 1 device that failed in its last run has none in it")
    try history.add([.sample("a.log", day: "2026-11-02", device: "a", rules: [.passed("r")])])
    #expect(try headline().exitCode == 0 && headline().state == .passed)
  }

  /// The nights of one rule, whether it fails the run, and the exit code of `history show`.
  @Test(arguments: [
    ("ppp", 0, HistoryHeadline.State.passed), ("ppf", 1, .failing), ("pfp", 0, .passed), ("ppw", 0, .passed),
    ("ppo", 3, .open), ("o", 3, .open), ("", 3, .unknown),
  ])
  func onlyALastNightThatPassedIsGreen(_ nights: String, _ exitCode: Int32, _ state: HistoryHeadline.State) throws {
    let history = try ScratchHistory()
    try history.add(
      nights.enumerated().map { index, letter in
        // A waiver accepts the failure of `w`.
        let rule: RuleResult =
          letter == "f" ? .failed("r") : letter == "w" ? .failed("r", fails: 1, accepted: 1) : .passed("r")
        var record = AuditRecord.sample("a.log", day: "2026-11-0\(index + 1)", rules: [rule])
        if letter == "o" { (record.verdict, record.exitCode) = (.nothingDecided, 3) }
        return record
      })
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    let headline = HistoryHeadline(analysis, HistoryFinding.all(analysis, FindingWords(analysis, file: "h")))
    #expect(headline.exitCode == exitCode && headline.state == state, "\(headline.sentence)")
  }

  @Test func foreignTextReachesNeitherTheTerminalNorACommand() throws {
    let history = try ScratchHistory()
    let name = "r'; rm -rf ~ #\u{1B}[31m\n::error::\u{202E}"
    for night in 1...6 {
      try history.add([
        .sample(
          "a.log", day: "2026-11-0\(night)", device: name, build: name,
          rules: [night % 2 == 0 ? .failed(name) : .passed(name)])
      ])
    }
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    let findings = HistoryFinding.all(analysis, FindingWords(analysis, file: name))
    let text = HistoryText(analysis, findings, file: name, .standard).text
    #expect(!text.unicodeScalars.contains { $0 != "\n" && !CleanTextProbe.isPlain($0) })
    #expect(!findings.isEmpty && findings.allSatisfy { !$0.next.contains("rm") })
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }

  /// Unicode's categories that steer a terminal.
  private enum CleanTextProbe {
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
  }

  @Test func theOrderOfImportsChangesNothing() throws {
    var fleet = FleetSample(seed: 5)
    fleet.devices = 10
    let nights = (0..<fleet.nights).map { fleet.records(of: $0) }
    let (forward, backward) = (try ScratchHistory(), try ScratchHistory())
    for night in nights { try forward.add(night) }
    for night in nights.reversed() { try backward.add(night.reversed()) }
    let texts = try [forward, backward].map { history in
      let analysis = try history.open(.reading).analysis(Self.options)
      return HistoryText(analysis, try Self.findings(history), file: "h", .standard).text
    }
    #expect(texts[0] == texts[1])
  }
}
