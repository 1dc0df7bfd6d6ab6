extension LogWriter {
  /// `logcat -v brief`: no stamp.
  static let androidBrief = LogWriter(
    id: "android-brief", summary: "`adb logcat -v brief`",
    traits: WriterTraits([.processID, .tag], levels: .logcat, newlines: .split),
    begin: { context, bytes in bytes.appendBufferBanner(context) }
  ) { entry, _, bytes in
    bytes.appendLines(of: entry.message) { $0.appendBriefHead(entry, [], showsProcessID: true) }
  }

  /// The text that older Android Studio copies: no stamp, no process.
  static let androidBriefShort = LogWriter(
    id: "android-brief+no-pid", summary: "a copy from an older Android Studio: level, tag, message",
    traits: WriterTraits([.tag], levels: .logcat, newlines: .split)
  ) { entry, _, bytes in
    bytes.appendLines(of: entry.message) { $0.appendBriefHead(entry, [], showsProcessID: false) }
  }
}
