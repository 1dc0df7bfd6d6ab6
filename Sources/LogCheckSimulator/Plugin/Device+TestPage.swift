import LogCheckModel

/// The test app's page searches for the plugin, and prints the result to the console of the web view.
extension Device {
  mutating func openPage() {
    app?.isForeground = true
    let found = plugin.isDiscovered
    print(
      "page-lookup", found ? "js.plugin.lookup" : "js.plugin.lookup_failed",
      found ? "✅ DailyNotification plugin found" : "DailyNotification plugin NOT found", [("found", .boolean(found))])
    wait(20)
    let plugins = Self.builtIn + (found ? ["DailyNotification"] : ["SystemBars"])
    print("page-list", "js.plugin.list", "{plugins}", [("plugins", .text(Self.quoted(plugins)))])
    if found {
      wait(30)
      print("page-methods", "js.plugin.methods", Self.quoted(Self.methods), [("methods", .list(Self.methods))])
    }
    guard found || host.contains(.claimsReady) else { return }
    wait(50)
    print("page-ready", "ui.text", "Plugin is loaded and ready!")
  }

  private mutating func print(
    _ label: String, _ event: String, _ words: String, _ fields: PluginLog.Fields = []
  ) {
    say(label, by: .app, "⚡️  [log] - \(words)", event: event, fields)
  }

  static func quoted(_ names: [String]) -> String { "[\(names.map { "\"\($0)\"" }.joined(separator: ","))]" }

  private static let builtIn = ["CapacitorHttp", "CapacitorCookies", "WebView"]
  static let methods = [
    "configure", "scheduleDailyNotification", "getLastNotification", "cancelAllNotifications", "getNotificationStatus",
    "updateSettings", "checkPermissionStatus", "requestNotificationPermissions", "isChannelEnabled",
    "openChannelSettings",
  ]
}
