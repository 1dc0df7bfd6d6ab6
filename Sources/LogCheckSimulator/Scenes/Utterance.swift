import LogCheckModel

/// One line before it is written: its content, in words and as a structured event.
struct Utterance: Sendable {
  /// The name by which faults and promises know it: the same for every line of its kind.
  var label: String
  var speaker: Speaker
  /// The name of the structured event.
  var event = ""
  /// The words, in which `{name}` stands for a field.
  var words: String
  var fields: PluginLog.Fields = []
  var level = LogLevel.notice
  var instant: LogInstant
  var processID: Int32
  var threadID: UInt64
  /// The category of the log that the line goes to, where it is not that of its component.
  var category: String?
  /// The change to the written line: the spelling of a faulty writer.
  var misspelling: (@Sendable (String) -> String)?
  /// True if the program writes it with `print`, so that a console shows it without a stamp.
  var isPrinted = false
  /// By how much the clock of the phone goes before the virtual time.
  var skew = LogDuration.zero

  /// The speaker of the line.
  enum Speaker: Sendable {
    /// A part of the plugin; on Android under a separate tag, if one is given.
    case plugin(PluginLog.Component, tag: String? = nil)
    /// The app itself, or its web view, outside of the plugin.
    case app
    /// Apple's framework in the app's process, or another process.
    case other(process: String, library: String? = nil, subsystem: String? = nil, category: String? = nil)
    /// The debugger or a script, which write to the console only.
    case console
  }

  /// True if the plugin logs it, so that it exists as a structured event, too.
  var isOfThePlugin: Bool {
    if case .plugin = speaker { true } else { !event.isEmpty }
  }

  /// The value of a field; `nil` for one that is missing. One that is set and was missing comes last.
  subscript(name: String) -> StructuredValue? {
    get { fields.first { $0.name == name }?.value }
    set {
      guard let position = fields.firstIndex(where: { $0.name == name }) else {
        if let newValue { fields.append((name, newValue)) }
        return
      }
      if let newValue { fields[position].value = newValue } else { fields.remove(at: position) }
    }
  }

  /// The words with the values of the fields in them.
  var text: String {
    guard words.utf8.contains(0x7B) else { return words }
    var text = ""
    var rest = words[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}"), let value = self[String(rest[..<close])] else {
        // A separate bracket, as in JSON.
        text += "{"
        continue
      }
      text += value.plain
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension PluginLog {
  /// The line as an entry of the log that this app writes.
  func entry(_ reported: Utterance) -> LogEntry {
    var entry = plainEntry(reported)
    if let category = reported.category, entry.subsystem != nil { entry.category = category }
    if reported.isPrinted { entry.sink = .standardOutput }
    if let misspelling = reported.misspelling { entry.message = misspelling(entry.message) }
    return entry
  }

  private func plainEntry(_ reported: Utterance) -> LogEntry {
    var log = self
    log.processID = reported.processID
    let instant = reported.instant + reported.skew
    switch reported.speaker {
    case .plugin(let component, let tag):
      var entry = log.line(
        component, reported.event, reported.text, reported.fields, at: instant, level: reported.level,
        thread: reported.threadID, tag: tag)
      entry.monotonic = reported.instant - boot
      return entry
    case .app, .console:
      var isConsole = false
      if case .console = reported.speaker { isConsole = true }
      let event = StructuredEvent(
        name: reported.event, component: isConsole ? "SYSTEM" : "JS", instant: instant, level: reported.level,
        platform: platform, environment: environment, fields: reported.fields)
      return LogEntry(
        instant: instant, level: reported.level, process: platform == .ios ? "App" : Self.subsystem,
        processID: reported.processID, threadID: reported.threadID, library: platform == .ios ? "Foundation" : nil,
        tag: platform == .ios ? nil : "Capacitor",
        message: style == .structured && !reported.event.isEmpty ? event.text : reported.text,
        monotonic: reported.instant - boot,
        sink: isConsole ? .standardOutput : .logSystem)
    case .other(let process, let library, let subsystem, let category):
      return LogEntry(
        instant: instant, level: reported.level, process: process, processID: reported.processID,
        threadID: reported.threadID, library: library, subsystem: subsystem, category: category,
        tag: platform == .ios ? nil : process, message: reported.text, monotonic: reported.instant - boot)
    }
  }
}
