import LogCheckModel

/// The parts of a line that fits a pattern of a declared format.
struct DeclaredLine {
  var stamp: PrintedStamp?
  var level: LogLevel?
  var processID: Int32?
  var threadID: UInt64?
  var names: [FormatPart: Range<Int>] = [:]
  var message = 0

  /// Names are no longer than that: longer ones are text of something else.
  private static let longestName = 128

  /// `nil` if the first line of the text does not fit.
  init?(_ text: Span<UInt8>, _ pattern: FormatPattern, _ levels: LevelNames) {
    let end = text.endOfLine(from: 0)
    var position = 0
    for (index, piece) in pattern.pieces.enumerated() {
      switch piece {
      case .text, .blank:
        guard let next = Self.after(piece, text, position, end) else { return nil }
        position = next
      case .time(let notation):
        text.skipBlanks(at: &position)
        guard let stamp = text.printedStamp(notation, at: &position), position <= end else { return nil }
        self.stamp = stamp
      case .part(let part):
        guard take(part, text, &position, end, before: pattern.pieces[(index + 1)...], levels) else { return nil }
      }
    }
  }

  /// The end of a text or of blanks at an index; `nil` if it is not there. An empty message may have lost the blank before it.
  private static func after(_ piece: FormatPiece, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    switch piece {
    case .text(let bytes):
      guard start + bytes.count <= end else { return nil }
      for (offset, byte) in bytes.enumerated() where text[start + offset] != byte { return nil }
      return start + bytes.count
    case .blank:
      var position = start
      while position < end, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
      return position > start || position == end ? position : nil
    case .time, .part: return start
    }
  }

  private mutating func take(
    _ part: FormatPart, _ text: Span<UInt8>, _ position: inout Int, _ end: Int, before next: ArraySlice<FormatPiece>,
    _ levels: LevelNames
  ) -> Bool {
    switch part {
    case .message:
      message = position
      return true
    case .level:
      text.skipBlanks(at: &position)
      let start = position
      while position < end, text.isLetter(position) { position += 1 }
      guard let level = levels.level(text, start..<position) else { return false }
      self.level = level
      // Words in brackets are padded: `[INFO ]`.
      if next.first != .blank { while position < end, text[position] == 0x20 { position += 1 } }
      return true
    case .pid, .number:
      text.skipBlanks(at: &position)
      guard let number = text.number(at: &position), position <= end else { return false }
      if part == .pid { processID = Int32(exactly: number) }
      return part == .number || processID != nil
    case .thread:
      text.skipBlanks(at: &position)
      if text.skip("0x", at: &position) {
        threadID = text.hexNumber(at: &position)
      } else {
        threadID = text.number(at: &position).flatMap(UInt64.init(exactly:))
      }
      return threadID != nil && position <= end
    case .word:
      let start = position
      while position < end, text[position] != 0x20, text[position] != 0x09, !Self.begins(next, text, position, end) {
        position += 1
      }
      return position > start
    case .tag, .process, .subsystem, .category, .text:
      let start = position
      let limit = min(end, start + Self.longestName)
      while position < limit, !Self.begins(next, text, position, end) { position += 1 }
      let name = text.trimmed(start..<position)
      guard !name.isEmpty, Self.begins(next, text, position, end) else { return false }
      if part != .text { names[part] = name }
      return true
    }
  }

  /// True if the text and blanks up to the next part are at an index.
  private static func begins(_ pieces: ArraySlice<FormatPiece>, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var position = start
    for piece in pieces {
      switch piece {
      case .time, .part: return true
      case .text, .blank:
        guard let next = after(piece, text, position, end) else { return false }
        position = next
      }
    }
    return true
  }

  func fill(_ record: inout Record) {
    if let stamp { record.take(stamp) }
    record.level = level
    record.processID = processID
    record.threadID = threadID
    record.tag = names[.tag] ?? 0..<0
    record.process = names[.process] ?? 0..<0
    record.subsystem = names[.subsystem] ?? 0..<0
    record.category = names[.category] ?? 0..<0
    record.message = message..<max(message, record.text.span.messageEnd)
  }
}

/// The words for levels, in any case.
struct LevelNames: Sendable {
  private let further: [String: LogLevel]

  /// The usual words and letters, with further ones.
  init(_ further: [String: LogLevel] = [:]) { self.further = further }

  private static let usual: [(LogLevel, [String])] = [
    (.debug, ["v", "t", "d", "verbose", "trace", "debug", "dbg", "fine"]),
    (.info, ["i", "info", "information", "inf"]),
    (.notice, ["n", "notice", "default"]),
    (.warning, ["w", "warn", "warning", "wrn"]),
    (.error, ["e", "err", "error", "severe"]),
    (.fault, ["f", "a", "c", "wtf", "fatal", "fault", "assert", "crit", "critical", "alert", "emerg", "emergency"]),
  ]

  private static let longest = 16

  func level(_ text: Span<UInt8>, _ range: Range<Int>) -> LogLevel? {
    guard !range.isEmpty, range.count <= Self.longest else { return nil }
    var word = ""
    for index in range { word.unicodeScalars.append(Unicode.Scalar(ASCII.lowered(text[index]))) }
    return further[word] ?? Self.usual.first { $0.1.contains(word) }?.0
  }
}
