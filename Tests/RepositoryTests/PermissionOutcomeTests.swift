import LogCheck
import LogCheckModel
import LogCheckRules
import LogCheckSamples
import Testing

@testable import logcheck_dev

/// A permission that was refused in the app can be given back in the settings, and the other way round.
@Suite struct PermissionOutcomeTests {
  private static let refused = "[DNP-PLUGIN] requestPermissions() → denied"
  private static let takenAway = "[DNP-PLUGIN] Notification permission changed from authorized to denied"
  private static let givenBack = "[DNP-PLUGIN] Notification permission changed from denied to authorized"
  private static let granted = "[DNP-PLUGIN] requestPermissions() → granted"

  /// Two notifications, one before and one after the second line.
  private func counts(_ first: String, _ second: String) throws -> [OutcomeResult: Int] {
    func line(_ time: String, _ text: String) -> String {
      "2025-11-15 \(time).000000+0000 0xe981     Default     0x0                  7706   0    App: (Foundation) \(text)\n"
    }
    func armed(_ id: String, _ time: String) -> String {
      "[DNP-SCHEDULER] Notification scheduled (id=\(id), notificationTime=2025-11-15T\(time)Z, trigger=calendar, category=DAILY_NOTIFICATION)"
    }
    let log =
      line("05:33:00", first) + line("05:33:01", armed("daily-1c67", "05:53:00"))
      + line("05:33:02", armed("daily-2", "07:53:00")) + line("06:33:00", second)
      + line("09:33:00", "[DNP-SYSTEM] App became active")
    var run = Audit(try Audit(RuleSet.ofFolder(nil), AuditOptions()), AuditOptions())
    run.run([.bytes(Array(log.utf8), shown: "capture.log")]) { _ in }
    return run.summary().outcomes.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
  }

  @Test(arguments: [
    (refused, givenBack), (refused, granted), (takenAway, givenBack), (takenAway, granted),
  ])
  func whatIsDueAfterItWasGivenBackIsNotExplained(_ first: String, _ second: String) throws {
    #expect(try counts(first, second) == [.notShown: 1, .unknown: 1])
  }

  @Test(arguments: [(refused, takenAway), (takenAway, refused)])
  func itHoldsUntilItIsGivenBack(_ first: String, _ second: String) throws {
    #expect(try counts(first, second) == [.notShown: 2])
  }
}
