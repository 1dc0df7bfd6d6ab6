import LogCheckModel

extension Scenario {
  /// SCN-07.
  static let status = Scenario("SCN-07", "the status before and after scheduling", faults: statusFaults) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call - .milliseconds(9500)) { $0.askWholeStatus("before") }
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(1)) { $0.askWholeStatus() }
    device.quietTail(from: call, .seconds(150))
  }

  private static let statusFaults: [Fault] = [
    Fault("SCN-07-M1", [195], "the count is a text", at: "answer-status") { scene, _ in
      scene.replace("answer-status", "result", ":1,", with: ":\"1\",")
    },
    Fault("SCN-07-M2", [196], "two notifications are pending after one was armed", at: "answer-status") { scene, _ in
      scene.replace("answer-status", "result", ":1,", with: ":2,")
    },
    Fault("SCN-07-M3", [195], "the answer has no permissions", at: "answer-status") { scene, _ in
      scene.replace("answer-status", "result", ",\"permissions\":{\"notifications\":true}", with: "")
    },
  ]

  /// SCN-08.
  static let cancelAll = Scenario(
    "SCN-08", "everything is taken back, and the time of the notification passes", faults: cancelFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(51)) { $0.cancelAll() }
    device.at(call + .seconds(52)) { $0.askStatus() }
    device.at(call + .seconds(81)) { $0.leave() }
    device.at(device.notification - .seconds(10)) { $0.open() }
    device.at(device.notification + .seconds(50)) { $0.leave() }
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let cancelFaults: [Fault] = [
    Fault("SCN-08-M1", [65], "one notification is still pending", at: "answer-status") { scene, _ in
      scene.set("answer-status", "pending_count", .integer(1))
    },
    Fault("SCN-08-M2", [65], "the notification is delivered all the same", bearing: "removed") {
      $0.plugin.habits.insert(.leavesNotifications)
    },
    Fault("SCN-08-M3", [65], "the task runs all the same", bearing: "cancelled") {
      $0.plugin.habits.insert(.leavesTask)
    },
  ]
}
