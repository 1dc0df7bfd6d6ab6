import LogCheckModel

/// The contents and exports of the test app's screen.
extension Device {
  /// The screen's dump of the status.
  mutating func dumpStatus(of notification: LogInstant) {
    say(
      "dump", by: .app,
      "[DNP-UI] status dump (last_fetch={last_fetch}, last_notification={last_notification}, pending={pending}, cached={cached})",
      [
        ("last_fetch", .instant(plugin.lastAnswer ?? notification)), ("last_notification", .instant(notification)),
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
  mutating func logBuild() {
    say(
      "build", .plugin, "plugin.build", "Plugin build (kind={kind}, version={plugin_version})",
      [("kind", .text("debug")), ("plugin_version", .text("1.1.0"))], level: .info)
  }
}
