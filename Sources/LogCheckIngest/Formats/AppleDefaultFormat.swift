import LogCheckModel

extension LogFormat {
  /// `log show` and `log stream` in their default style.
  package static let appleDefault = LogFormat(
    id: "apple-default",
    summary:
      "`log show` or `log stream` in its default style: microseconds with a zone, thread, type, activity, pid, TTL",
    carries: [
      .date, .year, .zone, .timeOfDay, .subsecond, .level, .process, .subsystem, .multiline, .apple, .unifiedLog,
    ],
    reader: AppleDefaultReader()
  ) { line in
    if line.has("Timestamp                       Thread ", at: 0) { return 100 }
    return AppleDefaultReader.columns(of: line) == nil ? 0 : 97
  }
}

/// `YYYY-MM-DD HH:MM:SS.uuuuuu±HHMM` + thread + type + activity + pid + TTL, padded to columns, then
/// `process: (library) [subsystem:category] message`.
struct AppleDefaultReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if Self.columns(of: line) != nil { return .starts }
    return AppleText.noise(line).map(LineRole.noise) ?? .inside
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    AppleText.appendResolvingBackslashes(text, to: &record)
    guard let header = Self.header(of: record.text.span) else { return false }
    record.take(header.stamp)
    record.level = header.level
    record.kind = header.kind
    record.process = header.process
    record.processID = header.processID
    record.threadID = header.threadID
    let body = AppleText.body(record.text.span, from: header.rest)
    record.subsystem = body.subsystem
    record.category = body.category
    record.message = body.message
    if record.kind == .entry {
      record.kind = AppleText.kind(of: record.text.span, message: body.message, processID: header.processID)
    }
    return true
  }

  struct Header {
    var stamp: PrintedStamp
    var threadID: UInt64
    var kind = RecordKind.entry
    var level: LogLevel?
    var processID: Int32?
    var process = 0..<0
    var rest: Int
  }

  static func header(of line: Span<UInt8>) -> Header? {
    guard var header = columns(of: line) else { return nil }
    readProcess(line, into: &header)
    return header
  }

  /// All up to the process, which no line needs to be a header.
  static func columns(of line: Span<UInt8>) -> Header? {
    var place = 0
    // Long ids push the columns behind them to the right, so the columns are told by blanks, not by width.
    guard let stamp = line.printedDateAndTime(at: &place), stamp.fractionDigits == 6, stamp.hasZone,
      line.skip(" 0x", at: &place), let threadID = line.hexNumber(at: &place), line.skip(0x20, at: &place)
    else { return nil }
    var header = Header(stamp: stamp, threadID: threadID, rest: 0)
    line.skipBlanks(at: &place)
    guard readType(line, at: &place, into: &header), line.skip(0x20, at: &place) else { return nil }
    line.skipBlanks(at: &place)
    guard line.skip("0x", at: &place), line.hexNumber(at: &place) != nil, line.skip(0x20, at: &place) else {
      return nil
    }
    line.skipBlanks(at: &place)
    guard let processID = line.number(at: &place), line.skip(0x20, at: &place) else { return nil }
    header.processID = Int32(exactly: processID)
    line.skipBlanks(at: &place)
    guard line.number(at: &place) != nil, line.skip(0x20, at: &place) || place == line.count else { return nil }
    line.skipBlanks(at: &place)
    header.rest = place
    return header
  }

  /// The type column: a word of letters.
  private static func readType(_ line: Span<UInt8>, at place: inout Int, into header: inout Header) -> Bool {
    let start = place
    while place < line.count, line.isLetter(place) { place += 1 }
    guard place > start else { return false }
    if line.has("Default ", at: start) {
      header.level = .notice
    } else if line.has("Info ", at: start) {
      header.level = .info
    } else if line.has("Debug ", at: start) {
      header.level = .debug
    } else if line.has("Error ", at: start) {
      header.level = .error
    } else if line.has("Fault ", at: start) {
      header.level = .fault
    } else {
      header.kind = kind(line, at: start)
    }
    return true
  }

  private static func kind(_ line: Span<UInt8>, at start: Int) -> RecordKind {
    if line.has("Activity ", at: start) || line.has("UserAction ", at: start) || line.has("Transition ", at: start) {
      return .activity
    }
    if line.has("Timesync ", at: start) { return .timesync }
    if line.has("Signpost ", at: start) { return .signpost }
    if line.has("State ", at: start) { return .state }
    if line.has("Loss ", at: start) { return .loss }
    return .other
  }

  /// `process: `. The marks of boot and clock have no process before their words.
  private static func readProcess(_ line: Span<UInt8>, into header: inout Header) {
    if AppleText.markKind(line, at: header.rest) != nil { return }
    var place = header.rest
    while place < line.count, line[place] != 0x0A {
      if line[place] == 0x3A, line.byte(place + 1) == 0x20 || line.byte(place + 1) == 0x0A || place + 1 == line.count {
        guard place > header.rest else { return }
        header.process = header.rest..<place
        header.rest = min(place + 2, line.count)
        return
      }
      place += 1
    }
  }
}
