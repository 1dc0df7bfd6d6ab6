import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckSimulator
import Testing

/// The same run logged through NSLog and through `os_log` at the default level. NSLog has no levels, so nothing that it prints can have
/// been hidden; what `os_log` did not show may have been logged below the level of the capture.
@Suite struct NSLogTests {
  /// The user denies, and the call arms all the same (REQ-034). What could have lifted the denial is logged at info level.
  private func verdict(_ writer: LogWriter, _ change: (inout LogEntry) -> Void) async throws -> RuleSummary {
    let scenario = try #require(Scenario.named("SCN-01"))
    let entries = scenario.run(Scenario.Options(faults: ["SCN-01-X3"])).filter { $0.message.contains("DNP") }.map {
      var entry = $0
      entry.level = .notice
      entry.subsystem = nil
      entry.category = nil
      entry.library = nil
      change(&entry)
      return entry
    }
    let judged = try await Judge.run(writer.write(entries))
    return try #require(judged.summary.rules.first { $0.id == "denied-status-arms-nothing" })
  }

  private static let writers = ["apple-default", "apple-compact", "idevicesyslog", "pymobiledevice3"]

  @Test(arguments: writers) func noLevelHidesWhatCameThroughNSLog(id: String) async throws {
    let writer = try #require(LogWriter.all.first { $0.id == id })
    #expect(try await verdict(writer) { $0.library = "Foundation" }.verdict == .fail)
  }

  @Test(arguments: writers) func aLevelMayHideWhatCameThroughOtherWays(id: String) async throws {
    let writer = try #require(LogWriter.all.first { $0.id == id })
    #expect(try await verdict(writer) { $0.library = "Other" }.reasons == [.level: 1])
    // Half of the components through NSLog.
    let half = try await verdict(writer) {
      if !$0.message.contains("DNP-PLUGIN") { $0.library = "Foundation" }
    }
    #expect(half.reasons == [.level: 1])
  }
}
