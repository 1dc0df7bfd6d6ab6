import LogCheckModel

extension Scenario {
  /// SCN-09.
  static let changedTime = Scenario(
    "SCN-09", "the time of the daily notification is changed", faults: changeFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.plugin.logsHashes = true
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(80)) { $0.askStatus("before") }
    device.at(call + .seconds(110)) { $0.updateSettings(time: "08:30", $0.notification + .minutes(157)) }
    device.at(call + .seconds(112)) { $0.askStatus() }
    device.quietTail(from: call + .seconds(120), .seconds(150))
  }

  private static let changeFaults: [Fault] = [
    Fault("SCN-09-M1", [66, 57], "the old notification stays, and two are pending", bearing: "answer-update") {
      $0.plugin.habits.insert(.keepsOldNotification)
    },
    Fault("SCN-09-M2", [52], "the task keeps the old begin", bearing: "answer-update") {
      $0.plugin.habits.insert(.keepsOldBegin)
    },
    Fault("SCN-09-M3", [118], "the hash of the schedule is the old one", bearing: "answer-update") {
      $0.plugin.habits.insert(.keepsOldHash)
    }
    .seen(by: "armed"),
    Fault("SCN-09-X1", [66], "the changed time is only stored", bearing: "answer-update") {
      $0.plugin.habits.insert(.storesOnly)
    },
  ]

  /// SCN-19.
  static let repeatedCalls = Scenario(
    "SCN-19", "the same notification is scheduled five times in succession", faults: repeatFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    for number in 0..<5 {
      device.at(call + .milliseconds(Int64(number) * 110)) { $0.schedule($0.notification) }
    }
    device.at(call + .milliseconds(1500)) { $0.listTasks() }
    device.at(call + .seconds(2)) { $0.askStatus() }
    device.quietTail(from: call, .seconds(150))
  }

  private static let repeatFaults: [Fault] = [
    Fault("SCN-19-M1", [69, 71], "two tasks are pending", at: "count") { scene, _ in
      scene.set("count", "count", .integer(2))
    },
    Fault("SCN-19-M2", [60], "the same schedule is armed under a second id", bearing: "armed") {
      $0.plugin.habits.insert(.keepsOldNotification)
    }
    .seen(by: "persisted"),
    Fault("SCN-19-M3", [76], "the system refuses a task as one too many", bearing: "submit") {
      $0.system.refusal = 2
    },
    Fault("SCN-19-M4", [70], "a task is submitted without a withdrawal of the one before", bearing: "submit") {
      $0.plugin.habits.insert(.keepsPendingTask)
    },
  ]
}
