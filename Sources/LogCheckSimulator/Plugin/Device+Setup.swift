import LogCheckModel

/// The app sets the plugin up.
extension Device {
  /// JavaScript calls a method; `answer` is what the bridge gives back.
  mutating func call(
    _ method: String, _ label: String, arguments: String = "", answer words: String = "success={success}",
    _ fields: PluginLog.Fields = [("success", .boolean(true))], _ work: Action
  ) {
    plugin.calls += 1
    let head: PluginLog.Fields = [("method", .text(method)), ("callback_id", .text(String(plugin.calls)))]
    let blank = arguments.isEmpty ? "" : ", \(arguments)"
    say(
      "call-\(label)", .js, "js.call", "call {method} (callback_id={callback_id}\(blank))", head, level: .info)
    wait(3)
    work(&self)
    wait(3)
    // What went wrong, though the call is answered.
    let notice: PluginLog.Fields = plugin.notice.map { [("code", .text($0))] } ?? []
    plugin.notice = nil
    say(
      "answer-\(label)", .js, "js.resolve",
      "resolve {method} (callback_id={callback_id}, \(words)\(notice.isEmpty ? "" : ", code={code}"))",
      head + fields + notice, level: .info)
  }

  mutating func configure() {
    call("configure", "configure") {
      $0.say("configure", .plugin, "plugin.configure.called", "configure() called")
      $0.wait(32)
      $0.say("ready", .plugin, "plugin.status", "status = {state}", [("state", .text("ready"))])
    }
  }

  /// The user is asked, and answers.
  mutating func requestPermission(_ answer: PhoneSystem.Permission = .authorized) {
    say("request", .plugin, "plugin.permission.request", "requestPermissions() called", level: .info)
    wait(24)
    say(
      "prompt", by: .other(process: "SpringBoard", subsystem: "com.apple.UserNotifications", category: "Settings"),
      "Presenting authorization prompt", processID: 58)
    wait(1900)
    system.permission = answer
    say(
      "granted", .plugin, "plugin.permission.result", "requestPermissions() → {result}",
      [("result", .text(answer == .authorized ? "granted" : "denied"))])
  }

  /// The first run up to the state in which something can be scheduled, beginning so long before `call`.
  mutating func firstRun(before call: LogInstant) {
    at(call - .milliseconds(15_700)) { $0.launch() }
    at(call - .milliseconds(11_400)) {
      $0.app?.isForeground = true
      $0.configure()
    }
    at(call - .milliseconds(8700)) { $0.requestPermission() }
  }
}
