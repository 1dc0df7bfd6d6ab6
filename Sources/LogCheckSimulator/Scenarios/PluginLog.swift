import LogCheckModel

/// The logging of the app with the plugin on one platform: its process, and the destination of each component's lines.
struct PluginLog: Sendable {
  var platform: CapturePlatform
  var style: LineStyle
  var processID: Int32
  var mainThread: UInt64
  /// The boot time of the device.
  var boot: LogInstant
  /// The environment of the app in structured events.
  var environment = CaptureEnvironment.unsaid
  /// The name of the device in structured events, if they have one.
  var device: String?

  /// Parts of the plugin, by the name in their tags.
  enum Component: String, Sendable {
    case plugin = "PLUGIN"
    case fetch = "FETCH"
    case scheduler = "SCHEDULER"
    case storage = "STORAGE"
    case debug = "DEBUG"
    case reactivation = "REACTIVATION"
    case system = "SYSTEM"
    case js = "JS"
    case ui = "UI"
  }

  /// The fields of a line in addition to its words.
  typealias Fields = [(name: String, value: StructuredValue)]

  static let subsystem = "com.timesafari.dailynotification"
  /// The identifier of the background task that fetches.
  static let fetchTask = "com.timesafari.dailynotification.fetch"

  /// The one channel of its notifications.
  static let channel = "timesafari.daily"

  /// A line of the plugin, as the words after its tag or as a structured event. On iOS the component precedes the
  /// message; the launch diagnostics and the recovery go through NSLog, which has no subsystem. On Android it is the
  /// logcat tag, except for lines that name the class they come from.
  func line(
    _ component: Component, _ event: String, _ text: String, _ fields: Fields = [], at instant: LogInstant,
    level: LogLevel = .notice, thread: UInt64? = nil, tag: String? = nil
  ) -> LogEntry {
    let structured = StructuredEvent(
      name: event, component: component.rawValue, instant: instant, level: level, platform: platform,
      environment: environment,
      device: device, fields: fields)
    var entry = LogEntry(
      instant: instant, level: level, process: platform == .ios ? "App" : Self.subsystem, processID: processID,
      threadID: thread ?? mainThread, message: style == .structured ? structured.text : text,
      monotonic: instant - boot)
    switch (platform, component) {
    case (.android, _): entry.tag = tag ?? "DNP-\(component.rawValue)"
    case (.ios, .debug), (.ios, .reactivation):
      entry.library = "Foundation"
      if style == .words { entry.message = "DNP-\(component.rawValue): \(text)" }
    case (.ios, _):
      entry.subsystem = Self.subsystem
      entry.category = component.rawValue.lowercased()
      if style == .words { entry.message = "[DNP-\(component.rawValue)] \(text)" }
    }
    return entry
  }
}
