import LogCheckModel

extension Habit {
  static let ignoresAnInterruptedMigration = Habit("ignores-an-interrupted-migration")
}

/// The store of an older version is brought up to date before it is used.
extension Device {
  mutating func migrate() {
    guard plugin.store.version < PluginStore.current else { return }
    if plugin.store.isMigrating, plugin.habits.contains(.ignoresAnInterruptedMigration) { return }
    let (from, to) = (plugin.store.version, PluginStore.current)
    let versions: PluginLog.Fields = [("from", .integer(from)), ("to", .integer(to))]
    let rows: PluginLog.Fields = [("rows", .integer(plugin.schedules.count))]
    plugin.store.isMigrating = true
    say(
      "migration", .storage, "storage.migration.started", "Migration started (from={from}, to={to}, rows={rows})",
      versions + rows, level: .info)
    for step in ["backup", "copy"] {
      wait(50)
      if step == "copy", plugin.store.obstacle == .failure { return undoMigration(from, to) }
      say(
        "migration-\(step)", .storage, "storage.migration.step", "Migration step (step={step}, rows={rows})",
        [("step", .text(step))] + rows, level: .info)
    }
    if plugin.store.obstacle == .end {
      plugin.store.obstacle = nil
      wait(40)
      say("terminated", .system, "app.terminated", "App will terminate", level: .info)
      wait(30)
      return kill()
    }
    wait(100)
    say(
      "verified", .storage, "storage.migration.verified", "Migration verified (rows={rows}, lost={lost})",
      rows + [("lost", .list([]))], level: .info)
    wait(50)
    plugin.store.version = to
    plugin.store.isMigrating = false
    say(
      "migrated", .storage, "storage.migration.completed", "Migration completed (from={from}, to={to})", versions,
      level: .info)
    wait(10)
  }

  /// The previous form is restored from its copy, and the user is informed.
  private mutating func undoMigration(_ from: Int, _ to: Int) {
    say(
      "migration-failed", .storage, "storage.migration.failed",
      "Migration failed (from={from}, to={to}, step={step})",
      [("from", .integer(from)), ("to", .integer(to)), ("step", .text("copy"))], level: .error)
    wait(100)
    say(
      "rolled-back", .storage, "storage.migration.rolled_back", "Migration rolled back (from={from}, to={to})",
      [("from", .integer(to)), ("to", .integer(from))], level: .error)
    wait(100)
    plugin.store.isMigrating = false
    say(
      "migration-reported", .plugin, "storage.migration.reported", "Migration failure reported to the user",
      level: .info)
    wait(10)
  }
}
