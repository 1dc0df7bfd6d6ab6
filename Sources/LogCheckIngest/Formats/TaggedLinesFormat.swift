import LogCheckModel

extension LogFormat {
  /// Lines with nothing before the message, as `grep` leaves them or `print` writes them.
  package static let taggedLines = LogFormat(
    id: "tagged-lines",
    summary: "bare lines that begin with the plugin's own tag; no time, so only order can be judged",
    carries: [.bareLines],
    reader: TaggedLinesReader()
  ) { line in
    // Any bracketed or colon tag of capital letters: which tags are the plugin's is not for a format to know.
    TaggedLinesReader.startsWithTag(line) ? 40 : 0
  }
}

/// Every line is a separate record: nothing distinguishes a continuation from a new line.
struct TaggedLinesReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole { line.isEmpty ? .noise(.blank) : .starts }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    _ = record.append(text)
    record.message = 0..<text.messageEnd
    return true
  }

  /// `[TAG-NAME] ` or `TAG-NAME: ` in capitals with a hyphen.
  static func startsWithTag(_ line: Span<UInt8>) -> Bool {
    var position = 0
    let bracketed = line.skip(0x5B, at: &position)
    var hyphen = false
    let start = position
    while position < line.count, ASCII.isUpper(line[position]) || line[position] == 0x2D {
      if line[position] == 0x2D { hyphen = true }
      position += 1
    }
    guard position > start + 2, hyphen else { return false }
    return line.byte(position) == (bracketed ? 0x5D : 0x3A)
  }
}
