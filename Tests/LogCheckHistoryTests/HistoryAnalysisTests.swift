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
        == "r goes back and forth on b with the build b1: it failed in 4 of 8 nights and changed 7 times. "
        + "1 other device does the same.")
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
        == "new failed in 1 of 1 run of the last night, 2026-11-04. No earlier night has a failure of it.")
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
    #expect(text == "history.db has no results of a known day.\n")
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
