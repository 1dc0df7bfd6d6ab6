import LogCheckModel

/// Launches after notifications that were not shown.
extension Scenario {
  /// SCN-52.
  static let termination = Scenario(
    "SCN-52", "a launch finds schedules and a fetch stored, and nothing pending",
    faults: [
      Fault("SCN-52-M1", [171], "the fetch is not submitted again", at: "refetched", evidence: ["inputs"]) { scene, _ in
        scene.drop("refetched", "refetch", "stored-refetch")
        scene.set("summary", "rescheduled", .integer(1))
      },
      Fault("SCN-52-M2", [164], "the past one is not marked", at: "marked") { scene, _ in
        scene.drop("marked", "history")
      },
      Fault("SCN-52-M3", [167], "the missed one does not go into the history", at: "history") { scene, _ in
        // The entry of the recovery alone, so that the capture shows that this build prints entries.
        scene.set("history", "kind", .text("recovery"))
      },
      Fault("SCN-52-M4", [170], "the missed one is armed again before it is found missed", at: "missed") {
        scene, device in
        scene.addRescheduled(after: "scenario", 1, "daily-1", device.notification + Device.day)
      },
      Fault("SCN-52-X1", [171], "nothing is marked and nothing comes back", at: "refetched", evidence: ["inputs"]) {
        scene, _ in
        scene.drop("missed", "marked", "history", "rescheduled", "refetched", "refetch", "stored-refetch")
        scene.set("summary", "missed", .integer(0))
        scene.set("summary", "rescheduled", .integer(0))
      },
    ]
  ) { device in
    device.plugin.extras = [.rows, .summary]
    device.system.permission = .authorized
    let evening = device.notification + .minutes(847)
    device.keep("daily-1", at: device.notification, repeatsDaily: false)
    device.keep("daily-2", at: evening)
    device.keep("fetch-2", at: evening - PluginState.lead, isFetch: true)
    device.launchAndConfigure(at: device.launchTime)
    device.at(device.launchTime + .milliseconds(1500)) { $0.logWindow() }
  }

  /// SCN-55.
  static let missedDays = Scenario(
    "SCN-55", "one notification and three days of a daily one were missed; a second launch finds nothing new",
    faults: [
      Fault("SCN-55-M1", [166], "the second launch finds the missed one again", bearing: "missed") {
        $0.plugin.habits.insert(.forgetsTheMissed)
        let launch = $0.launchTime + .minutes(60)
        $0.at(launch - .seconds(1)) { $0.restoreFromBackup() }
      },
      Fault("SCN-55-M2", [164], "only two of the three are marked", at: "marked") { scene, _ in
        scene.dropSecond("marked", of: "daily-2")
        scene.dropSecond("history", of: "daily-2")
      },
      Fault("SCN-55-M3", [169], "the next time lies in the past", at: "rescheduled") { scene, device in
        scene.set("rescheduled", "next", .instant(device.launchTime - .minutes(660)))
      },
      Fault("SCN-55-M4", [169], "the single one is armed again", at: "rescheduled") { scene, device in
        scene.addRescheduled(after: "rescheduled", 4, "once-1", device.launchTime - .minutes(10) + Device.day)
      },
    ]
  ) { device in
    device.plugin.extras = [.rows, .summary]
    device.system.permission = .authorized
    let launch = device.launchTime
    device.keep("once-1", at: launch - .minutes(10), repeatsDaily: false)
    device.keep("daily-2", at: launch - .minutes(660) - Device.day - Device.day)
    device.launchAndConfigure(at: launch, quiet: false)
    device.at(launch + .minutes(30)) { $0.kill() }
    device.launchAndConfigure(at: launch + .minutes(60))
  }

  /// SCN-56.
  static let withinTolerance = Scenario(
    "SCN-56", "a launch 100 seconds after a notification that may still come, and one an hour later",
    faults: [
      Fault("SCN-56-M1", [165], "the notification is called missed 100 seconds after its time", bearing: "missed") {
        $0.plugin.habits.insert(.marksEarly)
      },
      Fault(
        "SCN-56-M2", [164], "it is not called missed at the second launch either", bearing: "row", evidence: ["inputs"]
      ) {
        $0.plugin.habits.insert(.overlooksTheMissed)
      },
      Fault("SCN-56-M3", [173], "a delivered one becomes missed", at: "marked") { scene, _ in
        scene.set("marked", "from", .text("delivered"))
        scene.set("row", "status", .text("delivered"))
      },
    ]
  ) { device in
    device.plugin.extras = [.rows, .summary]
    device.system.permission = .authorized
    let launch = device.notification + .seconds(100)
    device.keep("daily-1", at: device.notification)
    device.launchAndConfigure(at: launch, quiet: false)
    device.at(launch + .minutes(30)) {
      $0.kill()
      $0.restoreFromBackup()
    }
    device.launchAndConfigure(at: launch + .minutes(60))
  }
}

extension Scene {
  /// Takes out the second line of its kind that is about `id`.
  mutating func dropSecond(_ label: String, of id: String) {
    let positions = lines.indices.filter { lines[$0].label == label && lines[$0]["id"] == .text(id) }
    if positions.count > 1 { lines.remove(at: positions[1]) }
  }
}
