import LogCheckModel

extension LogFormat {
  /// Lines copied out of Console.app.
  package static let consoleApp = LogFormat(
    id: "console-app",
    summary: "lines copied from Console.app: tab-separated columns in any order, time and zone without a date",
    carries: [
      .zone, .timeOfDay, .subsecond, .level, .process, .subsystem, .multiline, .apple, .unifiedLog, .unordered,
    ],
    reader: ConsoleAppReader()
  ) { line in
    ConsoleAppReader.timeColumn(of: line) == nil ? 0 : 95
  }
}

/// The visible columns of a table, tab-separated in the order of the window, e.g. time, process, message, type. A
/// message may itself hold line ends and tabs.
///
/// If the time comes before the message (as in every known copy), the line with the time starts a record, whatever
/// columns follow the message; if it comes after the message, that line ends a record.
struct ConsoleAppReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    guard let time = Self.timeColumn(of: line) else { return .inside }
    return time.followsMessage ? .ends : .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    let start = text.leadingLineEnds
    let end = text.messageEnd
    guard start < end, let time = Self.timeColumn(of: text, in: text.timeLine(from: start, to: end)) else {
      return false
    }
    _ = record.append(text)
    record.take(time.stamp)
    if time.followsMessage {
      readType(text, time.columns.upperBound..<end, into: &record)
      readColumns(text, start..<max(start, time.columns.lowerBound - 1), into: &record)
    } else {
      if time.columns.lowerBound > start { readLeading(text, start..<time.columns.lowerBound - 1, into: &record) }
      let columns = min(time.columns.upperBound + 1, end)..<end
      readColumns(text, columns.lowerBound..<readType(text, columns, into: &record), into: &record)
    }
    return true
  }

  /// The position of the time in a line.
  struct TimeColumn {
    var stamp: PrintedStamp
    var columns: Range<Int>
    var followsMessage: Bool
  }

  /// The first column that is a time of day with a fraction and a zone, a date before it or not.
  static func timeColumn(of text: Span<UInt8>, in logLine: Range<Int>? = nil) -> TimeColumn? {
    let logLine = logLine ?? 0..<text.endOfLine(from: 0)
    var start = logLine.lowerBound
    while start < logLine.upperBound {
      let end = text.firstIndex(of: 0x09, from: start, to: logLine.upperBound) ?? logLine.upperBound
      if text.isDigit(start), let stamp = stamp(text, start..<end) {
        // A time alone in its line is a message that consists of a time.
        guard start > logLine.lowerBound || end < logLine.upperBound else { return nil }
        let rest = min(end + 1, logLine.upperBound)..<logLine.upperBound
        let isLast = rest.isEmpty || rest.upperBound == logLine.upperBound && typeWord(text, rest) != nil
        let isFirst = start == logLine.lowerBound || typeWord(text, logLine.lowerBound..<start - 1) != nil
        return TimeColumn(stamp: stamp, columns: start..<end, followsMessage: isLast && !isFirst)
      }
      start = end + 1
    }
    return nil
  }

  private static func stamp(_ text: Span<UInt8>, _ column: Range<Int>) -> PrintedStamp? {
    var position = column.lowerBound
    let stamp = text.printedDateAndTime(at: &position) ?? text.printedTimeOfDay(at: &position)
    guard let stamp, stamp.hasZone, stamp.fractionDigits >= 3, position == column.upperBound else { return nil }
    return stamp
  }

  /// The type column's words; `nil` for any other text.
  private static func typeWord(_ text: Span<UInt8>, _ column: Range<Int>) -> (level: LogLevel?, kind: RecordKind)? {
    if text.isWord("activity", column) { return (nil, .activity) }
    if text.isWord("signpost", column) { return (nil, .signpost) }
    if text.isWord("default", column) || text.isWord("info", column) || text.isWord("debug", column)
      || text.isWord("error", column) || text.isWord("fault", column)
    {
      return (text.levelNamed(column), .entry)
    }
    return nil
  }

  /// Takes a type off the end of `columns`; returns where what is before it ends.
  @discardableResult
  private func readType(_ text: Span<UInt8>, _ columns: Range<Int>, into record: inout Record) -> Int {
    var start = columns.upperBound
    while start > columns.lowerBound, text[start - 1] != 0x09 { start -= 1 }
    guard let type = Self.typeWord(text, start..<columns.upperBound) else { return columns.upperBound }
    record.level = type.level
    record.kind = type.kind
    return max(columns.lowerBound, start - 1)
  }

  /// The columns before the time: a type, a process, a pid.
  private func readLeading(_ text: Span<UInt8>, _ columns: Range<Int>, into record: inout Record) {
    var start = columns.lowerBound
    while start <= columns.upperBound {
      let end = text.firstIndex(of: 0x09, from: start, to: columns.upperBound) ?? columns.upperBound
      if let type = Self.typeWord(text, start..<end) {
        record.level = type.level
        record.kind = type.kind
      } else if !readIdentifier(text, start..<end, into: &record) {
        record.process = start..<end
      }
      start = end + 1
    }
  }

  /// `process`, further columns that show what they are by their form, then the message to the end.
  private func readColumns(_ text: Span<UInt8>, _ columns: Range<Int>, into record: inout Record) {
    var start = columns.lowerBound
    while let end = text.firstIndex(of: 0x09, from: start, to: min(columns.upperBound, text.endOfLine(from: start))) {
      let column = start..<end
      if readIdentifier(text, column, into: &record) {
        // A pid or thread.
      } else if record.process.isEmpty {
        record.process = column
      } else if record.subsystem.isEmpty, isReverseDomain(text, column) {
        record.subsystem = column
      } else if !record.subsystem.isEmpty, record.category.isEmpty, isWordLike(text, column) {
        record.category = column
      } else {
        break
      }
      start = end + 1
    }
    record.message = start..<max(start, columns.upperBound)
  }

  /// A pid (digits) or thread (`0x…`).
  private func readIdentifier(_ text: Span<UInt8>, _ column: Range<Int>, into record: inout Record) -> Bool {
    var position = column.lowerBound
    if text.skip("0x", at: &position) {
      guard let thread = text.hexNumber(at: &position), position == column.upperBound else { return false }
      if record.threadID == nil { record.threadID = thread }
      return true
    }
    guard let number = text.number(at: &position), position == column.upperBound else { return false }
    if record.processID == nil { record.processID = Int32(exactly: number) }
    return true
  }

  private func isReverseDomain(_ text: Span<UInt8>, _ column: Range<Int>) -> Bool {
    isWordLike(text, column) && text.firstIndex(of: 0x2E, from: column.lowerBound, to: column.upperBound) != nil
      && text.isLetter(column.lowerBound)
  }

  private func isWordLike(_ text: Span<UInt8>, _ column: Range<Int>) -> Bool {
    text.firstIndex(of: 0x20, from: column.lowerBound, to: column.upperBound) == nil
  }
}

extension Span<UInt8> {
  /// The number of LFs before anything else.
  fileprivate var leadingLineEnds: Int {
    var position = 0
    while byte(position) == 0x0A, position < count { position += 1 }
    return position
  }

  /// The line of a framed record that shows the time: the first one, or the last one if the first shows none.
  fileprivate func timeLine(from start: Int, to end: Int) -> Range<Int> {
    let first = start..<Swift.min(end, endOfLine(from: start))
    if ConsoleAppReader.timeColumn(of: self, in: first) != nil { return first }
    var last = end
    while last > start, self[last - 1] != 0x0A { last -= 1 }
    return last..<Swift.max(last, end)
  }
}
