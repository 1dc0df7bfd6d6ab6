extension LogWriter {
  /// The bare row by which the tool says that it dropped entries; `nil` where it does not say. On Android an entry says so.
  package var lossLine: String? {
    switch formatID {
    case "apple-default", "apple-compact", "apple-syslog", "apple-ndjson":
      "=== Messages dropped during live streaming (use `log show` to see what they were)"
    case "idevicesyslog": "[disconnected:00008030-001C2D223A80802E]"
    default: nil
    }
  }

  /// Whether a capture of this kind says where entries are missing.
  package var marksLoss: Bool { lossLine != nil || formatID.hasPrefix("android-") }
}
