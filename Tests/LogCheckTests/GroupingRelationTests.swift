import LogCheck
import LogCheckModel
import Testing

/// Captures that are judged together: one of another device takes nothing away, one of the same device may hold what is missing.
@Suite struct GroupingRelationTests {
  private func judge(_ logs: String...) throws -> JobWorld.Outcome {
    try JobWorld.judge(
      logs.enumerated().map { .bytes(Array($0.element.utf8), shown: "\($0.offset).log") }, joined: true)
  }

  private static let unfinished =
    JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(1, "[JOB] started a")
    + JobWorld.logLine(50, "[JOB] started b")
    + JobWorld.logLine(52, "[JOB] finished b") + JobWorld.logLine(90, "[JOB] launched")

  private static func coarse(_ logLines: [(Int, String)], pid: Int = 700, host: String = "mac") -> String {
    logLines.map { JobWorld.syslogLine($0.0, "[JOB] " + $0.1, pid: pid, host: host) }.joined()
  }

  private static let coarseUnfinished: [(Int, String)] = [
    (0, "launched"), (1, "started a"), (50, "started b"), (52, "finished b"), (90, "launched"),
  ]

  @Test func aSharedLineWithAFractionMeansTheSameDevice() throws {
    let other = JobWorld.logLine(1, "[JOB] started a") + JobWorld.logLine(3, "[JOB] finished a")
    let outcome = try judge(Self.unfinished, other)
    #expect(outcome.verdict("finishes") == "inconclusive grouping")
    #expect(outcome.summary.diagnostics.map(\.code) == ["I005"])
    #expect(outcome.summary.diagnostics.first?.message.contains("are of one device") == true)
  }

  @Test func capturesOfOneClockWithoutASharedLineAreOfTwoDevices() throws {
    let other = JobWorld.logLine(0.5, "[JOB] launched", pid: 91) + JobWorld.logLine(3, "[JOB] finished a", pid: 91)
    let outcome = try judge(Self.unfinished, other)
    #expect(outcome.verdict("finishes") == "fail")
    #expect(outcome.summary.diagnostics.isEmpty)
  }

  @Test func wholeSecondsLeaveItOpen() throws {
    let outcome = try judge(
      Self.coarse(Self.coarseUnfinished), Self.coarse([(2, "started z"), (3, "finished z")]))
    #expect(outcome.verdict("finishes") == "inconclusive grouping")
    #expect(outcome.summary.diagnostics.first?.message.contains("may be of one device") == true)
  }

  @Test func wholeSecondsWithTheSameLineAndProcessMeanTheSameDevice() throws {
    let outcome = try judge(
      Self.coarse(Self.coarseUnfinished), Self.coarse([(1, "started a"), (3, "finished a")]))
    #expect(outcome.verdict("finishes") == "inconclusive grouping")
    #expect(outcome.summary.diagnostics.first?.message.contains("are of one device") == true)
  }

  @Test func machinesOfOtherNamesAreApart() throws {
    let outcome = try judge(
      Self.coarse(Self.coarseUnfinished, host: "north"),
      Self.coarse([(1, "started a"), (3, "finished a")], host: "south"))
    #expect(outcome.verdict("finishes") == "fail")
  }

  @Test func capturesWithoutACommonTimeAreApart() throws {
    let outcome = try judge(
      Self.coarse(Self.coarseUnfinished), Self.coarse([(3000, "started a"), (3003, "finished a")]))
    #expect(outcome.verdict("finishes") == "fail")
  }

  @Test func anAppThatRunsUnderTwoProcessIdsAtOnceRunsOnTwoDevices() throws {
    let outcome = try judge(
      Self.coarse(Self.coarseUnfinished), Self.coarse([(20, "started a"), (23, "finished a")], pid: 91))
    #expect(outcome.verdict("finishes") == "fail")
  }

  @Test func anotherSystemIsAnotherDevice() throws {
    let android = "11-15 06:00:01.000  4669  4669 I JOB     : [JOB] started z\n"
    let outcome = try judge(Self.coarse(Self.coarseUnfinished), android)
    #expect(outcome.verdict("finishes") == "fail")
  }

  @Test func theOrderOfTheCapturesChangesNoVerdict() throws {
    let logs = [Self.coarse(Self.coarseUnfinished), Self.coarse([(2, "started z"), (3, "finished z")])]
    #expect(try judge(logs[0], logs[1]).verdicts == judge(logs[1], logs[0]).verdicts)
  }

  // MARK: One capture

  @Test(arguments: ["MacBook.local", "macbook.fritz.box", "MacBook"])
  func aMachineThatGetsAnotherNameStaysOneSource(_ name: String) throws {
    let log =
      Self.coarse([(0, "launched"), (1, "started a")], host: "MacBook") + Self.coarse([(3, "finished a")], host: name)
      + Self.coarse([(90, "launched")], host: "MacBook")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.verdict("never-crashes") == "pass")
  }

  @Test func anotherNameWithAnotherProcessIsDoubtful() throws {
    let log =
      Self.coarse([(0, "launched"), (1, "started a")], host: "MacBook")
      + Self.coarse([(3, "finished a"), (90, "launched")], pid: 91, host: "MacBook.local")
      + Self.coarse([(91, "launched")], host: "MacBook")
    #expect(try JobWorld.judge(log).verdict("finishes") == "inconclusive grouping")
  }

  @Test func anotherMachineWithTheSameProcessIdDischargesNoDuty() throws {
    let log =
      Self.coarse([(0, "launched"), (1, "started a")], host: "north") + Self.coarse([(3, "finished a")], host: "south")
      + Self.coarse([(90, "launched")], host: "north")
    #expect(try JobWorld.judge(log).verdict("finishes") == "inconclusive grouping")
  }

  @Test func twoProcessesInTurnAreNotALaunchEach() throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(1, "[JOB] started a")
      + JobWorld.logLine(10, "[JOB] started b", pid: 91)
      + JobWorld.logLine(20, "[JOB] started c") + JobWorld.logLine(90, "[JOB] started d", pid: 91)
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.sessions == 2)
    #expect(outcome.verdict("never-crashes") == "inconclusive grouping")
  }

  @Test func aLateLineOfThePreviousLaunchStartsNoSession() throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(1, "[JOB] started a")
      + JobWorld.logLine(1.5, "[JOB] launched", pid: 91)
      + JobWorld.logLine(1.2, "[JOB] finished a") + JobWorld.logLine(90, "[JOB] started d", pid: 91)
      + JobWorld.logLine(91, "[JOB] finished d", pid: 91)
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.sessions == 2)
    #expect(outcome.verdict("never-crashes") == "pass")
  }
}
