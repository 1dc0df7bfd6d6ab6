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
    guard let header = Self.header(of: text) else { return false }
    _ = record.append(text)
    record.stamp = header.stamp
    record.level = header.level
    record.process = header.process
    record.processID = header.processID
    record.threadID = header.threadID
    AppleText.readSenderAndMessage(text, from: header.rest, into: &record)
    return true
  }

  struct Header {
    var stamp: CivilStamp
    var level: LogLevel
    var process: Range<Int>
    var processID: Int32
    var threadID: UInt64
    var rest: Int
  }

  static func header(of line: Span<UInt8>) -> Header? {
    var place = 0
    guard let date = line.isoDate(at: &place), line.skip(0x20, at: &place),
      let clock = line.timeOfDay(at: &place), clock.granularity == .milliseconds(1), line.skip(0x20, at: &place),
      let level = level(line, at: &place), line.skip(0x20, at: &place),
      let stamp = CivilStamp(date: date, clock: clock)
    else { return nil }
    // The name may hold blanks, digits, dots and brackets: its end is the first `[pid:tid] `.
    let start = place
    var bracket = place
    while let open = line.firstIndex(of: 0x5B, from: bracket) {
      var inner = open + 1
      if let processID = line.number(at: &inner), line.skip(0x3A, at: &inner),
        let threadID = line.hexNumber(at: &inner), line.skip(0x5D, at: &inner),
        let processID = Int32(exactly: processID), open > start
      {
        if inner < line.count { guard line.skip(0x20, at: &inner) else { return nil } }
        return Header(
          stamp: stamp, level: level, process: start..<open, processID: processID, threadID: threadID, rest: inner)
      }
      bracket = open + 1
    }
    return nil
  }

  /// `Df`, `I `, `Db`, `E `, `F `, `A `.
  private static func level(_ line: Span<UInt8>, at place: inout Int) -> LogLevel? {
    if line.skip("Df", at: &place) { return .notice }
    if line.skip("Db", at: &place) { return .debug }
    if line.skip("I ", at: &place) { return .info }
    if line.skip("E ", at: &place) { return .error }
    if line.skip("F ", at: &place) { return .fault }
    if line.skip("A ", at: &place) { return .info }
    return nil
  }
}
