import LogCheckModel

/// How the app with the plugin logs on one platform: its process, and where each component's lines go.
struct PluginLog: Sendable {
  var platform: CapturePlatform
  var processID: Int32
  var mainThread: UInt64
  /// When the device booted.
  var boot: LogInstant

  /// Parts of the plugin, by the name in their tags.
  enum Component: String, Sendable {
    case plugin = "PLUGIN"
    case fetch = "FETCH"
    case scheduler = "SCHEDULER"
    case storage = "STORAGE"
    case debug = "DEBUG"
    case reactivation = "REACTIVATION"
    case system = "SYSTEM"
  }

  static let subsystem = "com.timesafari.dailynotification"

  /// The name of the background fetch.
  var fetchTask: String { platform == .ios ? "com.timesafari.dailynotification.fetch" : "daily_content_fetch" }

  /// A line of the plugin. Its component stands in the message on iOS and is the logcat tag on Android; on iOS the launch
  /// diagnostics and the recovery go through NSLog, which has no subsystem.
  func line(
    _ component: Component, _ text: String, at instant: LogInstant, level: LogLevel = .notice, tag: String? = nil
  ) -> LogEntry {
    switch (platform, component) {
    case (.android, _): entry(text, at: instant, level: level, tag: tag ?? "DNP-\(component.rawValue)")
    case (.ios, .debug), (.ios, .reactivation):
      entry("DNP-\(component.rawValue): \(text)", at: instant, level: level, library: "Foundation")
    case (.ios, _): entry("[DNP-\(component.rawValue)] \(text)", at: instant, level: level, category: component)
    }
  }

  /// A structured event of the plugin.
  func event(
    _ component: Component, _ name: String, at instant: LogInstant, level: LogLevel = .info,
    thread: UInt64? = nil, _ fields: [(name: String, value: StructuredValue)] = []
  ) -> LogEntry {
    let event = StructuredEvent(
      name: name, component: component.rawValue, instant: instant, level: level, platform: platform, fields: fields)
    var entry = entry(
      event.text, at: instant, level: level, category: component, tag: "DNP-\(component.rawValue)")
    if let thread { entry.threadID = thread }
    return entry
  }

  /// A row of the system about the app, in the app's own process.
  func framework(
    _ text: String, library: String, log: (subsystem: String, category: String), at instant: LogInstant
  ) -> LogEntry {
    var entry = entry(text, at: instant, level: .notice, library: library)
    entry.subsystem = log.subsystem
    entry.category = log.category
    return entry
  }

  private func entry(
    _ message: String, at instant: LogInstant, level: LogLevel, library: String? = nil, category: Component? = nil,
    tag: String? = nil
  ) -> LogEntry {
    // What the app says of itself does not go to the plugin's subsystem.
    let hasCategory = platform == .ios && category != nil && category != .system
    return LogEntry(
      instant: instant, level: level, process: platform == .ios ? "App" : Self.subsystem, processID: processID,
      threadID: mainThread, library: library, subsystem: hasCategory ? Self.subsystem : nil,
      category: hasCategory ? category?.rawValue.lowercased() : nil, tag: platform == .android ? tag : nil,
      message: message, monotonic: instant - boot)
  }
}
