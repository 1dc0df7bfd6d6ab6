import LogCheckModel

extension LogFormat {
  /// `log show --style syslog` and `log stream --style syslog`.
  package static let appleSyslog = LogFormat(
    id: "apple-syslog",
    summary: "`log show` or `log stream` with `--style syslog`: microseconds with a zone, `localhost`, process and pid",
    carries: [
      .date, .year, .zone, .timeOfDay, .subsecond, .process, .subsystem, .multiline, .apple, .unifiedLog,
    ],
    reader: AppleSyslogReader()
  ) { line in
    if line.has("Timestamp                       (process)[PID]", at: 0) { return 100 }
    return AppleSyslogReader.header(of: line) == nil ? 0 : 97
  }
}

/// `YYYY-MM-DD HH:MM:SS.uuuuuu±HHMM  localhost process[pid]: (library) [subsystem:category] message`.
struct AppleSyslogReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if Self.header(of: line) != nil { return .starts }
    return AppleText.noise(line).map(LineRole.noise) ?? .inside
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    AppleText.appendResolvingBackslashes(text, to: &record)
    guard let header = Self.header(of: record.text.span) else { return false }
    record.take(header.stamp)
    record.level = header.level
    record.process = header.process
    record.processID = header.processID
    let body = AppleText.body(record.text.span, from: header.rest)
    record.subsystem = body.subsystem
    record.category = body.category
    record.message = body.message
    record.kind = AppleText.kind(of: record.text.span, message: body.message, processID: header.processID)
    return true
  }

  struct Header {
    var stamp: PrintedStamp
    var level: LogLevel?
    var process = 0..<0
    var processID: Int32?
    var rest: Int
  }

  static func header(of line: Span<UInt8>) -> Header? {
    var position = 0
    guard let stamp = line.printedDateAndTime(at: &position), stamp.fractionDigits == 6, stamp.hasZone,
      line.skip("  localhost ", at: &position)
    else { return nil }
    let start = position
    while let bracket = line.processBracket(from: position, threads: .none) {
      var rest = bracket.end
      var level: LogLevel?
      if line.byte(rest) == 0x20 {
        var word = rest + 1
        if let named = line.bracketedLevel(at: &word) {
          level = named.level
          rest = word
        }
      }
      if bracket.open > start, line.skip(0x3A, at: &rest) {
        _ = line.skip(0x20, at: &rest)
        return Header(
          stamp: stamp, level: level, process: start..<bracket.open, processID: bracket.processID, rest: rest)
      }
      position = bracket.open + 1
    }
    return AppleText.markStart(line, from: start).map { Header(stamp: stamp, rest: $0) }
  }
}
