import LogCheckModel

/// The app sets the plugin up.
extension Device {
  mutating func configure() {
    call("configure", "configure") {
      $0.say("configure", .plugin, "plugin.configure.called", "configure() called")
      $0.wait($0.plugin.setupTime)
      $0.say("ready", .plugin, "plugin.status", "status = {state}", [("state", .text("ready"))])
    }
  }

  /// The first run up to the state in which something can be scheduled, beginning so long before `call`.
  mutating func firstRun(before call: LogInstant) {
    at(call - .milliseconds(15_700)) { $0.launch() }
    at(call - .milliseconds(11_400)) {
      $0.app?.isForeground = true
      if !$0.host.contains(.configuresLate) { $0.configure() }
    }
    at(call - .milliseconds(8700)) { $0.requestPermission() }
    at(call + .seconds(3)) { if $0.host.contains(.configuresLate) { $0.configure() } }
  }

  /// The app starts with nothing scheduled and configures the plugin; the permission is as the story says.
  mutating func secondRun(before call: LogInstant) {
    at(call - .seconds(10)) { $0.launch() }
    at(call - .seconds(6)) {
      $0.app?.isForeground = true
      $0.configure()
    }
    at(call - .seconds(3)) { $0.logWindow() }
  }
}
