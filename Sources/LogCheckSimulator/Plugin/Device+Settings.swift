import LogCheckModel

/// The app changes a schedule, cancels it, and requests the status.
extension Device {
  /// The call that moves the daily notification to another time.
  mutating func updateSettings(time: String, _ instant: LogInstant) {
    call("updateSettings", "update", args: "{\"time\":\"\(time)\"}") {
      $0.wait(10)
      if !$0.plugin.habits.contains(.storesOnly) {
        $0.prefetch(instant)
        $0.wait(8)
        $0.armNotification(instant)
        $0.wait(18)
      }
      $0.persist(instant)
      $0.wait(40)
    }
  }

  /// The call that takes everything back.
  mutating func cancelAll() {
    call("cancelAllNotifications", "cancel") {
      let count = $0.system.armed.count
      if !$0.plugin.habits.contains(.leavesNotifications) { $0.system.armed = [:] }
      if !$0.plugin.habits.contains(.leavesTask) { $0.system.task = nil }
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

  /// The call that requests the status.
  mutating func askStatus(_ label: String = "status") {
    let count = system.armed.count
    call(
      "getNotificationStatus", label, answer: "pendingCount={pending_count}", [("pending_count", .integer(count))]
    ) { $0.wait(10) }
  }

  /// The same, with the whole answer as the bridge gives it.
  mutating func askWholeStatus(_ label: String = "status") {
    let result =
      "{\"pendingCount\":\(system.armed.count),\"permissions\":{\"notifications\":\(system.permission == .authorized)}}"
    call("getNotificationStatus", label, answer: "result={result}", [("result", .text(result))]) { $0.wait(10) }
  }
}
