extension LogWriter {
  /// The bare line in which the tool reports that it dropped entries; `nil` if it does not report it. On Android an
  /// entry reports it.
  package var lossLine: String? {
    switch formatID {
    case "apple-default", "apple-compact", "apple-syslog", "apple-ndjson":
      "=== Messages dropped during live streaming (use `log show` to see what they were)"
    case "idevicesyslog": "[disconnected:00008030-001C2D223A80802E]"
    default: nil
    }
  }

  /// True if a capture of this kind says where entries are missing.
  package var marksLoss: Bool { lossLine != nil || formatID.hasPrefix("android-") }
}
