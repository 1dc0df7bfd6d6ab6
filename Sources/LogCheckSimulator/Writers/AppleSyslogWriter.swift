import LogCheckModel

extension LogWriter {
  /// Lines of `log --style syslog`: two blanks, `localhost`, no thread and no level.
  static let appleSyslog = LogWriter(
    id: "apple-syslog", summary: "`log show` and `log stream` with `--style syslog`",
    traits: WriterTraits(
      [.date, .year, .zone, .process, .processID, .library, .subsystem, .category], granularity: .microsecond),
    begin: { context, bytes in
      bytes.appendLogHeader("Timestamp                       (process)[PID]    ", context)
    }
  ) { entry, context, bytes in
    let moment = context.local(entry.instant)
    bytes.appendISODate(moment)
    bytes.append(0x20)
    bytes.appendClock(moment, fraction: 6)
    bytes.appendOffset(context.settings.offsetSeconds)
    bytes.append("  localhost ")
    bytes.append(entry.process)
    bytes.append(0x5B)
    bytes.append(decimal: Int(entry.processID))
    bytes.append("]: ")
    bytes.appendSenderAndMessage(entry)
  }
}
