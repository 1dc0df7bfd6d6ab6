import LogCheckModel

extension LogFormat {
  /// The console of Xcode 15 and later, copied with metadata.
  package static let xcodeStructured = LogFormat(
    id: "xcode-structured",
    summary:
      "console of Xcode 15 or later copied with metadata: the message first, then a `Type: … | Timestamp: …` line",
    carries: [
      .date, .year, .zone, .timeOfDay, .subsecond, .level, .process, .subsystem, .multiline, .apple, .bareLines,
    ],
    reader: XcodeStructuredReader()
  ) { line in
    guard let metadata = XcodeStructuredReader.Metadata(of: line) else { return 0 }
    if metadata.stamp != nil { return 98 }
    return metadata.isStandardOutput ? 90 : 40
  }
}

/// The lines of a message, then its metadata. `Type: stdio` closes a run of `print` lines.
///
/// The lines of such a run cannot be distinguished from the lines of one long print, nor, before the closing line is
/// reached, from a message of many lines. The run is one record whose message is its first line; a line in it that
/// begins with a known tag starts a separate record (``FormatTraits/bareLines``), so no tagged print is lost.
struct XcodeStructuredReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole { Metadata(of: line) == nil ? .inside : .ends }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard !text.isAll(0x0A) else { return false }
    _ = record.append(text)
    var start = 0
    while text.byte(start) == 0x0A { start += 1 }
    let lastLine = Self.lastLineStart(text)
    guard let metadata = Metadata(of: text, from: lastLine) else {
      // The copy ended before the metadata.
      record.message = start..<text.messageEnd
      return true
    }
    var end = max(start, lastLine - 1)
    if metadata.isStandardOutput { end = min(end, text.firstIndex(of: 0x0A, from: start) ?? end) }
    while end > start, text.byte(end - 1) == 0x0A { end -= 1 }
    record.message = start..<max(start, end)
    if let stamp = metadata.stamp { record.take(stamp) }
    record.level = metadata.level
    record.process = metadata.process
    record.processID = metadata.processID
    record.threadID = metadata.threadID
    record.subsystem = metadata.subsystem
    record.category = metadata.category
    return true
  }

  private static func lastLineStart(_ text: Span<UInt8>) -> Int {
    var position = text.messageEnd
    while position > 0, text[position - 1] != 0x0A { position -= 1 }
    return position
  }

  /// The line after a message: `Type: …` and then ` | Name: value` parts, and each part may be missing or empty.
  struct Metadata {
    var isStandardOutput = false
    var level: LogLevel?
    var stamp: PrintedStamp?
    var process = 0..<0
    var processID: Int32?
    var threadID: UInt64?
    var subsystem = 0..<0
    var category = 0..<0

    init?(of line: Span<UInt8>, from start: Int = 0) {
      var position = start
      guard line.skip("Type: ", at: &position) else { return nil }
      let wordStart = position
      while line.isLetter(position) { position += 1 }
      let word = wordStart..<position
      isStandardOutput = line.isWord("stdio", word)
      level = line.levelNamed(word)
      guard isStandardOutput || level != nil else { return nil }
      let endOfLine = line.endOfLine(from: position)
      while line.skip(" | ", at: &position) {
        let end = min(endOfLine, line.firstIndex(of: " | ", from: position) ?? endOfLine)
        take(line, position..<max(position, end))
        position = max(position, end)
      }
      guard position == line.count || line.byte(position) == 0x0A else { return nil }
    }

    private mutating func take(_ line: Span<UInt8>, _ part: Range<Int>) {
      guard let colon = line.firstIndex(of: 0x3A, from: part.lowerBound, to: part.upperBound) else { return }
      let name = part.lowerBound..<colon
      var position = min(colon + 1, part.upperBound)
      if position < part.upperBound { _ = line.skip(0x20, at: &position) }
      let value = position..<max(position, part.upperBound)
      if line.isWord("timestamp", name) {
        stamp = line.printedDateAndTime(at: &position) ?? PrintedStamp()
      } else if line.isWord("process", name) {
        process = value
      } else if line.isWord("subsystem", name) {
        subsystem = value
      } else if line.isWord("category", name) {
        category = value
      } else if line.isWord("pid", name) {
        processID = line.number(at: &position).flatMap { Int32(exactly: $0) }
      } else if line.isWord("tid", name) {
        _ = line.skip("0x", at: &position)
        threadID = line.hexNumber(at: &position)
      }
    }
  }
}
