import LogCheckModel

extension Scenario {
  /// SCN-10 on Android.
  static let deniedOnAndroid = Scenario(
    "SCN-10-android", "on Android: scheduling while notifications are denied", platform: .android,
    faults: [
      Fault("SCN-10-android-M1", [38], "Android refuses under another name", at: "refused") { scene, _ in
        scene.set("refused", "code", .text("SCHEDULE_FAILED"))
      },
      Fault(
        "SCN-10-android-X1", [194], "Android and iOS refuse the same call under two names", at: "refused",
        hiddenBecause: "it takes the captures of two devices"
      ) { scene, _ in scene.set("refused", "code", .text("SCHEDULE_FAILED")) },
    ]
  ) { device in
    device.firstHandsetRun(before: device.notification - .minutes(13), permission: .denied)
    device.at(device.notification - .minutes(13)) { $0.scheduleOnAndroid($0.notification) }
    device.at(device.notification - .minutes(12)) { $0.leaveActivity() }
    device.quietHandset(from: device.notification - .minutes(12), .minutes(2))
  }

  /// SCN-75.
  static let noExactAlarms = Scenario(
    "SCN-75", "on Android: scheduling without the permission for exact alarms", platform: .android,
    faults: exactAlarmFaults
  ) { device in
    device.system.android.canSetExactAlarms = false
    device.firstHandsetRun(before: device.notification - .minutes(22))
    device.at(device.notification - .minutes(22)) { $0.scheduleOnAndroid($0.notification) }
    device.quietHandset(from: device.notification - .minutes(21), .minutes(2))
  }

  private static let exactAlarmFaults: [Fault] = [
    Fault(
      "SCN-75-M1", [183, 193], "the settings page is not opened, and the refusal names no action", at: "refused"
    ) { scene, _ in
      scene.drop("opened")
      scene.set("refused", "action", nil)
      scene.reword("refused", "reject {method} (callback_id={callback_id}, code={code}, message=\"{message}\")")
    },
    Fault("SCN-75-M2", [183], "an exact alarm is set all the same", bearing: "refused") {
      $0.plugin.android.habits.insert(.ignoresThePermissionForExactAlarms)
    },
    Fault("SCN-75-M3", [199], "the message is bare", at: "refused") { scene, _ in
      scene.set("refused", "message", .text("not possible"))
    },
  ]

  /// SCN-76.
  static let noBootReceiver = Scenario(
    "SCN-76", "on Android: the receiver of boots is not registered", platform: .android, faults: bootReceiverFaults
  ) { device in
    device.system.android.hasBootReceiver = false
    device.firstHandsetRun(before: device.notification - .minutes(22))
    device.at(device.notification - .minutes(22)) { $0.askStatusOnAndroid() }
    device.quietHandset(from: device.notification - .minutes(21), .minutes(2))
  }

  private static let bootReceiverFaults: [Fault] = [
    Fault("SCN-76-M1", [186], "the log holds no error of it", bearing: "answer-status") {
      $0.plugin.android.habits.insert(.saysNothingOfItsReceiver)
    },
    Fault("SCN-76-M2", [195], "the status says nothing of the boot receiver", at: "answer-status") { scene, _ in
      let permissions = "{\"exactAlarm\":true}"
      scene.set("answer-status", "boot_receiver", nil)
      scene.set("answer-status", "permissions", .text(permissions))
      scene.set("answer-status", "result", .text("{\"pendingCount\":0,\"permissions\":\(permissions)}"))
    },
  ]
}
