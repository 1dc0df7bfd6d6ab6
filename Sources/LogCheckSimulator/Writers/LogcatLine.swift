import LogCheckModel

/// The additions of `logcat -v` modifiers to a layout.
struct LogcatModifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let year = Self(rawValue: 1 << 0)
  static let zone = Self(rawValue: 1 << 1)
  static let microseconds = Self(rawValue: 1 << 2)
  static let uid = Self(rawValue: 1 << 3)

  /// The parts of the stamps that the modifiers add.
  var parts: WriterTraits.Parts {
    var parts: WriterTraits.Parts = [.date]
    if contains(.year) { parts.insert(.year) }
    if contains(.zone) { parts.insert(.zone) }
    return parts
  }

  var granularity: LogDuration { contains(.microseconds) ? .microsecond : .milliseconds(1) }
}

/// The common parts of the layouts of logcat.
extension [UInt8] {
  /// logcat names the buffer before its first line.
  mutating func appendBufferBanner(_ context: WriterContext) {
    if context.settings.header { append("--------- beginning of main\n") }
  }

  /// `MM-DD HH:MM:SS.mmm`, with year, microseconds and zone as the modifiers say.
  mutating func appendLogcatStamp(_ entry: LogEntry, _ modifiers: LogcatModifiers, _ context: WriterContext) {
    let moment = context.local(entry.instant)
    if modifiers.contains(.year) {
      append(decimal: moment.year, digits: 4)
      append(0x2D)
    }
    append(decimal: moment.month, digits: 2)
    append(0x2D)
    append(decimal: moment.day, digits: 2)
    append(0x20)
    appendClock(moment, fraction: modifiers.contains(.microseconds) ? 6 : 3)
    guard modifiers.contains(.zone) else { return }
    append(0x20)
    appendOffset(context.settings.offsetSeconds)
  }

  /// The user id before the process id: names of up to five letters, else the number, and the layout's own divider.
  mutating func appendUser(_ entry: LogEntry, _ modifiers: LogcatModifiers, divider: UInt8) {
    guard modifiers.contains(.uid) else { return }
    let hash = Int(Identifiers.hash(entry.process) % 200)
    // Apps have package names and user ids from 10000; the rest belongs to the system.
    if entry.process.utf8.contains(0x2E) { append(decimal: 10_000 + hash, rightIn: 5) } else { append(" root") }
    append(divider)
  }

  /// The tag, filled up to eight columns.
  mutating func appendTag(_ entry: LogEntry) {
    append(entry.tag ?? entry.category ?? entry.process, paddedTo: 8)
  }

  /// Appends `prefix` and a line of the message, for each line: logcat repeats the prefix. A newline at the end of a
  /// message makes no line.
  mutating func appendLines(of message: String, prefix: (inout [UInt8]) -> Void) {
    var rest = message.utf8[...]
    repeat {
      prefix(&self)
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      append(contentsOf: rest[..<end])
      appendNewline()
      rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
    } while !rest.isEmpty
  }
}

/// The letters that logcat has for levels.
enum LogcatLevel {
  static func letter(_ level: LogLevel) -> UInt8 {
    switch level {
    case .debug: 0x44
    case .info, .notice: 0x49
    case .warning: 0x57
    case .error: 0x45
    case .fault: 0x46
    }
  }
}
