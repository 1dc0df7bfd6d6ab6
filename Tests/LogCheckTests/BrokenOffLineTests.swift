import LogCheck
import LogCheckModel
import Testing

/// A line that broke off, or over whose end something else was written, proves nothing by what it lacks.
@Suite struct BrokenOffLineTests {
  private static let head =
    "2025-11-15 05:39:54.300000+0000 0x1a2b     Info        0x0                  412    0    App: "
  private static let last =
    "2025-11-15 06:39:54.300000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: scene"

  private func failures(_ message: String) async throws -> [String] {
    let judged = try await Judge.run(Array("\(Self.head)\(message)\n\(Self.last)\n".utf8))
    return judged.failures.map(\.rule)
  }

  /// The identifier was cut within its parentheses (REQ-024 names the two identifiers there are).
  @Test(arguments: ["", "WebView loaded", " other text (seq=7)", ", seen = true"])
  func aValueInUnclosedParenthesesIsNoWrongValue(_ glued: String) async throws {
    let line = "[DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotif\(glued)"
    #expect(try await !failures(line).contains("task-identifiers-are-known"))
    #expect(try await failures(line + ")").contains("task-identifiers-are-known"))
  }

  @Test(arguments: ["[DNP-FETCH] BGAppRef", "[DNP-FETCH] BGAppRefreshTask", "[DNP-FETCH]", "[DNP-FETC"])
  func aTextThatBreaksOffMayBeTheExpectedOne(_ cut: String) async throws {
    let log = try await day(cut)
    #expect(log.failures.isEmpty, "\(log.failures.map(\.rule))")
    #expect(log.summary.verdict != .pass)
  }

  @Test(arguments: ["[DNP-FETCH] Battery level is 80 %", "[DNP-STORAGE] BGAppRefreshTask", "DNP", "[DN"])
  func anotherTextIsNotTheExpectedOne(_ other: String) async throws {
    let log = try await day(other)
    #expect(log.failures.map(\.rule).contains("happy-path-complete"))
  }

  /// The happy path of the test plan with one other line in place of the submission.
  private func day(_ line: String) async throws -> Judgement {
    func at(_ time: String, _ message: String) -> String {
      "2025-11-15 \(time)0000+0000 0x1a2b     Info        0x0                  412    0    App: \(message)\n"
    }
    let log =
      at("05:39:54.32", "[DNP-PLUGIN] configure() called") + at("05:39:54.40", "[DNP-PLUGIN] status = ready")
      + at("05:40:02.11", "[DNP-PLUGIN] requestPermissions() → granted")
      + at("05:40:09.80", "[DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z")
      + at("05:40:09.82", "[DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z")
      + at("05:40:09.85", line)
      + at("05:40:09.87", "[DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z")
      + at("05:40:09.89", "[DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=1)")
      + at("05:45:00.00", "a line of the app")
    return try await Judge.run(Array(log.utf8))
  }
}
