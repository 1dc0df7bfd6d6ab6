import LogCheckModel

/// The app schedules a notification, and takes it back.
extension Device {
  /// The call that schedules the daily notification; under an id of its own it stands beside the others.
  mutating func schedule(_ instant: LogInstant, as id: String? = nil, repeatsDaily: Bool = true) {
    call("scheduleDailyNotification", "schedule") { $0.schedulingCall(instant, id, repeatsDaily) }
  }

  private mutating func schedulingCall(_ instant: LogInstant, _ own: String?, _ repeatsDaily: Bool) {
    let id = own ?? plugin.scheduleID
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
    if let refusal = armNotification(instant, id, repeatsDaily) {
      plugin.refusal = refusal
      return
    }
    wait(18)
    if own == nil { plugin.schedules = [] }
    var schedule = PluginState.StoredSchedule(id: id, next: instant, repeatsDaily: repeatsDaily)
    schedule.createdAt = now
    persist(schedule)
    wait(40)
  }

  /// Announces the prefetch of a notification and asks the system for the task.
  private mutating func prefetch(_ instant: LogInstant) {
    say(
      "prefetch", .fetch, "fetch.prefetch.scheduling", "Scheduling prefetch for notification at {notification_time}",
      [("notification_time", .instant(instant))])
    if system.task != nil, !plugin.habits.contains(.keepsOldTasks) {
      wait(20)
      tellTaskCancelled()
    }
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

  /// Arms the notification of a schedule; gives why it did not.
  mutating func armNotification(
    _ instant: LogInstant, _ id: String, _ repeatsDaily: Bool = true
  ) -> (code: String, message: String)? {
    say(
      "arming", .scheduler, "scheduler.notification.arming", "Scheduling notification for {notification_time}",
      [("notification_time", .instant(instant))])
    if let refusal = meetLimit(id) { return refusal }
    wait(22)
    arm(id, at: instant, repeatsDaily: repeatsDaily)
    let once: PluginLog.Fields = repeatsDaily ? [] : [("repeats", .boolean(false))]
    say(
      "armed", .scheduler, "scheduler.notification.armed",
      "Notification scheduled (id={id}, notificationTime={notification_time}, trigger={trigger}"
        + (repeatsDaily ? "" : ", repeats={repeats}") + ", category={category})",
      [
        ("id", .text(id)), ("notification_time", .instant(instant)), ("trigger", .text("calendar")),
        ("category", .text("DAILY_NOTIFICATION")),
      ] + once, level: .info)
    return nil
  }

  /// The task that is pending is withdrawn.
  private mutating func tellTaskCancelled() {
    say(
      "cancelled", .fetch, "fetch.bgtask.cancelled", "Cancelled pending BGTask (task_id={task_id})",
      [("task_id", .text(PluginLog.fetchTask))], level: .info)
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
      $0.tellTaskCancelled()
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
