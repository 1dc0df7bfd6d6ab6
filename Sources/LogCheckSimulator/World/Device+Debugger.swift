import LogCheckModel

/// A debugger is attached to the app.
extension Device {
  /// The debugger makes the system start the task at once. The typed command appears in its own console only.
  mutating func launchByDebugger(isKnown: Bool = true) {
    if isKnown {
      say(
        "harness", by: .console,
        "(lldb) e -l objc -- (void)[[BGTaskScheduler sharedScheduler] "
          + "_simulateLaunchForTaskWithIdentifier:@\"{task_id}\"]",
        event: "harness.simulate_launch", [("task_id", .text(PluginLog.fetchTask))])
    }
    guard let request = system.task else { return }
    system.task = nil
    wait(200)
    runTask(request)
  }
}
