import LogCheckModel

extension LogWriter {
  /// `idevicesyslog` over the os_trace relay: local time of the computer in microseconds, never a host name.
  static let idevicesyslog = LogWriter(
    id: "idevicesyslog", summary: "`idevicesyslog` of today: microseconds, no host name",
    traits: WriterTraits(
      [.date, .process, .processID, .library], granularity: .microsecond, levels: .unified),
    begin: { context, bytes in bytes.appendConnection("connected", context) },
    end: { context, bytes in
      if context.settings.footer { bytes.appendConnection("disconnected", context) }
    }
  ) { entry, context, bytes in
    let moment = context.local(entry.instant)
    bytes.appendMonthAndDay(moment)
    bytes.append(0x20)
    bytes.appendClock(moment, fraction: 6)
    bytes.append(0x20)
    bytes.appendSender(entry)
    // The relay has no warning and calls the default level Notice.
    bytes.append(entry.level == .notice ? "Notice" : AppleLevel.name(entry.level))
    bytes.append(">: ")
    bytes.append(entry.message)
    bytes.appendNewline()
  }

  /// `idevicesyslog` over the older syslog relay: whole seconds, bytes beyond ASCII spelled out.
  static let idevicesyslogRelay = LogWriter.syslogRelay(
    id: "idevicesyslog+relay", summary: "`idevicesyslog` over the syslog relay: whole seconds", showsHost: false)

  /// The same with the name of the device, as older builds and raw dumps have it.
  static let idevicesyslogRelayHost = LogWriter.syslogRelay(
    id: "idevicesyslog+relay+host", summary: "`idevicesyslog` over the syslog relay, with the name of the device",
    showsHost: true)

  private static func syslogRelay(id: String, summary: String, showsHost: Bool) -> LogWriter {
    var parts: WriterTraits.Parts = [.date, .process, .processID, .library]
    if showsHost { parts.insert(.device) }
    return LogWriter(
      id: id, summary: summary, traits: WriterTraits(parts, granularity: .seconds(1), levels: .syslog),
      begin: { context, bytes in bytes.appendConnection("connected", context) },
      end: { context, bytes in
        if context.settings.footer { bytes.appendConnection("disconnected", context) }
      }
    ) { entry, context, bytes in
      let moment = context.local(entry.instant)
      bytes.appendMonthAndDay(moment)
      bytes.append(0x20)
      bytes.appendClock(moment)
      bytes.append(0x20)
      if showsHost {
        bytes.appendHostName(context.settings.deviceName)
        bytes.append(0x20)
      }
      bytes.appendSender(entry)
      bytes.append(SyslogLevel.name(entry.level))
      bytes.append(">: ")
      bytes.append(visible: entry.message)
      bytes.appendNewline()
    }
  }
}

/// The words between the angle brackets of syslog lines.
enum SyslogLevel {
  static func name(_ level: LogLevel) -> String {
    switch level {
    case .debug: "Debug"
    case .info: "Info"
    case .notice: "Notice"
    case .warning: "Warning"
    case .error: "Error"
    case .fault: "Fault"
    }
  }
}

extension [UInt8] {
  /// A name with its blanks turned into dashes.
  mutating func appendHostName(_ name: String) {
    for byte in name.utf8 { append(byte == 0x20 ? 0x2D : byte) }
  }

  fileprivate mutating func appendConnection(_ word: String, _ context: WriterContext) {
    guard context.settings.header else { return }
    append(0x5B)
    append(word)
    append(0x3A)
    append(context.settings.deviceID)
    append("]\n")
  }

  /// `process(library)[pid] <`.
  fileprivate mutating func appendSender(_ entry: LogEntry) {
    append(entry.process)
    if let library = entry.library {
      append(0x28)
      append(library)
      append(0x29)
    }
    append(0x5B)
    append(decimal: Int(entry.processID))
    append("] <")
  }

  /// Text as `vis` spells it: bytes over 0x7F as `\M-x`, `\M^X` or octal, a backslash as `\134`.
  fileprivate mutating func append(visible text: String) {
    for byte in text.utf8 {
      let low = byte & 0x7F
      switch byte {
      case 0x5C: append("\\134")
      case 0xA0: append("\\240")
      case 0x80...:
        append("\\M")
        if low == 0x7F {
          append("^?")
        } else if low < 0x20 {
          append(0x5E)
          append(low | 0x40)
        } else {
          append(0x2D)
          append(low)
        }
      default: append(byte)
      }
    }
  }
}
