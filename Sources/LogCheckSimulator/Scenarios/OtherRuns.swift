import LogCheckModel

extension Scenario {
  /// SCN-27.
  static let misspeltTask = Scenario(
    "SCN-27", "the identifier of the task is the same everywhere", faults: misspeltTaskFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(41)) { $0.leave() }
    device.seeNotification()
    device.quietTail(from: device.notification + .seconds(70))
  }

  private static let misspeltTaskFaults: [Fault] = [
    Fault(
      "SCN-27-M1", [28, 75], "the task is submitted under an identifier that Info.plist does not have, and refused",
      bearing: "submit"
    ) {
      $0.system.refusal = 3
      $0.plugin.submittedTask = "com.timesafari.dailyNotification.fetch"
    },
    Fault("SCN-27-M2", [26], "a task runs that was never registered", bearing: "load", habit: .registersNoTask),
  ]

  /// SCN-32.
  static let unchangedContent = Scenario(
    "SCN-32", "on the second day the server answers 304: the content stays as it is", faults: unchangedContentFaults
  ) { device in
    device.plugin.failures = ["NETWORK": 2]
    device.system.serverTag = "v7"
    device.system.answers = [.status(200), .status(304)]
    device.morning("NETWORK")
    device.seeNotification()
    device.seeNotification(1)
    let next = device.notification + .seconds(86_400)
    device.at(next + .seconds(20)) { $0.logCounter("NETWORK") }
    device.quietTail(from: next + .seconds(70))
  }

  private static let unchangedContentFaults: [Fault] = [
    Fault("SCN-32-M1", [102], "the run is completed without success", at: "unchanged") { scene, _ in
      scene.set("completed", "success", .boolean(false))
    },
    Fault("SCN-32-M2", [110], "the counter of failures rises", bearing: "counter-NETWORK") {
      $0.at($0.notification + .minutes(60)) { $0.plugin.failures["NETWORK", default: 0] += 1 }
    },
    Fault(
      "SCN-32-M3", [216], "the content has another hash after the 304", bearing: "unchanged",
      habit: .savesUnchangedContent),
    Fault(
      "SCN-32-M4", [99], "success is recorded although the next task was refused", bearing: "unchanged",
      evidence: ["success"]
    ) {
      $0.plugin.habits.insert(.recordsRunsWithoutSuccessor)
      $0.at($0.notification + .minutes(60)) { $0.system.refusal = 1 }
    },
  ]

  /// SCN-35.
  static let shortNotice = Scenario(
    "SCN-35", "a notification in a minute: nothing is fetched for it", faults: shortNoticeFaults
  ) { device in
    let call = device.notification - .seconds(60)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.quietTail(from: device.notification + .seconds(10), .seconds(200))
  }

  private static let shortNoticeFaults: [Fault] = [
    Fault(
      "SCN-35-M1", [54, 53], "the task is submitted for the past", bearing: "submit",
      habit: .submitsInSpiteOfShortNotice),
    Fault("SCN-35-M2", [54], "the task is submitted for a time after the notification", bearing: "submit") {
      $0.plugin.habits.insert(.submitsInSpiteOfShortNotice)
      $0.plugin.leastLead = .seconds(120)
    },
    Fault("SCN-35-M3", [55], "the notification is not armed", bearing: "requested", habit: .armsNothing),
  ]

  /// SCN-36.
  static let forcedReschedule = Scenario(
    "SCN-36", "the harness reschedules everything and moves its clock", faults: forcedRescheduleFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(20)) { $0.forceReschedule() }
    device.at(call + .seconds(60)) { $0.warpTime() }
    device.quietTail(from: device.notification + .seconds(10))
  }

  private static let forcedRescheduleFaults: [Fault] = [
    Fault("SCN-36-M1", [224, 69], "two tasks are pending after the rescheduling", at: "pending-tasks") { scene, _ in
      scene.set("pending-tasks", "count", .integer(2))
      scene.set("pending-tasks", "task_ids", .list([PluginLog.fetchTask, "com.timesafari.dailynotification.notify"]))
    }
  ]

  /// SCN-37.
  static let lateStart = Scenario(
    "SCN-37", "the task starts ten minutes late, after the notification", faults: lateStartFaults
  ) { device in
    device.system.taskDelay = 600_000..<601_000
    device.morning()
    device.seeNotification(to: .seconds(20))
    device.at(device.earliest + .seconds(604)) { $0.writeSnapshot() }
    device.quietTail(from: device.earliest + .seconds(610))
  }

  private static let lateStartFaults: [Fault] = [
    Fault("SCN-37-M1", [124, 121], "the snapshot says that the late content was shown", at: "snapshot") { scene, _ in
      scene.set("snapshot", "cached_content_used", .boolean(true))
    }
  ]
}
