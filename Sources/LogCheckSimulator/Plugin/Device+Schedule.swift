import LogCheckModel

extension Habit {
  static let armsNothing = Habit("arms-nothing")
  static let submitsInSpiteOfShortNotice = Habit("submits-in-spite-of-short-notice")
}

/// The app schedules a notification, and takes it back.
extension Device {
  /// The call that schedules the daily notification.
  mutating func schedule(_ instant: LogInstant, repeatsDaily: Bool = true) {
    call("scheduleDailyNotification", "schedule") { $0.schedulingCall(instant, repeatsDaily) }
  }

  private mutating func schedulingCall(_ instant: LogInstant, _ repeatsDaily: Bool) {
    say(
      "settings", .plugin, "plugin.permission.checked", "Notification permission status: {status}",
      [("status", .text(system.permission.rawValue))], level: .debug)
    wait(4)
    say(
      "requested", .scheduler, "scheduler.schedule.requested",
      "scheduleDailyNotification() → notificationTime={notification_time}", [("notification_time", .instant(instant))])
    wait(20)
    prefetch(instant)
    wait(8)
    if !plugin.habits.contains(.armsNothing) { armNotification(instant, repeatsDaily: repeatsDaily) }
    wait(18)
    say(
      "persisted", .storage, "storage.schedule.persisted", "Persisted schedule to DB (id={id}, type={type})",
      [("id", .text(plugin.scheduleID)), ("type", .text("DAILY"))])
    plugin.schedules = [PluginState.StoredSchedule(id: plugin.scheduleID, next: instant, repeatsDaily: repeatsDaily)]
    wait(40)
  }

  /// Announces the prefetch of a notification and asks the system for the task.
  mutating func prefetch(_ instant: LogInstant) {
    // Later than a minute from now nothing of the lead is left.
    let isShort = instant - clock < PluginState.lead + .seconds(60)
    if isShort, !plugin.habits.contains(.submitsInSpiteOfShortNotice) {
      return say(
        "skipped", .fetch, "fetch.bgtask.skipped", "Prefetch skipped (reason={reason})",
        [("reason", .text("short_notice"))], level: .info)
    }
    say(
      "prefetch", .fetch, "fetch.prefetch.scheduling", "Scheduling prefetch for notification at {notification_time}",
      [("notification_time", .instant(instant))])
    wait(30)
    submit(plugin.leastLead.map { clock + $0 } ?? instant - PluginState.lead, "submit")
  }

  /// Asks the system for the background task and tells what came of it.
  @discardableResult
  mutating func submit(_ earliest: LogInstant, _ label: String) -> Bool {
    if let code = submitTask(earliest) {
      refused(code, label)
      return false
    } else {
      say(
        label, .fetch, "fetch.bgtask.submitted", "BGAppRefreshTask scheduled (earliestBeginDate={earliest_begin})",
        [("earliest_begin", .instant(earliest))])
      wait(3)
      plugin.earliest = earliest
      say(
        "stored-\(label)", .storage, "storage.earliest_begin.updated", "Stored earliestBeginDate = {value}",
        [("value", .instant(earliest))], level: .debug)
      return true
    }
  }

  private mutating func refused(_ code: Int, _ label: String) {
    let task: PluginLog.Fields = plugin.submittedTask.map { [("task_id", .text($0))] } ?? []
    let error: PluginLog.Fields = [("domain", .text("BGTaskSchedulerErrorDomain")), ("code", .integer(code))]
    if system.isSimulator {
      say(
        label, .fetch, "fetch.bgtask.submit_failed",
        "Background fetch scheduling failed ({explanation}): Error Domain={domain} Code={code} \"(null)\"",
        error + [("explanation", .text("expected on simulator"))], level: .error)
      return
    }
    say(
      label, .fetch, "fetch.bgtask.submit_failed",
      "BGTask submit failed" + (task.isEmpty ? "" : " (task_id={task_id})")
        + ": Error Domain={domain} Code={code} \"(null)\"", task + error, level: .error)
    // A task that could not be submitted is no reason to refuse the notification, but the app learns of it.
    plugin.notice = system.backgroundRefresh == .available ? "task_scheduling_failed" : "background_refresh_disabled"
    guard system.backgroundRefresh != .available else { return }
    wait(2)
    say(
      "refresh-off", .plugin, "device.background_refresh_off", "{code}: allow background refresh in Settings",
      [("status", .text(system.backgroundRefresh.rawValue)), ("code", .text("background_refresh_disabled"))],
      level: .warning)
  }

  /// Arms the notification of the schedule.
  mutating func armNotification(_ instant: LogInstant, repeatsDaily: Bool = true) {
    say(
      "arming", .scheduler, "scheduler.notification.arming", "Scheduling notification for {notification_time}",
      [("notification_time", .instant(instant))])
    wait(22)
    arm(plugin.scheduleID, at: instant, repeatsDaily: repeatsDaily)
    // What repeats is the rule, so it is not told.
    let repeats: PluginLog.Fields = repeatsDaily ? [] : [("repeats", .boolean(false))]
    say(
      "armed", .scheduler, "scheduler.notification.armed",
      "Notification scheduled (id={id}, notificationTime={notification_time}, trigger={trigger}, "
        + (repeatsDaily ? "" : "repeats={repeats}, ") + "category={category})",
      [
        ("id", .text(plugin.scheduleID)), ("notification_time", .instant(instant)), ("trigger", .text("calendar")),
        ("category", .text("DAILY_NOTIFICATION")),
      ] + repeats, level: .info)
  }

  /// The call that takes everything back.
  mutating func cancelAll() {
    call("cancelAllNotifications", "cancel") {
      let count = $0.system.armed.count
      $0.system.armed = [:]
      $0.system.task = nil
      $0.plugin.schedules = []
      $0.plugin.earliest = nil
      $0.wait(90)
      $0.say(
        "removed", .scheduler, "scheduler.notification.removed_all",
        "Removed all pending notifications (count={count})",
        [("all", .boolean(true)), ("count", .integer(count))], level: .info)
      $0.wait(20)
      $0.say(
        "cancelled", .fetch, "fetch.bgtask.cancelled", "Cancelled pending BGTask (task_id={task_id})",
        [("task_id", .text(PluginLog.fetchTask))], level: .info)
      $0.wait(70)
    }
  }

  /// The call that asks how things stand.
  mutating func askStatus() {
    let count = system.armed.count
    call(
      "getNotificationStatus", "status", answer: "pendingCount={pending_count}",
      [("pending_count", .integer(count))]
    ) { $0.wait(10) }
  }
}
