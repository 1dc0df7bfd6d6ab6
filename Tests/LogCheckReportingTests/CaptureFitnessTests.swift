import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// The output of `doctor` for a run.
@Suite struct CaptureFitnessTests {
  private static let commands = [
    CaptureCommand(profile: "ios-device", title: "on a Mac", command: "listen > capture.log"),
    CaptureCommand(profile: "android", title: "over a cable", command: "hear > capture.log"),
  ]

  private func fitness(_ run: SampleRun, _ evidence: Set<String> = []) -> CaptureFitness {
    CaptureFitness(run.summary, evidence: evidence, commands: Self.commands)
  }

  /// A run over one capture, all of whose rules were decided.
  private func run(_ change: (inout CaptureSummary) -> Void) -> SampleRun {
    var capture = CaptureSummary.sample()
    capture.timeKnowledge = .full
    capture.lowestLevel = .debug
    change(&capture)
    return SampleRun(
      name: "one",
      summary: RunSummary(.pass, 0, [RuleSummary("r", "it holds", .pass, passes: 1)], captures: [capture]))
  }

  private func states(_ run: SampleRun) -> [String: CaptureCheck.State] {
    Dictionary(
      fitness(run).captures.flatMap(\.checks).map { ($0.id, $0.state) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    (SampleRun.one, CaptureFitness.Verdict.fit, Int32(0)), (.many, .fit, 0), (.notes, .fit, 0), (.none, .unreadable, 2),
    (.inconclusive, .unfit, 3), (.hostile, .unreadable, 2),
  ])
  func whatBrokeMakesNoCaptureUnfit(run: SampleRun, verdict: CaptureFitness.Verdict, exitCode: Int32) {
    #expect(fitness(run).verdict == verdict)
    #expect(fitness(run).exitCode == exitCode)
  }

  @Test func aCaptureWithoutAnyFlawIsAllGood() {
    let whole = fitness(run { _ in })
    #expect(whole.captures.flatMap(\.checks).allSatisfy { $0.state == .good })
    #expect(!whole.isImprovable)
    #expect(!whole.text().contains("capture.log"))
  }

  /// Captures that seem filtered; an Xcode console holds nothing but lines of the app by its nature.
  @Test func whatAFilterLeavesIsNamed() throws {
    func text(_ change: (inout CaptureSummary) -> Void) -> String? {
      fitness(run(change)).captures.flatMap(\.checks).first { $0.id == "filter" }?.text
    }
    let ofApp = text {
      ($0.format, $0.lines, $0.candidates) = ("apple-compact", 40, 38)
    }
    #expect(ofApp?.contains("nothing but lines of the app in 40 lines") == true)
    #expect(text { ($0.format, $0.lines, $0.candidates) = ("apple-compact", 40, 20) } == nil)
    #expect(text { ($0.format, $0.lines, $0.candidates) = ("xcode-console", 40, 40) } == nil)
    #expect(text { $0.silentComponents = ["FETCH"] }?.contains("no line of FETCH") == true)
  }

  @Test func zoneThatLinesContradictIsDoubted() {
    let run = run { $0.zoneDoubt = "3 of 3 lines say another time" }
    #expect(states(run)["time"] == .doubtful)
    #expect(fitness(run).text().contains("3 of 3 lines say another time"))
  }

  @Test func zoneThatWasLearntIsSaid() {
    let checks = fitness(run { $0.learntZone = (3600, "+01:00", 4) }).captures.flatMap(\.checks)
    #expect(
      checks.first { $0.id == "time" }?.text.contains("4 lines say when they were written, and show +01:00") == true)
  }

  /// Something that a capture lacks, by the id of the check that reports it.
  struct Flaw: Sendable, CustomStringConvertible {
    let id: String
    let apply: @Sendable (inout CaptureSummary) -> Void

    init(_ id: String, _ apply: @escaping @Sendable (inout CaptureSummary) -> Void) {
      self.id = id
      self.apply = apply
    }

    var description: String { id }
  }

  private static let flaws = [
    Flaw("time") { $0.timeKnowledge = .none }, Flaw("time") { $0.timeKnowledge = .noDate },
    Flaw("time") { $0.timeKnowledge = .noYear }, Flaw("time") { $0.timeKnowledge = .noZone },
    Flaw("level") { $0.lowestLevel = nil }, Flaw("level") { $0.lowestLevel = .info },
    Flaw("level") { $0.lowestLevel = .fault }, Flaw("filter") { $0.head.filter = "x" },
    Flaw("filter") { $0.head.skipsInfoAndDebug = true },
    Flaw("gaps") { $0.gaps = [GapSummary(reason: .gap, from: nil, to: nil, line: 3)] },
    Flaw("clock") { $0.gaps = [GapSummary(reason: .clock, from: nil, to: nil, line: 3)] },
    Flaw("copies") { $0.duplicateLines = DuplicateLines(line: 3, from: nil) }, Flaw("damage") { $0.cutRecords = 1 },
    Flaw("damage") { $0.repairedRecords = 1 }, Flaw("damage") { $0.notUnderstood = 1 },
    Flaw("damage") { $0.endsInsideLine = true }, Flaw("damage") { $0.patternFaults = 1 },
    Flaw("unknown") { $0.unrecognised = 1 }, Flaw("system") { $0.profile = nil },
  ]

