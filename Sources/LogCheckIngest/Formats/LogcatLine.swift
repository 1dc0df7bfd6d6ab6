import LogCheckModel

/// The header of one logcat line, in any of the layouts that print header and message on one line.
struct LogcatLine {
  enum Layout {
    /// `-v threadtime`: `MM-DD HH:MM:SS.mmm [uid] pid tid L tag: message`.
    case threadtime
    /// `-v time`: `MM-DD HH:MM:SS.mmm L/tag( pid): message`; some exports leave the pid out.
    case time
    /// Android Studio until 2022: `MM-DD HH:MM:SS.mmm pid-tid/process L/tag: message`.
    case oldStudio
    /// Android Studio since 2022: `YYYY-MM-DD HH:MM:SS.mmm pid-tid tag process L  message`, in columns.
    case studio
    /// `-v brief`: `L/tag( pid): message`.
    case brief
    /// `-v tag`: `L/tag: message`.
    case tag
    /// `-v process` and `-v thread`: `L( pid) message  (tag)`, `L( pid: tid) message`.
    case process, thread
  }

  var layout: Layout
  var stamp: LogcatStamp?
  var level: LogLevel?
  var processID: Int32?
  var threadID: UInt64?
  var tag = 0..<0
  var process = 0..<0
  var message: Int
  /// The end of the message, if it is not the end of the record.
  var messageEnd: Int?

  /// Fills `record`, whose text is the line and the lines that belong to it.
  func fill(_ record: inout Record) {
    if let stamp { record.take(stamp) }
    record.level = level
    record.processID = processID
    record.threadID = threadID
    record.tag = tag
    record.process = process
    record.message = message..<max(message, messageEnd ?? record.text.span.messageEnd)
    record.kind = LogcatText.kind(of: record.text.span, tag: tag, message: record.message)
  }

  /// Reads a line that begins with a stamp.
  static func stamped(_ text: Span<UInt8>) -> LogcatLine? {
    var position = 0
    guard let stamp = text.logcatStamp(at: &position), text.skip(0x20, at: &position) else { return nil }
    let end = text.endOfLine(from: position)
    text.skipBlanks(at: &position)
    var logLine: LogcatLine?
    if text.logcatLevel(at: position) != nil, text.byte(position + 1) == 0x2F {
      logLine = levelSlashTag(text, at: position, end: end, pidLayout: .time, bareLayout: .time)
    } else {
      logLine = threadtime(text, at: position, end: end) ?? studio(text, at: position, end: end)
    }
    logLine?.stamp = stamp
    return logLine
  }

  /// Reads a line that begins with the level.
  static func unstamped(_ text: Span<UInt8>) -> LogcatLine? {
    let end = text.endOfLine(from: 0)
    guard let level = text.logcatLevel(at: 0) else { return nil }
    if text.byte(1) == 0x2F { return levelSlashTag(text, at: 0, end: end, pidLayout: .brief, bareLayout: .tag) }
    guard let bracket = numberBracket(text, at: 1, end: end), text.byte(bracket.end) == 0x20 else { return nil }
    var logLine = LogcatLine(
      layout: bracket.first == nil ? .process : .thread, level: level.level, message: bracket.end + 1)
    if let first = bracket.first {
      logLine.processID = Int32(exactly: first)
      logLine.threadID = UInt64(exactly: bracket.last)
    } else {
      logLine.processID = Int32(exactly: bracket.last)
      if text.byte(end - 1) == 0x29, let open = lastTagBracket(text, from: logLine.message, to: end) {
        logLine.tag = open + 3..<end - 1
        logLine.messageEnd = open
      }
    }
    return logLine.processID == nil ? nil : logLine
  }

  // MARK: Layouts

  private static func threadtime(_ text: Span<UInt8>, at start: Int, end: Int) -> LogcatLine? {
    var position = start
    var tokens: [Range<Int>] = []
    while tokens.count < 3 {
      if tokens.count == 2, text.logcatLevel(at: position) != nil, text.byte(position + 1) == 0x20 { break }
      let tokenStart = position
      while text.isLetter(position) || text.isDigit(position) || text.byte(position) == 0x5F { position += 1 }
      guard position > tokenStart, text.byte(position) == 0x20 else { return nil }
      tokens.append(tokenStart..<position)
      text.skipBlanks(at: &position)
    }
    guard let threadToken = tokens.popLast(), let processToken = tokens.popLast(),
      let processID = text.wholeNumber(processToken).flatMap({ Int32(exactly: $0) }),
      let threadID = text.wholeNumber(threadToken).flatMap({ UInt64(exactly: $0) }),
      let level = text.logcatLevel(at: position), text.byte(position + 1) == 0x20
    else { return nil }
    let tagStart = position + 2
    guard let colon = paddedTagColon(text, from: tagStart, to: end) else { return nil }
    return LogcatLine(
      layout: .threadtime, level: level.level, processID: processID, threadID: threadID,
      tag: text.trimmed(tagStart..<colon), message: min(colon + 2, end))
  }

  /// Tags are padded to eight columns, so a colon before the padding belongs to the tag (`PAL: Session: message`). Only
  /// if no other colon follows, nothing was padded.
  private static func paddedTagColon(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    text.tagColon(from: min(start + 8, end), to: end) ?? text.tagColon(from: start, to: end)
  }

