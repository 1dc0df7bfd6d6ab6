import LogCheckModel

/// The recovery of the plugin on Android, at a launch and at a boot.
extension Device {
  /// Marks what was missed, sets the alarms that are gone, and counts both.
  mutating func restoreAlarms(_ scenario: String, evenSet: Bool = false) {
    var missed = 0
    var rescheduled = 0
    var verified = 0
    for index in plugin.schedules.indices {
      let schedule = plugin.schedules[index]
      if schedule.next < now, !schedule.isDelivered, !plugin.android.habits.contains(.ignoresMisses) {
        missed += 1
        miss(schedule, from: "pending")
      } else if let shown = plugin.android.delivered[schedule.id],
        plugin.android.habits.contains(.missesTheDelivered)
      {
        missed += 1
        miss(PluginState.StoredSchedule(id: schedule.id, next: shown), from: "delivered")
      }
      if plugin.android.habits.contains(.restoresNothing) { continue }
      var next = schedule.next
      while next <= now { next = next + Self.day }
      guard schedule.repeatsDaily || schedule.next > now else { continue }
      if schedule.next < now, !plugin.android.habits.contains(.forgetsMisses) {
        plugin.schedules[index].next = next
        plugin.schedules[index].isDelivered = false
      }
      guard evenSet || system.android.alarms[schedule.id] == nil else {
        verified += 1
        continue
      }
      if plugin.android.habits.contains(.restoresOneLess), index == plugin.schedules.endIndex - 1 { continue }
      wait(10)
      setAlarm(schedule.id, at: next, "restored")
      rescheduled += 1
    }
    wait(10)
    say(
      "summary", .reactivation, "recovery.summary",
      "scenario={scenario} missed={missed} rescheduled={rescheduled} verified={verified} errors={errors}",
      [
        ("scenario", .text(scenario)), ("missed", .integer(missed)), ("rescheduled", .integer(rescheduled)),
        ("verified", .integer(verified)), ("errors", .integer(0)),
      ], level: .info)
    wait(6)
  }

  private mutating func miss(_ schedule: PluginState.StoredSchedule, from status: String = "pending") {
    wait(6)
    say(
      "missed", .reactivation, "recovery.missed.detected",
      "Marked missed notification: {id} (scheduled_time=\(schedule.next.milliseconds))",
      [("id", .text(schedule.id)), ("scheduled_time", .instant(schedule.next))], level: .info)
    wait(5)
    logStatus(of: schedule.id, at: schedule.next, from: status, to: "missed", "marked")
    wait(5)
    say(
      "history", .storage, "storage.history.recorded", "History recorded (id={id}, kind={kind})",
      [("id", .text(schedule.id)), ("kind", .text("missed"))], level: .info)
  }

  /// Changes the stored status of an occurrence.
  mutating func logStatus(of id: String, at scheduled: LogInstant, from: String, to: String, _ label: String) {
    say(
      label, .storage, "storage.delivery_status.changed",
      "Delivery status {from} → {to} (id={id}, scheduled_time=\(scheduled.milliseconds))",
      [("from", .text(from)), ("to", .text(to)), ("id", .text(id)), ("scheduled_time", .instant(scheduled))],
      level: .info)
  }

  /// The receiver gets a boot broadcast: it sets the alarms again, without the app being opened. It gets two
  /// broadcasts.
  mutating func receiveBoot(_ action: String) {
    say(
      "boot", .reactivation, "android.boot.received", "DN|BOOT_RECEIVE action=android.intent.action.{action}",
      [("action", .text(action))], level: .debug, tag: "DailyNotificationBootReceiver")
    if plugin.android.habits.contains(.ignoresBoots) { return }
    wait(30)
    plugin.android.knownBoot = system.android.startedAt
    plugin.android.hasBooted = true
    let keepsFlag = !plugin.android.habits.contains(.keepsNoBootFlag)
    guard !plugin.schedules.isEmpty else {
      say(
        "boot-none", .reactivation, "recovery.none", "No schedules found", [("what", .text("schedules"))], level: .info)
      return
    }
    say(
      "boot-start", .reactivation, "recovery.started", "Starting {kind} recovery", [("kind", .text("boot"))],
      level: .info)
    wait(60)
    logInputs(afterBoot: keepsFlag)
    // No intent can show that an alarm has survived.
    restoreAlarms("BOOT", evenSet: true)
    say("boot-end", .reactivation, "recovery.completed", "Boot recovery completed", level: .info)
  }
}
