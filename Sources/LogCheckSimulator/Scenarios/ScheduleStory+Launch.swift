import LogCheckModel

extension ScheduleStory {
  /// The app starts, finds the plugin, and has nothing to restore.
  mutating func launch(at start: LogInstant) -> [LogEntry] {
    log.platform == .ios ? discovery(at: start) + recovery(at: start, 500) : androidLaunch(at: start)
  }

  private mutating func discovery(at start: LogInstant) -> [LogEntry] {
    let name = "DailyNotificationPlugin"
    let yes: PluginLog.Fields = [("ok", .boolean(true))]
    return [
      log.line(
        .debug, "plugin.discovery.appdelegate",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:) called", at: start),
      log.line(.debug, "plugin.discovery.testing", "Testing plugin class accessibility...", at: after(start, 5)),
      log.line(
        .debug, "plugin.discovery.class_lookup", "✅ NSClassFromString found plugin class: \(name)",
        [("found", .boolean(true)), ("name", .text(name))], at: after(start, 10)),
      log.line(
        .debug, "plugin.discovery.capplugin_check", "✅ Plugin is a CAPPlugin subclass", yes, at: after(start, 14)),
      log.line(
        .debug, "plugin.discovery.nsobject_check", "Plugin conforms to NSObjectProtocol", yes, at: after(start, 18)),
      log.line(
        .debug, "plugin.discovery.class_name", "Plugin class name (NSStringFromClass): \(name)",
        [("name", .text(name))], at: after(start, 24)),
      log.line(
        .debug, "plugin.discovery.bridged_check", "Class conforms to CAPBridgedPlugin (using .self): YES", yes,
        at: after(start, 30)),
      log.line(
        .debug, "plugin.load", "\(name).load() called - Capacitor discovered the plugin!", at: after(start, 300)),
      log.listing(
        .fetch, "fetch.bgtask.registered", "BGTask handler registered",
        [("task_id", .text(PluginLog.fetchTask)), ("ok", .boolean(true))], at: after(start, 400)),
    ]
  }

  private mutating func recovery(at start: LogInstant, _ milliseconds: Int) -> [LogEntry] {
    [
      log.line(
        .reactivation, "recovery.started", "Starting app launch recovery", at: after(start, milliseconds)),
      log.line(
        .reactivation, "recovery.scenario", "Detected scenario: none", [("scenario", .text("none"))],
        at: after(start, milliseconds + 120)),
      log.line(.reactivation, "recovery.none", "No recovery needed", at: after(start, milliseconds + 280)),
      log.line(
        .reactivation, "recovery.completed", "App launch recovery completed", at: after(start, milliseconds + 400)),
    ]
  }

  private mutating func androidLaunch(at start: LogInstant) -> [LogEntry] {
    [
      log.line(.plugin, "plugin.load", "Plugin loaded", at: start, level: .info, tag: "DailyNotificationPlugin")
    ] + recovery(at: start, 200)
  }
}
