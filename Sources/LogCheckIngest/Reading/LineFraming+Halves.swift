import LogCheckModel

/// Lines of one object each that break off before anything in them identifies the writer: the missing part may have
/// been the plugin's.
extension LineFraming {
  /// True if every line of the format is an object that ends with its line.
  static func hasObjectLines(_ format: LogFormat?) -> Bool {
    [LogFormat.appleNDJSON, .structuredEvents].contains { $0.id == format?.id }
  }

  /// Hands on the halves of lines between the inspected part and `end`. A line that was cut after a brace seems whole.
  mutating func takeHalves(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, upTo end: Int, to sink: inout some RecordSink
  ) {
    guard linesAreObjects, width?.wraps != true else { return }
    halvesDone = max(halvesDone, done)
    while halvesDone < end, let lineEnd = buffer.lineEnd(at: halvesDone), lineEnd < end {
      let line = halvesDone..<lineEnd
      halvesDone = lineEnd + 1
      // Nearly all of them.
      guard !line.isEmpty, buffer.bytes[lineEnd - 1 - buffer.dropped] != 0x7D else { continue }
      // The end of a longer line was left out after it was searched.
      guard line.count <= RecordLimits.bytes, isHalf(buffer, line) else { continue }
      hand(on: line, isTorn: true, &buffer, &counts, to: &sink)
    }
  }

  private mutating func isHalf(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    peel(buffer, line) { text in
      var start = 0
      text.skipBlanks(at: &start)
      var end = text.count
      // The byte at which a file was cut is no part of an object that is closed before it.
      while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 || text[end - 1] >= 0x80 { end -= 1 }
      return start < end && text[start] == 0x7B && text[end - 1] != 0x7D
    }
  }

  /// Hands on a line that is no record.
  mutating func hand(
    on line: Range<Int>, isTorn: Bool, _ buffer: inout LineBuffer, _ counts: inout ReadingCounts,
    to sink: inout some RecordSink
  ) {
    let position = LinePosition(
      capture: options.capture, line: buffer.line(at: line.lowerBound), offset: buffer.sourceOffset(of: line.lowerBound)
    )
    counts.logLines.take(.skipped, first: position.line, last: position.line)
    closeMarker(&buffer, upTo: line.lowerBound, to: &sink)
    if openMarker == nil { probeBefore(&buffer, line.lowerBound, to: &sink) }
    let text = peel(buffer, line) { text in
      var bytes: [UInt8] = []
      _ = UTF8Repair.append(text, to: &bytes)
      return bytes
    }
    var record = Record()
    handOnUnread(text, at: position, isTorn: isTorn, before: line.upperBound + 1, &record, &counts, to: &sink)
  }
}
