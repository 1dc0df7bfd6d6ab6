import LogCheckModel

/// The columns of a copy out of Console.app, in their order. Nothing in the copy names them: their content does.
struct ConsoleLayout: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case type, time, process, subsystem, category, processID, thread
    /// The library, an activity, or a part of the message that holds tabs.
    case other
  }

  /// The roles of the columns; the message has those of ``message``.
  private(set) var roles: [Role]
  /// More than one if all messages of the capture hold tabs.
  private(set) var message: Range<Int>
  private let time: Int
  /// True if the types are not those of English: then each of their column is one, also a word that is not known.
  private let hasOwnTypes: Bool

  /// `nil` without a column for the message.
  init?(roles: [Role], message: Range<Int>, hasOwnTypes: Bool) {
    guard let time = roles.firstIndex(of: .time), !message.isEmpty, !message.contains(time) else { return nil }
    self.roles = roles
    self.message = message
    self.time = time
    self.hasOwnTypes = hasOwnTypes
  }

  // MARK: Reading

  /// The time of a line if it is in its column: columns before the message are counted from the front, since a message may
  /// hold tabs, and columns after it from the end.
  func time(of text: Span<UInt8>, in logLine: Range<Int>) -> ConsoleTime? {
    let followsMessage = time >= message.upperBound
    guard
      let column = followsMessage
        ? Self.column(roles.count - 1 - time, fromEndOf: text, logLine)
        : Self.column(time, of: text, logLine),
      let stamp = ConsoleTime.stamp(text, column)
    else { return nil }
    return ConsoleTime(stamp: stamp, column: column, index: time, followsMessage: followsMessage)
  }

  private static func column(_ index: Int, of text: Span<UInt8>, _ logLine: Range<Int>) -> Range<Int>? {
    var start = logLine.lowerBound
    for _ in 0..<index {
      guard let tab = text.firstIndex(of: 0x09, from: start, to: logLine.upperBound) else { return nil }
      start = tab + 1
    }
    // A message comes after it.
    return text.firstIndex(of: 0x09, from: start, to: logLine.upperBound).map { start..<$0 }
  }

  private static func column(_ index: Int, fromEndOf text: Span<UInt8>, _ logLine: Range<Int>) -> Range<Int>? {
    var end = logLine.upperBound
    for passed in 0...index {
      guard let tab = lastTab(text, logLine.lowerBound..<end) else { return nil }
      if passed == index { return tab + 1..<end }
      end = tab
    }
    return nil
  }

  private static func lastTab(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if text[index] == 0x09 { return index }
      if text[index] == 0x0A { return nil }
    }
    return nil
  }

  /// Reads a record, unless it does not fit.
  func read(_ text: Span<UInt8>, _ range: Range<Int>, into record: inout Record) -> Bool {
    var start = range.lowerBound
    var columns: [(role: Role, range: Range<Int>)] = []
    let firstEnd = min(range.upperBound, text.endOfLine(from: start))
    for role in roles[..<message.lowerBound] {
      guard let tab = text.firstIndex(of: 0x09, from: start, to: firstEnd), fits(role, text, start..<tab) else {
        return false
      }
      columns.append((role, start..<tab))
      start = tab + 1
    }
    var end = range.upperBound
    var after: [(role: Role, range: Range<Int>)] = []
    for role in roles[message.upperBound...].reversed() {
      guard let tab = Self.lastTab(text, start..<end), fits(role, text, tab + 1..<end) else {
        // Without its last columns it is the beginning of a record; a text without its time is not a record.
        if time >= message.upperBound { return false }
        (after, end) = ([], range.upperBound)
        break
      }
      after.append((role, tab + 1..<end))
      end = tab
    }
    _ = record.append(text)
    for (role, column) in columns + after { take(role, text, column, into: &record) }
    record.message = start..<end
    return true
  }

  private func fits(_ role: Role, _ text: Span<UInt8>, _ column: Range<Int>) -> Bool {
    switch role {
    case .time: return ConsoleTime.stamp(text, column) != nil
    case .type:
      if let type = ConsoleType(text, column) { return type.isEnglish || hasOwnTypes }
      return column.isEmpty || hasOwnTypes && ConsoleType.isLikeWord(text, column)
    case .processID: return column.isEmpty || text.consoleNumber(column) != nil
    case .thread: return column.isEmpty || text.consoleThread(column) != nil
    case .subsystem, .category: return text.isWithoutBlank(column)
    case .process, .other: return true
    }
  }

  private func take(_ role: Role, _ text: Span<UInt8>, _ column: Range<Int>, into record: inout Record) {
    switch role {
    case .time: if let stamp = ConsoleTime.stamp(text, column) { record.take(stamp) }
    case .type:
      guard let type = ConsoleType(text, column) else { return }
      record.level = type.level
      record.kind = type.kind
    case .process: record.process = column
    case .subsystem: record.subsystem = column
    case .category: record.category = column
    case .processID: record.processID = text.consoleNumber(column).flatMap { Int32(exactly: $0) }
    case .thread: record.threadID = text.consoleThread(column)
    case .other: break
    }
  }
}
