import LogCheckModel

extension LogFormat {
  /// logcat with `-v long`.
  package static let androidLong = LogFormat(
    id: "android-long",
    summary: "`adb logcat -v long`: a header line in brackets, the message on its own lines, an empty line",
    carries: [.date, .timeOfDay, .subsecond, .level, .multiline, .android],
    reader: LogcatLongReader()
  ) { line in
    LogcatLongReader.header(of: line) == nil ? LogcatText.bannerCertainty(line) : 95
  }
}

/// `[ MM-DD HH:MM:SS.mmm [uid:]pid: tid L/tag ]`, then the message, as it is, on the lines up to the next header.
struct LogcatLongReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if Self.header(of: line) != nil { return .starts }
    return LogcatText.noise(line).map(LineRole.noise) ?? .inside
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    let end = text.endOfLine(from: 0)
    guard let header = Self.header(of: text.extracting(0..<end)) else { return false }
    _ = record.append(text)
    record.take(header.stamp)
    record.level = header.level
    record.processID = header.processID
    record.threadID = header.threadID
    record.tag = header.tag
    let start = min(end + 1, text.count)
    record.message = start..<max(start, text.messageEnd)
    record.kind = LogcatText.kind(of: record.text.span, tag: header.tag, message: record.message)
    return true
  }

  struct Header {
    var stamp: LogcatStamp
    var level: LogLevel?
    var processID: Int32
    var threadID: UInt64
    var tag: Range<Int>
  }

  static func header(of line: Span<UInt8>) -> Header? {
    var position = 0
    let end = line.count - 2
    guard line.skip("[ ", at: &position), line.has(" ]", at: end), let stamp = line.logcatStamp(at: &position) else {
      return nil
    }
    // Two or three tokens, divided by colons: an optional user, process, thread.
    var tokens: [Range<Int>] = []
    while tokens.count < 3 {
      line.skipBlanks(at: &position)
      let start = position
      while line.isLetter(position) || line.isDigit(position) || line.byte(position) == 0x5F { position += 1 }
      guard position > start else { return nil }
      tokens.append(start..<position)
      guard line.skip(0x3A, at: &position) else { break }
    }
    guard tokens.count >= 2, line.skip(0x20, at: &position), let threadToken = tokens.popLast(),
      let processToken = tokens.popLast(),
      let processID = line.wholeNumber(processToken).flatMap({ Int32(exactly: $0) }),
      let threadID = line.wholeNumber(threadToken).flatMap({ UInt64(exactly: $0) }),
      let level = line.logcatLevel(at: position), line.byte(position + 1) == 0x2F, position + 2 <= end
    else { return nil }
    return Header(
      stamp: stamp, level: level.level, processID: processID, threadID: threadID, tag: line.trimmed(position + 2..<end))
  }
}
