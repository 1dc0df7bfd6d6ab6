import LogCheckModel

extension Habit {
  /// Gives up at the first write that fails.
  static let cleansNothing = Habit("cleans-nothing")
  /// Says that a write went well that did not.
  static let claimsEveryWrite = Habit("claims-every-write")
}

/// A schedule is written to the store.
extension Device {
  /// Stores a schedule, which replaces the daily one, or is added to the others if it has a separate id. A full store
  /// is cleaned and tried once more; returns true if the caller may be informed of success.
  @discardableResult
  mutating func persist(_ instant: LogInstant, repeatsDaily: Bool = true, under own: String? = nil) -> Bool {
    if plugin.habits.contains(.storesNothing) { return true }
    let id = own ?? plugin.scheduleID
    if plugin.store.refusals > 0 {
      plugin.store.refusals -= 1
      guard makeRoom(for: id) else { return plugin.habits.contains(.claimsEveryWrite) }
    }
    let hash = hashFields(id, instant)
    say(
      "persisted", .storage, "storage.schedule.persisted",
      "Persisted schedule to DB (id={id}, type={type}" + (hash.isEmpty ? ")" : ", schedule_hash={schedule_hash})"),
      [("id", .text(id)), ("type", .text(repeatsDaily ? "DAILY" : "NONE"))] + hash)
    var schedule = PluginState.StoredSchedule(id: id, next: instant, repeatsDaily: repeatsDaily)
    schedule.hash = hash.isEmpty ? nil : plugin.scheduleHash
    schedule.createdAt = now
    plugin.schedules = (own == nil ? [] : plugin.schedules) + [schedule]
    guard plugin.extras.contains(.rows) else { return true }
    wait(8)
    say(
      "validated", .storage, "storage.schedule.validated", "Schedule validated (id={id}, ok={ok})",
      [("id", .text(id)), ("ok", .boolean(true))], level: .debug)
    return true
  }

  /// There is no room for a write; gives whether it may be tried again.
  private mutating func makeRoom(for id: String) -> Bool {
    say(
      "full", .storage, "storage.full", "Storage full (free_bytes={free_bytes})", [("free_bytes", .integer(512))],
      level: .warning)
    wait(2)
    logFailedWrite("failed-write", id, attempt: 0)
    if !plugin.habits.contains(.cleansNothing) {
      wait(26)
      say(
        "cleaned", .storage, "storage.cache.cleaned", "Cache cleaned (removed={removed})",
        [("removed", .integer(plugin.store.removable))], level: .info)
      wait(20)
      if plugin.store.removable > 0 { return true }
      logFailedWrite("failed-again", id, attempt: 1)
    }
    guard !plugin.habits.contains(.claimsEveryWrite) else { return false }
    wait(8)
    // What the call has begun is taken back.
    removeNotification(id, "unarmed")
    withdrawTask("undone")
    plugin.earliest = nil
    wait(20)
    return false
  }

  private mutating func logFailedWrite(_ label: String, _ id: String, attempt: Int) {
    say(
      label, .storage, "storage.schedule.persist_failed",
      "Failed to persist schedule (id={id}, code={code}, retry={retry})",
      [("id", .text(id)), ("code", .text("STORAGE_FULL")), ("retry", .integer(attempt))], level: .error)
  }
}
