import LogCheckModel

/// The app asks for a fetch and a notification together, and takes both back.
extension Device {
  /// Gives the plugin the fetcher of the app.
  mutating func configureFetcher(host: String = "api.example.test") {
    plugin.dual.host = host
    call("configureNativeFetcher", "fetcher", arguments: "apiBaseUrl=https://\(host)") { $0.wait(140) }
  }

  mutating func updatePlans() { call("updateStarredPlans", "plans") { $0.wait(140) } }

  /// The call that schedules both, five minutes apart, the first time at `notification`.
  mutating func scheduleDual(_ notification: LogInstant, _ config: DualConfig) {
    let call = beginCall("scheduleDualNotification", "dual", args: config.json)
    wait(10)
    if plugin.dual.habits.contains(.isUnimplemented) {
      rejectAsUnimplemented(call)
      wait(20)
      say(
        "app-failure", by: .app,
        "⚡️  [error] - [AccountViewView] scheduleNewActivityDualNotification failed: {\"code\":\"UNIMPLEMENTED\"}")
      return
    }
    say(
      "dual", .plugin, "dual.schedule.requested", "scheduleDualNotification() called config={config}", config.fields,
      level: .info)
    if plugin.dual.habits.contains(.answersFirst) { resolve(call) }
    plugin.dual.schedule = DualPlugin.Schedule(config: config, notification: notification)
    wait(20)
    if !plugin.dual.habits.contains(.schedulesNoFetch) {
      say(
        "prefetch", .fetch, "fetch.prefetch.scheduling",
        "Scheduling prefetch for notification at {notification_time}", [("notification_time", .instant(notification))])
      wait(20)
      submit(dualFetch(config, before: notification), "submit")
      wait(8)
    }
    if !plugin.dual.habits.contains(.schedulesNoNotification) { armDual(notification) }
    wait(20)
    say(
      "persisted", .storage, "storage.schedule.persisted", "Persisted schedule to DB (id={id}, type={type})",
      [("id", .text(DualPlugin.id)), ("type", .text("DAILY"))])
    plugin.schedules.removeAll { $0.id == DualPlugin.id }
    plugin.schedules.append(PluginState.StoredSchedule(id: DualPlugin.id, next: notification))
    wait(50)
    if !plugin.dual.habits.contains(.answersFirst) { resolve(call) }
  }

  /// The time of a configuration's fetch before a notification.
  private func dualFetch(_ config: DualConfig, before notification: LogInstant) -> LogInstant {
    let notify = DualConfig.Cron(notification)
    let minutes = (notify.hour - config.fetch.hour) * 60 + notify.minute - config.fetch.minute
    return notification - .minutes(Int64((minutes + 1440) % 1440))
  }

  private mutating func armDual(_ notification: LogInstant) {
    say(
      "arming", .scheduler, "scheduler.notification.arming", "Scheduling notification for {notification_time}",
      [("notification_time", .instant(notification))])
    wait(20)
    arm(DualPlugin.id, at: notification)
    say(
      "armed", .scheduler, "scheduler.notification.armed",
      "Notification scheduled (id={id}, notificationTime={notification_time}, trigger={trigger}, category={category})",
      [
        ("id", .text(DualPlugin.id)), ("notification_time", .instant(notification)), ("trigger", .text("calendar")),
        ("category", .text("DAILY_NOTIFICATION")),
      ], level: .info)
  }

  /// The call that takes both back.
  mutating func cancelDual() {
    call("cancelDualSchedule", "cancel") {
      $0.wait(6)
      $0.say(
        "cancel", .plugin, "dual.schedule.cancelled", "cancelDualSchedule() called", [("cancelled", .boolean(true))],
        level: .info)
      $0.plugin.dual.schedule?.isActive = false
      $0.wait(20)
      if !$0.plugin.dual.habits.contains(.leavesTheFetch) {
        $0.withdrawTask("cancelled-fetch")
        $0.wait(10)
      }
      if !$0.plugin.dual.habits.contains(.leavesTheNotification) {
        $0.system.armed[DualPlugin.id] = nil
        $0.say(
          "cancelled-notification", .scheduler, "scheduler.notification.removed",
          "Removed pending notification (id={id})", [("id", .text(DualPlugin.id))], level: .info)
        $0.wait(10)
      }
      $0.plugin.schedules.removeAll { $0.id == DualPlugin.id }
      $0.say(
        "cancelled-both", .plugin, "dual.schedule.cancelled",
        "Dual schedule cancelled (fetch={fetch}, notify={notify})",
        [("cancelled", .boolean(true)), ("fetch", .boolean(true)), ("notify", .boolean(true))], level: .info)
      $0.wait(15)
    }
  }

  /// The call that requests the status of the dual schedule.
  mutating func askDualStatus() {
    let isActive = plugin.dual.schedule?.isActive == true || plugin.dual.habits.contains(.staysActive)
    call("getDualScheduleStatus", "dual-status", answer: "active={active}", [("active", .boolean(isActive))]) {
      $0.wait(120)
    }
  }
}
