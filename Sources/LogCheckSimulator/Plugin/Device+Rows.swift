import LogCheckModel

extension Habit {
  static let crashesAfterAnError = Habit("crashes-after-an-error")
  static let crashesOverInvalidRows = Habit("crashes-over-invalid-rows")
}

/// The contents of the store, and the information of the debugger about it.
extension Device {
  /// Puts a schedule into the store as an earlier run of the app left it; the system has its notification, where it is armed.
  mutating func keep(
    _ id: String, at next: LogInstant, repeatsDaily: Bool = true, isFetch: Bool = false, isArmed: Bool = false
  ) {
    var schedule = PluginState.StoredSchedule(id: id, next: next, repeatsDaily: repeatsDaily)
    schedule.isFetch = isFetch
    plugin.schedules.append(schedule)
    if isArmed { arm(id, at: next, repeatsDaily: repeatsDaily) }
  }

  /// The database rows that a launch loads, one by one.
  mutating func logRows() {
    guard plugin.extras.contains(.rows) else { return }
    for schedule in plugin.schedules {
      wait(1)
      let status = schedule.isMissed ? "missed" : schedule.isDelivered ? "delivered" : "pending"
      var words = "Loaded schedule (id={id}, kind={kind}, repeat={repeat}, next_run={next_run}, status={status}"
      var fields: PluginLog.Fields = [
        ("id", .text(schedule.id)), ("kind", .text(schedule.isFetch ? "fetch" : "notify")),
        ("repeat", .text(schedule.repeatsDaily ? "DAILY" : "NONE")), ("next_run", .instant(schedule.next)),
        ("status", .text(status)),
      ]
      if let hash = schedule.hash {
        words += ", schedule_hash={schedule_hash}"
        fields.append(("schedule_hash", .text(hash)))
      }
      if let created = schedule.createdAt {
        words += ", created_at={created_at}, updated_at={updated_at}"
        let seconds = StructuredValue.integer(created.milliseconds / 1000)
        fields += [("created_at", seconds), ("updated_at", seconds)]
      }
      say("row", .storage, "storage.schedule.loaded", words + ")", fields, level: .info)
    }
  }

  /// The log of the plugin for debugging: the notifications that the system has.
  mutating func logPending() {
    let ids = system.armed.keys.sorted()
    say(
      "pending", .debug, "dump.pending", "Pending notifications: {pending} (ids={ids})",
      [("pending", .integer(ids.count)), ("ids", .list(ids))], level: .debug)
  }

  /// The same for the tasks.
  mutating func logPendingTasks() {
    let count = plugin.habits.contains(.keepsPendingTask) ? plugin.schedules.count : system.task == nil ? 0 : 1
    say(
      "pending-tasks", .fetch, "fetch.bgtask.pending_count", "Pending BGTasks: {count} (task_ids={task_ids})",
      [
        ("count", .integer(count)), ("task_ids", .list(Array(repeating: PluginLog.fetchTask, count: count))),
      ], level: .debug)
  }
}
