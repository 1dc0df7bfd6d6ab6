import LogCheckModel

extension Scenario {
  /// SCN-20.
  static let refreshOff = Scenario("SCN-20", "Background App Refresh is off", faults: refreshOffFaults) { device in
    device.system.backgroundRefresh = .denied
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call - .seconds(10)) {
      $0.say(
        "refresh", .plugin, "device.background_refresh", "Background App Refresh status: {status}",
        [("status", .text("denied"))], level: .info)
    }
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(30)) { $0.leave() }
    device.seeNotification()
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let refreshOffFaults: [Fault] = [
    Fault(
      "SCN-20-M1", [46], "the refusal is not reported as background refresh turned off", at: "refresh-off"
    ) { scene, _ in scene.drop("refresh-off") },
    Fault("SCN-20-M2", [74], "the sentence made for simulators occurs on a device", at: "refresh-off") { scene, _ in
      scene.reword(
        "submit",
        "Background fetch scheduling failed ({explanation}): Error Domain={domain} Code={code} \"(null)\"")
      scene.set("submit", "explanation", .text("expected on simulator"))
    },
    Fault("SCN-20-M3", [55], "the notification is not armed", bearing: "requested", habit: .armsNothing),
    Fault("SCN-20-M4", [47], "neither a warning nor a code reaches the app", at: "refresh-off") { scene, _ in
      scene.drop("refresh-off")
      scene.set("answer-schedule", "code", nil)
      scene.reword("answer-schedule", "resolve {method} (callback_id={callback_id}, success={success})")
    },
  ]

  /// SCN-21.
  static let lowPower = Scenario(
    "SCN-21", "Low Power Mode: the task never starts, and the next launch notices it", faults: lowPowerFaults
  ) { device in
    device.morning()
    device.at(device.earliest - .minutes(10)) { $0.setLowPower(true) }
    device.at(device.notification + .minutes(15)) { $0.kill() }
    let launch = device.notification + .minutes(35)
    device.at(launch) { $0.open() }
    device.at(launch + .seconds(3)) { $0.configure() }
    device.quietTail(from: launch + .seconds(10), .minutes(10))
  }

  private static let lowPowerFaults: [Fault] = [
    Fault(
      "SCN-21-M1", [93], "the next launch does not notice the missed task", bearing: "submit",
      habit: .noticesNoMissedTask),
    Fault("SCN-21-M2", [97], "the task is submitted again for five minutes later", at: "task-missed") { scene, _ in
      guard let missed = scene.first("task-missed")?.instant else { return }
      scene.set("resubmit", "earliest_begin", .instant(missed + .minutes(5)))
      scene.set("stored-resubmit", "value", .instant(missed + .minutes(5)))
    },
    Fault(
      "SCN-21-M3", [95], "the miss is declared before the window has closed", bearing: "task-missed",
      evidence: ["submit"]
    ) {
      $0.plugin.patience = .minutes(12)
      $0.at($0.earliest + .seconds(800)) { $0.open() }
      $0.at($0.earliest + .seconds(820)) { $0.leave() }
    },
  ]

  /// SCN-22.
  static let forceQuit = Scenario(
    "SCN-22", "the user closes the app in the switcher and opens it much later", faults: forceQuitFaults
  ) { device in
    device.morning()
    device.at(device.morningCall + .seconds(60)) { $0.open() }
    device.at(device.morningCall + .seconds(62)) { $0.forceQuit() }
    let launch = device.notification + .minutes(35)
    device.at(launch) { $0.open() }
    device.at(launch + .seconds(3)) { $0.configure() }
    device.quietTail(from: launch + .seconds(10), .minutes(10))
  }

  private static let forceQuitFaults: [Fault] = [
    Fault("SCN-22-M1", [92], "the task runs although the user has closed the app", bearing: "force-quit") {
      $0.system.ignoresForceQuit = true
    },
    Fault("SCN-22-M2", [158], "the next launch starts no recovery", at: "task-missed", evidence: ["load"]) { scene, _ in
      scene.drop("recovery-start", "inputs", "loaded", "scenario", "recovery-end")
    },
    Fault("SCN-22-M3", [156], "the schedule is gone", bearing: "loaded") {
      $0.at($0.notification + .minutes(20)) { $0.plugin.schedules = [] }
    },
  ]
}
