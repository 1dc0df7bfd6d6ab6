import LogCheckModel

/// The app schedules a notification on Android.
extension Device {
  /// The call that schedules a daily notification; refused where a permission is missing.
  mutating func scheduleOnAndroid(_ instant: LogInstant, id: String? = nil) {
    let id = id ?? plugin.scheduleID
    let method = "scheduleDailyNotification"
    guard system.permission == .authorized else { return refuseDenied(method) }
    let mayBeExact = system.android.sdk < 31 || system.android.canSetExactAlarms
    guard mayBeExact else { return refuseExact(method, id, instant) }
    call(method, "schedule") {
      $0.say(
        "settings", .plugin, "plugin.permission.checked", "Notification permission status: {status}",
        [("status", .text($0.system.permission.rawValue))], level: .debug)
      $0.wait(6)
      $0.say(
        "requested", .scheduler, "scheduler.schedule.requested",
        "scheduleDailyNotification() → notificationTime={notification_time}",
        [("notification_time", .instant(instant))],
        level: .info)
      $0.wait(20)
      $0.schedulePrefetch(instant)
      $0.wait(8)
      $0.say(
        "arming", .scheduler, "scheduler.notification.arming", "Scheduling notification for {notification_time}",
        [("notification_time", .instant(instant))], level: .info)
      $0.wait(12)
      $0.setAlarm(id, at: instant, "set")
      $0.wait(18)
      $0.say(
        "persisted", .storage, "storage.schedule.persisted", "Persisted schedule to DB (id={id}, type={type})",
        [("id", .text(id)), ("type", .text("DAILY"))], level: .info)
      $0.plugin.schedules.removeAll { $0.id == id }
      $0.plugin.schedules.append(PluginState.StoredSchedule(id: id, next: instant))
      $0.wait(30)
    }
  }

  /// Sets an alarm of the clock, the kind that Android does not put off.
  mutating func setAlarm(_ id: String, at instant: LogInstant, _ label: String) {
    takeAlarm(id, at: instant)
    say(
      label, .scheduler, "android.alarm.set",
      "Alarm set (id={id}, api={api}, sdk={sdk}, at=\(instant.milliseconds))",
      [
        ("id", .text(id)), ("api", .text(plugin.android.habits.contains(.usesSetExact) ? "setExact" : "setAlarmClock")),
        ("sdk", .integer(system.android.sdk)), ("at", .instant(instant)),
      ], level: .info)
  }

  private mutating func refuseDenied(_ method: String) {
    refuse(method, "NOTIFICATIONS_DENIED", "Notifications are denied. Allow them in Settings") {
      $0.say(
        "settings", .plugin, "plugin.permission.checked", "Notification permission status: {status}",
        [("status", .text($0.system.permission.rawValue))], level: .debug)
      $0.wait(2)
      $0.say(
        "denied", .plugin, "plugin.schedule.denied", "{code} for {method}",
        [("code", .text("notifications_denied")), ("method", .text(method))], level: .error)
    }
  }

  private mutating func refuseExact(_ method: String, _ id: String, _ instant: LogInstant) {
    refuse(
      method, "EXACT_ALARM_PERMISSION_REQUIRED", "Exact alarm permission required. Allow it in Settings",
      action: "opened_settings"
    ) {
      $0.wait(40)
      $0.say(
        "opened", .plugin, "plugin.settings.opened", "Opening {target} settings", [("target", .text("exact_alarm"))],
        level: .info)
      $0.wait(50)
    }
    guard plugin.android.habits.contains(.ignoresThePermissionForExactAlarms) else { return }
    wait(80)
    setAlarm(id, at: instant, "set")
  }

  /// A call that is refused, with its code, a sentence for the user, and what the plugin did about it.
  private mutating func refuse(
    _ method: String, _ code: String, _ message: String, action: String? = nil, _ work: Action
  ) {
    plugin.calls += 1
    let head: PluginLog.Fields = [("method", .text(method)), ("callback_id", .text(String(plugin.calls)))]
    say("call-schedule", .js, "js.call", "call {method} (callback_id={callback_id})", head, level: .info)
    wait(4)
    work(&self)
    wait(4)
    say(
      "refused", .js, "js.reject",
      "reject {method} (callback_id={callback_id}, code={code}, "
        + (action == nil ? "" : "action={action}, ") + "message=\"{message}\")",
      head + [("code", .text(code))] + (action.map { [("action", .text($0))] } ?? []) + [("message", .text(message))],
      level: .info)
  }

  /// The call that requests the status; on Android it reports the permission for exact alarms and the receiver.
  mutating func askStatusOnAndroid() {
    let pending = system.android.alarms.count
    let permissions =
      "{\"exactAlarm\":\(system.android.canSetExactAlarms),\"bootReceiver\":\(system.android.hasBootReceiver)}"
    call(
      "getNotificationStatus", "status", answer: "result={result}",
      [
        ("result", .text("{\"pendingCount\":\(pending),\"permissions\":\(permissions)}")),
        ("pending", .integer(pending)),
        ("permissions", .text(permissions)), ("boot_receiver", .boolean(system.android.hasBootReceiver)),
      ]
    ) { $0.wait(10) }
  }

  /// The call that takes everything back: the alarms, and the work that waits.
  mutating func cancelAllOnAndroid() {
    call("cancelAllNotifications", "cancel") {
      let count = $0.system.android.alarms.count
      $0.system.android.alarms = [:]
      $0.system.android.work = [:]
      $0.plugin.schedules = []
      $0.wait(90)
      $0.say(
        "removed", .scheduler, "scheduler.notification.removed_all",
        "Removed all pending notifications (count={count})", [("all", .boolean(true)), ("count", .integer(count))],
        level: .info)
      $0.wait(70)
    }
  }

  /// The first run up to the state in which something can be scheduled, beginning so long before `call`.
  mutating func firstHandsetRun(before call: LogInstant, permission: PhoneSystem.Permission = .authorized) {
    at(call - .milliseconds(15_700)) { $0.openActivity() }
    at(call - .milliseconds(11_400)) { $0.configure() }
    at(call - .milliseconds(8700)) { $0.requestPermissionOnAndroid(permission) }
  }

  private mutating func requestPermissionOnAndroid(_ answer: PhoneSystem.Permission) {
    say("request", .plugin, "plugin.permission.request", "requestPermissions() called", level: .info)
    wait(24)
    systemSays("prompt", "ActivityTaskManager", "START u0 {act=android.content.pm.action.REQUEST_PERMISSIONS}")
    wait(1900)
    system.permission = answer
    say(
      "granted", .plugin, "plugin.permission.result", "requestPermissions() → {result}",
      [("result", .text(answer == .authorized ? "granted" : "denied"))], level: .info)
  }
}
