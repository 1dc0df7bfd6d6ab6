import LogCheckModel

extension Habit {
  static let armsNothing = Habit("arms-nothing")
  static let submitsInSpiteOfShortNotice = Habit("submits-in-spite-of-short-notice")
}

/// The app schedules a notification.
extension Device {
  /// The call that schedules the daily notification; under a separate id it is added to the others. The plugin works
  /// calls off one after another.
  mutating func schedule(
    _ instant: LogInstant, _ arguments: ScheduleArguments? = nil, as label: String = "schedule",
    under id: String? = nil, repeatsDaily: Bool = true
  ) {
    if now < plugin.busyUntil { now = plugin.busyUntil + .milliseconds(2) }
    let call = beginCall("scheduleDailyNotification", label, args: arguments?.json)
    wait(3)
    if plugin.habits.contains(.storesFirst) { persist(instant, repeatsDaily: repeatsDaily, under: id) }
    if !plugin.habits.contains(.readsNoSettings) { readSettings() }
    wait(4)
    let acceptsIt = arguments?.title == nil && plugin.habits.contains(.acceptsUntitled)
    if let problem = arguments?.problem, !acceptsIt {
      reject(call, problem.code, problem.message)
    } else if mayNotify(call, instant) {
      arrange(instant, call, id, repeatsDaily)
    }
    plugin.busyUntil = now
  }

  /// The plugin asks the system what the user allows.
  mutating func readSettings(_ label: String = "settings") {
    say(
      label, .plugin, "plugin.permission.checked", "Notification permission status: {status}",
      [("status", .text(system.permission.rawValue))], level: .debug)
  }

  private mutating func arrange(_ instant: LogInstant, _ call: BridgeCall, _ own: String?, _ repeatsDaily: Bool) {
    for number in 0..<(plugin.habits.contains(.retriesThrice) ? 3 : 1) {
      if number > 0 { wait(5) }
      say(
        "requested", .scheduler, "scheduler.schedule.requested",
        "scheduleDailyNotification() → notificationTime={notification_time}",
        [("notification_time", .instant(instant))])
    }
    wait(20)
    let refusal = prefetch(instant, own)
    if refusal != nil, plugin.habits.contains(.failsWhenRefused) {
      return reject(call, "task_scheduling_failed", "Background task refused")
    }
    wait(8)
    guard plugin.habits.contains(.armsNothing) || armNotification(instant, own, repeatsDaily: repeatsDaily) else {
      if plugin.habits.contains(.forgetsFailedArming) { return resolve(call) }
      wait(10)
      // Another notification may be waiting for the same fetch.
      if !plugin.schedules.contains(where: { $0.next == instant }) { withdrawTask("undone") }
      wait(10)
      return reject(call, "scheduling_failed", "Failed to schedule notification")
    }
    wait(18)
    guard persist(instant, repeatsDaily: repeatsDaily, under: own) else {
      return reject(call, "STORAGE_FULL", "Storage full. Free some space")
    }
    wait(43)
    guard let refusal, !system.isSimulator, !plugin.habits.contains(.hidesRefusal) else { return resolve(call) }
    resolve(call, "success={success}, code={code}", [("success", .boolean(true)), ("code", .text(refusal))])
  }

  /// Announces the prefetch of a notification and requests the task from the system, replacing one that waits; returns
  /// the code of a refusal.
  @discardableResult
  mutating func prefetch(_ instant: LogInstant, _ own: String? = nil) -> String? {
    // Later than a minute from now nothing of the lead is left.
    let isShort = instant - clock < PluginState.lead + .seconds(60)
    if isShort, !plugin.habits.contains(.submitsInSpiteOfShortNotice) {
      say(
        "skipped", .fetch, "fetch.bgtask.skipped", "Prefetch skipped (reason={reason})",
        [("reason", .text("short_notice"))], level: .info)
      withdrawOld(own)
      return nil
    }
    say(
      "prefetch", .fetch, "fetch.prefetch.scheduling", "Scheduling prefetch for notification at {notification_time}",
      [("notification_time", .instant(instant))])
    withdrawOld(own)
    wait(30)
    let begin = plugin.leastLead.map { clock + $0 } ?? instant - PluginState.lead
    return submit(plugin.habits.contains(.keepsOldBegin) ? plugin.earliest ?? begin : begin, "submit")
  }

