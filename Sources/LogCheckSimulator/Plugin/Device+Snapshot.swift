import LogCheckModel

/// What the app keeps and shows of its last cycle.
extension Device {
  /// The plugin writes the snapshot of the cycle that ended with `notification`.
  mutating func writeSnapshot(of notification: LogInstant) {
    let content = plugin.content
    let wasFetched =
      plugin.habits.contains(.callsEveryRunASuccess)
      || plugin.lastSuccess.map { $0 >= notification - PluginState.lead } ?? false
    say(
      "snapshot", .storage, "storage.snapshot.written", Self.snapshotWords(success: "{prefetch_success}", at: now),
      [
        ("key", .text("DNP_ScheduleSnapshot")), ("last_schedule", .instant(notification - PluginState.lead)),
        ("last_prefetch", .instant(plugin.lastRun ?? notification)), ("last_notification", .instant(notification)),
        ("prefetch_success", .boolean(wasFetched)), ("cached_content_used", .boolean(content != nil)),
        ("content_hash", .text(content?.hash ?? "none")),
        ("schedule_hash", .text(plugin.schedules.first?.hash ?? plugin.scheduleID)),
      ], level: .info)
  }

  /// The snapshot is an object, however the app logs else.
  static func snapshotWords(success: String, at instant: LogInstant) -> String {
    let names = ["key", "last_schedule", "last_prefetch", "last_notification"]
    let texts = names.map { "\"\($0)\":\"{\($0)}\"," }.joined()
    return "{\"schema\":\"dnp.event/1\",\"ts\":\"\(instant.inUTC)\",\"level\":\"info\",\"component\":\"STORAGE\","
      + "\"event\":\"storage.snapshot.written\",\"platform\":\"ios\",\"fields\":{\(texts)\"prefetch_success\":\(success),"
      + "\"cached_content_used\":{cached_content_used},\"content_hash\":\"{content_hash}\","
      + "\"schedule_hash\":\"{schedule_hash}\"}}"
  }

  /// The screen's dump of how things stand.
  mutating func dumpStatus(of notification: LogInstant) {
    say(
      "dump", by: .app,
      "[DNP-UI] status dump (last_fetch={last_fetch}, last_notification={last_notification}, pending={pending}, cached={cached})",
      [
        ("last_fetch", .instant(plugin.lastRun ?? notification)), ("last_notification", .instant(notification)),
        ("pending", .integer(system.armed.count)), ("cached", .boolean(plugin.content != nil)),
      ])
  }

  /// The screen hands the log out.
  mutating func exportLog(lines: Int = 40) {
    say(
      "export", by: .app, "[DNP-UI] Log export finished (build={build}, lines={lines})",
      [("build", .text("debug")), ("lines", .integer(lines))])
  }

  /// A step that the screen shows.
  mutating func show(step: String) {
    say("step-\(step)", by: .app, "[DNP-UI] step {step}", [("step", .text(step))])
  }

  mutating func show(colour: String) {
    say("colour", by: .app, "[DNP-UI] status {colour}", [("colour", .text(colour))])
  }

  /// The plugin names its build.
  mutating func tellBuild() {
    say(
      "build", .plugin, "plugin.build", "Plugin build (kind={kind}, version={plugin_version})",
      [("kind", .text("debug")), ("plugin_version", .text("1.1.0"))], level: .info)
  }
}
