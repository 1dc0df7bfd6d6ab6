import LogCheckModel

extension LogWriter {
  /// The debug console before Xcode 15: NSLog and os_log lines as lldb prints them, and bare lines of `print`.
  static let xcodeConsole = LogWriter(
    id: "xcode-console", summary: "the debug console of Xcode: NSLog and os_log lines, and bare lines of `print`",
    traits: WriterTraits(
      [.date, .year, .zone, .process, .processID, .threadID, .category, .standardOutput], granularity: .microsecond)
  ) { entry, context, bytes in
    if entry.sink == .logSystem {
      let moment = context.local(entry.instant)
      bytes.appendISODate(moment)
      bytes.append(0x20)
      bytes.appendClock(moment, fraction: 6)
      bytes.appendOffset(context.settings.offsetSeconds)
      bytes.append(0x20)
      bytes.append(entry.process)
      bytes.append(0x5B)
      bytes.append(decimal: Int(entry.processID))
      bytes.append(0x3A)
      bytes.append(String(entry.threadID))
      bytes.append("] ")
      if let category = entry.category, !category.isEmpty {
        bytes.append(0x5B)
        bytes.append(category)
        bytes.append("] ")
      }
    }
    bytes.append(entry.message)
    bytes.appendNewline()
  }
}
