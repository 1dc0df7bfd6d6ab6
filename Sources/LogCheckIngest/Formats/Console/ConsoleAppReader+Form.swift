import LogCheckModel

/// Reads a record by the form of its columns if no layout fits it.
extension ConsoleAppReader {
  static func readByForm(_ text: Span<UInt8>, _ range: Range<Int>, _ time: ConsoleTime, into record: inout Record) {
    let (start, end) = (range.lowerBound, range.upperBound)
    record.take(time.stamp)
    if time.followsMessage {
      readType(text, time.column.upperBound..<end, into: &record)
      readColumns(text, start..<max(start, time.column.lowerBound - 1), into: &record)
    } else {
      if time.column.lowerBound > start { readLeading(text, start..<time.column.lowerBound - 1, into: &record) }
      let columns = min(time.column.upperBound + 1, end)..<end
      readColumns(text, columns.lowerBound..<readType(text, columns, into: &record), into: &record)
    }
  }

  /// True if a message has a tag after a tab on its first line.
  static func holdsTagAfterTab(_ text: Span<UInt8>, _ message: Range<Int>) -> Bool {
    let end = min(message.upperBound, text.endOfLine(from: message.lowerBound))
    var start = message.lowerBound
    while let tab = text.firstIndex(of: 0x09, from: start, to: end) {
      if TaggedLinesReader.startsWithTag(text.extracting(tab + 1..<end)) { return true }
      start = tab + 1
    }
    return false
  }

  /// Takes a type off the end of `columns`; returns where what is before it ends.
  @discardableResult
  private static func readType(_ text: Span<UInt8>, _ columns: Range<Int>, into record: inout Record) -> Int {
    var start = columns.upperBound
    while start > columns.lowerBound, text[start - 1] != 0x09 { start -= 1 }
    guard let type = ConsoleType(text, start..<columns.upperBound) else { return columns.upperBound }
    record.level = type.level
    record.kind = type.kind
    return max(columns.lowerBound, start - 1)
  }

  /// The columns before the time: a type, a process, a pid.
  private static func readLeading(_ text: Span<UInt8>, _ columns: Range<Int>, into record: inout Record) {
    var start = columns.lowerBound
    while start <= columns.upperBound {
      let end = text.firstIndex(of: 0x09, from: start, to: columns.upperBound) ?? columns.upperBound
      if let type = ConsoleType(text, start..<end) {
        record.level = type.level
        record.kind = type.kind
      } else if !readIdentifier(text, start..<end, into: &record) {
        record.process = start..<end
      }
      start = end + 1
    }
  }

  /// `process`, further columns that show what they are by their form, then the message to the end.
  private static func readColumns(_ text: Span<UInt8>, _ columns: Range<Int>, into record: inout Record) {
    var start = columns.lowerBound
    while let end = text.firstIndex(of: 0x09, from: start, to: min(columns.upperBound, text.endOfLine(from: start))) {
      let column = start..<end
      if readIdentifier(text, column, into: &record) {
        // A pid or thread.
      } else if record.process.isEmpty {
        record.process = column
      } else if record.subsystem.isEmpty, text.isReverseDomain(column) {
        record.subsystem = column
      } else if !record.subsystem.isEmpty, record.category.isEmpty, text.isWithoutBlank(column) {
        record.category = column
      } else {
        break
      }
      start = end + 1
    }
    record.message = start..<max(start, columns.upperBound)
  }

  /// A pid (digits) or thread (`0x…`).
  private static func readIdentifier(_ text: Span<UInt8>, _ column: Range<Int>, into record: inout Record) -> Bool {
    if let thread = text.consoleThread(column) {
      if record.threadID == nil { record.threadID = thread }
      return true
    }
    guard let number = text.consoleNumber(column) else { return false }
    if record.processID == nil { record.processID = Int32(exactly: number) }
    return true
  }
}

/// The forms of columns.
extension Span<UInt8> {
  /// The number that a column consists of.
  func consoleNumber(_ column: Range<Int>) -> Int? {
    var position = column.lowerBound
    guard let number = number(at: &position), position == column.upperBound else { return nil }
    return number
  }

  /// The thread that a column consists of, `0x…`.
  func consoleThread(_ column: Range<Int>) -> UInt64? {
    var position = column.lowerBound
    guard skip("0x", at: &position), let thread = hexNumber(at: &position), position == column.upperBound else {
      return nil
    }
    return thread
  }

  func isReverseDomain(_ column: Range<Int>) -> Bool {
    isWithoutBlank(column) && firstIndex(of: 0x2E, from: column.lowerBound, to: column.upperBound) != nil
      && isLetter(column.lowerBound)
  }

  func isWithoutBlank(_ column: Range<Int>) -> Bool {
    firstIndex(of: 0x20, from: column.lowerBound, to: column.upperBound) == nil
  }
}
