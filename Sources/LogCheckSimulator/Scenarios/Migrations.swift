import LogCheckModel

/// A store of an older version.
extension Scenario {
  /// SCN-91.
  static let migration = Scenario(
    "SCN-91", "the store is brought to the new version at a launch",
    faults: [
      Fault("SCN-91-M1", [232], "the migration is completed without a check", at: "verified") { scene, _ in
        scene.drop("verified")
      },
      Fault("SCN-91-M2", [234], "a database row is lost", at: "verified", evidence: ["migration"]) { scene, _ in
        scene.set("verified", "rows", .integer(3))
      },
      Fault("SCN-91-M3", [231], "the store is migrated although its version is the new one", at: "migrated") {
        scene, _ in
        scene.set("migration", "from", .integer(2))
        scene.set("migrated", "from", .integer(2))
      },
    ]
  ) { device in
    device.keepOldStore()
    device.launchAndConfigure(at: device.launchTime)
    device.at(device.launchTime + .seconds(6)) { $0.logWindow() }
  }

  /// SCN-92.
  static let failedMigration = Scenario(
    "SCN-92", "the migration fails, and all is as before",
    faults: [
      Fault("SCN-92-M1", [233], "nothing is rolled back", at: "rolled-back") { scene, _ in scene.drop("rolled-back") },
      Fault("SCN-92-M2", [233], "the user is not informed", at: "migration-reported") { scene, _ in
        scene.drop("migration-reported")
      },
    ]
  ) { device in
    device.keepOldStore()
    device.plugin.store.obstacle = .failure
    device.launchAndConfigure(at: device.launchTime)
    device.at(device.launchTime + .seconds(6)) { $0.logWindow() }
  }

  /// SCN-93.
  static let interruptedMigration = Scenario(
    "SCN-93", "the app ends in the middle of a migration; the next launch takes it up",
    faults: [
      Fault("SCN-93-M1", [235], "the next launch takes no notice of it", bearing: "migrated", evidence: ["migration"]) {
        $0.plugin.habits.insert(.ignoresAnInterruptedMigration)
      },
      Fault("SCN-93-M2", [234], "database rows are lost", at: "verified", evidence: ["migration"]) { scene, _ in
        scene.set("verified", "rows", .integer(2))
      },
    ]
  ) { device in
    device.keepOldStore()
    device.plugin.store.obstacle = .end
    device.launchAndConfigure(at: device.launchTime - .minutes(20), quiet: false)
    device.launchAndConfigure(at: device.launchTime)
    device.at(device.launchTime + .seconds(6)) { $0.logWindow() }
  }
}

extension Device {
  /// Four schedules in a store of the first version.
  fileprivate mutating func keepOldStore() {
    system.permission = .authorized
    plugin.store.version = 1
    for number in 1...4 {
      keep("daily-\(number)", at: notification + Self.day + .minutes(Int64(number)), isArmed: true)
    }
  }
}
