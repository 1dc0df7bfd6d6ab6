import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// The interpretation of a report on standard output by the runner of GitHub Actions.
@Suite struct GitHubReportTests {
  private static let levels = ["error", "warning", "notice"]

  private func commands(_ run: SampleRun) -> [RunnerCommand] { RunnerCommand.all(in: run.report(.github)) }

  /// A run in which that many rules of each severity fail.
  private func failing(_ errors: Int, warnings: Int = 0, notes: Int = 0) -> SampleRun {
    var rules: [RuleSummary] = []
    for (count, severity) in [(notes, Severity.note), (warnings, .warning), (errors, .error)] {
      rules += (0..<count).map { RuleSummary("\(severity)-\($0)", "it holds", .fail, severity: severity, fails: 2) }
    }
    let findings = rules.enumerated().map { number, rule in
      Finding(of: rule, "wrong", [FindingEvidence(number + 1, "2025-11-15T05:40:00Z", "line", .deciding)])
    }
    return SampleRun(name: "failing", findings: findings, summary: RunSummary(.fail, 1, rules))
  }

  @Test(arguments: Array(UInt64(0)..<300))
  func everyLineIsAnAnnotationOfTheTool(seed: UInt64) {
    var input = HostileInput(seed: seed)
    let run = input.run()
    let text = run.report(.github)
    let commands = RunnerCommand.all(in: text)
    #expect(commands.count == RunnerCommand.logLines(of: text).count)
    #expect(commands.first?.properties["title"] == "dnp-logcheck")
    for command in commands {
      #expect(!command.isOld)
      #expect(Self.levels.contains(command.name))
      #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "title"]))
      #expect(command.properties["line"] == nil || command.properties["file"] != nil)
      #expect(command.data.utf16.count <= 4096)
      #expect((command.properties["title"]?.utf16.count ?? 0) <= 255)
      // The runner prints the message again.
      #expect(RunnerCommand.all(in: command.data) == [])
      #expect(command.data.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
  }

  @Test(.costly, .tags(.long), arguments: Extent.seeds(10, whole: 100), ReportFormat.all.filter { $0.id != "github" })
  func noOtherReportHoldsACommand(seed: UInt64, format: ReportFormat) {
    var input = HostileInput(seed: seed)
    #expect(RunnerCommand.all(in: input.run().report(format)) == [])
  }

  @Test(arguments: [
    "::add-mask::secret", "##[error]x", "  ::stop-commands::token", "a ##[add-path]/x", "x\n::add-mask::y",
    "x\r##[set-env name=A;]b", "%0A::error::x", "##[group]%25", "\u{3000}::error::x",
  ])
  func neitherMessagesNorNamesOfFilesCommand(text: String) {
    let rule = RuleSummary(text, text, .fail, fails: 1)
    var run = SampleRun(
      name: "named",
      findings: [Finding(of: rule, text, next: text, [FindingEvidence(1, text, text, .deciding, capture: text)])],
      summary: RunSummary(.fail, 1, [rule], captures: [.sample(text)]))
    run.header.inputs = [text, text]
    for style in [ReportStyle(), ReportStyle(isVerbose: true), ReportStyle(palette: .terminal)] {
      #expect(RunnerCommand.all(in: run.report(.text, style)) == [])
    }
    #expect(commands(run).map(\.name) == ["error", "error"])
    for command in commands(run) { #expect(RunnerCommand.all(in: command.data) == []) }
  }

  @Test func percentSignsAndSeparatorsComeBackAsTheyWere() {
    let rule = RuleSummary("r", "50%, or 1:2%0A", .fail, fails: 1)
    let run = SampleRun(
      name: "signs",
      findings: [Finding(of: rule, "100%25 %0A %", [FindingEvidence(3, nil, "x", .deciding, capture: "./a,b:c%.log")])],
      summary: RunSummary(.fail, 1, [rule]))
    let command = commands(run).last
    #expect(command?.properties == ["file": "a,b:c%.log", "line": "3", "title": "50%, or 1:2%0A"])
    #expect(command?.data.hasPrefix("100%25 %0A % [r]\n") == true)
  }

  @Test(arguments: [0, 1, 8, 9, 30])
  func noLevelHasMoreThanNineAndTheRestIsCounted(count: Int) {
    let all = commands(failing(count, warnings: count, notes: count))
    // The verdict is an error, too.
    for (level, reported) in [("error", count + 1), ("warning", count), ("notice", count)] {
      let found = all.filter { $0.name == level }
      #expect(found.count == min(reported, 10))
      let more = found.filter { $0.data.hasPrefix("and ") }
      #expect(
        more.map { $0.data.split(separator: "\n").first ?? "" }
          == (reported > 9 ? ["and \(reported - 9) more, which the other reports list:"] : []))
    }
  }

  @Test func theVerdictIsFirstAndTheWorstNext() {
    let all = commands(failing(2, warnings: 1, notes: 1))
    #expect(all.map(\.name) == ["error", "error", "error", "warning", "notice"])
    #expect(all.first?.data.hasPrefix("FAIL: ") == true)
    #expect(all.dropFirst().allSatisfy { $0.data.contains("failed 2 times") })
  }

  /// A rule that failed that often, in the lines 1, 2, …; some of them, the last ones, are accepted.
  private func failingOften(_ count: Int, accepted: Int = 0, at position: (Int) -> Int? = { $0 }) -> SampleRun {
    var rule = RuleSummary("often", "it holds", .fail, fails: count)
    rule.known = accepted
    let findings = (1...count).map { number in
      var finding = Finding(
        of: rule, "wrong", position(number).map { [FindingEvidence($0, nil, "x", .deciding)] } ?? [])
      if number > count - accepted { finding.acceptance = .known }
      return finding
    }
    return SampleRun(name: "often", findings: findings, summary: RunSummary(.fail, 1, [rule]))
  }

  private func again(_ run: SampleRun) -> [Substring] {
    commands(run).flatMap { $0.data.split(separator: "\n").filter { $0.hasPrefix("again: ") } }
  }

  @Test(arguments: [
    (1, []), (2, ["again: line 2"]), (4, ["again: line 2, line 3 and line 4"]),
    (40, ["again: " + (2...13).map { "line \($0)" }.joined(separator: ", ") + " and 27 more"]),
  ])
  func laterFailuresAreNamedByTheirLinesAndTheRestIsCounted(count: Int, row: [Substring]) {
    #expect(again(failingOften(count)) == row)
  }

  @Test func anAcceptedFailureIsNoLaterOne() {
    #expect(again(failingOften(3, accepted: 1)) == ["again: line 2"])
    #expect(again(failingOften(2, accepted: 1)) == [])
    #expect(commands(failingOften(3, accepted: 1)).last?.data.contains("failed 3 times, 1 of them accepted") == true)
  }

  @Test func aLineIsNamedOnceAndAFailureWithoutALineIsCounted() {
    #expect(again(failingOften(4) { _ in 7 }) == ["again: line 7"])
    #expect(again(failingOften(3) { _ in nil }) == ["again: 2 times"])
    #expect(again(failingOften(3) { $0 == 2 ? nil : $0 }) == ["again: line 3 and 1 more"])
  }

  @Test func aRuleOnTrialIsNoMoreThanANotice() {
    let reported = commands(.many).filter { $0.properties["title"]?.hasPrefix("experimental: ") == true }
    #expect(reported.map(\.name) == ["notice"])
  }

  @Test func whatIsAcceptedIsNotAnnotated() {
    var rule = RuleSummary("r", "it holds", .fail, fails: 1)
    rule.known = 1
    var finding = Finding(of: rule, "wrong", [FindingEvidence(1, nil, "x")])
    finding.acceptance = .known
    let run = SampleRun(name: "known", findings: [finding], summary: RunSummary(.pass, 0, [rule]))
    #expect(commands(run).map(\.name) == ["notice"])
  }

  @Test func aRunThatProvesNothingIsAnErrorWithItsReasons() {
    let all = commands(.inconclusive)
    #expect(all.first?.name == "error")
    #expect(all.contains { $0.properties["title"] == "required, but not decided" && $0.name == "error" })
    #expect(all.contains { $0.properties["title"] == "not known: redacted" && $0.name == "warning" })
  }

  @Test func standardInputIsNoFile() {
    let rule = RuleSummary("r", "it holds", .fail, fails: 1)
    let run = SampleRun(
      name: "stdin",
      findings: [Finding(of: rule, "wrong", [FindingEvidence(1, nil, "x", .deciding, capture: "<stdin>")])],
      summary: RunSummary(.fail, 1, [rule]))
    #expect(commands(run).last?.properties == ["title": "it holds"])
  }
}
