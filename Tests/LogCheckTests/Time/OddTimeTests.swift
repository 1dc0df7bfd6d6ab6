import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import Testing

/// Clocks, zones and gaps as devices and captures have them: the right verdict, or an open question.
@Suite struct OddTimeTests {
  /// A line of `log show` with a stamp as it is to be printed.
  private static func logLine(_ stamp: String, _ message: String) -> String {
    "\(stamp) 0x1a2b     Default     0x0                  700    0    Runner: [JOB] \(message)\n"
  }

  /// Every line has another zone and the same instants.
  @Test(arguments: Sample.healthy.filter { ["first-run.log", "daily-cycle.log"].contains($0.url.lastPathComponent) })
  func everyLineInAnotherZoneIsJudgedTheSame(sample: Sample) async throws {
    let logLines = try sample.bytes().logLines.map { String(decoding: $0, as: UTF8.self) }
    let plain = try await Judge.run(logLines.joined().utf8.map(\.self))
    var hours = 0
    let moved = logLines.map { logLine -> String in
      let hour = logLine.dropFirst(11).prefix(2)
      guard logLine.hasPrefix("2025-"), let number = Int(hour), logLine.dropFirst(26).hasPrefix("+0000") else {
        return logLine
      }
      // Within the day, so that the date stays.
      hours = (hours + 5) % 19
      let shift = min(14, max(-12, hours - number))
      let zone = "\(shift < 0 ? "-" : "+")\(shift.magnitude < 10 ? "0" : "")\(shift.magnitude)00"
      let reported = number + shift
      return logLine.prefix(11) + (reported < 10 ? "0" : "") + String(reported) + logLine.dropFirst(13).prefix(13)
        + zone
        + logLine.dropFirst(31)
    }
    #expect(Set(moved.map { $0.dropFirst(26).prefix(5) }).count > 8)
    let reported = try await Judge.run(moved.joined().utf8.map(\.self))
    #expect(reported.verdicts == plain.verdicts)
  }

  /// The hour that comes twice in autumn, with its zone.
  @Test func theHourThatComesTwiceIsRightWithAZone() throws {
    let log =
      Self.logLine("2025-10-26 02:59:50.000000+0200", "launched")
      + Self.logLine("2025-10-26 02:59:55.000000+0200", "started a")
      + Self.logLine("2025-10-26 02:00:05.000000+0100", "finished a")
      + Self.logLine("2025-10-26 02:30:00.000000+0100", "launched")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.summary.captures.first?.gaps.isEmpty == true)
  }

  /// Without one it is a step of the clock.
  @Test func theHourThatComesTwiceIsOpenWithoutAZone() throws {
    func compact(_ clock: String, _ message: String) -> String {
      "2025-10-26 \(clock) Df Runner[700:1a2b] [JOB] \(message)\n"
    }
    let log =
      compact("02:59:50.000", "launched") + compact("02:59:55.000", "started a") + compact("02:00:05.000", "finished a")
      + compact("03:30:00.000", "launched")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes").hasPrefix("inconclusive"))
    #expect(outcome.summary.captures.first?.gaps.isEmpty == false)
    #expect(outcome.summary.captures.first?.gaps.allSatisfy { $0.reason == .clock } == true)
  }

  /// Half past two in the night in which that hour is left out.
  @Test func aLocalTimeThatIsNoneIsKept() throws {
    func compact(_ clock: String, _ message: String) -> String {
      "2025-03-30 \(clock) Df Runner[700:1a2b] [JOB] \(message)\n"
    }
    let log =
      compact("02:30:00.000", "launched") + compact("02:30:05.000", "started a") + compact("02:30:06.000", "finished a")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.summary.captures.first?.events == 3)
  }

  /// With equal stamps the order of the file is the order.
  @Test func equalStampsKeepTheOrderOfTheFile() throws {
    let stamp = "2025-11-15 06:00:00.000000+0000"
    let end = Self.logLine("2025-11-15 06:10:00.000000+0000", "launched")
    let right = Self.logLine(stamp, "launched") + Self.logLine(stamp, "started a") + Self.logLine(stamp, "finished a")
    #expect(try JobWorld.judge(right + end).verdict("finishes") == "pass")
    let wrong = Self.logLine(stamp, "launched") + Self.logLine(stamp, "finished a") + Self.logLine(stamp, "started a")
    #expect(try JobWorld.judge(wrong + end).verdict("finishes") == "fail")
    #expect(try JobWorld.judge(right).summary.rules.allSatisfy { $0.fails == 0 })
  }

  /// A clock that is a year ahead for a while: obligations that are open meanwhile are not late.
  @Test func aYearAheadAndBackFailsNothing() throws {
    let log =
      Self.logLine("2025-11-15 06:00:00.000000+0000", "launched")
      + Self.logLine("2025-11-15 06:00:05.000000+0000", "started a")
      + Self.logLine("2026-11-15 06:00:07.000000+0000", "started b")
      + Self.logLine("2026-11-15 06:00:08.000000+0000", "finished b")
      + Self.logLine("2025-11-15 06:00:10.000000+0000", "finished a")
      + Self.logLine("2025-11-15 06:01:00.000000+0000", "launched")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.rules.allSatisfy { $0.fails == 0 })
    #expect(outcome.verdict("finishes") == "inconclusive late")
  }

  @Test func sixYearsOfSilenceAreSilence() throws {
    let log =
      Self.logLine("2019-11-15 06:00:00.000000+0000", "launched")
      + Self.logLine("2019-11-15 06:00:05.000000+0000", "started a")
      + Self.logLine("2019-11-15 06:00:07.000000+0000", "finished a")
      + Self.logLine("2025-11-15 06:00:10.000000+0000", "started b")
      + Self.logLine("2025-11-15 06:00:12.000000+0000", "finished b")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.summary.captures.first?.gaps.isEmpty == true)
  }

  /// The window of half a minute is not closed by the capture.
  @Test(arguments: [(29, "inconclusive end"), (34, "inconclusive end"), (36, "fail")])
  func aWindowThatTheCaptureDoesNotCloseIsOpen(_ second: Double, _ verdict: String) throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a")
      + JobWorld.logLine(second, "nothing", pid: 88, process: "otherd")
    #expect(try JobWorld.judge(log).verdict("finishes") == verdict)
  }

  /// A record whose stamp has no time is still a record: its event happened, at an unknown time.
  @Test(arguments: [
    "2025-02-30 06:00:07.000000+0000", "2025-11-15 06:61:07.000000+0000", "2025-11-15 06:00:07.000000+9999",
  ])
  func aLineWithABadStampIsNotSilence(_ stamp: String) throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a") + Self.logLine(stamp, "finished a")
      + JobWorld.logLine(60, "[JOB] launched")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.events == 4)
    #expect(outcome.verdict("finishes") != "fail")
  }
}
