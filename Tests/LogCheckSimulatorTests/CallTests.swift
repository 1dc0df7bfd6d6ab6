import LogCheckModel
import LogCheckSimulator
import Testing

/// The behaviour of the plugin on the device when the app calls it.
@Suite struct CallTests {
  private func lines(_ id: String, _ faults: String..., seed: UInt64 = 1) throws -> [String] {
    let scenario = try #require(Scenario.named(id))
    return scenario.run(Scenario.Options(seed: seed, faults: faults)).filter { $0.process == "App" }.map(\.message)
  }

  private func truth(_ id: String, _ fault: String, _ writer: String, flaw: String? = nil) throws -> GroundTruth {
    let scenario = try #require(Scenario.named(id))
    let options = Scenario.Options(faults: [fault], flaws: flaw.map { [$0] } ?? [])
    var run = scenario.run(options)
    while run.next() != nil {}
    return run.truth(as: try #require(LogWriter.named(writer)).traits)
  }

  private func states(_ truth: GroundTruth) -> [Int: GroundTruth.State] {
    Dictionary(truth.promises.map { ($0.requirement, $0.state) }) { first, _ in first }
  }

  @Test func aRefusedTaskDoesNotKeepTheNotificationFromBeingArmed() throws {
    let lines = try lines("SCN-05")
    let refused = try #require(lines.firstIndex { $0.contains("Code=1") })
    let armed = try #require(lines.firstIndex { $0.contains("Notification scheduled (id=") })
    #expect(refused < armed)
    #expect(lines.contains { $0.contains("resolve scheduleDailyNotification") && $0.contains("success=true") })
  }

  @Test(arguments: ["SCN-10", "SCN-11-library"])
  func aCallWithoutPermissionSchedulesNothing(id: String) throws {
    let lines = try lines(id)
    #expect(lines.contains { $0.contains("code=notifications_denied") })
    for words in ["BGAppRefreshTask", "Scheduling notification for", "Persisted", "prompt shown"] {
      #expect(!lines.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test func theUserIsAskedOnceAndTheCallGoesOn() throws {
    let lines = try lines("SCN-11")
    #expect(lines.count { $0.contains("prompt shown") } == 1)
    let answer = try #require(lines.firstIndex { $0.contains("→ granted") })
    #expect(lines[answer...].contains { $0.contains("Persisted schedule") })
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func consecutiveCallsAreExecutedInOrder(seed: UInt64) throws {
    let lines = try lines("SCN-19", seed: seed)
    let bridge = lines.filter { $0.contains("[DNP-JS]") && $0.contains("scheduleDailyNotification") }
    #expect(bridge.count == 10)
    for (index, line) in bridge.enumerated() { #expect(line.contains(index % 2 == 0 ? " call " : " resolve ")) }
    #expect(Set(lines.filter { $0.contains("Notification scheduled") }).count == 1)
    #expect(lines.contains { $0.contains("Pending BGTasks: 1 ") })
    #expect(lines.contains { $0.contains("pendingCount=1)") })
  }

  @Test func aFailedArmingTakesTheTaskBack() throws {
    let lines = try lines("SCN-12")
    let failed = try #require(lines.firstIndex { $0.contains("Failed to schedule notification (id=") })
    let rest = lines[failed...].prefix(3).joined(separator: "\n")
    #expect(rest.contains("Cancelled pending BGTask") && rest.contains("code=scheduling_failed"))
  }

  @Test func aChangedTimeMovesTheTaskAndTheNotification() throws {
    let lines = try lines("SCN-09")
    let change = try #require(lines.firstIndex { $0.contains("call updateSettings") })
    #expect(lines[change...].contains { $0.contains("earliestBeginDate=2025-11-15T08:25:00Z") })
    #expect(lines[change...].contains { $0.contains("Scheduling notification for 2025-11-15T08:30:00Z") })
    #expect(try #require(lines.last { $0.contains("pendingCount=") }).contains("pendingCount=1"))
  }

  @Test func nothingIsDisplayedWithoutPermissionAndTheNextLaunchLogsIt() throws {
    let lines = try lines("SCN-11B")
    #expect(!lines.contains { $0.contains("notification delivered") })
    #expect(lines.contains { $0.contains("Missed notification detected") })
    #expect(lines.contains { $0.contains("Rescheduled notify") && $0.contains("next=2025-11-16T05:53:00Z") })
  }

  @Test func cancellingLeavesNothingToRunOrToShow() throws {
    let lines = try lines("SCN-08")
    #expect(!lines.contains { $0.contains("BGTask handler invoked") || $0.contains("notification delivered") })
    #expect(try self.lines("SCN-08", "SCN-08-M2").contains { $0.contains("notification delivered") })
    #expect(try self.lines("SCN-08", "SCN-08-M3").contains { $0.contains("BGTask handler invoked") })
  }

  @Test func theDebuggerPrintsInItsOwnConsoleOnly() throws {
    let entries = try #require(Scenario.named("SCN-06")).run()
    let typed = entries.filter { $0.message.contains("_simulateLaunchForTaskWithIdentifier") }
    #expect(typed.map(\.sink) == [.standardOutput])
  }

  @Test func whatAFormatDoesNotCarryItCannotShow() throws {
    #expect(states(try truth("SCN-03", "SCN-03-M3", "apple-default"))[30] == .broken)
    #expect(states(try truth("SCN-03", "SCN-03-M3", "idevicesyslog"))[30] == .unknowable)
  }

  @Test func aSceneThatTheCaptureMissesShowsNoFault() throws {
    #expect(states(try truth("SCN-01", "SCN-01-M1", "apple-default"))[56] == .broken)
    #expect(states(try truth("SCN-01", "SCN-01-M1", "apple-default", flaw: "late"))[56] == .unknowable)
    // The line that is missing is no info line, but the run is known by one.
    #expect(states(try truth("SCN-06", "SCN-06-M1", "apple-default", flaw: "no-info"))[82] == .unknowable)
  }

  @Test(arguments: ["SCN-01-R3", "SCN-01-R4", "SCN-01-W2"])
  func whatBreaksNoPromiseIsNoFault(id: String) throws {
    #expect(try truth("SCN-01", id, "apple-default").promises.allSatisfy { $0.state == .kept })
    #expect(try lines("SCN-01", id) != lines("SCN-01"))
  }
}