  /// Takes back what an earlier call left: the task and the notification that wait.
  private mutating func withdrawOld(_ own: String?) {
    if !plugin.habits.contains(.keepsPendingTask) { withdrawTask("withdrawn") }
    if !plugin.habits.contains(.keepsOldNotification) { removeNotification(own ?? plugin.scheduleID, "removed-one") }
  }

  /// Takes the task back that waits.
  mutating func withdrawTask(_ label: String) {
    guard system.task != nil else { return }
    wait(2)
    system.task = nil
    say(
      label, .fetch, "fetch.bgtask.cancelled", "Cancelled pending BGTask (task_id={task_id})",
      [("task_id", .text(PluginLog.fetchTask))], level: .info)
  }

  /// Removes the notification that waits.
  mutating func removeNotification(_ id: String, _ label: String) {
    guard system.armed[id] != nil else { return }
    wait(2)
    system.armed[id] = nil
    say(
      label, .scheduler, "scheduler.notification.removed", "Removed pending notification (id={id})",
      [("id", .text(id))], level: .info)
  }

  /// Arms the notification of the schedule; gives whether the system took it.
  @discardableResult
  mutating func armNotification(_ instant: LogInstant, _ own: String? = nil, repeatsDaily: Bool = true) -> Bool {
    say(
      "arming", .scheduler, "scheduler.notification.arming", "Scheduling notification for {notification_time}",
      [("notification_time", .instant(instant))])
    let wanted = own ?? plugin.scheduleID
    guard !meetLimit(wanted) else { return false }
    wait(22)
    // Removed before, unless the plugin forgets it.
    let id = wanted + (system.armed[wanted] == nil ? "" : "b")
    guard system.refusedNotifications == 0 else {
      system.refusedNotifications -= 1
      say(
        "armed", .scheduler, "scheduler.notification.arm_failed",
        "Failed to schedule notification (id={id}, code={code})",
        [("id", .text(id)), ("code", .text("scheduling_failed"))], level: .error)
      return false
    }
    arm(id, at: instant, repeatsDaily: repeatsDaily && !plugin.armsOnce)
    let hash = hashFields(wanted, instant)
    // Repetition is the rule, so it is not logged.
    let repeats: PluginLog.Fields = repeatsDaily ? [] : [("repeats", .boolean(false))]
    say(
      "armed", .scheduler, "scheduler.notification.armed",
      "Notification scheduled (id={id}, notificationTime={notification_time}, trigger={trigger}, "
        + (repeatsDaily ? "" : "repeats={repeats}, ") + "category={category}"
        + (hash.isEmpty ? ")" : ", schedule_hash={schedule_hash})"),
      [
        ("id", .text(id)), ("notification_time", .instant(instant)), ("trigger", .text("calendar")),
        ("category", .text("DAILY_NOTIFICATION")),
      ] + repeats + hash, level: .info)
    return true
  }

  /// The hash of the schedule, if lines contain it: another for every time.
  mutating func hashFields(_ id: String, _ instant: LogInstant) -> PluginLog.Fields {
    guard plugin.logsHashes else { return [] }
    let text = "\(id) \(instant.inUTC)"
    let known = plugin.habits.contains(.keepsOldHash) ? plugin.scheduleHash : nil
    let hash = known ?? String(Identifiers.hash(text) | 1 << 63, radix: 16)
    plugin.scheduleHash = hash
    return [("schedule_hash", .text(hash))]
  }
}

/// The arguments of a schedule call.
struct ScheduleArguments: Sendable {
  var time: String
  var title: String? = "Good morning"
  var body = "News"

  /// As the bridge shows it.
  var json: String {
    "{\"time\":\"\(time)\"" + (title.map { ",\"title\":\"\($0)\"" } ?? "") + ",\"body\":\"\(body)\"}"
  }

  /// The defect of the arguments.
  var problem: (code: String, message: String)? {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else {
      return ("invalid_time_format", "Invalid time format. Use HH:mm")
    }
    return title == nil ? ("missing_required_parameter", "Missing required parameter: title") : nil
  }
}
