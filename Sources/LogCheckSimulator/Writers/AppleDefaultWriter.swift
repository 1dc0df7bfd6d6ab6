import LogCheckModel

extension LogWriter {
  /// Columns of `log` with its default style; with a footer the totals that `log show` ends with.
  static let appleDefault = LogWriter(
    id: "apple-default", summary: "`log show` and `log stream` in their default style",
    traits: WriterTraits(
      [.date, .year, .zone, .process, .processID, .threadID, .library, .subsystem, .category],
      granularity: .microsecond, levels: .unified),
    begin: { context, bytes in
      bytes.appendLogHeader(
        "Timestamp                       Thread     Type        Activity             PID    TTL  ", context)
    },
    end: { context, bytes in
      if context.settings.footer { bytes.appendLogTotals(context) }
    }
  ) { entry, context, bytes in
    let moment = context.local(entry.instant)
    bytes.appendISODate(moment)
    bytes.append(0x20)
    bytes.appendClock(moment, fraction: 6)
    bytes.appendOffset(context.settings.offsetSeconds)
    bytes.append(0x20)
    bytes.append("0x" + String(entry.threadID, radix: 16), paddedTo: 10)
    bytes.append(0x20)
    bytes.append(AppleLevel.name(entry.level), paddedTo: 11)
    bytes.append(" 0x0                  ")
    bytes.append(String(entry.processID), paddedTo: 6)
    bytes.append(" 0    ")
    bytes.append(entry.process)
    bytes.append(": ")
    bytes.appendSenderAndMessage(entry)
  }
}

extension [UInt8] {
  fileprivate mutating func appendLogTotals(_ context: WriterContext) {
    func total(_ levels: LogLevel...) -> Int { levels.reduce(0) { $0 + context.levels[Int($1.rawValue)] } }
    for _ in 0..<116 { append(0x2D) }
    append("\nLog      - Default: ")
    append(decimal: total(.notice), rightIn: 10)
    append(", Info: ")
    append(decimal: total(.info), rightIn: 16)
    append(", Debug: ")
    append(decimal: total(.debug), rightIn: 13)
    append(", Error: ")
    append(decimal: total(.warning, .error), rightIn: 10)
    append(", Fault: ")
    append(decimal: total(.fault), rightIn: 10)
    append("\nActivity - Create:           0, Transition:          0, Actions:           0\n")
  }
}
