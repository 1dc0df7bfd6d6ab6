import LogCheckModel

extension Habit {
  static let registersNoTask = Habit("registers-no-task")
}

/// The plugin comes up.
extension Device {
  /// The app starts: the system's line, the plugin's discovery, the handler of the task, and recovery.
  mutating func launch(logsEnvironment: Bool = true, diagnostics: Bool = false) {
    system.nextProcessID += 7
    app = AppProcess(processID: system.nextProcessID, thread: UInt64(generator.number(in: 0x1000..<0xF000)))
    if logsEnvironment {
      say(
        "main",
        by: .other(
          process: "App", library: "UIKitCore", subsystem: "com.apple.UIKit", category: "AppLifecycle"),
        "UIApplicationMain starting from \(system.isSimulator ? Self.simulatorPath : Self.devicePath)")
      wait(114)
    }
    say(
      "appdelegate", .debug, "plugin.discovery.appdelegate",
      "AppDelegate.application(_:didFinishLaunchingWithOptions:) called")
    if diagnostics { discover() }
    wait(34)
    if !plugin.habits.contains(.registersNoTask) {
      say(
        "registered", .fetch, "fetch.bgtask.registered", "BGTask handler registered (id={task_id}, ok={ok})",
        [("task_id", .text(PluginLog.fetchTask)), ("ok", .boolean(system.permitsTask))], level: .info)
    }
    guard plugin.isDiscovered else { return }
    wait(359)
    say(
      "load", .debug, "plugin.load", "DailyNotificationPlugin.load() called - Capacitor discovered the plugin!")
    wait(29)
    migrate()
    if app != nil { recover() }
  }

  /// The launch diagnostics of the plugin's discovery.
  private mutating func discover() {
    let name = "DailyNotificationPlugin"
    let yes: PluginLog.Fields = [("ok", .boolean(true))]
    wait(5)
    say("testing", .debug, "plugin.discovery.testing", "Testing plugin class accessibility...")
    wait(4)
    say(
      "lookup", .debug, "plugin.discovery.class_lookup", "✅ NSClassFromString found plugin class: {name}",
      [("found", .boolean(true)), ("name", .text(name))])
    wait(2)
    say("capplugin", .debug, "plugin.discovery.capplugin_check", "✅ Plugin is a CAPPlugin subclass", yes)
    wait(2)
    say("nsobject", .debug, "plugin.discovery.nsobject_check", "Plugin conforms to NSObjectProtocol", yes)
    wait(2)
    say(
      "classname", .debug, "plugin.discovery.class_name", "Plugin class name (NSStringFromClass): {name}",
      [("name", .text(name))])
    wait(2)
    // A static framework has no separate bundle.
    for (words, position) in [
      ("⚠️ Plugin framework bundle not found via {how}", "identifier"),
      ("Plugin framework not found in {how}", "main bundle"),
    ] {
      say(
        "bundle", .debug, "plugin.discovery.bundle_check", words,
        [("found", .boolean(false)), ("how", .text(position))])
      wait(3)
    }
    say(
      "bridged", .debug, "plugin.discovery.bridged_check", "Class conforms to CAPBridgedPlugin (using .self): YES", yes)
  }

  private static let devicePath =
    "/private/var/containers/Bundle/Application/5D2A90E7-6C1B-4F0E-8B57-2E9C41A7D630/App.app"
  private static let simulatorPath =
    "/Users/dev/Library/Developer/CoreSimulator/Devices/91C7F3B2-0A4D-4E68-A2D5-7B30E8C6F154/data/Containers/Bundle/"
    + "Application/App.app"
}
