import LogCheckModel

extension LogWriter {
  /// Columns of `log --style compact`: local time in milliseconds without a zone, thread ids in hexadecimal.
  static let appleCompact = LogWriter(
    id: "apple-compact", summary: "`log show` and `log stream` with `--style compact`",
    traits: WriterTraits(
      [.date, .year, .process, .processID, .threadID, .library, .subsystem, .category],
      granularity: .milliseconds(1), levels: .unified),
    begin: { context, bytes in bytes.appendLogHeader("Timestamp               Ty Process[PID:TID]", context) }
  ) { entry, context, bytes in
    let moment = context.local(entry.instant)
    bytes.appendISODate(moment)
    bytes.append(0x20)
    bytes.appendClock(moment, fraction: 3)
    switch entry.level {
    case .debug: bytes.append(" Db ")
    case .info: bytes.append(" I  ")
    case .notice: bytes.append(" Df ")
    case .warning, .error: bytes.append(" E  ")
    case .fault: bytes.append(" F  ")
    }
    bytes.append(entry.process)
    bytes.append(0x5B)
    bytes.append(decimal: Int(entry.processID))
    bytes.append(0x3A)
    bytes.append(hex: entry.threadID)
    bytes.append("] ")
    bytes.appendSenderAndMessage(entry)
  }
}
