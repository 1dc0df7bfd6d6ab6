import LogCheckModel
import Testing

/// A duplicate line in a capture happened once, as far as that is known.
@Suite struct DuplicateLineTests {
  private static let healthy =
    JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(1, "[JOB] started a")
    + JobWorld.logLine(5.25, "[JOB] finished a")
    + JobWorld.logLine(60, "[JOB] started b") + JobWorld.logLine(65, "[JOB] finished b")
    + JobWorld.logLine(120, "nothing to do with it", pid: 88, process: "otherd")

  private static let coarse =
    JobWorld.syslogLine(0, "[JOB] launched") + JobWorld.syslogLine(1, "[JOB] started a")
    + JobWorld.syslogLine(5, "[JOB] finished a")

  @Test func whatIsThereOncePasses() throws {
    let outcome = try JobWorld.judge(Self.healthy)
    #expect(outcome.verdicts == ["pass", "pass", "pass", "pass"])
    #expect(outcome.summary.captures.first?.duplicateLines == nil)
  }

  @Test func aCaptureJoinedToItselfIsJudgedAsOne() throws {
    let once = try JobWorld.judge(Self.healthy)
    let twice = try JobWorld.judge(Self.healthy + Self.healthy)
    #expect(twice.verdicts == once.verdicts)
    #expect(twice.summary.rules.map(\.passes) == once.summary.rules.map(\.passes))
    let capture = try #require(twice.summary.captures.first)
    #expect(capture.duplicateLines?.count == 5)
    #expect(capture.duplicateLines?.line == 7)
    #expect(capture.gaps.isEmpty)
    #expect(capture.events == 5)
    #expect(capture.sessions == 1)
  }

  @Test func aCaptureOfWholeSecondsJoinedToItselfIsJudgedAsOne() throws {
    let log = Self.coarse + JobWorld.syslogLine(60, "something else")
    #expect(try JobWorld.judge(log + log).verdicts == JobWorld.judge(log).verdicts)
  }

  @Test func twoWindowsThatOverlapAreJudgedAsOne() throws {
    let lines = Self.healthy.split(separator: "\n").map { $0 + "\n" }
    let joined = lines[..<4].joined() + lines[1...].joined()
    let outcome = try JobWorld.judge(joined)
    #expect(outcome.verdicts == ["pass", "pass", "pass", "pass"])
    #expect(outcome.summary.captures.first?.duplicateLines?.count == 3)
  }

  @Test func aViolationStaysOneInACaptureJoinedToItself() throws {
    let log =
      Self.healthy + JobWorld.logLine(130, "[JOB] started c") + JobWorld.logLine(131, "[JOB] crashed c")
      + JobWorld.logLine(
        200, "[JOB] started d")
    let outcome = try JobWorld.judge(log + log)
    #expect(outcome.summary.rules.map(\.fails) == [1, 0, 0, 1])
  }

