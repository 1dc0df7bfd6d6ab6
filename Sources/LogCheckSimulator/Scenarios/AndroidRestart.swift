import LogCheckModel

extension Scenario {
  /// SCN-73 with the receiver of boots.
  static let restarted = Scenario(
    "SCN-73", "on Android: rebooted, and the receiver sets the alarms without the app being opened",
    platform: .android, faults: restartFaults
  ) { device in
    // The second schedule is due while the phone is off.
    let off = device.notification - .minutes(53)
    device.startWithAlarm(before: .minutes(83))
    device.at(device.notification - .minutes(82)) { $0.scheduleOnAndroid(off + .seconds(40), id: "second") }
    device.at(off) { $0.restart() }
    device.at(device.notification + .minutes(20)) { $0.openActivity() }
    device.quietHandset(from: device.notification + .minutes(21), .minutes(4))
  }

  private static let restartFaults: [Fault] = [
    Fault("SCN-73-M1", [177], "one alarm is not set again", bearing: "boot") {
      $0.plugin.android.habits.insert(.restoresOneLess)
    },
    Fault("SCN-73-X1", [177], "the boot is not followed by anything", bearing: "boot") {
      $0.plugin.android.habits.insert(.ignoresBoots)
    },
    Fault("SCN-73-M2", [166], "the missed one is found at every look", bearing: "missed") {
      $0.plugin.android.habits.insert(.forgetsMisses)
    },
    Fault("SCN-73-M3", [178], "the scenario is a boot without the flag of one", bearing: "inputs") {
      $0.plugin.android.habits.insert(.keepsNoBootFlag)
    },
  ]

  /// SCN-73 without it.
  static let restartedUnopened = Scenario(
    "SCN-73-unopened", "on Android: rebooted, the app gets no boot broadcast, and it is opened later",
    platform: .android,
    faults: [
      Fault("SCN-73-unopened-M2", [166], "the missed one is found at every look", bearing: "missed") {
        $0.plugin.android.habits.insert(.forgetsMisses)
      }
    ]
  ) { device in
    device.system.android.announcesBoots = false
    device.startWithAlarm(before: .minutes(83))
    device.at(device.notification - .minutes(53)) { $0.restart() }
    device.at(device.notification + .minutes(67)) { $0.openActivity() }
    device.at(device.notification + .minutes(68)) { $0.leaveActivity() }
    device.at(device.notification + .minutes(80)) { $0.endForMemory() }
    device.at(device.notification + .minutes(95)) { $0.openActivity() }
    device.quietHandset(from: device.notification + .minutes(96), .minutes(4))
  }
}
