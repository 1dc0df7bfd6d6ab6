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
    var position = 0
    // Long ids push the columns after them to the right, so the columns are separated by blanks, not by width.
    guard let stamp = line.printedDateAndTime(at: &position), stamp.fractionDigits == 6, stamp.hasZone,
      line.skip(" 0x", at: &position), let threadID = line.hexNumber(at: &position), line.skip(0x20, at: &position)
    else { return nil }
    var header = Header(stamp: stamp, threadID: threadID, rest: 0)
    line.skipBlanks(at: &position)
    guard readType(line, at: &position, into: &header), line.skip(0x20, at: &position) else { return nil }
    line.skipBlanks(at: &position)
    guard line.skip("0x", at: &position), line.hexNumber(at: &position) != nil, line.skip(0x20, at: &position) else {
      return nil
    }
    line.skipBlanks(at: &position)
    guard let processID = line.number(at: &position), line.skip(0x20, at: &position) else { return nil }
    header.processID = Int32(exactly: processID)
    line.skipBlanks(at: &position)
    guard line.number(at: &position) != nil, line.skip(0x20, at: &position) || position == line.count else {
      return nil
    }
    line.skipBlanks(at: &position)
    header.rest = position
    return header
  }

  /// The type column: a word of letters.
  private static func readType(_ line: Span<UInt8>, at position: inout Int, into header: inout Header) -> Bool {
    let start = position
    while position < line.count, line.isLetter(position) { position += 1 }
    guard position > start else { return false }
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
    var position = header.rest
    while position < line.count, line[position] != 0x0A {
      if line[position] == 0x3A,
        line.byte(position + 1) == 0x20 || line.byte(position + 1) == 0x0A || position + 1 == line.count
      {
        guard position > header.rest else { return }
        header.process = header.rest..<position
        header.rest = min(position + 2, line.count)
        return
      }
      position += 1
    }
  }
}
