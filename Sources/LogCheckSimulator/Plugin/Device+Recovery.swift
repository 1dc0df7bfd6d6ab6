import LogCheckModel

extension Habit {
  /// Recovery arms nothing again.
  static let restoresNothing = Habit("restores-nothing")
  /// What is armed again is armed a second time under an id of its own.
  static let restoresTwice = Habit("restores-twice")
}

/// What the plugin makes good at a launch.
extension Device {
  /// Recovery at launch: which of the stored notifications the system still has, which were missed, and what is armed again.
  mutating func recover() {
    noticeRestart()
    say("recovery-start", .reactivation, "recovery.started", "Starting app launch recovery")
    wait(4)
    let stored = plugin.schedules
    let ids = stored.filter { $0.repeatsDaily || !wasDelivered($0) }.map(\.id)
    let pending = ids.filter { system.armed[$0] != nil }
    if plugin.habits.contains(.recoversNothing) { return recoverNothing() }
    say(
      "inputs", .reactivation, "recovery.inputs",
      "Recovery inputs (schedules={schedules}, db_ids={db_ids}, pending_ids={pending_ids}, pending={pending})",
      [
        ("schedules", .integer(stored.count)), ("db_ids", .list(ids)), ("pending_ids", .list(pending)),
        ("pending", .integer(pending.count)),
      ], level: .debug)
    wait(14)
    say(
      "loaded", .storage, "storage.schedule.loaded", "Loaded {count} schedules", [("count", .integer(stored.count))],
      level: .info)
    wait(5)
    let scenario =
      stored.isEmpty ? "none" : pending == ids ? "warmStart" : pending.isEmpty ? "termination" : "coldStart"
    say(
      "scenario", .reactivation, "recovery.scenario", "Detected scenario: {scenario}", [("scenario", .text(scenario))])
    wait(3)
    if stored.isEmpty {
      say("recovery-none", .reactivation, "recovery.none", "No recovery needed")
      wait(2)
    } else {
      restore()
    }
    say("recovery-end", .reactivation, "recovery.completed", "App launch recovery completed")
    noticeMissedTask()
  }

  /// Whether the user has been shown it, as far as the system and the store tell.
  private func wasDelivered(_ schedule: PluginState.StoredSchedule) -> Bool {
    schedule.isDelivered || system.delivered.contains { $0.id == schedule.id }
  }

  private mutating func recoverNothing() {
    wait(14)
    say(
      "loaded", .storage, "storage.schedule.loaded", "Loaded {count} schedules",
      [("count", .integer(plugin.schedules.count))], level: .info)
    wait(5)
    say(
      "scenario", .reactivation, "recovery.scenario", "Detected scenario: {scenario}",
      [("scenario", .text("warmStart"))])
    wait(3)
    say("recovery-end", .reactivation, "recovery.completed", "App launch recovery completed")
  }

  /// Marks what was missed and arms what the system has lost.
  private mutating func restore() {
    for place in plugin.schedules.indices {
      let schedule = plugin.schedules[place]
      // Within three minutes it may still be under way.
      if schedule.next < clock - .minutes(3), !wasDelivered(schedule), system.armed[schedule.id] == nil {
        miss(schedule)
      }
      guard !plugin.habits.contains(.restoresNothing) else { continue }
      guard system.armed[schedule.id] == nil, schedule.repeatsDaily || schedule.next > clock else { continue }
      var next = schedule.next
      while next <= clock { next = dayAfter(next) }
      plugin.schedules[place].next = next
      wait(6)
      say(
        "rescheduled", .reactivation, "recovery.rescheduled", "Rescheduled {kind} (id={id}, next={next})",
        [("id", .text(schedule.id)), ("kind", .text("notify")), ("next", .instant(next))], level: .info)
      arm(schedule.id, at: next, repeatsDaily: schedule.repeatsDaily && !plugin.armsOnce)
      guard plugin.habits.contains(.restoresTwice) else { continue }
      say(
        "rescheduled", .reactivation, "recovery.rescheduled", "Rescheduled {kind} (id={id}, next={next})",
        [("id", .text(schedule.id + "b")), ("kind", .text("notify")), ("next", .instant(next))], level: .info)
      arm(schedule.id + "b", at: next, repeatsDaily: schedule.repeatsDaily)
    }
    wait(20)
  }

  mutating func miss(_ schedule: PluginState.StoredSchedule) {
    let id: PluginLog.Fields = [("id", .text(schedule.id))]
    wait(6)
    say(
      "missed", .reactivation, "recovery.missed.detected",
      "Missed notification detected (id={id}, scheduled_time={scheduled_time})",
      id + [("scheduled_time", .instant(schedule.next))])
    wait(6)
    say(
      "marked", .storage, "storage.delivery_status.changed", "Delivery status {from} → {to} (id={id})",
      id + [("from", .text("pending")), ("to", .text("missed"))], level: .info)
    wait(6)
    say(
      "history", .storage, "storage.history.recorded", "History recorded (id={id}, kind={kind})",
      id + [("kind", .text("missed"))], level: .info)
  }
}
