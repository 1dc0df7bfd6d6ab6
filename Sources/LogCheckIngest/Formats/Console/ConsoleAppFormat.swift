import LogCheckModel

extension LogFormat {
  /// Lines copied out of Console.app.
  package static let consoleApp = LogFormat(
    id: "console-app",
    summary: "lines copied from Console.app in any language: tab-separated columns in any order, often no date",
    carries: [
      .zone, .timeOfDay, .subsecond, .level, .process, .subsystem, .multiline, .apple, .unifiedLog, .unordered,
    ],
    reader: ConsoleAppReader()
  ) { line in
    guard let time = ConsoleTime(first: line, in: 0..<line.endOfLine(from: 0)) else {
      return ConsoleBlanks.header(of: line) == nil ? 0 : 92
    }
    return ConsolePrefix.isBefore(line, time) ? 0 : 95
  }
}

/// The visible columns of a table, tab-separated in the order of the window, e.g. time, process, message, type. A
/// message may itself hold line ends and tabs.
///
/// If the time comes before the message (as in most copies), the line with the time starts a record, whatever columns
/// follow the message; if it comes after the message, that line ends a record.
struct ConsoleAppReader: LogReader {
  /// The columns of the capture if its lines show them; what does not fit them is read by its own form.
  var layout: ConsoleLayout?

  func fitted(to lines: [[UInt8]]) -> (any LogReader)? {
    ConsoleLayout(of: lines).map { ConsoleAppReader(layout: $0) }
  }

  func role(of line: Span<UInt8>) -> LineRole {
    let whole = 0..<line.endOfLine(from: 0)
    if let time = layout?.time(of: line, in: whole) ?? ConsoleTime(first: line, in: whole) {
      return time.followsMessage ? .ends : .starts
    }
    return ConsoleBlanks.header(of: line) == nil ? .inside : .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    let start = text.leadingLineEnds
    let end = text.messageEnd
    guard start < end else { return false }
    if let layout, layout.read(text, start..<end, into: &record) { return true }
    if let time = ConsoleTime(first: text, in: text.timeLine(from: start, to: end)) {
      _ = record.append(text)
      Self.readByForm(text, start..<end, time, into: &record)
      // Then a column before the message is one that is not known.
      return !Self.holdsTagAfterTab(text, record.message)
    }
    guard let tabbed = ConsoleBlanks.tabbed(text, start..<end, limit: layout?.message.lowerBound) else { return false }
    return read(tabbed.span, into: &record)
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
    if ConsoleTime(first: self, in: first) != nil { return first }
    var last = end
    while last > start, self[last - 1] != 0x0A { last -= 1 }
    return last..<Swift.max(last, end)
  }
}
