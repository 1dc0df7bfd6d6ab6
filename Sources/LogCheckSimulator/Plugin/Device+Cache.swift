import LogCheckModel

/// The content that is kept for the next notification.
extension Device {
  /// The content is read ahead of its notification, and thrown away where it is damaged.
  mutating func readCache() {
    guard let content = plugin.content, content.isDamaged else { return }
    say(
      "invalid", .storage, "storage.content.invalid",
      "Cached content invalid (schedule_id={schedule_id}, cause={cause})",
      [("schedule_id", .text(plugin.scheduleID)), ("cause", .text("hash"))], level: .error)
    wait(20)
    if plugin.habits.contains(.tripsOverDamagedContent) { return crash("data parameter is nil") }
    if plugin.habits.contains(.keepsDamagedContent) { return }
    plugin.content = nil
    say(
      "fallback-invalid", .fetch, "fetch.fallback", "Falling back to {mode} content (reason={reason})",
      [("mode", .text("default_text")), ("reason", .text("invalid_cache"))], level: .info)
  }

  /// The app ends with an exception.
  mutating func crash(_ reason: String) {
    say(
      "crash", by: .app,
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'")
    app = nil
    wait(300)
    say(
      "exited", by: .other(process: "runningboardd", subsystem: "com.apple.runningboard", category: "process"),
      "Process exited", processID: 34)
  }
}

extension Habit {
  static let tripsOverDamagedContent = Habit("trips-over-damaged-content")
  static let keepsDamagedContent = Habit("keeps-damaged-content")
}
