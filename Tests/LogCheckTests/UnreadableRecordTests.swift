import LogCheck
import LogCheckModel
import Testing

/// A line that is hidden, cut or damaged may be what is missing.
@Suite struct UnreadableRecordTests {
  private static func logLine(_ clock: String, _ message: String) -> String {
    "2025-11-15 \(clock)+0000 0x1a2b     Default     0x0                  412    0    App: \(message)\n"
  }

  /// The verdict on a call after which nothing is armed, with a line in between.
  private func verdict(with message: String, at clock: String = "05:40:10.000000") async throws -> String? {
    try await verdict(withLine: Self.logLine(clock, message))
  }

  private func verdict(withLine logLine: String) async throws -> String? {
    try await verdict(
      of: Self.logLine(
        "05:40:09.800000", "[DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z")
        + Self.logLine("05:40:09.810000", "[DNP-PLUGIN] status = ready") + logLine
        + Self.logLine("05:41:40.000000", "[DNP-PLUGIN] status = ready"))
  }

  private func verdict(of capture: String) async throws -> String? {
    let judgement = try await Judge.run(Array(capture.utf8))
    let finding = judgement.findings.first { $0.rule == "schedule-call-arms-or-says-why" }
    guard case .inconclusive(let reason)? = finding?.verdict else {
      return judgement.verdicts["schedule-call-arms-or-says-why"]?.rawValue
    }
    return reason.rawValue
  }

  @Test(arguments: [
    ("[DNP-SCHEDULER] <private>", "redacted"), ("[DNP-SCHEDULER] <mask.hash: 'abcd'>", "redacted"),
    ("[DNP-SCHEDULER] \u{FFFD}\u{FFFD} \u{FFFD}", "fail"), ("[DNP-SCHEDULER] something else", "fail"),
    ("[DNP-STORAGE] <private>", "fail"), ("[OTHER] <private>", "fail"), ("<private>", "fail"),
    // What it is comes before the cut.
    (#"{"event":"scheduler.notification.arming","fields":{"id":"#, "pass"),
    (#"{"event":"scheduler.notification.arming","fields":{"id":x,"#, "truncated"),
    (#"{"event":"storage.schedule.persisted","fields":{"id":"#, "fail"),
  ])
  func whatCannotBeReadMayBeWhatIsMissing(_ message: String, _ verdict: String) async throws {
    #expect(try await self.verdict(with: message) == verdict)
  }

  /// Lines of structured events that break off, and whole lines in the wrong position.
  @Test(arguments: [
    // It came, but its time is in the lost part.
    (#"{"event":"scheduler.notification.arming","ts":"2025-11-15T05:40:1"#, "granularity"),
    (#"{"event":"scheduler.notification.arming","ts":2025-"#, "malformed"),
    (#"{"event":"storage.schedule.persisted","ts":"2025-11-15T05:40:1"#, "fail"),
    (#"{"ts":"2025-11-15T05:40:10Z","event":"schedul"#, "malformed"),
    // Words between events are lines like any other: one that ends within an event's text broke off.
    ("[DNP-SCHEDULER] Scheduling notif", "truncated"), ("[DNP-SCHEDULER] other things", "fail"),
    (#"{"event":"other.thing","ts":"2025-11-15T05:40:1"#, "fail"),
  ])
  func anUnreadableLineMayBeTheMissingEvent(_ line: String, _ verdict: String) async throws {
    func logLine(_ clock: String, _ event: String, _ fields: String) -> String {
      #"{"ts":"2025-11-15T\#(clock)Z","event":"\#(event)","level":"info","fields":{\#(fields)}}"# + "\n"
    }
    let ready = #""state":"ready""#
    let before =
      logLine("05:40:09.800", "scheduler.schedule.requested", #""notification_time":"2025-11-15T05:53:00Z""#)
      + logLine("05:40:09.810", "plugin.status", ready) + logLine("05:40:09.820", "scheduler.rolling.maintained", "")
    let after = logLine("05:41:40.000", "plugin.status", ready)
    #expect(try await self.verdict(of: before + line + "\n" + after) == verdict)
    // What was due before it does not depend on it.
    #expect(
      try await self.verdict(of: before + after + line + "\n" + logLine("05:43:00.000", "plugin.status", ready))
        == "fail")
  }

  /// Once it was due it no longer matters what else came.
  @Test func whatIsHiddenLaterChangesNothing() async throws {
    #expect(try await verdict(with: "[DNP-SCHEDULER] <private>", at: "05:41:30.000000") == "fail")
  }
}
