import LogCheckModel

/// The checks of the plugin when the app comes to the front: a task that never ran, another zone, another clock,
/// another boot.
extension Device {
  /// Notices at an entry into the app that the task of the last notification never ran, and asks for another.
  mutating func noticeMissedTask(at entry: LogInstant? = nil) {
    guard !plugin.habits.contains(.noticesNoMissedTask), let earliest = plugin.earliest,
      entry ?? clock > earliest + plugin.patience, plugin.lastSuccess.map({ $0 < earliest }) ?? true
    else { return }
    guard plugin.overlooked == 0 else { return plugin.overlooked -= 1 }
    wait(140)
    declareMiss()
  }

  /// A task counts as missed: another is asked for, for a minute later.
  mutating func declareMiss(_ pause: Int = 60) {
    say("task-missed", .fetch, "fetch.bgtask.missed", "BGTask missed window; rescheduling")
    guard !plugin.habits.contains(.leavesMissesAlone) else { return }
    wait(pause)
    let earliest = plugin.earliest
    submit(clock + .seconds(60), "resubmit")
    guard plugin.habits.contains(.forgetsResubmissions), let earliest else { return }
    plugin.earliest = earliest
    scene.set("stored-resubmit", "value", .instant(earliest))
  }

  /// Compares when the device was started with what is known of it.
  mutating func noticeRestart() {
    let known = plugin.knownBoot
    plugin.knownBoot = system.boot
    guard let known, known != system.boot, !plugin.habits.contains(.noticesNoRestart) else { return }
    let uptime = Int((now - system.boot).nanoseconds / 1_000_000_000)
    say(
      "reboot", .system, "device.reboot", "Reboot detected (uptime={uptime_s}s)", [("uptime_s", .integer(uptime))],
      level: .info)
    wait(5)
  }

  /// Looks whether the zone or the clock is another than at the last entry.
  mutating func followChanges() {
    let zone = system.zone - plugin.knownZone
    let jump = skew - plugin.knownSkew
    plugin.knownZone = system.zone
    plugin.knownSkew = skew
    guard !plugin.schedules.isEmpty, zone != 0 || jump.magnitude > .minutes(5) else { return }
    if plugin.habits.contains(.takesChangesForMisses) { return plugin.schedules.forEach { miss($0.id, $0.next) } }
    guard !plugin.habits.contains(.ignoresChanges) else { return }
    if zone != 0 { followZone(.seconds(Int64(-zone))) } else { verify() }
  }

  /// The notification keeps its local time: it is armed again for another instant.
  private mutating func followZone(_ shift: LogDuration) {
    for index in plugin.schedules.indices {
      let old = plugin.schedules[index].id
      if !plugin.habits.contains(.leavesTheOldOneArmed) {
        wait(50)
        system.armed[old] = nil
        say(
          "removed-old", .scheduler, "scheduler.notification.removed", "Removed pending notification (id={id})",
          [("id", .text(old))], level: .info)
      } else {
        plugin.scheduleID = old + "b"
        plugin.schedules[index].id = plugin.scheduleID
      }
      wait(10)
      system.task = nil
      say(
        "cancelled", .fetch, "fetch.bgtask.cancelled", "Cancelled pending BGTask (task_id={task_id})",
        [("task_id", .text(PluginLog.fetchTask))], level: .info)
      plugin.schedules[index].next = plugin.schedules[index].next + shift
      wait(20)
      prefetch(plugin.schedules[index].next)
      wait(20)
      armNotification(plugin.schedules[index].next)
    }
  }

  /// Checks the armed notification, and finds it.
  private mutating func verify() {
    let verified = plugin.schedules.count { system.armed[$0.id] != nil }
    wait(200)
    logSummary("verified", verified: verified)
    guard plugin.habits.contains(.submitsForThePast) else { return }
    wait(100)
    submit(clock - .minutes(10), "past")
  }
}

extension Habit {
  static let noticesNoMissedTask = Habit("notices-no-missed-task")
  /// A miss is declared, and nothing is done about it.
  static let leavesMissesAlone = Habit("leaves-misses-alone")
  /// The task that was submitted for a missed one is not stored.
  static let forgetsResubmissions = Habit("forgets-resubmissions")
  static let noticesNoRestart = Habit("notices-no-restart")
  /// Another zone or another clock changes nothing for it.
  static let ignoresChanges = Habit("ignores-changes")
  /// After another zone or another clock it calls missed what is not due.
  static let takesChangesForMisses = Habit("takes-changes-for-misses")
  /// The notification that is armed for another instant does not replace the old one.
  static let leavesTheOldOneArmed = Habit("leaves-the-old-one-armed")
  static let submitsForThePast = Habit("submits-for-the-past")
}
