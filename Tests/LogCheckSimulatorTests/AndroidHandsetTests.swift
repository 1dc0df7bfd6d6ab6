import LogCheckModel
import LogCheckSimulator
import Testing

/// The promises of the phone with Android and the plugin on it, whatever a scenario does with them.
@Suite struct AndroidHandsetTests {
  private func lines(
    _ scenario: String, faults: [String] = [], seed: UInt64 = 1, days: Int = 1
  ) throws -> [LogEntry] {
    let story = try #require(Scenario.named(scenario))
    return Array(story.run(Scenario.Options(platform: .android, seed: seed, days: days, faults: faults)))
  }

  private func instants(of text: String, in lines: [LogEntry]) -> [LogInstant] {
    lines.filter { $0.message.contains(text) }.map(\.instant)
  }

  @Test func anAlarmOutlivesTheProcessThatSetIt() throws {
    let lines = try lines("SCN-71")
    let processes = Set(lines.filter { $0.message.hasPrefix("DN|") }.map(\.processID))
    #expect(processes.count == 2)
    #expect(instants(of: "DN|DISPLAY_NOTIF_OK", in: lines).count == 1)
  }

  @Test func nothingRunsBetweenAForcedStopAndTheNextStartOfTheApp() throws {
    let lines = try lines("SCN-74")
    let stop = try #require(instants(of: "Force stopping", in: lines).first)
    let next = try #require(lines.first { $0.instant > stop && $0.processID >= 6000 })
    #expect(next.message.hasPrefix("APP|ON_CREATE"))
    #expect(next.instant - stop > .minutes(50))
    #expect(instants(of: "DN|RECEIVE_START", in: lines).isEmpty)
  }

  @Test func aForcedStopIsFoundByItsMissingAlarmsAndARestartByItsTime() throws {
    #expect(try instants(of: "Scenario FORCE_STOP", in: lines("SCN-74")).count == 1)
    #expect(try instants(of: "Scenario BOOT", in: lines("SCN-73-unopened")).count == 1)
    // An app that was only killed still has its alarms.
    #expect(try instants(of: "Scenario COLD_START", in: lines("SCN-72")).count == 1)
  }

  @Test func aBootIsLoggedTwiceAndMissedAlarmsAreFoundOnce() throws {
    let lines = try lines("SCN-73")
    #expect(instants(of: "DN|BOOT_RECEIVE", in: lines).count == 2)
    #expect(instants(of: "Marked missed notification", in: lines).count == 1)
    #expect(instants(of: "scenario=BOOT missed=0 rescheduled=2", in: lines).count == 1)
  }

  @Test func everyDayHasOneAlarmOnePrefetchAndOneNotification() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let lines = try lines("happy-path-android", seed: seed, days: 9)
      let shown = instants(of: "DN|DISPLAY_NOTIF_OK", in: lines)
      #expect(shown.count == 9)
      #expect(instants(of: "Content saved", in: lines).count == 9)
      for (number, instant) in shown.enumerated() {
        let due = Scenario.sampleNotification + .seconds(86_400 * Int64(number))
        #expect(instant > due && instant - due < .seconds(3))
      }
    }
  }

  @Test func withoutThePermissionForExactAlarmsNoneIsSet() throws {
    #expect(try instants(of: "Alarm set", in: lines("SCN-75")).isEmpty)
    #expect(try instants(of: "Alarm set", in: lines("SCN-75", faults: ["SCN-75-M2"])).count == 1)
  }
}
