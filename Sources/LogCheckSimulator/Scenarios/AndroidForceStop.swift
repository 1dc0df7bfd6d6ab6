import LogCheckModel

extension Scenario {
  /// SCN-74.
  static let forceStopped = Scenario(
    "SCN-74", "on Android: stopped in the settings, silent, opened: what was missed is marked, the rest set again",
    platform: .android, faults: forceStopFaults
  ) { device in
    device.startWithAlarm(before: .minutes(23))
    device.at(device.notification - .minutes(23) + .seconds(5)) {
      $0.scheduleOnAndroid($0.notification + .minutes(850), id: "evening")
    }
    device.at(device.notification - .minutes(18)) { $0.forceStop() }
    device.at(device.notification + .minutes(37)) { $0.openActivity() }
    device.quietHandset(from: device.notification + .minutes(38), .minutes(4))
  }

  private static let forceStopFaults: [Fault] = [
    Fault("SCN-74-M1", [179], "the scenario is a cold start", bearing: "scenario") {
      $0.plugin.android.habits.insert(.takesForcedStopsForColdStarts)
    },
    Fault("SCN-74-M2", [180], "a future alarm is not set again", bearing: "summary") {
      $0.plugin.android.habits.insert(.restoresOneLess)
    },
    Fault("SCN-74-X2", [180], "nothing is marked and nothing is set again", bearing: "summary") {
      $0.plugin.android.habits.insert(.restoresNothing)
      $0.plugin.android.habits.insert(.ignoresMisses)
    },
    Fault("SCN-74-M3", [181], "an alarm goes off during the silence", bearing: "force-stop") {
      $0.system.android.quirks.insert(.keepsAlarmsOfStopped)
    },
    Fault("SCN-74-X1", [182], "the scenario is NONE though schedules are stored", bearing: "scenario") {
      $0.plugin.android.habits.insert(.takesForcedStopsForNothing)
    },
  ]
}
