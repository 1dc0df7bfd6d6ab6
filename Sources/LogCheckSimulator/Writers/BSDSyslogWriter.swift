import LogCheckModel

extension LogWriter {
  /// Classic `system.log`: whole seconds, no year, further lines of a message after a tab.
  static let bsdSyslog = LogWriter(
    id: "bsd-syslog", summary: "classic syslog and ASL files with `<Level>`",
    traits: WriterTraits(
      [.date, .process, .processID, .device], granularity: .seconds(1), levels: .syslog, newlines: .keptWithTab)
  ) { entry, context, bytes in
    let moment = context.local(entry.instant)
    bytes.appendMonthAndDay(moment)
    bytes.append(0x20)
    bytes.appendClock(moment)
    bytes.append(0x20)
    bytes.appendHostName(context.settings.hostName)
    bytes.append(0x20)
    bytes.append(entry.process)
    bytes.append(0x5B)
    bytes.append(decimal: Int(entry.processID))
    bytes.append("] <")
    bytes.append(entry.level == .fault ? "Critical" : SyslogLevel.name(entry.level))
    bytes.append(">: ")
    for byte in entry.message.utf8 {
      bytes.append(byte)
      if byte == 0x0A { bytes.append(0x09) }
    }
    bytes.appendNewline()
  }
}
