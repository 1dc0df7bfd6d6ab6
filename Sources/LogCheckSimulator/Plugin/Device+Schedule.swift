import LogCheckModel

/// The app schedules a notification, and takes it back.
extension Device {
  /// The call that schedules the daily notification.
  mutating func schedule(_ instant: LogInstant) {
    call("scheduleDailyNotification", "schedule") { $0.schedulingCall(instant) }
  }

  private mutating func schedulingCall(_ instant: LogInstant) {
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
    armNotification(instant)
    wait(18)
    say(
      "persisted", .storage, "storage.schedule.persisted", "Persisted schedule to DB (id={id}, type={type})",
      [("id", .text(plugin.scheduleID)), ("type", .text("DAILY"))])
    plugin.schedules = [PluginState.StoredSchedule(id: plugin.scheduleID, next: instant)]
    wait(40)
  }

  /// Announces the prefetch of a notification and asks the system for the task.
  private mutating func prefetch(_ instant: LogInstant) {
    say(
      "prefetch", .fetch, "fetch.prefetch.scheduling", "Scheduling prefetch for notification at {notification_time}",
      [("notification_time", .instant(instant))])
    wait(30)
    submit(instant - PluginState.lead, "submit")
  }

  /// Asks the system for the background task and tells what came of it.
  mutating func submit(_ earliest: LogInstant, _ label: String) {
    if let code = submitTask(earliest) {
      refused(code, label)
    } else {
      say(
        label, .fetch, "fetch.bgtask.submitted", "BGAppRefreshTask scheduled (earliestBeginDate={earliest_begin})",
        [("earliest_begin", .instant(earliest))])
      wait(3)
      plugin.earliest = earliest
      say(
        "stored-\(label)", .storage, "storage.earliest_begin.updated", "Stored earliestBeginDate = {value}",
        [("value", .instant(earliest))], level: .debug)
    }
  }

  private mutating func refused(_ code: Int, _ label: String) {
    let error: PluginLog.Fields = [("domain", .text("BGTaskSchedulerErrorDomain")), ("code", .integer(code))]
    if system.isSimulator {
      say(
        label, .fetch, "fetch.bgtask.submit_failed",
        "Background fetch scheduling failed ({explanation}): Error Domain={domain} Code={code} \"(null)\"",
        error + [("explanation", .text("expected on simulator"))], level: .error)
      return
    }
    say(
      label, .fetch, "fetch.bgtask.submit_failed", "BGTask submit failed: Error Domain={domain} Code={code} \"(null)\"",
      error, level: .error)
    wait(2)
    say(
      "refresh-off", .plugin, "device.background_refresh_off", "{code}: allow background refresh in Settings",
      [("status", .text(system.backgroundRefresh.rawValue)), ("code", .text("background_refresh_disabled"))],
      level: .warning)
  }

  /// Arms the notification of the schedule.
  private mutating func armNotification(_ instant: LogInstant) {
    say(
      "arming", .scheduler, "scheduler.notification.arming", "Scheduling notification for {notification_time}",
      [("notification_time", .instant(instant))])
    wait(22)
    arm(plugin.scheduleID, at: instant)
    say(
      "armed", .scheduler, "scheduler.notification.armed",
      "Notification scheduled (id={id}, notificationTime={notification_time}, trigger={trigger}, category={category})",
      [
        ("id", .text(plugin.scheduleID)), ("notification_time", .instant(instant)), ("trigger", .text("calendar")),
        ("category", .text("DAILY_NOTIFICATION")),
      ], level: .info)
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
