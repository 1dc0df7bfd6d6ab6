import LogCheckModel

/// The result of reading a line without a header.
struct BareRecord {
  let reader: any LogReader
  /// The process in whose message the line may be.
  var processID: Int32?
}

/// Lines without a header that are records all the same: `print` lines between stamped ones, lines of Capacitor, and lines of an
/// app whose output is mixed with the log of a tool.
extension LineFraming {
  /// True if a line that has no header of the format begins a separate record.
  ///
  /// In every format a line does that begins with one of the app's own tags or with Capacitor's sign. In formats that mix lines with
  /// and without headers a line also does that begins with any wanted text, and a JSON object or list that holds one.
  mutating func startsBareRecord(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    guard let format else { return false }
    let mixesBareLines = format.carries.contains(.bareLines) || linesAreObjects
    let wanted = options.wanted
    return peel(buffer, line) { text in
      if XcodeConsoleReader.isCapacitorLine(text) { return true }
      let start = Self.leadingMarksEnd(text)
      // In other formats an indented line continues a message, which may quote another log.
      if mixesBareLines || text.byte(0) > 0x20, wanted.beginsRecord(text, at: start) { return true }
      guard mixesBareLines, let scanner = wanted.scanner else { return false }
      return unsafe text.withUnsafeBytes { bytes in
        guard let hit = unsafe scanner.next(in: bytes, from: 0, to: bytes.count) else { return false }
        if bytes.count > 2, unsafe bytes[0] == 0x7B || bytes[0] == 0x5B, unsafe bytes[1] == 0x22 || bytes[1] == 0x20 {
          var end = bytes.count
          while end > 2, unsafe bytes[end - 1] <= 0x20 { end -= 1 }
          // In ASCII the closing sign of an object or a list is the opening one plus two.
          if unsafe bytes[end - 1] == bytes[0] + 2 { return true }
        }
        return hit.start == start
      }
    }
  }

  /// The record that `line` begins although it has no header of the format; `nil` where it begins none.
  mutating func bareRecord(_ buffer: LineBuffer, _ line: Range<Int>) -> BareRecord? {
    guard let format, startsBareRecord(buffer, line), !followsEmptyHeader(buffer, line) else { return nil }
    if format.carries.contains(.bareLines) { return BareRecord(reader: format.reader) }
    let head = firstLine(buffer, line)
    guard head == line || !isTornOff(buffer, from: head, line) else { return nil }
    return BareRecord(reader: TaggedLinesReader(), processID: enclosingProcess(buffer, of: line, head: head))
  }

  mutating func isNoObject(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    peel(buffer, line) { $0.byte(0) != 0x7B }
  }

  /// The record of a line of words where the lines of the format are objects; `nil` where it may be the rest of an object that broke off.
  mutating func bareLineBetweenObjects(_ buffer: LineBuffer, _ line: Range<Int>) -> BareRecord? {
    guard peel(buffer, line, { Self.closesWhatItOpens($0) }), startsBareRecord(buffer, line) else { return nil }
    return BareRecord(reader: TaggedLinesReader())
  }

  /// True if each closing brace has its opening one; the rest of an object that broke off closes more than it opens.
  private static func closesWhatItOpens(_ text: Span<UInt8>) -> Bool {
    var depth = 0
    for index in text.indices where depth >= 0 {
      if text[index] == 0x7B { depth += 1 }
      if text[index] == 0x7D { depth -= 1 }
    }
    return depth >= 0
  }

  /// True if `line` is the message of the header line before it, which has none: then it begins no record.
  mutating func followsEmptyHeader(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    guard line.lowerBound > max(buffer.dropped, recordFloor) else { return false }
    let start = buffer.lineStart(at: line.lowerBound - 1, notBefore: buffer.dropped)
    return hasEmptyMessage(buffer, start..<line.lowerBound - 1)
  }

  /// True if a line is a header of the format without a message.
  mutating func hasEmptyMessage(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    guard let format, role(buffer, line) == .starts else { return false }
    var scratch = record
    scratch.reset()
    return peel(buffer, line) { format.reader.read($0, into: &scratch) } && scratch.message.isEmpty
  }

  /// True if the lines from `head` to `line` are parts of several records that writers tore into each other, so that it
  /// is unknown which of them is whole.
  mutating func isTornOff(_ buffer: LineBuffer, from head: Range<Int>, _ line: Range<Int>) -> Bool {
    guard let format, let torn, !format.carries.contains(.bareLines) else { return false }
    let end = min(line.upperBound, head.lowerBound + RecordLimits.bytes)
    var text: [UInt8] = []
    var next = head.lowerBound
    while let part = self.line(buffer, next, end) {
      if !text.isEmpty { text.append(0x0A) }
      peel(buffer, part) { text.append(bytes: $0) }
      next = part.upperBound + 1
    }
    var scratch = record
    scratch.reset()
    let isRead = format.reader.read(text.span, into: &scratch)
    return torn.tear(in: text, message: isRead ? scratch.message.lowerBound : nil) != nil
  }

  /// The process whose record a bare line is in, in formats into which only the log system writes: it may be a later line of that
  /// process's message. `head` is the first line of the record around it, or the line itself.
  mutating func enclosingProcess(_ buffer: LineBuffer, of line: Range<Int>, head: Range<Int>) -> Int32? {
    guard let format, format.carries.contains(.unifiedLog) else { return nil }
    if head == line { return recordFloor == line.lowerBound ? lastProcess : nil }
    var scratch = record
    scratch.reset()
    return peel(buffer, head) { format.reader.read($0, into: &scratch) } ? scratch.processID : nil
  }

  /// The start of a line after its blanks and signs (✅, ⚡️).
  private static func leadingMarksEnd(_ text: Span<UInt8>) -> Int {
    var index = 0
    while index < text.count, text[index] <= 0x20 || text[index] >= 0x80 { index += 1 }
    return index
  }
}
