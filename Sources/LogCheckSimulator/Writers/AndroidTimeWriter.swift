import LogCheckModel

extension LogWriter {
  /// `logcat -v time`.
  static let androidTime = LogWriter.androidTime(
    "android-time", summary: "`adb logcat -v time`", [], showsProcessID: true)

  /// `logcat -v time -v year -v zone -v usec -v uid`.
  static let androidTimeFull = LogWriter.androidTime(
    "android-time+year+zone+usec+uid", summary: "`adb logcat -v time -v year -v zone -v usec -v uid`",
    [.year, .zone, .microseconds, .uid], showsProcessID: true)

  /// The short export that drops the process.
  static let androidTimeShort = LogWriter.androidTime(
    "android-time+no-pid", summary: "a short export in the style of `-v time` without the process", [],
    showsProcessID: false)

  private static func androidTime(
    _ id: String, summary: String, _ modifiers: LogcatModifiers, showsProcessID: Bool
  ) -> LogWriter {
    LogWriter(
      id: id, summary: summary,
      traits: WriterTraits(
        modifiers.parts.union(showsProcessID ? [.processID, .tag] : [.tag]), granularity: modifiers.granularity,
        levels: .logcat, newlines: .split),
      begin: { context, bytes in
        if showsProcessID { bytes.appendBufferBanner(context) }
      }
    ) { entry, context, bytes in
      bytes.appendLines(of: entry.message) { bytes in
        bytes.appendLogcatStamp(entry, modifiers, context)
        bytes.append(0x20)
        bytes.appendBriefHead(entry, modifiers, showsProcessID: showsProcessID)
      }
    }
  }
}

extension [UInt8] {
  /// `L/Tag     (  pid): `, or `L/Tag: ` without the process.
  mutating func appendBriefHead(_ entry: LogEntry, _ modifiers: LogcatModifiers, showsProcessID: Bool) {
    append(LogcatLevel.letter(entry.level))
    append(0x2F)
    guard showsProcessID else {
      append(entry.tag ?? entry.category ?? entry.process)
      return append(": ")
    }
    appendTag(entry)
    append(0x28)
    appendUser(entry, modifiers, divider: 0x3A)
    append(decimal: Int(entry.processID), rightIn: 5)
    append("): ")
  }
}
