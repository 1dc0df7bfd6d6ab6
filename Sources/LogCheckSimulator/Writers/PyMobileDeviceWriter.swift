import LogCheckModel

extension LogWriter {
  /// `pymobiledevice3 syslog live`.
  static let pymobiledevice3 = LogWriter.pymobiledevice3(
    id: "pymobiledevice3", summary: "`pymobiledevice3 syslog live`", showsLabel: false)

  /// The same with `--label`: subsystem and category after the message.
  static let pymobiledevice3Label = LogWriter.pymobiledevice3(
    id: "pymobiledevice3+label", summary: "`pymobiledevice3 syslog live --label`", showsLabel: true)

  private static func pymobiledevice3(id: String, summary: String, showsLabel: Bool) -> LogWriter {
    var parts: WriterTraits.Parts = [.date, .year, .process, .processID, .library]
    if showsLabel { parts.formUnion([.subsystem, .category]) }
    return LogWriter(
      id: id, summary: summary, traits: WriterTraits(parts, granularity: .microsecond, levels: .unified)
    ) { entry, context, bytes in
      let moment = context.local(entry.instant)
      bytes.appendISODate(moment)
      bytes.append(0x20)
      // Python leaves the fraction out where it is zero.
      bytes.appendClock(moment, fraction: moment.nanosecond < 1000 ? 0 : 6)
      bytes.append(0x20)
      bytes.append(entry.process)
      bytes.append(0x7B)
      bytes.append(entry.library ?? entry.process)
      bytes.append("}[")
      bytes.append(decimal: Int(entry.processID))
      bytes.append("] <")
      bytes.append((entry.level == .notice ? "Notice" : AppleLevel.name(entry.level)).uppercased())
      bytes.append(">: ")
      bytes.append(entry.message)
      if showsLabel, let subsystem = entry.subsystem {
        bytes.append(" [")
        bytes.append(subsystem)
        bytes.append("][")
        bytes.append(entry.category ?? "")
        bytes.append(0x5D)
      }
      bytes.appendNewline()
    }
  }
}
