import LogCheckModel

extension LogWriter {
  /// One structured event a line. A message that is an event already is written as it is, with its time added if it has
  /// none; any other message travels in an event of a name that no listener knows.
  static let dnpEvents = LogWriter(
    id: "dnp-events", summary: "structured JSON events, one a line",
    traits: WriterTraits(
      [.date, .year, .zone, .device, .boot, .monotonic, .standardOutput, .structuredOnly], granularity: .microsecond,
      levels: .syslog)
  ) { entry, context, bytes in
    let message = entry.message
    let isEvent =
      message.utf8.first == 0x7B && message.utf8.last == 0x7D && !message.utf8.contains(0x0A)
      && message.contains("\"event\"")
    if isEvent, message.contains("\"ts\"") {
      bytes.append(message)
    } else {
      bytes.append("{\"schema\":\"dnp.event/1\",\"ts\":\"")
      let moment = context.local(entry.instant)
      bytes.appendISODate(moment)
      bytes.append(0x54)
      bytes.appendClock(moment, fraction: 6)
      bytes.appendOffset(context.settings.offsetSeconds, colon: true)
      bytes.append("\",")
      if isEvent {
        bytes.append(contentsOf: message.utf8.dropFirst())
      } else {
        bytes.appendEnvelope(entry, context)
      }
    }
    bytes.appendNewline()
  }
}

extension [UInt8] {
  fileprivate mutating func appendEnvelope(_ entry: LogEntry, _ context: WriterContext) {
    if let monotonic = entry.monotonic {
      append("\"mono_ms\":")
      append(decimal: Int(monotonic.nanoseconds / 1_000_000))
      append(0x2C)
    }
    append("\"level\":\"")
    append(SyslogLevel.name(entry.level).lowercased())
    append("\",\"event\":\"log.message\",\"device\":")
    append(json: context.settings.deviceName)
    append(",\"boot_id\":")
    append(json: context.settings.bootID)
    append(",\"msg\":")
    append(json: entry.message)
    append(0x7D)
  }
}
