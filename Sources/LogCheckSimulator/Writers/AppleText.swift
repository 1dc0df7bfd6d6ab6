import LogCheckModel

/// The common parts of the text styles of Apple's `log`.
extension [UInt8] {
  /// The lines before the first entry: the predicate, if there is one, then the column header of the style.
  mutating func appendLogHeader(_ columns: String, _ context: WriterContext) {
    guard context.settings.header else { return }
    appendPredicateLine(context)
    append(columns)
    appendNewline()
  }

  /// `log` prints the predicate with its inner quotes bare.
  mutating func appendPredicateLine(_ context: WriterContext) {
    guard context.settings.header, let predicate = context.settings.predicate else { return }
    append("Filtering the log data using \"")
    append(predicate)
    append("\"\n")
  }

  /// `(library) [subsystem:category] message`, the first two where the entry has them, and the newline.
  mutating func appendSenderAndMessage(_ entry: LogEntry) {
    if let library = entry.library {
      append(0x28)
      append(library)
      append(") ")
    }
    if let subsystem = entry.subsystem {
      append(0x5B)
      append(subsystem)
      append(0x3A)
      append(entry.category ?? "")
      append("] ")
    }
    appendOctalMessage(entry.message)
    appendNewline()
  }

  /// Text styles print a backslash as the four characters `\134`.
  mutating func appendOctalMessage(_ message: String) {
    for byte in message.utf8 {
      if byte == 0x5C { append("\\134") } else { append(byte) }
    }
  }
}

/// The words that `log` has for levels.
enum AppleLevel {
  /// The default level is called Default; a warning arrives as an error.
  static func name(_ level: LogLevel) -> String {
    switch level {
    case .debug: "Debug"
    case .info: "Info"
    case .notice: "Default"
    case .warning, .error: "Error"
    case .fault: "Fault"
    }
  }
}
