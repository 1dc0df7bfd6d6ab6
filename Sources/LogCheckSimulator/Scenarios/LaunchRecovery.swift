import LogCheckModel

/// Launches that find the store and the system's list in different states.
extension Scenario {
  /// SCN-50.
  static let emptyStore = Scenario(
    "SCN-50", "the first launch finds an empty store",
    faults: [
      Fault(
        "SCN-50-M1", [160], "nothing is stored, and the scenario is a cold start", at: "recovery-none",
        evidence: ["inputs"]
      ) { scene, _ in
        scene.set("scenario", "scenario", .text("coldStart"))
        scene.drop("recovery-none")
      },
      Fault("SCN-50-M2", [161], "recovery ends in completed and in an error", at: "recovery-none") { scene, _ in
        scene.add(after: "recovery-none", 1) {
          $0.become(
            .reactivation, "recovery.error", "Error during app launch recovery: {error}",
            [("error", .text("database is locked"))], level: .error)
        }
      },
      Fault("SCN-50-M3", [162], "a notification is called missed though nothing is stored", at: "recovery-none") {
        scene, device in
        scene.addMissed(after: "recovery-none", "daily-1", device.notification)
      },
    ]
  ) { $0.launchAndConfigure(at: $0.launchTime) }

  /// SCN-51.
  static let coldStart = Scenario(
    "SCN-51", "a launch finds fewer notifications pending than are stored",
    faults: [
      Fault("SCN-51-M1", [160], "the scenario is a warm start", at: "scenario", evidence: ["inputs"]) { scene, _ in
        scene.set("scenario", "scenario", .text("warmStart"))
      },
      Fault("SCN-51-M2", [170, 157], "the second notification is not armed again", bearing: "pending") {
        $0.plugin.habits.insert(.restoresNothing)
      },
      Fault("SCN-51-M3", [158], "the start of recovery is missing", at: "recovery-start") { scene, _ in
        scene.drop("recovery-start")
      },
      Fault("SCN-51-M4", [159], "two scenarios are found in one recovery", at: "scenario") { scene, _ in
        scene.add(after: "scenario", 1) { $0["scenario"] = .text("termination") }
      },
      Fault("SCN-51-X1", [168], "a notification is marked as missed, and no line reports it", at: "scenario") {
        scene, _ in
        scene.add(after: "scenario", 2) {
          $0.become(
            .storage, "storage.delivery_status.changed", "Delivery status {from} → {to} (id={id})",
            [("id", .text("daily-1")), ("from", .text("pending")), ("to", .text("missed"))], level: .info)
        }
      },
    ]
  ) { device in
    device.plugin.extras = [.rows, .summary]
    device.system.permission = .authorized
    device.keep("daily-1", at: device.notification + Device.day, isArmed: true)
    device.keep("daily-2", at: device.notification + Device.day)
    device.launchAndConfigure(at: device.launchTime)
    device.at(device.launchTime + .milliseconds(3200)) { $0.logPending() }
  }

  /// SCN-53.
  static let warmStart = Scenario(
    "SCN-53", "a launch finds pending what is stored",
    faults: [
      Fault("SCN-53-M1", [172], "the notification is armed again, twice", at: "scenario") { scene, device in
        scene.addRescheduled(after: "scenario", 1, "daily-1", device.notification + Device.day)
        scene.addRescheduled(after: "scenario", 3, "daily-1", device.notification + Device.day)
      },
      Fault(
        "SCN-53-M2", [160], "the scenario is a termination although a notification is pending", at: "scenario",
        evidence: ["inputs"]
      ) {
        scene, device in
        scene.set("scenario", "scenario", .text("termination"))
        scene.addRescheduled(after: "scenario", 1, "daily-1", device.notification + Device.day)
      },
    ]
  ) { device in
    device.system.permission = .authorized
    device.keep("daily-1", at: device.notification + Device.day, isArmed: true)
    device.launchAndConfigure(at: device.launchTime)
  }

  /// SCN-54.
  static let recoveryError = Scenario(
    "SCN-54", "recovery meets an error, and calls go on",
    faults: [
      Fault(
        "SCN-54-M1", [163], "the app crashes in the first call after the error", bearing: "answer-configure",
        evidence: ["recovery-error"]
      ) {
        $0.plugin.habits.insert(.crashesAfterAnError)
      },
      Fault("SCN-54-M2", [161], "recovery does not end within half a minute", at: "recovery-error") { scene, _ in
        scene.drop("recovery-error")
      },
      Fault("SCN-54-M3", [155], "a single bad database row ends the whole recovery", at: "recovery-error") { scene, _ in
        scene.add(after: "scenario", 3) {
          $0.become(
            .storage, "storage.row.skipped", "Skipped invalid row (table={table}, id={id}, cause={cause})",
            [("table", .text("schedules")), ("id", .text("daily-7")), ("cause", .text("parse"))], level: .warning)
        }
      },
    ]
  ) { device in
    device.system.permission = .authorized
    device.plugin.store.lock = "database is locked"
    device.keep("daily-1", at: device.notification + Device.day, isArmed: true)
    device.launchAndConfigure(at: device.launchTime)
    device.at(device.launchTime + .seconds(6)) { $0.whileRunning { $0.askStatus() } }
  }
}

extension Device {
  /// A launch at some hour at which nothing is near.
  var launchTime: LogInstant { notification + .minutes(67) }

  /// The app is started by hand, and sets the plugin up; then nothing happens for a minute or so.
  mutating func launchAndConfigure(at instant: LogInstant, quiet: Bool = true) {
    at(instant) { $0.launch() }
    at(instant + .seconds(4)) { $0.whileRunning { $0.configure() } }
    if quiet { quietTail(from: instant + .seconds(8), .seconds(90)) }
  }
}

extension Scene {
  /// A line about a notification that was armed again.
  mutating func addRescheduled(after label: String, _ milliseconds: Int64, _ id: String, _ next: LogInstant) {
    add(after: label, milliseconds) {
      $0.become(
        .reactivation, "recovery.rescheduled", "Rescheduled {kind} (id={id}, next={next})",
        [("id", .text(id)), ("kind", .text("notify")), ("next", .instant(next))], level: .info)
    }
  }

  /// Lines about a notification that was missed.
  mutating func addMissed(after label: String, _ id: String, _ time: LogInstant) {
    let fields: PluginLog.Fields = [("id", .text(id))]
    add(after: label, 1) {
      $0.become(
        .reactivation, "recovery.missed.detected",
        "Missed notification detected (id={id}, scheduled_time={scheduled_time})",
        fields + [("scheduled_time", .instant(time))])
    }
    add(after: label, 1) {
      $0.become(
        .storage, "storage.delivery_status.changed", "Delivery status {from} → {to} (id={id})",
        fields + [("from", .text("pending")), ("to", .text("missed"))], level: .info)
    }
    add(after: label, 1) {
      $0.become(
        .storage, "storage.history.recorded", "History recorded (id={id}, kind={kind})",
        fields + [("kind", .text("missed"))], level: .info)
    }
  }
}
