import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import Testing

/// Each circumstance that ships begins, and ends, with lines as they are really printed. Lines of the systems for conditions are tested in
/// the files of these conditions.
@Suite struct CircumstanceTests {
  struct Course: Sendable, CustomTestStringConvertible {
    var id: String
    var begins: String
    /// The event that ends it; `nil` if it is over at once.
    var ends: String?
    /// The process that writes the line.
    var process = "App"
    var testDescription: String { "\(id): \(begins)" }
  }

  static let courses = [
    Course(
      id: "crash",
      begins: "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3 beyond bounds'"),
    Course(id: "process-ended", begins: "[DNP-SYSTEM] App will terminate", ends: "[DNP-SYSTEM] App launched"),
    Course(id: "clock-set", begins: "[DNP-SYSTEM] System clock changed"),
    Course(id: "zone-changed", begins: "[DNP-SYSTEM] Time zone changed from Europe/Vienna to Asia/Tokyo"),
    Course(
      id: "network-lost", begins: "[DNP-SYSTEM] Network status: offline", ends: "[DNP-SYSTEM] Network status: online"),
    // Conditions with a limit.
    Course(
      id: "force-stop", begins: "Force stopping com.timesafari.dailynotification appid=10234 user=0: from pid 812",
      ends: "[DNP-SYSTEM] App became active", process: "system_server"),
    Course(
      id: "reboot", begins: "Rebooting, reason: null", ends: "[DNP-SYSTEM] App became active", process: "ShutdownThread"
    ),
    Course(id: "reboot-reported", begins: "[DNP-REACTIVATION] Reboot detected"),
    Course(id: "force-quit", begins: "[DNP-SYSTEM] App force-quit", ends: "[DNP-SYSTEM] App became active"),
    Course(
      id: "low-power", begins: "[DNP-SYSTEM] Low Power Mode on=true", ends: "[DNP-SYSTEM] Low Power Mode on=false"),
    Course(id: "refresh-disabled", begins: "[DNP-PLUGIN] background_refresh_disabled: status=denied"),
    Course(
      id: "refresh-denied", begins: "[DNP-PLUGIN] Background App Refresh status: denied",
      ends: "[DNP-PLUGIN] Background App Refresh status: available"),
    Course(id: "submit-unavailable", begins: "[DNP-FETCH] BGTask submit failed (code=1)"),
    Course(id: "submit-on-simulator", begins: "[DNP-FETCH] BGTask submit failed (code=1, expected_on_simulator=true)"),
    Course(id: "framework-unavailable", begins: submit(1)), Course(id: "submit-too-many", begins: submit(2)),
    Course(id: "submit-not-permitted", begins: submit(3)),
    Course(
      id: "task-replaced",
      begins: "CANCELED: bgRefresh-com.timesafari.dailynotification.fetch:4C1A02 at priority 5 <private>!",
      process: "dasd"),
  ]

  private static func submit(_ code: Int) -> String {
    "Error submitting task request: <BGAppRefreshTaskRequest: com.timesafari.dailynotification.fetch, earliestBeginDate: "
      + "2025-11-15 05:48:00 +0000>, error: Error Domain=BGTaskSchedulerErrorDomain Code=\(code) \"(null)\""
  }

  @Test func noneIsLeftOut() throws {
    let shipped = try Shipped.rules.get().ruleSet.circumstances
    let ofSystems = shipped.filter { $0.isCondition && $0.mark.file.contains("/system-") }.map(\.id)
    #expect(Self.courses.map(\.id).sorted() == shipped.map(\.id).filter { !ofSystems.contains($0) }.sorted())
    #expect(ofSystems.contains("battery-saver"))
  }

  @Test(arguments: courses)
  func itBegins(_ course: Course) async throws {
    let judged = try await judge([course.begins], course)
    #expect(judged.summary.circumstances.map(\.circumstance.id).contains(course.id))
  }

  /// A failure is reported with it as long as it lasts, and no longer.
  @Test(arguments: courses)
  func itLastsUntilItsEnd(_ course: Course) async throws {
    let failure = #"[AccountViewView] scheduleNewActivityDualNotification failed: {"code":"UNIMPLEMENTED"}"#
    let between = try await judge([course.begins, failure, course.ends ?? "nothing"], course)
    let after = try await judge([course.begins, course.ends ?? "nothing", failure], course)
    #expect(try reported(between).contains(course.id) == (course.ends != nil))
    #expect(try reported(after).contains(course.id) == false)
  }

  /// The content of a line is independent of the circumstances meanwhile.
  @Test func aLeakIsExplainedByNothing() async throws {
    let judged = try await judge([
      Self.courses[1].begins, "[DNP-FETCH] Authorization: Bearer abcdef0123456789abcdef", "x",
    ])
    let leak = try #require(judged.findings.first { $0.rule == "no-secrets-in-lines" })
    #expect(leak.circumstances == [])
  }

  private func reported(_ judged: Judgement) throws -> [String] {
    try #require(judged.findings.first { $0.rule == "methods-are-implemented" }).circumstances.map(\.id)
  }

  private func judge(_ messages: [String], _ course: Course? = nil) async throws -> Judgement {
    let logLines = messages.enumerated().map { index, message in
      let isSystems = course.map { $0.process != "App" && message == $0.begins } ?? false
      let process = isSystems ? course?.process ?? "App" : "App"
      return "2025-11-15 05:40:0\(index).020000+0000 0x1a2b     Default     0x0                  "
        + "\(isSystems ? "120" : "412")    0    \(process): \(message)\n"
    }
    return try await Judge.run(Array(logLines.joined().utf8))
  }
}
