import LogCheckModel

extension Habit {
  /// Takes no account of the time that a delivery may take.
  static let marksEarly = Habit("marks-early")
  /// Forgets what it has found missed.
  static let forgetsTheMissed = Habit("forgets-the-missed")
  /// Does not search for missed notifications.
  static let overlooksTheMissed = Habit("overlooks-the-missed")
}

/// Notifications that were not delivered.
extension Device {
  /// Marks every time of a schedule that passed without a delivery; gives how many.
  mutating func findMissed(_ position: Int) -> Int {
    let schedule = plugin.schedules[position]
    guard schedule.isPending, system.armed[schedule.id] == nil || schedule.isUnsettled,
      !plugin.habits.contains(.overlooksTheMissed)
    else { return 0 }
    let last = plugin.habits.contains(.marksEarly) ? clock : clock - PluginState.grace
    var count = 0
    var occurrence = schedule.next
    while occurrence < last {
      if !system.delivered.contains(where: { $0.id == schedule.id && $0.at == occurrence }) {
        miss(schedule.id, occurrence)
        count += 1
      }
      occurrence = dayAfter(occurrence)
      guard schedule.repeatsDaily else { break }
    }
    guard occurrence > schedule.next, !plugin.habits.contains(.forgetsTheMissed) else { return count }
    plugin.schedules[position].isUnsettled = false
    if schedule.repeatsDaily {
      plugin.schedules[position].next = occurrence
    } else {
      plugin.schedules[position].isMissed = count > 0
    }
    return count
  }

  mutating func miss(_ schedule: String, _ scheduled: LogInstant) {
    let id: PluginLog.Fields = [("id", .text(schedule))]
    let time: PluginLog.Fields = [("scheduled_time", .instant(scheduled))]
    wait(6)
    say(
      "missed", .reactivation, "recovery.missed.detected",
      "Missed notification detected (id={id}, scheduled_time={scheduled_time})", id + time)
    wait(6)
    say(
      "marked", .storage, "storage.delivery_status.changed",
      "Delivery status {from} → {to} (id={id}, scheduled_time={scheduled_time})",
      id + [("from", .text("pending")), ("to", .text("missed"))] + time, level: .info)
    wait(6)
    say(
      "history", .storage, "storage.history.recorded", "History recorded (id={id}, kind={kind})",
      id + [("kind", .text("missed"))], level: .info)
  }
}
