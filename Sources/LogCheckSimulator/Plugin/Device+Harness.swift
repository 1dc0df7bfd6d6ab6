import LogCheckModel

/// The actions of a developer with the harness of the background tasks, at the debugger.
extension Device {
  private static let harness = "DailyNotificationBackgroundTaskTestHarness"

  /// Everything is withdrawn and scheduled again.
  mutating func forceReschedule() {
    say("forced", by: .console, "\(Self.harness).forceRescheduleAll()")
    wait(100)
    system.task = nil
    say(
      "cancelled", .fetch, "fetch.bgtask.cancelled", "Cancelled pending BGTask (task_id={task_id})",
      [("task_id", .text(PluginLog.fetchTask))], level: .info)
    guard let next = occurrence(after: clock) else { return }
    wait(100)
    submit(next - PluginState.lead, "resubmit")
    wait(100)
    let ids = system.task == nil ? [] : [PluginLog.fetchTask]
    say(
      "pending-tasks", .fetch, "fetch.bgtask.pending_count", "Pending BGTasks: {count} (task_ids={task_ids})",
      [("count", .integer(ids.count)), ("task_ids", .list(ids))], level: .debug)
  }

  /// The clock of the plugin's tests goes an hour forward; that of the phone does not.
  mutating func warpTime() { say("warped", by: .console, "\(Self.harness).simulateTimeWarp(minutesForward: 60)") }
}