  /// Reads `L/tag( pid): `, `L/tag( uid: pid): ` or `L/tag: `. The first slash divides: tags may hold slashes.
  private static func levelSlashTag(
    _ text: Span<UInt8>, at start: Int, end: Int, pidLayout: Layout, bareLayout: Layout
  ) -> LogcatLine? {
    guard let level = text.logcatLevel(at: start), let colon = text.tagColon(from: start + 2, to: end) else {
      return nil
    }
    // A bracket after the first colon belongs to the message, unless the tag itself ended in that colon.
    var afterColon = colon + 1
    text.skipBlanks(at: &afterColon)
    var open = start + 2
    while let found = text.firstIndex(of: 0x28, from: open, to: min(afterColon + 1, end)) {
      if let bracket = numberBracket(text, at: found, end: end), text.byte(bracket.end) == 0x3A,
        bracket.end + 1 == end || text.byte(bracket.end + 1) == 0x20
      {
        guard let processID = Int32(exactly: bracket.last) else { return nil }
        return LogcatLine(
          layout: pidLayout, level: level.level, processID: processID, tag: text.trimmed(start + 2..<found),
          message: min(bracket.end + 2, end))
      }
      open = found + 1
    }
    return LogcatLine(
      layout: bareLayout, level: level.level, tag: text.trimmed(start + 2..<colon), message: min(colon + 2, end))
  }

  private static func studio(_ text: Span<UInt8>, at start: Int, end: Int) -> LogcatLine? {
    var position = start
    guard let processID = text.number(at: &position).flatMap({ Int32(exactly: $0) }), text.skip(0x2D, at: &position),
      let threadID = text.number(at: &position).flatMap({ UInt64(exactly: $0) })
    else { return nil }
    if text.skip(0x2F, at: &position) {
      let blank = text.firstIndex(of: 0x20, from: position, to: end) ?? end
      guard blank > position, text.byte(blank + 2) == 0x2F,
        var logLine = levelSlashTag(text, at: blank + 1, end: end, pidLayout: .oldStudio, bareLayout: .oldStudio)
      else { return nil }
      // `?` stands for a process that Studio did not know.
      logLine.process = text.has("?", at: position) && blank == position + 1 ? 0..<0 : position..<blank
      logLine.processID = processID
      logLine.threadID = threadID
      return logLine
    }
    guard text.skip(0x20, at: &position) else { return nil }
    let columns = position
    while position < end {
      // The level is between one or more blanks and two blanks.
      if text.byte(position) == 0x20, let level = text.logcatLevel(at: position + 1),
        position + 2 >= end
          || (text.byte(position + 2) == 0x20 && (position + 3 >= end || text.byte(position + 3) == 0x20))
      {
        var logLine = LogcatLine(
          layout: .studio, level: level.level, processID: processID, threadID: threadID, message: min(position + 4, end)
        )
        logLine.readColumns(text, columns..<position)
        return logLine
      }
      position += 1
    }
    return nil
  }

  /// Reads the tag, the app and the name of the process; each may be left blank if it repeats the line above. Only tags hold blanks.
  private mutating func readColumns(_ text: Span<UInt8>, _ columns: Range<Int>) {
    let filled = text.trimmed(columns)
    var last = text.lastWord(in: filled)
    guard last.lowerBound > filled.lowerBound || filled.lowerBound - columns.lowerBound >= 8 else {
      tag = filled
      return
    }
    process = last
    var rest = text.trimmed(filled.lowerBound..<last.lowerBound)
    last = text.lastWord(in: rest)
    // The column of the app is 36 wide, that of the process name follows it.
    if process.lowerBound - last.lowerBound >= 36,
      last.lowerBound > filled.lowerBound || filled.lowerBound - columns.lowerBound >= 8
    {
      rest = text.trimmed(filled.lowerBound..<last.lowerBound)
    }
    tag = rest
  }

  // MARK: Pieces

  /// Reads `( pid)`, `( uid: pid)` or `( pid: tid)`: the numbers, and the index after the bracket.
  private static func numberBracket(
    _ text: Span<UInt8>, at start: Int, end: Int
  ) -> (first: Int?, last: Int, end: Int)? {
    var position = start
    guard text.skip(0x28, at: &position) else { return nil }
    text.skipBlanks(at: &position)
    var first: Int?
    var tokenStart = position
    while text.isLetter(position) || text.isDigit(position) || text.byte(position) == 0x5F { position += 1 }
    if text.byte(position) == 0x3A {
      // The name of a user counts as no number.
      first = text.wholeNumber(tokenStart..<position) ?? 0
      position += 1
      text.skipBlanks(at: &position)
      tokenStart = position
      while text.isDigit(position) { position += 1 }
    }
    guard let last = text.wholeNumber(tokenStart..<position), text.skip(0x29, at: &position), position <= end else {
      return nil
    }
    return (first, last, position)
  }

  /// The index of the two blanks before the `(tag)` that ends a line.
  private static func lastTagBracket(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var position = end - 3
    while position >= start {
      if text.has("  (", at: position) { return position }
      position -= 1
    }
    return nil
  }
}

extension Span<UInt8> {
  /// The bytes after the last blank in a range.
  fileprivate func lastWord(in range: Range<Int>) -> Range<Int> {
    var start = range.upperBound
    while start > range.lowerBound, byte(start - 1) != 0x20 { start -= 1 }
    return start..<range.upperBound
  }

  /// The number that digits alone make in `range`.
  func wholeNumber(_ range: Range<Int>) -> Int? {
    var position = range.lowerBound
    guard let value = number(at: &position), position == range.upperBound else { return nil }
    return value
  }
}
