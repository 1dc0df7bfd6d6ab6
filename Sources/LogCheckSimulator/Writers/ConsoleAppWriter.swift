import LogCheckModel

extension LogWriter {
  /// Lines copied from Console.app, divided by tabs: time of day, process, message, type.
  static let consoleApp = LogWriter(
    id: "console-app", summary: "lines copied from Console.app: time, process, message, type",
    traits: .consoleApp
  ) { entry, context, bytes in
    bytes.appendConsoleStamp(entry, context)
    bytes.append(0x09)
    bytes.append(entry.process)
    bytes.append(0x09)
    bytes.append(entry.message)
    bytes.append(0x09)
    bytes.append(AppleLevel.name(entry.level).lowercased())
    bytes.appendNewline()
  }

  /// The same with the type as the first column.
  static let consoleAppTypeFirst = LogWriter(
    id: "console-app+type-first", summary: "lines copied from Console.app: type, time, process, message",
    traits: .consoleApp
  ) { entry, context, bytes in
    bytes.append(AppleLevel.name(entry.level).lowercased())
    bytes.append(0x09)
    bytes.appendConsoleStamp(entry, context)
    bytes.append(0x09)
    bytes.append(entry.process)
    bytes.append(0x09)
    bytes.append(entry.message)
    bytes.appendNewline()
  }
}

extension WriterTraits {
  fileprivate static let consoleApp = WriterTraits(
    [.zone, .process], granularity: .microsecond, levels: .unified)
}

extension [UInt8] {
  fileprivate mutating func appendConsoleStamp(_ entry: LogEntry, _ context: WriterContext) {
    appendClock(context.local(entry.instant), fraction: 6)
    appendOffset(context.settings.offsetSeconds)
  }
}
