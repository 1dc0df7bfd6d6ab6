import LogCheckModel

extension LogFormat {
  /// `log show --style compact` and `log stream --style compact`.
  package static let appleCompact = LogFormat(
    id: "apple-compact",
    summary: "`log show` or `log stream` with `--style compact`: local time in milliseconds, no zone",
    carries: [.date, .year, .timeOfDay, .subsecond, .level, .process, .subsystem, .multiline, .apple, .unifiedLog],
    reader: AppleCompactReader()
  ) { line in
    if line.has("Timestamp               Ty Process[PID:TID]", at: 0) { return 100 }
    return AppleCompactReader.header(of: line) == nil ? 0 : 95
  }
}

/// `YYYY-MM-DD HH:MM:SS.mmm` + type of two columns + `process[pid:tid]` (tid in hexadecimal) + optional `(library)` +
/// optional `[subsystem:category]` + message.
struct AppleCompactReader: LogReader {
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
    record.threadID = header.threadID
    let body = AppleText.body(record.text.span, from: header.rest)
    record.subsystem = body.subsystem
    record.category = body.category
    record.message = body.message
    record.kind =
      header.isActivity
      ? .activity
      : AppleText.kind(of: record.text.span, message: body.message, processID: header.processID)
    return true
  }

  struct Header {
    var stamp: PrintedStamp
    var level: LogLevel?
    var isActivity = false
    var process = 0..<0
    var processID: Int32?
    var threadID: UInt64?
    var rest: Int
  }

  static func header(of line: Span<UInt8>) -> Header? {
    var position = 0
    guard let stamp = line.printedDateAndTime(at: &position), stamp.fractionDigits == 3, !stamp.hasZone,
      line.skip(0x20, at: &position)
    else { return nil }
    let start = position
    let isActivity = line.skip("A ", at: &position)
    let level = isActivity ? nil : level(line, at: &position)
    guard isActivity || level != nil, line.skip(0x20, at: &position),
      let bracket = line.processBracket(from: position, threads: .hexadecimal), bracket.open > position
    else {
      // Only the codes of messages and activities are known; the text of a mark of boot, clock or loss identifies it.
      return AppleText.markStart(line, from: start).map { Header(stamp: stamp, rest: $0) }
    }
    var rest = bracket.end
    guard line.skip(0x20, at: &rest) || rest == line.count || line.byte(rest) == 0x0A else { return nil }
    return Header(
      stamp: stamp, level: level, isActivity: isActivity, process: position..<bracket.open,
      processID: bracket.processID, threadID: bracket.threadID, rest: rest)
  }

  /// `Df`, `I `, `Db`, `E `, `F `; an activity's `A ` has no level.
  private static func level(_ line: Span<UInt8>, at position: inout Int) -> LogLevel? {
    if line.skip("Df", at: &position) { return .notice }
    if line.skip("Db", at: &position) { return .debug }
    if line.skip("I ", at: &position) { return .info }
    if line.skip("E ", at: &position) { return .error }
    if line.skip("F ", at: &position) { return .fault }
    return nil
  }
}
