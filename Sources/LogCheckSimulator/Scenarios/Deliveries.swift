import LogCheckModel

extension Scenario {
  /// SCN-40.
  static let smallDrift = Scenario(
    "SCN-40", "one notification comes 179 seconds late, the next 180 seconds early", faults: smallDriftFaults
  ) { device in
    device.morning()
    // What is armed in the morning was armed before.
    device.system.delays = [.seconds(179), .zero - .seconds(180)]
    device.seeNotification(from: .zero - .seconds(100), to: .seconds(240))
    device.seeNotification(1, from: .seconds(190))
    device.quietTail(from: device.notification + .seconds(86_470))
  }

  private static let smallDriftFaults: [Fault] = [
    Fault("SCN-40-M1", [131], "a delivery 179 seconds late is reported as drift", bearing: "delivered") {
      $0.plugin.tolerance = .seconds(178)
      $0.system.delays = [.seconds(179)]
    },
    Fault("SCN-40-M2", [130, 129], "a delivery 181 seconds late is not reported", bearing: "delivered") {
      $0.plugin.habits.insert(.logsNoDrift)
      $0.system.delays = [.seconds(181)]
    },
  ]

  /// SCN-41. A notification that comes late already breaks a promise, so it is a fault, and the others come with it.
  static let largeDrift = Scenario(
    "SCN-41", "the app waits for its notification", faults: largeDriftFaults
  ) { device in
    device.morning()
    device.seeNotification(to: .seconds(300))
    device.quietTail(from: device.notification + .seconds(310))
  }

  private static let largeDriftFaults: [Fault] = [
    Fault("SCN-41-M1", [130, 129], "it comes four minutes late, and that is not reported", bearing: "delivered") {
      $0.system.delays = [.seconds(240)]
      $0.plugin.habits.insert(.logsNoDrift)
    },
    Fault("SCN-41-M2", [134, 129], "it comes four minutes late, and is shown again as a retry", bearing: "delivered") {
      $0.system.delays = [.seconds(240)]
      $0.plugin.habits.insert(.showsLateOnesAgain)
    },
    Fault("SCN-41-X1", [129], "it comes four minutes late, and that is reported", bearing: "delivered") {
      $0.system.delays = [.seconds(240)]
    },
  ]

  /// SCN-42.
  static let silentDelivery = Scenario(
    "SCN-42", "the notification comes while the app is in the background, and the user ignores it",
    faults: silentDeliveryFaults
  ) { device in
    device.system.isBusy = true
    device.morning(repeatsDaily: false)
    device.at(device.notification + .minutes(10)) {
      $0.say(
        "other", by: .other(process: "SpringBoard", subsystem: "com.apple.FrontBoard", category: "Common"),
        "Scene updated", processID: 58)
    }
    device.quietTail(from: device.notification + .minutes(10), .minutes(5))
  }

  private static let silentDeliveryFaults: [Fault] = [
    Fault(
      "SCN-42-M1", [133], "the plugin claims the delivery while it is in the background", bearing: "delivered",
      evidence: ["background"]
    ) {
      $0.at($0.notification + .milliseconds(200)) {
        $0.logDelivery(of: $0.plugin.scheduleID, $0.notification, source: "foreground")
      }
    },
    Fault(
      "SCN-42-M2", [135], "ten minutes later the notification is still pending", bearing: "dump", evidence: ["armed"]
    ) {
      $0.system.delays = [.minutes(60)]
      $0.at($0.notification + .minutes(10)) { $0.logPending() }
    },
  ]

  /// SCN-43.
  static let tappedNotification = Scenario(
    "SCN-43", "the user taps the notification twenty minutes later", faults: tapFaults
  ) { device in
    device.morning()
    device.at(device.notification + .minutes(5)) { $0.kill() }
    let tap = device.notification + .minutes(20)
    device.at(tap) { $0.tap() }
    device.at(tap + .seconds(3)) { $0.configure() }
    device.at(tap + .seconds(6)) {
      $0.call(
        "getLastNotification", "last", answer: "id={id}, notificationTime={notification_time}",
        [("id", .text($0.plugin.scheduleID)), ("notification_time", .instant($0.notification))]
      ) { $0.wait(10) }
    }
    device.quietTail(from: tap + .seconds(20), .minutes(5))
  }

  private static let tapFaults: [Fault] = [
    Fault("SCN-43-M1", [138, 173], "the tapped notification is called missed", at: "tapped") { scene, device in
      let id = StructuredValue.text(device.plugin.scheduleID)
      scene.add(after: "tapped", 100, as: "missed") {
        $0.become(
          .reactivation, "recovery.missed.detected",
          "Missed notification detected (id={id}, scheduled_time={scheduled_time})",
          [("id", id), ("scheduled_time", .instant(device.notification))])
      }
      scene.add(after: "confirmed", 90, as: "marked") {
        $0.fields = [("id", id), ("from", .text("delivered")), ("to", .text("missed"))]
      }
      scene.add(after: "tapped", 120, as: "history") {
        $0.become(
          .storage, "storage.history.recorded", "History recorded (id={id}, kind={kind})",
          [("id", id), ("kind", .text("missed"))], level: .info)
      }
    },
    Fault("SCN-43-M2", [134], "the tap is counted as a second delivery", at: "tapped") { scene, _ in
      scene.add(after: "delivered", 10, as: "twice") { $0["source"] = .text("foreground") }
      scene.set("delivered", "source", .text("foreground"))
    },
    Fault("SCN-43-X1", [197], "the last notification is said to be that of the day before", at: "answer-last") {
      $0.set("answer-last", "notification_time", .instant($1.notification - Device.day))
      $0.set("answer-last", "id", .text("daily-0"))
    },
  ]
}
