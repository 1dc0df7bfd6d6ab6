import LogCheckModel

extension LogWriter {
  /// `logcat -v long`: a header line, the message as it is, an empty line.
  static let androidLong = LogWriter(
    id: "android-long", summary: "`adb logcat -v long`",
    traits: WriterTraits([.date, .processID, .threadID, .tag], granularity: .milliseconds(1), levels: .logcat),
    begin: { context, bytes in bytes.appendBufferBanner(context) }
  ) { entry, context, bytes in
    bytes.append("[ ")
    bytes.appendLogcatStamp(entry, [], context)
    bytes.append(0x20)
    bytes.append(decimal: Int(entry.processID), rightIn: 5)
    bytes.append(0x3A)
    bytes.append(decimal: Int(clamping: entry.threadID), rightIn: 5)
    bytes.append(0x20)
    bytes.append(LogcatLevel.letter(entry.level))
    bytes.append(0x2F)
    bytes.appendTag(entry)
    bytes.append(" ]\n")
    bytes.append(entry.message)
    bytes.append("\n\n")
  }
}
