import LogCheck
import LogCheckIngest
import LogCheckModel
import Testing

/// A clock that was set, or may have been, is never taken for time that passed.
@Suite struct ClockDoubtTests {
  /// Lines of logcat, which shows neither zone nor year.
  private func logcat(_ logLines: (String, String)...) -> String {
    logLines.map { "\($0.0)  4321  4321 I Jobs    : [JOB] \($0.1)\n" }.joined()
  }

  /// Lines of `log show`, which shows the zone.
  private func unified(_ logLines: (String, String)...) -> String {
    logLines.map { time, text in
      "\(time)+0000 0x1a2b     Default     0x0                  700    0    Jobs: [JOB] \(text)\n"
    }.joined()
  }

  @Test func silenceOverTheHourThatSpringLeavesOutFailsNothing() throws {
    let night = logcat(("03-30 01:55:00.000", "asked"), ("03-30 03:05:00.000", "idle"))
    #expect(try TimeRules.verdicts(night)["done-in-time"] == .inconclusive)
    // The answer after it is not known to be late either.
    let late = logcat(("03-30 01:55:00.000", "asked"), ("03-30 03:05:00.000", "done"))
    #expect(try TimeRules.verdicts(late)["done-in-time"] == .inconclusive)
  }

  @Test(arguments: [
    ("03-30 12:00:00.000", "03-30 13:10:00.000"), ("06-30 01:55:00.000", "06-30 03:05:00.000"),
    ("03-30 01:55:00.000", "03-30 02:20:00.000"),
  ])
  func silenceElsewhereIsSilence(_ asked: String, _ idle: String) throws {
    #expect(try TimeRules.verdicts(logcat((asked, "asked"), (idle, "idle")))["done-in-time"] == .fail)
  }

  @Test func withAZoneNoHourIsLeftOut() throws {
    let night = unified(("2025-03-30 01:55:00.000000", "asked"), ("2025-03-30 03:05:00.000000", "idle"))
    #expect(try TimeRules.verdicts(night)["done-in-time"] == .fail)
  }

  @Test func anUnseenLeapDayMayHavePassed() throws {
    let over = logcat(("02-28 23:59:00.000", "asked"), ("03-01 00:01:00.000", "done"))
    #expect(try TimeRules.verdicts(over)["done-in-time"] == .inconclusive)
    var options = AuditOptions()
    options.clock.year = 2025
    #expect(try TimeRules.verdicts(over, options: options)["done-in-time"] == .pass)
  }

  /// Lines of `log show --style ndjson` with the device's counter.
  private func ndjson(_ logLines: (time: String, ticks: UInt64, text: String)...) -> String {
    logLines.map { logLine in
      """
      {"timestamp":"2025-06-01 \(logLine.time).000000+0000","machTimestamp":\(logLine.ticks),"eventType":"logEvent",\
      "messageType":"Default","processID":700,"threadID":11,"processImagePath":"/Jobs","subsystem":"","category":"",\
      "eventMessage":"[JOB] \(logLine.text)"}

      """
    }.joined()
  }

  @Test(arguments: [UInt64(24_000_000), 1_000_000_000])
  func aClockSetForwardIsKnownByTheDevicesCounter(_ rate: UInt64) throws {
    let honest = ndjson(("12:00:00", 0, "idle"), ("12:01:00", 60 * rate, "asked"), ("13:01:00", 3660 * rate, "idle"))
    #expect(try TimeRules.verdicts(honest)["done-in-time"] == .fail)
    let stepped = ndjson(("12:00:00", 0, "idle"), ("12:01:00", 60 * rate, "asked"), ("13:01:00", 61 * rate, "idle"))
    #expect(try TimeRules.verdicts(stepped)["done-in-time"] == .inconclusive)
    let late = ndjson(("12:00:00", 0, "idle"), ("12:01:00", 60 * rate, "asked"), ("13:01:00", 61 * rate, "done"))
    #expect(try TimeRules.verdicts(late)["done-in-time"] == .inconclusive)
  }

  @Test func aCounterOfAnUnknownRateProvesNothing() throws {
    let odd = ndjson(("12:00:00", 0, "idle"), ("12:01:00", 60 * 333, "asked"), ("13:01:00", 61 * 333, "idle"))
    #expect(try TimeRules.verdicts(odd)["done-in-time"] == .fail)
  }

  @Test func aSentinelDoesNotMakeTheCaptureADecadeOld() throws {
    let logLines = logcat(
      ("01-01 00:00:05.000", "asked at 1970-01-01T00:00:00Z"), ("01-01 00:00:06.000", "done"),
      ("01-01 00:00:07.000", "asked at 2026-01-01T00:05:00Z"), ("01-01 00:00:08.000", "done"))
    var options = AuditOptions()
    options.clock.offset = { _ in 0 }
    // The first request is of no known distance, the second is four minutes ahead.
    #expect(try TimeRules.verdicts(logLines, options: options)["asked-ahead"] == .inconclusive)
    #expect(try TimeRules.verdicts(logLines, options: options)["done-in-time"] == .pass)
  }
}

/// If lines have no time, the time that a job put before them is not theirs.
@Suite struct WrapperTimeTests {
  /// A log printed at the end of a job: twenty minutes between the lines, a millisecond between their stamps.
  private let printed = """
    2025-06-01T12:00:00.0010000Z [JOB] asked
    2025-06-01T12:00:00.0020000Z [JOB] idle
    2025-06-01T12:00:00.0030000Z [JOB] done

    """

  @Test func theStampsOfAJobAreNotTheTimesOfItsLines() throws {
    #expect(try TimeRules.verdicts(printed)["done-in-time"] == .inconclusive)
  }

  @Test func clocksAreSoundWhereALineVouchesForThem() throws {
    var options = AuditOptions()
    options.trustsWrapperTime = true
    #expect(try TimeRules.verdicts(printed, options: options)["done-in-time"] == .pass)
  }
}
