import LogCheck
import LogCheckModel
import Testing

/// A line that is hidden, cut or damaged may be what is missing.
@Suite struct UnreadableRecordTests {
  private static func row(_ clock: String, _ message: String) -> String {
    "2025-11-15 \(clock)+0000 0x1a2b     Default     0x0                  412    0    App: \(message)\n"
  }

  /// The verdict on a call after which nothing is armed, with a line that stands between.
  private func verdict(with message: String, at clock: String = "05:40:10.000000") async throws -> String? {
    let capture =
      Self.row(
        "05:40:09.800000", "[DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z")
      + Self.row("05:40:09.810000", "[DNP-PLUGIN] status = ready") + Self.row(clock, message)
      + Self.row("05:41:40.000000", "[DNP-PLUGIN] status = ready")
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
    (#"{"event":"scheduler.notification.arming","fields":{"id":"#, "truncated"),
    (#"{"event":"storage.schedule.persisted","fields":{"id":"#, "fail"),
  ])
  func whatCannotBeReadMayBeWhatIsMissing(_ message: String, _ verdict: String) async throws {
    #expect(try await self.verdict(with: message) == verdict)
  }

  /// Once it was due it no longer matters what else came.
  @Test func whatIsHiddenLaterChangesNothing() async throws {
    #expect(try await verdict(with: "[DNP-SCHEDULER] <private>", at: "05:41:30.000000") == "fail")
  }
}
