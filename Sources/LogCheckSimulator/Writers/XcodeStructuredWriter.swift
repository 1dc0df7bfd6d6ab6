import LogCheckModel

extension LogWriter {
  /// The console of Xcode 15 and later, copied with its metadata: the message first, then one line about it.
  static let xcodeStructured = LogWriter(
    id: "xcode-structured", summary: "a copy with metadata from the console of Xcode 15 and later",
    traits: WriterTraits(
      [.date, .year, .zone, .process, .threadID, .library, .subsystem, .category, .standardOutput],
      granularity: .microsecond, levels: .unified)
  ) { entry, context, bytes in
    bytes.append(entry.message)
    guard entry.sink == .logSystem else { return bytes.append("\nType: stdio\n") }
    bytes.append("\nType: ")
    // The default level is called Notice here.
    bytes.append(entry.level == .notice ? "Notice" : AppleLevel.name(entry.level))
    bytes.append(" | Timestamp: ")
    let moment = context.local(entry.instant)
    bytes.appendISODate(moment)
    bytes.append(0x20)
    bytes.appendClock(moment, fraction: 6)
    bytes.appendOffset(context.settings.offsetSeconds, colon: true)
    bytes.append(" | Process: ")
    bytes.append(entry.process)
    bytes.append(" | Library: ")
    bytes.append(entry.library ?? entry.process)
    if let subsystem = entry.subsystem {
      bytes.append(" | Subsystem: ")
      bytes.append(subsystem)
      bytes.append(" | Category: ")
      bytes.append(entry.category ?? "")
    }
    bytes.append(" | TID: 0x")
    bytes.append(hex: entry.threadID)
    bytes.appendNewline()
  }
}