  @Test(arguments: flaws)
  func eachFlawIsReportedAndNoOther(flaw: Flaw) {
    let run = run(flaw.apply)
    #expect(states(run).filter { $0.value != .good } == [flaw.id: .doubtful])
    #expect(fitness(run).isImprovable)
  }

  private static let nothings = [
    Flaw("content") { $0.events = 0 }, Flaw("format") { $0.format = nil }, Flaw("reading") { $0.problem = "torn" },
    Flaw("reading") {
      $0.lines = 0
      $0.events = 0
    },
  ]

  @Test(arguments: nothings)
  func whatHoldsNothingIsBad(flaw: Flaw) {
    #expect(states(run(flaw.apply))[flaw.id] == .bad)
  }

  @Test func anEvidenceFileNeedsNeitherTimesNorLevels() {
    let run = run {
      $0.format = "shelf-list"
      $0.timeKnowledge = .none
      $0.lowestLevel = nil
    }
    #expect(fitness(run, ["shelf-list"]).captures.flatMap(\.checks).map(\.id) == ["content"])
  }

  @Test func theCommandsAreThoseOfTheSystemOrAllWhereItIsUnknown() {
    #expect(fitness(.one).commands == [Self.commands[0]])
    #expect(fitness(.inconclusive).commands == Self.commands)
  }

  /// Two profiles may have the same command; a file that is not there needs none.
  @Test func eachCommandIsNamedOnceAndNoneForAMissingFile() {
    let general = CaptureCommand(profile: "ios", title: "on a Mac", command: "listen > capture.log")
    for commands in [[general] + Self.commands, Self.commands + [general]] {
      #expect(
        CaptureFitness(SampleRun.inconclusive.summary, evidence: [], commands: commands).commands == Self.commands)
    }
    var missing = CaptureSummary(path: "gone.log")
    missing.problem = "there is no such file"
    let run = SampleRun(name: "gone", summary: RunSummary(.nothingDecided, 2, [], captures: [missing]))
    #expect(fitness(run).commands.isEmpty)
    #expect(
      fitness(run).text() == """
        COULD NOT READ: nothing of the plugin in it

        gone.log
          BAD   reading: it could not be read: there is no such file

        """)
  }

  /// In brief the output fits a terminal of 24 lines, and says what it leaves out.
  @Test(arguments: SampleRun.all.filter { $0.name != "hostile" })
  func whatIsLeftOutIsCountedAndListedOnRequest(run: SampleRun) {
    let commands = ["ios", "ios-device", "android"].flatMap { profile in
      (1...3).map { CaptureCommand(profile: profile, title: "way \($0)", command: "listen \(profile) \($0)") }
    }
    let fitness = CaptureFitness(run.summary, evidence: [], commands: commands)
    let brief = fitness.text().split(separator: "\n", omittingEmptySubsequences: false)
    // With every flaw at once it is longer.
    #expect(brief.count <= (run.name == "inconclusive" ? 40 : 25), "\(brief.count - 1) lines")
    let all = fitness.text(listsAll: true)
    for rule in fitness.undecided.flatMap(\.rules) + fitness.undecidedRequired { #expect(all.contains(rule)) }
    for command in fitness.commands where fitness.isImprovable { #expect(all.contains(command.command)) }
    #expect(!fitness.isImprovable || brief.contains { $0.contains(" more command") } || fitness.commands.isEmpty)
  }

  @Test func everyRuleIsListedInItsGroup() {
    let all = fitness(.inconclusive)
    #expect(all.decided == ["launch"])
    #expect(all.undecided.map(\.reason) == [.end, .gap, .redacted])
    #expect(all.undecided.first?.rules == ["stored", "ready"])
    #expect(all.undecidedRules == 3)
    #expect(all.notExercised == ["never-seen"])
    #expect(all.undecidedRequired == ["never-seen", "stored"])
    #expect(fitness(.one).notApplicable == ["android-only"])
  }

  @Test(.costly, arguments: Array(UInt64(0)..<200))
  func noTextOfACaptureSteersATerminalOrCommandsARunner(seed: UInt64) throws {
    var input = HostileInput(seed: seed)
    var run = input.run()
    for index in run.summary.captures.indices {
      run.summary.captures[index].head.filter = run.summary.captures[index].profileReason
    }
    let commands = run.summary.rules.map { CaptureCommand(profile: $0.id, title: $0.title, command: $0.title) }
    let fitness = CaptureFitness(run.summary, evidence: [], commands: commands)
    for text in [fitness.text(), fitness.text(listsAll: true), fitness.json(toolVersion: "1.2.3")] {
      #expect(RunnerCommand.all(in: text) == [])
      #expect(
        text.unicodeScalars.allSatisfy { scalar in
          scalar == "\n"
            || ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        })
    }
    let json = try JSONValue(fitness.json(toolVersion: "1.2.3"))
    #expect(json["captures"].items.map { $0["path"] } == run.summary.captures.map { .text($0.path) })
    #expect(json["commands"].items.count == fitness.commands.count)
  }
}
