import LogCheckModel

extension Scenario {
  /// SCN-70.
  static let alarm = Scenario(
    "SCN-70", "on Android: an alarm is set, goes off, and is set for the next day", platform: .android,
    faults: alarmFaults
  ) { device in
    device.startWithAlarm(before: .minutes(23))
    device.at(device.notification + .minutes(16)) { $0.openActivity() }
    device.quietHandset(from: device.notification + .seconds(10))
  }

  private static let alarmFaults: [Fault] = [
    Fault("SCN-70-M1", [136], "the alarm goes off ten minutes late", bearing: "received") {
      $0.system.android.alarmDelay = 600_000..<600_900
    },
    Fault("SCN-70-M2", [187], "the alarm is not set for the next day", bearing: "received") {
      $0.plugin.android.habits.insert(.setsNoSuccessor)
    },
    Fault("SCN-70-M3", [137], "no receiver speaks at the time of the alarm", bearing: "set") {
      $0.plugin.android.habits.insert(.ignoresAlarms)
    },
    Fault("SCN-70-X1", [184], "setExact is used on a recent Android", bearing: "set") {
      $0.plugin.android.habits.insert(.usesSetExact)
    },
  ]

  /// SCN-71 on Android.
  static let swipedOnAndroid = Scenario(
    "SCN-71", "on Android: the app is swiped away, and its alarm goes off", platform: .android,
    faults: [
      Fault("SCN-71-M1", [135], "the alarm never goes off", bearing: "set") {
        $0.system.android.quirks.insert(.clearsAlarmsWithTheProcess)
      }
    ]
  ) { device in
    device.startWithAlarm(before: .minutes(23))
    device.at(device.notification - .minutes(22)) { $0.swipeAway() }
    device.at(device.notification + .minutes(16)) { $0.openActivity() }
    device.quietHandset(from: device.notification + .seconds(10))
  }

  /// SCN-72.
  static let killedOnAndroid = Scenario(
    "SCN-72", "on Android: the system ends the app, its alarm goes off, and the app is opened", platform: .android,
    faults: killedFaults
  ) { device in
    device.startWithAlarm(before: .minutes(23))
    device.at(device.notification - .minutes(18)) { $0.endForMemory() }
    device.at(device.notification + .minutes(27)) { $0.openActivity() }
    device.quietHandset(from: device.notification + .minutes(28), .minutes(2))
  }

  private static let killedFaults: [Fault] = [
    Fault("SCN-72-M1", [135], "the alarm never goes off", bearing: "set") {
      $0.system.android.quirks.insert(.clearsAlarmsWithTheProcess)
    },
    Fault("SCN-72-M2", [156], "the next launch finds no schedule", bearing: "loaded") {
      $0.plugin.android.habits.insert(.losesSchedules)
    },
  ]

  /// SCN-77.
  static let missedAlarm = Scenario(
    "SCN-77", "on Android: an alarm two minutes ahead, the app ended, and opened five minutes later",
    platform: .android, faults: missedAlarmFaults
  ) { device in
    device.startWithAlarm(before: .seconds(130))
    device.at(device.notification - .seconds(100)) { $0.endForMemory() }
    device.at(device.notification + .seconds(290)) { $0.openActivity() }
    device.at(device.notification + .seconds(400)) { $0.leaveActivity() }
    device.quietHandset(from: device.notification + .seconds(292), .minutes(4))
  }

  private static let missedAlarmFaults: [Fault] = [
    Fault("SCN-77-M1", [164], "neither delivered nor found missed", bearing: "loaded") {
      $0.system.android.quirks.insert(.clearsAlarmsWithTheProcess)
      $0.plugin.android.habits.insert(.ignoresMisses)
    },
    Fault("SCN-77-M2", [173], "delivered and found missed", bearing: "shown") {
      $0.plugin.android.habits.insert(.missesTheDelivered)
    },
    Fault("SCN-77-M3", [185], "it is posted to an undocumented channel", at: "shown") { scene, _ in
      scene.set("shown", "channel", .text("default"))
    },
  ]
}

extension Device {
  /// The app is set up and schedules the notification so long before it, and the user turns to another one.
  mutating func startWithAlarm(before lead: LogDuration) {
    let call = notification - lead
    firstHandsetRun(before: call)
    at(call) { $0.scheduleOnAndroid($0.notification) }
    at(call + .seconds(15)) { $0.leaveActivity() }
  }
}
