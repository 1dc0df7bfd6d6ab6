import LogCheckModel

/// The plugin asks the system for the background task.
extension Device {
  /// Requests the task and logs the result; returns the code of a refusal.
  @discardableResult
  mutating func submit(_ earliest: LogInstant, _ label: String) -> String? {
    if let number = submitTask(earliest) { return refused(number, label) }
    say(
      label, .fetch, "fetch.bgtask.submitted", "BGAppRefreshTask scheduled (earliestBeginDate={earliest_begin})",
      [("earliest_begin", .instant(earliest))])
    wait(3)
    plugin.earliest = earliest
    say(
      "stored-\(label)", .storage, "storage.earliest_begin.updated", "Stored earliestBeginDate = {value}",
      [("value", .instant(earliest))], level: .debug)
    return nil
  }

  private mutating func refused(_ number: Int, _ label: String) -> String {
    let error: PluginLog.Fields = [("domain", .text("BGTaskSchedulerErrorDomain")), ("code", .integer(number))]
    if number == 1, system.isSimulator || plugin.habits.contains(.blamesSimulator) {
      say(
        label, .fetch, "fetch.bgtask.submit_failed",
        "Background fetch scheduling failed (expected on simulator): Error Domain={domain} Code={code} \"(null)\"",
        error + [("explanation", .text("expected on simulator"))], level: .error)
      return "task_scheduling_failed"
    }
    let task: PluginLog.Fields = plugin.submittedTask.map { [("task_id", .text($0))] } ?? []
    say(
      label, .fetch, "fetch.bgtask.submit_failed",
      "BGTask submit failed" + (task.isEmpty ? "" : " (task_id={task_id})")
        + ": Error Domain={domain} Code={code} \"(null)\"", task + error, level: .error)
    guard number == 1, system.backgroundRefresh != .available else { return "task_scheduling_failed" }
    wait(2)
    say(
      "refresh-off", .plugin, "device.background_refresh_off", "{code}: allow background refresh in Settings",
      [("status", .text(system.backgroundRefresh.rawValue)), ("code", .text("background_refresh_disabled"))],
      level: .warning)
    return "background_refresh_disabled"
  }

  /// A debug build lists the tasks that wait.
  mutating func listTasks() {
    let tasks = system.task == nil ? [] : [PluginLog.fetchTask]
    say(
      "count", .fetch, "fetch.bgtask.pending_count", "Pending BGTasks: {count} (task_ids={task_ids})",
      [("count", .integer(tasks.count)), ("task_ids", .list(tasks))], level: .debug)
  }
}
