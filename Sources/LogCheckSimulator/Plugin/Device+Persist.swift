import LogCheckModel

extension Habit {
  /// Leaves the task of before pending beside the new one.
  static let keepsOldTasks = Habit("keeps-old-tasks")
  /// Gives up at the first write that fails.
  static let cleansNothing = Habit("cleans-nothing")
  /// Says that a write went well that did not.
  static let claimsEveryWrite = Habit("claims-every-write")
}

/// A schedule is written to the store.
extension Device {
  /// Writes a schedule; a full store is cleaned and tried once more, and else the call is refused.
  mutating func persist(_ schedule: PluginState.StoredSchedule) {
    if plugin.habits.contains(.storesNothing) { return }
    if plugin.store.refusals > 0 {
      plugin.store.refusals -= 1
      guard makeRoom(for: schedule.id) else { return }
    }
    var schedule = schedule
    var words = "Persisted schedule to DB (id={id}, type={type}"
    var fields: PluginLog.Fields = [
      ("id", .text(schedule.id)), ("type", .text(schedule.repeatsDaily ? "DAILY" : "NONE")),
    ]
    let hasHash = plugin.extras.contains(.rows)
    if hasHash {
      let hash = String(Identifiers.hash("\(schedule.id) \(schedule.next.nanoseconds)") | 1 << 63, radix: 16)
      schedule.hash = hash
      words += ", schedule_hash={schedule_hash}"
      fields.append(("schedule_hash", .text(hash)))
    }
    say("persisted", .storage, "storage.schedule.persisted", words + ")", fields)
    plugin.schedules.append(schedule)
    guard hasHash else { return }
    wait(8)
    say(
      "validated", .storage, "storage.schedule.validated", "Schedule validated (id={id}, ok={ok})",
      [("id", .text(schedule.id)), ("ok", .boolean(true))], level: .debug)
  }

  /// There is no room for a write; gives whether it may be tried again.
  private mutating func makeRoom(for id: String) -> Bool {
    say(
      "full", .storage, "storage.full", "Storage full (free_bytes={free_bytes})", [("free_bytes", .integer(512))],
      level: .warning)
    wait(2)
    tellFailedWrite("failed-write", id, attempt: 0)
    if !plugin.habits.contains(.cleansNothing) {
      wait(26)
      say(
        "cleaned", .storage, "storage.cache.cleaned", "Cache cleaned (removed={removed})",
        [("removed", .integer(plugin.store.removable))], level: .info)
      wait(20)
      if plugin.store.removable > 0 { return true }
      tellFailedWrite("failed-again", id, attempt: 1)
    }
    guard !plugin.habits.contains(.claimsEveryWrite) else { return false }
    wait(8)
    // What the call has begun is taken back.
    system.armed[id] = nil
    system.task = nil
    plugin.earliest = nil
    say(
      "withdrawn", .scheduler, "scheduler.notification.removed", "Removed pending notification (id={id})",
      [("id", .text(id))], level: .info)
    wait(2)
    say(
      "cancelled", .fetch, "fetch.bgtask.cancelled", "Cancelled pending BGTask (task_id={task_id})",
      [("task_id", .text(PluginLog.fetchTask))], level: .info)
    wait(20)
    plugin.refusal = ("STORAGE_FULL", "Storage full. Free some space")
    return false
  }

  private mutating func tellFailedWrite(_ label: String, _ id: String, attempt: Int) {
    say(
      label, .storage, "storage.schedule.persist_failed",
      "Failed to persist schedule (id={id}, code={code}, retry={retry})",
      [("id", .text(id)), ("code", .text("STORAGE_FULL")), ("retry", .integer(attempt))], level: .error)
  }
}
