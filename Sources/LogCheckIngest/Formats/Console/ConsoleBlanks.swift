import LogCheckModel

/// Lines of a copy whose tabs became blanks on the way: four for each in some pages, one in mails.
///
/// Of those with four blanks every column can be found; with one, only a type, the time, and a process of one word.
enum ConsoleBlanks {
  /// The columns up to the process.
  struct Header {
    /// The end of the type; `nil` without one.
    var typeEnd: Int?
    var time: Range<Int>
    var process: Range<Int>
    /// The number of blanks between two columns.
    var blanks: Int
  }

  private static let many = 4
  /// A type has no more bytes.
  private static let longestType = 48

  /// The columns at the beginning of a line without tabs in them.
  static func header(of line: Span<UInt8>, from start: Int = 0) -> Header? {
    var time = start
    var typeEnd: Int?
    var blanks = many
    if !line.isDigit(start) {
      // Types are written in lower case.
      guard ASCII.isLower(line.byte(start)) || line.byte(start) >= 0x80 else { return nil }
      let limit = min(line.count, start + longestType + many)
      while time < limit, !line.isDigit(time) {
        guard line[time] >= 0x20 else { return nil }
        time += 1
      }
      var end = time
      while end > start, line[end - 1] == 0x20 { end -= 1 }
      blanks = time - end
      guard blanks == 1 || blanks == many, end > start else { return nil }
      let isType = ConsoleType(line, start..<end) != nil
      guard isType || blanks == many && ConsoleType.isLikeWord(line, start..<end) else { return nil }
      typeEnd = end
    }
    var position = time
    guard ConsoleTime.stamp(line, at: &position) != nil else { return nil }
    let timeEnd = position
    guard skip(blanks, line, at: &position) else { return nil }
    let process = position
    while position < line.count, line[position] > 0x20 || line[position] == 0x20 && blanks == many,
      !isGap(blanks, line, at: position)
    {
      position += 1
    }
    // A number after the time is that of a process or a thread in other formats.
    guard position > process, isGap(blanks, line, at: position), line[process] != 0x20,
      typeEnd != nil || !line.isDigit(process)
    else {
      return nil
    }
    return Header(typeEnd: typeEnd, time: time..<timeEnd, process: process..<position, blanks: blanks)
  }

  /// The record with tabs between its columns; `nil` if it does not begin with such a header.
  ///
  /// `limit` is the number of columns before the message if it is known; a message may itself hold blanks.
  static func tabbed(_ text: Span<UInt8>, _ record: Range<Int>, limit: Int?) -> [UInt8]? {
    guard let header = header(of: text, from: record.lowerBound) else { return nil }
    var tabbed: [UInt8] = []
    func append(_ column: Range<Int>) { tabbed.append(bytes: text.extracting(column)) }
    if let end = header.typeEnd {
      append(record.lowerBound..<end)
      tabbed.append(0x09)
    }
    append(header.time)
    tabbed.append(0x09)
    append(header.process)
    tabbed.append(0x09)
    var rest = header.process.upperBound + header.blanks
    var columns = header.typeEnd == nil ? 2 : 3
    guard header.blanks == many else {
      append(rest..<record.upperBound)
      return tabbed
    }
    // Further columns before the message, if the other lines of the capture have them.
    let lineEnd = min(record.upperBound, text.endOfLine(from: rest))
    while columns < limit ?? 0, let gap = gap(text, rest..<lineEnd) {
      append(rest..<gap)
      tabbed.append(0x09)
      rest = gap + many
      columns += 1
    }
    let (end, type) = lastType(text, rest..<record.upperBound)
    append(rest..<end)
    if let type {
      tabbed.append(0x09)
      append(type)
    }
    return tabbed
  }

  /// A type at the end of a record, and where what is before it ends.
  private static func lastType(_ text: Span<UInt8>, _ range: Range<Int>) -> (end: Int, type: Range<Int>?) {
    var start = range.upperBound
    while start > range.lowerBound, text[start - 1] > 0x20 || text.byte(start - 2) > 0x20 { start -= 1 }
    guard start - many >= range.lowerBound, isGap(many, text, at: start - many),
      ConsoleType(text, start..<range.upperBound) != nil
    else { return (range.upperBound, nil) }
    return (start - many, start..<range.upperBound)
  }

  private static func gap(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    range.first { isGap(many, text, at: $0) }
  }

  private static func isGap(_ blanks: Int, _ text: Span<UInt8>, at index: Int) -> Bool {
    guard index + blanks <= text.count else { return false }
    for offset in 0..<blanks where text[index + offset] != 0x20 { return false }
    return true
  }

  private static func skip(_ blanks: Int, _ text: Span<UInt8>, at index: inout Int) -> Bool {
    guard isGap(blanks, text, at: index) else { return false }
    index += blanks
    return true
  }
}
