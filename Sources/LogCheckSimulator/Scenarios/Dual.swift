import LogCheckModel

extension Scenario {
  /// Fetch and notification asked for together, on iOS.
  static let dual: [Scenario] = [.dualSchedule, .dualUnimplemented, .dualLate, .dualCancelled, .dualOverMidnight]

  /// SCN-80.
  static let dualSchedule = Scenario(
    "SCN-80", "a dual schedule: fetched by the app's fetcher, and shown with what came", faults: dualFaults
  ) { device in
    let evening = device.evening
    device.startDual(evening)
    device.system.taskDelay = 900..<90_000
    device.at(evening - .seconds(15)) { $0.open() }
    device.at(evening + .seconds(30)) { $0.leave() }
    device.quietTail(from: evening + .seconds(60), .minutes(8))
  }

  private static let dualFaults: [Fault] = [
    Fault("SCN-80-M1", [208], "the dual schedule is asked for before the fetcher is configured", bearing: "dual") {
      $0.plugin.dual.isConfiguredLate = true
    },
    Fault("SCN-80-M2", [205], "only the notification is scheduled", bearing: "dual") {
      $0.plugin.dual.habits.insert(.schedulesNoFetch)
    },
    Fault("SCN-80-M3", [204], "the fetch is set ten minutes before the notification", at: "dual") { scene, device in
      scene.retell(DualConfig(device.evening, lead: .minutes(10)))
    },
    Fault("SCN-80-M4", [207], "the run asks another host without the fetcher", bearing: "fetch") {
      $0.plugin.dual.habits.insert(.ignoresTheFetcher)
    },
    Fault("SCN-80-X1", [205], "only the fetch is scheduled", bearing: "dual") {
      $0.plugin.dual.habits.insert(.schedulesNoNotification)
    },
  ]

  /// SCN-81.
  static let dualUnimplemented = Scenario(
    "SCN-81", "a dual schedule is asked for, and the call is answered",
    faults: [
      Fault("SCN-81-M1", [201], "the call is not implemented, and the app prints it", bearing: "call-dual") {
        $0.plugin.dual.habits.insert(.isUnimplemented)
      },
      Fault("SCN-81-M2", [206], "the call succeeds before anything is scheduled", bearing: "answer-dual") {
        $0.plugin.dual.habits.insert(.answersFirst)
      },
    ]
  ) { device in
    device.startDual(device.evening)
    device.quietTail(from: device.evening - .minutes(389), .minutes(2))
  }

  /// SCN-82.
  static let dualLate = Scenario(
    "SCN-82", "a dual schedule whose content comes a minute after its notification", faults: lateFaults
  ) { device in
    let evening = device.evening
    device.system.taskDelay = 360_000..<361_000
    device.startDual(evening)
    device.at(evening - .seconds(15)) { $0.open() }
    device.at(evening + .seconds(30)) { $0.leave() }
    device.quietTail(from: evening + .seconds(120), .minutes(8))
  }

  private static let lateFaults: [Fault] = [
    Fault("SCN-82-M1", [209], "the notification is shown with an empty body", bearing: "delivered") {
      $0.plugin.dual.habits.insert(.showsAnEmptyBody)
    },
    Fault("SCN-82-M2", [209], "the content was there in time, and the default is shown", bearing: "delivered") {
      $0.system.taskDelay = 10_000..<11_000
      $0.plugin.dual.habits.insert(.ignoresTimelyContent)
    },
    Fault("SCN-82-X1", [209], "the late content is said to have been used", bearing: "delivered") {
      $0.plugin.dual.habits.insert(.usesLateContent)
    },
    Fault("SCN-82-M3", [211], "the content of the answer is not saved", bearing: "response") {
      $0.plugin.dual.habits.insert(.savesNothing)
    },
  ]

  /// SCN-83.
  static let dualCancelled = Scenario(
    "SCN-83", "a dual schedule is cancelled, and nothing of it comes", faults: cancelFaults
  ) { device in
    let evening = device.evening
    device.startDual(evening)
    device.at(evening - .minutes(380)) { $0.open() }
    device.at(evening - .minutes(380) + .seconds(5)) { $0.cancelDual() }
    device.at(evening - .minutes(380) + .seconds(15)) { $0.askDualStatus() }
    device.at(evening - .minutes(379)) { $0.leave() }
    device.at(evening + .minutes(2)) { $0.open() }
    device.quietTail(from: evening + .minutes(3), .minutes(8))
  }

  private static let cancelFaults: [Fault] = [
    Fault("SCN-83-M1", [210], "the notification is not removed", bearing: "cancelled-both") {
      $0.plugin.dual.habits.insert(.leavesTheNotification)
    },
    Fault("SCN-83-M2", [210], "the fetch runs all the same", bearing: "cancelled-both") {
      $0.plugin.dual.habits.insert(.leavesTheFetch)
    },
    Fault("SCN-83-M3", [212], "the status is still active", bearing: "answer-dual-status") {
      $0.plugin.dual.habits.insert(.staysActive)
    },
  ]

  /// SCN-84.
  static let dualOverMidnight = Scenario(
    "SCN-84", "a dual schedule whose fetch comes before midnight and its notification after", faults: midnightFaults
  ) { device in
    device.startDual(device.midnight)
    device.quietTail(from: device.midnight - .minutes(389), .minutes(2))
  }

  private static let midnightFaults: [Fault] = [
    Fault("SCN-84-M1", [204], "the fetch is set for the hour after midnight", at: "dual") { scene, device in
      var config = DualConfig(device.midnight)
      config.fetch.hour = 0
      scene.retell(config)
    },
    Fault("SCN-84-M2", [203], "a minute that does not exist is accepted", at: "dual") { scene, device in
      var config = DualConfig(device.midnight)
      config.notify = DualConfig.Cron(minute: 60, hour: 18)
      config.fetch = DualConfig.Cron(minute: 55, hour: 18)
      scene.retell(config)
    },
    Fault("SCN-84-M3", [202], "a configuration without a notification is accepted", at: "dual") { scene, device in
      var config = DualConfig(device.midnight)
      config.notify = nil
      scene.retell(config)
    },
  ]
}

extension Device {
  /// Half past six in the evening of the day of the sample's notification.
  fileprivate var evening: LogInstant { notification + .minutes(757) }

  /// Two minutes after the midnight that follows.
  fileprivate var midnight: LogInstant { notification + .minutes(1089) }

  /// The app is set up, gives its fetcher, and asks for a dual schedule, six and a half hours before the notification.
  fileprivate mutating func startDual(_ notification: LogInstant) {
    let call = notification - .minutes(390)
    firstRun(before: call)
    at(call - .seconds(4)) { if !$0.plugin.dual.isConfiguredLate { $0.configureFetcher() } }
    at(call - .seconds(3)) { $0.updatePlans() }
    at(call) { $0.scheduleDual(notification, DualConfig(notification)) }
    at(call + .seconds(10)) { if $0.plugin.dual.isConfiguredLate { $0.configureFetcher() } }
    at(call + .seconds(60)) { $0.leave() }
  }
}

extension Scene {
  /// The call and the plugin's line contain another configuration.
  fileprivate mutating func retell(_ config: DualConfig) {
    set("call-dual", "args", .text(config.json))
    change("dual") { $0.fields = config.fields }
  }
}
