import LogCheckModel

/// What the plugin makes good at a launch.
extension Device {
  /// Recovery at launch: which of the stored notifications the system still has, which were missed, and what is armed again.
  mutating func recover() {
    say("recovery-start", .reactivation, "recovery.started", "Starting app launch recovery")
    wait(4)
    noteDelivered()
    let pending = system.armed.keys.sorted()
    let ids = plugin.schedules.filter(\.isPending).map(\.id)
    tellInputs(ids, pending)
    wait(14)
    let count = plugin.schedules.count
    say(
      "loaded", .storage, "storage.schedule.loaded", "Loaded {count} schedules", [("count", .integer(count))],
      level: .info)
    tellRows()
    guard skipInvalidRows() else { return crash("nil time") }
    wait(5)
    let scenario =
      count == 0 ? "none" : pending == ids.sorted() ? "warmStart" : pending.isEmpty ? "termination" : "coldStart"
    say(
      "scenario", .reactivation, "recovery.scenario", "Detected scenario: {scenario}", [("scenario", .text(scenario))])
    wait(3)
    if plugin.store.lock != nil { return failRecovery() }
    if count == 0 {
      say("recovery-none", .reactivation, "recovery.none", "No recovery needed")
      wait(2)
    } else {
      restore()
    }
    say("recovery-end", .reactivation, "recovery.completed", "App launch recovery completed")
    noticeMissedTask()
  }

  /// What the system's list of delivered notifications says of the stored ones.
  private mutating func noteDelivered() {
    for item in system.delivered {
      guard let place = plugin.schedules.firstIndex(where: { $0.id == item.id }) else { continue }
      if plugin.schedules[place].repeatsDaily {
        plugin.schedules[place].next = max(plugin.schedules[place].next, item.at + Self.day)
      } else {
        plugin.schedules[place].isDelivered = true
      }
    }
  }

  private mutating func tellInputs(_ ids: [String], _ pending: [String]) {
    say(
      "inputs", .reactivation, "recovery.inputs",
      "Recovery inputs (schedules={schedules}, db_ids={db_ids}, pending_ids={pending_ids}, pending={pending})",
      [
        ("schedules", .integer(plugin.schedules.count)), ("db_ids", .list(ids)), ("pending_ids", .list(pending)),
        ("pending", .integer(pending.count)),
      ], level: .debug)
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

  /// Rows that cannot be read are passed over; gives whether recovery goes on.
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
    for place in plugin.schedules.indices {
      let schedule = plugin.schedules[place]
      guard !schedule.isFetch else {
        rescheduled += restoreFetch(schedule)
        continue
      }
      missed += findMissed(place)
      if restoreNotification(place) { rescheduled += 1 } else if system.armed[schedule.id] != nil { verified += 1 }
    }
    wait(20)
    guard plugin.extras.contains(.summary) else { return }
    say(
      "summary", .reactivation, "recovery.summary",
      "Recovery summary (missed={missed}, rescheduled={rescheduled}, verified={verified}, errors={errors})",
      [
        ("missed", .integer(missed)), ("rescheduled", .integer(rescheduled)), ("verified", .integer(verified)),
        ("errors", .integer(plugin.store.invalidRows.count)),
      ], level: .info)
    wait(6)
  }

  /// Arms a notification that the system has not; gives whether it did.
  private mutating func restoreNotification(_ place: Int) -> Bool {
    let schedule = plugin.schedules[place]
    guard system.armed[schedule.id] == nil, schedule.isPending, schedule.repeatsDaily || schedule.next > now,
      !plugin.habits.contains(.armsNothingAgain)
    else { return false }
    var next = schedule.next
    while next <= now { next = next + Self.day }
    let isSettled = schedule.next > now || schedule.next < now - PluginState.tolerance
    plugin.schedules[place].isUnsettled = !isSettled
    if isSettled { plugin.schedules[place].next = next }
    wait(6)
    say(
      "rescheduled", .reactivation, "recovery.rescheduled", "Rescheduled {kind} (id={id}, next={next})",
      [("id", .text(schedule.id)), ("kind", .text("notify")), ("next", .instant(next))], level: .info)
    arm(schedule.id, at: next, repeatsDaily: schedule.repeatsDaily)
    return true
  }

  /// Asks for the task of a stored fetch again, if none is pending; gives how many it asked for.
  private mutating func restoreFetch(_ schedule: PluginState.StoredSchedule) -> Int {
    guard system.task == nil, schedule.next > now + .seconds(60) else { return 0 }
    wait(6)
    say(
      "refetched", .reactivation, "recovery.rescheduled", "Rescheduled {kind} (id={id}, next={next})",
      [("id", .text(schedule.id)), ("kind", .text("fetch")), ("next", .instant(schedule.next))], level: .info)
    wait(6)
    submit(schedule.next, "refetch")
    return 1
  }

  /// Notices at an entry into the app that the task of the last notification never ran, and asks for another.
  mutating func noticeMissedTask() {
    guard let earliest = plugin.earliest, now > earliest + PluginState.window,
      plugin.lastSuccess.map({ $0 < earliest }) ?? true
    else { return }
    wait(140)
    say("task-missed", .fetch, "fetch.bgtask.missed", "BGTask missed window; rescheduling")
    wait(60)
    submit(now.wholeSecond + .seconds(60), "resubmit")
  }
}
