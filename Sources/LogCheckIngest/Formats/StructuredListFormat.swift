import LogCheckModel

extension LogFormat {
  /// Structured events in an array, or over several lines each, as other programs print them again.
  package static let structuredList = LogFormat(
    id: "dnp-events-json",
    summary: "structured events in a JSON array, with commas between them, or pretty-printed over several lines",
    carries: LogFormat.structuredEvents.carries,
    framing: .jsonObjects,
    reader: StructuredListReader()
  ) { line in
    StructuredListReader.certainty(line)
  }
}

/// The objects of the array, one at a time.
struct StructuredListReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole { line.isEmpty ? .noise(.blank) : .inside }

  /// The message is the object on one line, however it was laid out.
  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    let line = Self.compact(text)
    return StructuredEventsReader().read(line.span, into: &record)
  }

  /// Without the white space outside of texts.
  private static func compact(_ text: Span<UInt8>) -> [UInt8] {
    var line: [UInt8] = []
    var (isQuoted, isEscaped) = (false, false)
    for index in text.indices {
      let byte = text[index]
      if byte == 0x22, !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && byte == 0x5C && !isEscaped
      if isQuoted || ![0x20, 0x09, 0x0A, 0x0D].contains(byte) { line.append(byte) }
    }
    return line
  }

  /// Of an event that is over several lines, those of its name and its time can be known.
  static func certainty(_ line: Span<UInt8>) -> Int {
    var start = 0
    line.skipBlanks(at: &start)
    let isIndented = start > 0
    if line.byte(start) == 0x22 {
      guard isIndented else { return 0 }
      if line.has("\"event\": \"", at: start) { return 40 }
      var stamp = start
      return line.skip("\"ts\": \"", at: &stamp) && line.isoDate(at: &stamp) != nil ? 70 : 0
    }
    let opens = line.skip(0x5B, at: &start) || line.skip(0x2C, at: &start)
    line.skipBlanks(at: &start)
    guard line.byte(start) == 0x7B, let end = try? JSONScanner.valueEnd(in: line, at: start) else { return 0 }
    let object = line.extracting(start..<end)
    // Without a bracket or a comma it is an event of the other format.
    guard opens || end < line.count && (line[end] == 0x2C || line[end] == 0x5D) else { return 0 }
    return StructuredEventsReader.isEvent(object) ? 92 : 0
  }
}