  @Test func oneLineTwiceLeavesTheCountOpen() throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(1, "[JOB] started a")
      + JobWorld.logLine(5.25, "[JOB] finished a")
      + JobWorld.logLine(5.25, "[JOB] finished a") + JobWorld.logLine(60, "[JOB] started b")
      + JobWorld.logLine(65, "[JOB] finished b")
      + JobWorld.logLine(100, "[JOB] launched")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.verdict("finishes-once") == "inconclusive duplicate")
    #expect(outcome.verdict("finishes-once-a-launch") == "inconclusive duplicate")
    #expect(outcome.summary.captures.first?.duplicateLines?.count == 1)
  }

  @Test func anotherMicrosecondIsAnotherEvent() throws {
    let log =
      JobWorld.logLine(1, "[JOB] started a") + JobWorld.logLine(5.25, "[JOB] finished a")
      + JobWorld.logLine(
        5.250001, "[JOB] finished a")
    #expect(try JobWorld.judge(log).verdict("finishes-once") == "fail")
  }

  @Test func aCopyDoesNotHideTwoEvents() throws {
    let log =
      JobWorld.logLine(1, "[JOB] started a") + JobWorld.logLine(5.25, "[JOB] finished a")
      + JobWorld.logLine(
        5.25, "[JOB] finished a") + JobWorld.logLine(6, "[JOB] finished a")
    #expect(try JobWorld.judge(log).verdict("finishes-once") == "fail")
  }

  @Test func everyLineTwiceFailsNothing() throws {
    let lines = Self.healthy.split(separator: "\n").flatMap { [$0 + "\n", $0 + "\n"] }
    let outcome = try JobWorld.judge(lines.joined())
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.verdict("finishes-once") == "inconclusive duplicate")
    #expect(outcome.verdict("never-crashes") == "pass")
    #expect(outcome.summary.captures.first?.sessions == 1)
  }

  @Test func withWholeSecondsTheSameLineMayBeAnotherEvent() throws {
    let log = Self.coarse + JobWorld.syslogLine(5, "[JOB] finished a") + JobWorld.syslogLine(60, "something else")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes-once") == "inconclusive duplicate")
  }

  /// The second `started a` may be real, and then it is not done; or a copy, and then all is well.
  @Test func aTriggerThatMayBeACopyFailsNothing() throws {
    let log =
      JobWorld.syslogLine(0, "[JOB] launched") + JobWorld.syslogLine(5, "[JOB] started a")
      + JobWorld.syslogLine(5, "[JOB] finished a") + JobWorld.syslogLine(5, "[JOB] started a")
      + JobWorld.syslogLine(90, "[JOB] started b") + JobWorld.syslogLine(91, "[JOB] finished b")
      + JobWorld.syslogLine(180, "something else")
    #expect(try JobWorld.judge(log).verdict("finishes") == "inconclusive duplicate")
  }

  @Test func aClockSetBackIsNoCopy() throws {
    let log =
      Self.healthy + JobWorld.logLine(30, "[JOB] started c") + JobWorld.logLine(70, "[JOB] started d")
      + JobWorld.logLine(71, "[JOB] finished d")
      + JobWorld.logLine(200, "[JOB] launched")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.gaps.map(\.reason) == [.clock])
    #expect(outcome.verdict("finishes") == "inconclusive clock")
  }

  @Test func aClockSetBackAmongForeignLinesIsDetected() throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(100, "[JOB] started a")
      + JobWorld.logLine(50, "x", process: "otherd") + JobWorld.logLine(200, "[JOB] launched")
    let padded = String(repeating: JobWorld.logLine(50, "x", process: "otherd"), count: 2000)
    let long = log.replacing(JobWorld.logLine(50, "x", process: "otherd"), with: padded)
    #expect(try JobWorld.judge(long).verdict("finishes") == "inconclusive clock")
  }

  @Test func aCaptureJoinedThriceIsJudgedAsOne() throws {
    let outcome = try JobWorld.judge(Self.healthy + Self.healthy + Self.healthy)
    #expect(outcome.verdicts == ["pass", "pass", "pass", "pass"])
    #expect(outcome.summary.captures.first?.duplicateLines?.count == 10)
  }

  /// A step of the clock is not hidden by the repetition before it.
  @Test func afterARepetitionTheClockCanBeSetBack() throws {
    let log = Self.healthy + JobWorld.logLine(70, "[JOB] launched")
    let twice = log + log + JobWorld.logLine(20, "[JOB] started c") + JobWorld.logLine(22, "[JOB] launched")
    let outcome = try JobWorld.judge(twice)
    #expect(outcome.summary.captures.first?.gaps.map(\.reason) == [.clock])
  }

  /// Lines without a time are often alike, and a capture can be pasted twice: how often something came is open.
  @Test func withoutTimesTheSameTextLeavesTheCountOpen() throws {
    let log = "[JOB] launched\n[JOB] started a\n[JOB] finished a\n"
    #expect(
      try JobWorld.judge(log + "[JOB] finished a\n").verdict("finishes-once-a-launch") == "inconclusive duplicate")
    #expect(try JobWorld.judge(log + "[JOB] finished b\n").verdict("finishes-once-a-launch") != "fail")
  }
}
