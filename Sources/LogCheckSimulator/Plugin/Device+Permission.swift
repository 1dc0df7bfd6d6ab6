import LogCheckModel

/// The permission to notify.
extension Device {
  /// The app asks for the permission in its first run.
  mutating func requestPermission(_ answer: PhoneSystem.Permission? = nil) {
    if let answer { system.userAnswer = answer }
    say("request", .plugin, "plugin.permission.request", "requestPermissions() called", level: .info)
    wait(24)
    logPrompt()
    let begin = now
    wait(system.answerDelay)
    let answered = now
    now = begin
    at(answered) { $0.answerPrompt("granted", "requestPermissions()") }
  }

  private mutating func logPrompt() {
    say(
      "springboard", by: .other(process: "SpringBoard", subsystem: "com.apple.UserNotifications", category: "Settings"),
      "Presenting authorization prompt", processID: 58)
  }

  mutating func answerPrompt(_ label: String, _ method: String) {
    if system.permission == .notDetermined { system.permission = system.userAnswer }
    say(
      label, .plugin, "plugin.permission.result", "\(method) → {result}",
      [("result", .text(system.permission == .authorized ? "granted" : "denied"))])
  }

  /// The plugin asks the user, who answers some seconds later; if it is already decided, the system answers
  /// automatically.
  mutating func askUser(as label: String) {
    say(
      "request-\(label)", .plugin, "plugin.permission.request", "requestNotificationPermissions() called", level: .info)
    if system.permission == .notDetermined || plugin.habits.contains(.asksAgain) {
      wait(10)
      say(
        "prompt-\(label)", .plugin, "plugin.permission.prompted", "Notification permission prompt shown", level: .info)
      wait(10)
      logPrompt()
      wait(2900)
    } else {
      wait(20)
    }
    answerPrompt("result-\(label)", "requestNotificationPermissions()")
  }

  /// The app asks for the state of the permission.
  mutating func checkPermission(_ label: String) {
    call(
      "checkPermissionStatus", label, answer: "status={status}", [("status", .text(system.permission.rawValue))]
    ) {
      $0.wait(7)
      $0.say(
        "checked-\(label)", .plugin, "plugin.permission.checked", "checkPermissionStatus() → {status}",
        [("status", .text($0.system.permission.rawValue))], level: .debug)
      $0.wait(7)
    }
  }

  /// The app asks whether the channel is on: on iOS, whether the app may notify.
  mutating func askChannel() {
    call(
      "isChannelEnabled", "channel", answer: "enabled={enabled}, channelId={channel_id}",
      [("enabled", .boolean(system.permission == .authorized)), ("channel_id", .text(PluginLog.channel))]
    ) { $0.wait(140) }
  }

  /// The app sends the user to the settings.
  mutating func openSettings() {
    call("openChannelSettings", "settings-page") {
      $0.wait(50)
      $0.say(
        "opened", .plugin, "plugin.settings.opened", "Opening {target} settings", [("target", .text("app"))],
        level: .info)
      $0.wait(90)
    }
  }

  /// The user takes the permission back in the settings and returns to the app, where the plugin notices it.
  mutating func revokePermission() {
    let old = system.permission
    system.permission = .denied
    open()
    wait(40)
    guard let next = plugin.schedules.map(\.next).min() else { return }
    say(
      "revoked", .plugin, "plugin.permission.changed",
      "Notification permission changed from {from} to {to} (notificationTime={notification_time})",
      [
        ("from", .text(old.rawValue)), ("to", .text(system.permission.rawValue)), ("notification_time", .instant(next)),
      ], level: .info)
  }
}
