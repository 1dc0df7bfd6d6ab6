import LogCheckModel

extension Habit {
  /// Recovery arms nothing again.
  static let restoresNothing = Habit("restores-nothing")
  /// A notification that is armed again is armed a second time under a separate id.
  static let restoresTwice = Habit("restores-twice")
}

/// The recovery of the plugin at a launch.
extension Device {
  /// Recovery at launch: which of the stored notifications the system still has, which were missed, and what is armed again.
  mutating func recover() {
    noticeRestart()
    say("recovery-start", .reactivation, "recovery.started", "Starting app launch recovery")
    wait(4)
    if plugin.habits.contains(.recoversNothing) { return recoverNothing() }
    noteDelivered()
    let ids = plugin.schedules.filter(\.isPending).map(\.id)
    let pending = ids.filter { system.armed[$0] != nil }
    logInputs(ids, pending)
    wait(14)
    logLoaded()
    logRows()
    guard skipInvalidRows() else { return crash("nil time") }
    wait(5)
    let isEmpty = plugin.schedules.isEmpty
    logScenario(isEmpty ? "none" : pending == ids ? "warmStart" : pending.isEmpty ? "termination" : "coldStart")
    if plugin.store.lock != nil { return failRecovery() }
    if isEmpty {
      say("recovery-none", .reactivation, "recovery.none", "No recovery needed")
      wait(2)
    } else {
      restore()
    }
    say("recovery-end", .reactivation, "recovery.completed", "App launch recovery completed")
    noticeMissedTask()
  }

  /// Compares the system's list of delivered notifications with the stored ones.
  private mutating func noteDelivered() {
    for item in system.delivered {
      guard let position = plugin.schedules.firstIndex(where: { $0.id == item.id }) else { continue }
      if plugin.schedules[position].repeatsDaily {
        plugin.schedules[position].next = max(plugin.schedules[position].next, dayAfter(item.at))
      } else {
        plugin.schedules[position].isDelivered = true
      }
    }
  }

  private mutating func logInputs(_ ids: [String], _ pending: [String]) {
    say(
      "inputs", .reactivation, "recovery.inputs",
      "Recovery inputs (schedules={schedules}, db_ids={db_ids}, pending_ids={pending_ids}, pending={pending})",
      [
        ("schedules", .integer(plugin.schedules.count)), ("db_ids", .list(ids)), ("pending_ids", .list(pending)),
        ("pending", .integer(pending.count)),
      ], level: .debug)
  }

  private mutating func logLoaded() {
    say(
      "loaded", .storage, "storage.schedule.loaded", "Loaded {count} schedules",
      [("count", .integer(plugin.schedules.count))], level: .info)
  }

  private mutating func logScenario(_ name: String) {
    say("scenario", .reactivation, "recovery.scenario", "Detected scenario: {scenario}", [("scenario", .text(name))])
    wait(3)
  }

  private mutating func recoverNothing() {
    wait(14)
    logLoaded()
    wait(5)
    logScenario("warmStart")
    say("recovery-end", .reactivation, "recovery.completed", "App launch recovery completed")
  }

  /// An error ends recovery, and nothing else.
  private mutating func failRecovery() {
    let error = plugin.store.lock ?? "unknown"
    plugin.store.lastError = error
    wait(11)
    say(
      "recovery-error", .reactivation, "recovery.error", "Error during app launch recovery: {error}",
      [("error", .text(error))], level: .error)
  }

  /// Skips database rows that cannot be read; returns true if recovery continues.
  private mutating func skipInvalidRows() -> Bool {
    for row in plugin.store.invalidRows {
      wait(2)
      say(
        "skipped", .storage, "storage.row.skipped", "Skipped invalid row (table={table}, id={id}, cause={cause})",
        [("table", .text("schedules")), ("id", .text(row.id)), ("cause", .text(row.cause))], level: .warning)
    }
    return plugin.store.invalidRows.isEmpty || !plugin.habits.contains(.crashesOverInvalidRows)
  }

  /// Marks what was missed and arms what the system has lost.
  private mutating func restore() {
    var missed = 0
    var rescheduled = 0
    var verified = 0
    for position in plugin.schedules.indices {
      let schedule = plugin.schedules[position]
      guard !schedule.isFetch else {
        rescheduled += restoreFetch(schedule)
        continue
      }
      missed += findMissed(position)
      if restoreNotification(position) { rescheduled += 1 } else if system.armed[schedule.id] != nil { verified += 1 }
    }
    wait(20)
    guard plugin.extras.contains(.summary) else { return }
    logSummary(missed: missed, rescheduled: rescheduled, verified: verified)
    wait(6)
  }

  mutating func logSummary(_ label: String = "summary", missed: Int = 0, rescheduled: Int = 0, verified: Int) {
    say(
      label, .reactivation, "recovery.summary",
      "Recovery summary (missed={missed}, rescheduled={rescheduled}, verified={verified}, errors={errors})",
      [
        ("missed", .integer(missed)), ("rescheduled", .integer(rescheduled)), ("verified", .integer(verified)),
        ("errors", .integer(plugin.store.invalidRows.count)),
      ], level: .info)
  }

  /// Arms a notification that the system has not; gives whether it did.
  private mutating func restoreNotification(_ position: Int) -> Bool {
    let schedule = plugin.schedules[position]
    guard system.armed[schedule.id] == nil, schedule.isPending, schedule.repeatsDaily || schedule.next > clock,
      !plugin.habits.contains(.restoresNothing)
    else { return false }
    var next = schedule.next
    while next <= clock { next = dayAfter(next) }
    let isSettled = schedule.next > clock || schedule.next < clock - PluginState.grace
    plugin.schedules[position].isUnsettled = !isSettled
    if isSettled { plugin.schedules[position].next = next }
    rearm(schedule.id, next, schedule)
    if plugin.habits.contains(.restoresTwice) { rearm(schedule.id + "b", next, schedule) }
    return true
  }

  private mutating func rearm(_ id: String, _ next: LogInstant, _ schedule: PluginState.StoredSchedule) {
    logRescheduled("rescheduled", id, "notify", next)
    arm(id, at: next, repeatsDaily: schedule.repeatsDaily && !plugin.armsOnce)
  }

  private mutating func logRescheduled(_ label: String, _ id: String, _ kind: String, _ next: LogInstant) {
    wait(6)
    say(
      label, .reactivation, "recovery.rescheduled", "Rescheduled {kind} (id={id}, next={next})",
      [("id", .text(id)), ("kind", .text(kind)), ("next", .instant(next))], level: .info)
  }

  /// Asks for the task of a stored fetch again, if none is pending; gives how many it asked for.
  private mutating func restoreFetch(_ schedule: PluginState.StoredSchedule) -> Int {
    guard system.task == nil, schedule.next > clock + .seconds(60) else { return 0 }
    logRescheduled("refetched", schedule.id, "fetch", schedule.next)
    wait(6)
    submit(schedule.next, "refetch")
    return 1
  }
}
