import LogCheckModel

extension LogWriter {
  /// `logcat -v threadtime`, the default since Android 7.
  static let androidThreadtime = LogWriter.androidThreadtime(
    "android-threadtime", summary: "`adb logcat` with its default layout", [])

  /// `logcat -v threadtime -v year`.
  static let androidThreadtimeYear = LogWriter.androidThreadtime(
    "android-threadtime+year", summary: "`adb logcat -v year`", [.year])

  /// `logcat -v threadtime -v year -v zone -v usec -v uid`.
  static let androidThreadtimeFull = LogWriter.androidThreadtime(
    "android-threadtime+year+zone+usec+uid", summary: "`adb logcat -v year -v zone -v usec -v uid`",
    [.year, .zone, .microseconds, .uid])

  private static func androidThreadtime(_ id: String, summary: String, _ modifiers: LogcatModifiers) -> LogWriter {
    LogWriter(
      id: id, summary: summary,
      traits: WriterTraits(
        modifiers.parts.union([.processID, .threadID, .tag]), granularity: modifiers.granularity, levels: .logcat,
        newlines: .split),
      begin: { context, bytes in bytes.appendBufferBanner(context) }
    ) { entry, context, bytes in
      bytes.appendLines(of: entry.message) { bytes in
        bytes.appendLogcatStamp(entry, modifiers, context)
        bytes.append(0x20)
        bytes.appendUser(entry, modifiers, divider: 0x20)
        bytes.append(decimal: Int(entry.processID), rightIn: 5)
        bytes.append(0x20)
        bytes.append(decimal: Int(clamping: entry.threadID), rightIn: 5)
        bytes.append(0x20)
        bytes.append(LogcatLevel.letter(entry.level))
        bytes.append(0x20)
        bytes.appendTag(entry)
        bytes.append(": ")
      }
    }
  }
}
