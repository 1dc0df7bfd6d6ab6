import LogCheckModel

/// Data that outlives the app, and data for which the store has no room.
extension Scenario {
  /// SCN-60.
  static let endedAtOnce = Scenario(
    "SCN-60", "the app ends right after scheduling; the next launch finds the schedule",
    faults: [
      Fault(
        "SCN-60-M1", [56], "the call succeeds and nothing is stored", bearing: "persisted", evidence: ["call-schedule"]
      ) {
        $0.plugin.habits.insert(.storesNothing)
      },
      Fault("SCN-60-M2", [156, 118], "the loaded schedule has another hash", at: "row", evidence: ["persisted"]) {
        scene, _ in
        scene.set("row", "schedule_hash", .text("5f3c0de1"))
      },
      Fault("SCN-60-M3", [151], "the database row was created after it was last changed", at: "row") { scene, device in
        let created = device.notification.milliseconds / 1000
        scene.set("row", "created_at", .integer(created))
        scene.set("row", "updated_at", .integer(created - 1200))
      },
      Fault("SCN-60-X1", [144], "what was stored does not read back, and nothing is done", at: "validated") {
        scene, _ in
        scene.set("validated", "ok", .boolean(false))
      },
    ]
  ) { device in
    device.plugin.logsHashes = true
    device.plugin.extras = [.rows]
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .milliseconds(450)) { $0.kill() }
    device.launchAndConfigure(at: device.notification - .minutes(10))
  }

  /// SCN-61.
  static let fullStore = Scenario(
    "SCN-61", "the store is full; a cleaning makes room",
    faults: [
      Fault("SCN-61-M1", [154], "the call is refused without a cleaning", bearing: "full") {
        $0.plugin.habits.insert(.cleansNothing)
      },
      Fault("SCN-61-M2", [153, 154], "the second write fails too, and the call succeeds", bearing: "failed-again") {
        $0.plugin.store.removable = 0
        $0.plugin.habits.insert(.claimsEveryWrite)
      },
      Fault("SCN-61-M3", [153, 55], "nothing is armed in a call that could not write", at: "failed-write") { scene, _ in
        scene.drop("arming", "armed")
      },
    ]
  ) { device in
    device.plugin.store.removable = 4
    device.scheduleIntoFullStore()
  }

  /// SCN-61, with nothing to clean.
  static let refusedStore = Scenario(
    "SCN-61-refused", "the store is full, and a cleaning does not help",
    faults: [
      Fault("SCN-61-refused-M1", [154], "the call is refused without a cleaning", bearing: "full") {
        $0.plugin.habits.insert(.cleansNothing)
      }
    ]
  ) { $0.scheduleIntoFullStore() }

  /// SCN-62.
  static let invalidRows = Scenario(
    "SCN-62", "two database rows cannot be read; the others can",
    faults: [
      Fault("SCN-62-M1", [155, 14], "the app crashes over the database row", bearing: "skipped") {
        $0.plugin.habits.insert(.crashesOverInvalidRows)
      },
      Fault("SCN-62-M2", [155], "the invalid database row is armed", at: "summary") { scene, device in
        scene.add(after: "summary", 1) {
          $0.become(
            .scheduler, "scheduler.notification.armed",
            "Notification scheduled (id={id}, notificationTime={notification_time})",
            [("id", .text("daily-7")), ("notification_time", .instant(device.launchTime + .minutes(780)))], level: .info
          )
        }
      },
      Fault("SCN-62-M3", [13], "the line about the database row contains neither its id nor the cause", at: "skipped") {
        scene, _ in
        guard let index = scene.lines.firstIndex(where: { $0.label == "skipped" }) else { return }
        scene.lines[index].words = "Skipped invalid row"
        scene.lines[index].fields = []
      },
    ]
  ) { device in
    device.plugin.extras = [.summary]
    device.system.permission = .authorized
    device.plugin.store.invalidRows = [("daily-7", "parse"), ("daily-9", "type")]
    device.keep("daily-1", at: device.notification + Device.day, isArmed: true)
    device.keep("daily-2", at: device.notification + .minutes(847), isArmed: true)
    device.launchAndConfigure(at: device.launchTime)
    device.at(device.launchTime + .milliseconds(2000)) { $0.whileRunning { $0.logWindow() } }
  }
}

extension Habit {
  /// Says that it has written a schedule only to the caller.
  static let storesNothing = Habit("stores-nothing")
}

extension Device {
  /// The call that schedules, with no room in the store, and a look at the status.
  fileprivate mutating func scheduleIntoFullStore() {
    plugin.store.refusals = 1
    let call = notification - .minutes(13) + .milliseconds(200)
    firstRun(before: call)
    at(call) { $0.schedule($0.notification) }
    at(call + .seconds(5)) { $0.askStatus() }
    quietTail(from: call + .seconds(8), .seconds(150))
  }
}
