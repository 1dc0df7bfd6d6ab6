import LogCheckModel

/// A schedule call meets a permission that is not there.
extension Device {
  /// True if a schedule call may go on; where not, it has been refused. Where the permission is open, the test app's way is
  /// to ask once and to go on, the library's is to refuse.
  mutating func mayNotify(_ call: BridgeCall, _ instant: LogInstant) -> Bool {
    // Who does not look does not know.
    if plugin.habits.contains(.readsNoSettings) || plugin.habits.contains(.ignoresPermission) { return true }
    if system.permission == .notDetermined, plugin.asksForPermission {
      wait(15)
      askUser(as: "call")
      if plugin.habits.contains(.asksTwice) {
        plugin.habits.insert(.asksAgain)
        askUser(as: "again")
      }
      wait(100)
      readSettings("settings-again")
      wait(4)
    }
    if system.permission == .authorized { return true }
    deny(call, instant)
    return false
  }

  private mutating func deny(_ call: BridgeCall, _ instant: LogInstant) {
    say(
      "denied", .plugin, "plugin.schedule.denied", "{code} for {method}",
      [("code", .text("notifications_denied")), ("method", .text(call.method))], level: .error)
    if plugin.habits.contains(.asksWhileRefusing) {
      say(
        "prompt-call", .plugin, "plugin.permission.prompted", "Notification permission prompt shown", level: .info)
      at(now + .seconds(4)) { $0.answerPrompt("result-call", "requestNotificationPermissions()") }
    }
    wait(4)
    let begin = now
    if plugin.habits.contains(.submitsWhenDenied) {
      wait(50)
      submit(instant - PluginState.lead, "submit")
      now = begin
    }
    if plugin.habits.contains(.succeedsWhenDenied) { return resolve(call) }
    reject(call, "notifications_denied", "Notifications are denied. Allow them in Settings")
  }
}
