import LogCheckModel

/// Detects lines that several writers tore into each other, or whose line end was lost: the header of another record,
/// or a part of one, is inside.
///
/// It is unknown which half belongs to which record, so no event is made from such a line. A line that quotes another
/// one is not torn: there a blank, a quotation mark or a bracket precedes the header, and nothing that is wanted comes
/// before that.
struct TornLine {
  private let format: LogFormat
  private let wanted: WantedTexts
  /// True if stamps begin with the name of a month.
  private let namesMonths: Bool

  private static let sure = 70
  /// The number of bytes that hold the parts by which a header is recognised.
  private static let longestHeader = 512
  private static let shortestRest = 8

  /// `nil` for formats whose lines do not begin with their date and time.
  init?(_ format: LogFormat?, _ wanted: WantedTexts) {
    guard let format, format.carries.isSuperset(of: [.date, .timeOfDay]), case .lines = format.framing,
      // Their headers are on separate lines.
      format.id != LogFormat.androidLong.id, format.id != LogFormat.xcodeStructured.id
    else { return nil }
    self.format = format
    self.wanted = wanted
    namesMonths = [LogFormat.bsdSyslog, .ideviceSyslog, .sysdiagnoseText].contains { $0.id == format.id }
  }

  /// The start of the line from which on the bytes of one record are parts of several records; `nil` if they are not.
  /// The record's message begins at `start`; `nil` if no header could be read.
  ///
  /// A header on a later line counts if that line, or one after it, says something that is wanted: otherwise rubbish
  /// follows.
  func tear(in bytes: [UInt8], message: Int?) -> Int? {
    let text = bytes.span
    let start = message ?? 0
    // An object of JSON is whole or invalid.
    guard text.byte(0) != 0x7B else { return nil }
    var position = 0
    // A line without a header quotes nothing.
    var quotes = Quotes(areKnown: message != nil)
    while position < text.count {
      let lineEnd = text.firstIndex(of: 0x0A, from: position) ?? text.count
      let isLater = position > start
      var isOdd = isLater && (isBrokenHeader(text, at: position) || hasHeaderEnd(bytes, position..<lineEnd))
      // A stamp is recognised by its first dash: dashes are rarer than digits.
      var reached = position
      while !isOdd, let dash = text.position(of: 0x2D, from: reached), dash < lineEnd {
        reached = dash + 1
        guard dash > position, ASCII.isDigit(text[dash - 1]) else { continue }
        for digits in stride(from: 4, to: 0, by: -2) where !isOdd && dash - digits > position {
          guard beginsLikeStamp(text, at: dash - digits) else { continue }
          isOdd = isOther(bytes, at: dash - digits, lineEnd, from: start, &quotes)
        }
      }
      var inside = namesMonths ? position + 1 : lineEnd
      while inside < lineEnd, !isOdd {
        if text[inside] >= 0x41, beginsLikeStamp(text, at: inside) {
          isOdd = isOther(bytes, at: inside, lineEnd, from: start, &quotes)
        }
        inside += 1
      }
      // The rest of a line that was torn at the beginning of its message.
      if isLater, quotes.firstHeader != nil || quotes.sawStamp, beginsWithWanted(bytes, position..<lineEnd) { return 0 }
      if isOdd, !isLater || wanted.firstPosition(in: bytes, position..<bytes.count) != nil {
        return isLater ? position : 0
      }
      position = lineEnd + 1
    }
    return nil
  }

  /// Headers that may be quoted.
  private struct Quotes {
    let areKnown: Bool
    var firstHeader: Int?
    /// True if the line contains a stamp without the rest of a header.
    var sawStamp = false
    /// True if the line had text before the first header.
    var isTorn = false
  }

  /// True if the stamp that seems to begin at `position` is that of another record.
  private func isOther(
    _ bytes: [UInt8], at position: Int, _ lineEnd: Int, from start: Int, _ quotes: inout Quotes
  ) -> Bool {
    let text = bytes.span
    let isQuoted = Self.isQuoting(text[position - 1])
    // What a title or a body says is text, whatever it looks like.
    if quotes.areKnown, position > start, text.isInsideQuotedValue(position, in: start..<lineEnd) { return false }
    guard format.certainty(text.extracting(position..<min(lineEnd, position + Self.longestHeader))) >= Self.sure else {
      guard isStamp(text, at: position, lineEnd) else { return false }
      quotes.sawStamp = true
      return !isQuoted
    }
    // Nothing is quoted in a header. Some stamps are recognised by their end as well, without the day of the week.
    if !isQuoted || !quotes.areKnown || (position < start && position >= Self.shortestRest) { return true }
    // It may be either; a line with text before that was torn there.
    if quotes.firstHeader == nil {
      quotes.firstHeader = position
      quotes.isTorn = position > start && wanted.firstPosition(in: bytes, start..<position) != nil
    }
    return quotes.isTorn
  }

  /// True if a later line of the record begins with a date: its header could not be read.
  private func isBrokenHeader(_ text: Span<UInt8>, at position: Int) -> Bool {
    var end = position
    if text.isoDate(at: &end) != nil { return true }
    end = position
    if text.digits(2, at: &end) != nil, text.skip(0x2D, at: &end), text.digits(2, at: &end) != nil {
      return text.byte(end) == 0x20 && text.byte(end + 3) == 0x3A
    }
    end = position
    guard text.monthName(at: &end) != nil, text.skip(0x20, at: &end) else { return false }
    text.skipBlanks(at: &end)
    return text.number(at: &end) != nil
  }

  /// True if a later line of the record has text after the end of a header.
  private func hasHeaderEnd(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var position = line.lowerBound
    while let hit = wanted.firstPosition(in: bytes, position..<line.upperBound) {
      var before = hit
      while before > line.lowerBound, bytes[before - 1] == 0x5B { before -= 1 }
      // Of other texts any words may end so: `version: Darwin Kernel Version 23.1.0`.
      if before >= line.lowerBound + 2, bytes[before - 1] == 0x20, [0x3A, 0x5D, 0x3E].contains(bytes[before - 2]),
        wanted.beginsRecord(bytes.span, at: before) || wanted.beginsRecord(bytes.span, at: hit)
      {
        return !holdsHeader(bytes.span, line.lowerBound..<before)
      }
      position = hit + 1
    }
    return false
  }

  private func beginsWithWanted(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let start = line.first { bytes[$0] != 0x5B } ?? line.upperBound
    return wanted.firstPosition(in: bytes, start..<line.upperBound) == start
  }

  /// True if there is a whole header: the line quotes a record.
  private func holdsHeader(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for position in range.dropFirst() where beginsLikeStamp(text, at: position) {
      if format.certainty(text.extracting(position..<min(range.upperBound, position + Self.longestHeader))) >= Self.sure
      {
        return true
      }
    }
    return false
  }

  /// A date and a time of day, or as much of them as the line holds.
  private func isStamp(_ text: Span<UInt8>, at position: Int, _ lineEnd: Int) -> Bool {
    let line = text.extracting(position..<lineEnd)
    var end = 0
    if line.isoDate(at: &end) != nil || line.monthName(at: &end) != nil {
      if end == line.count { return true }
      guard line.skip(0x20, at: &end) else { return false }
      if line[0] >= 0x41 {
        line.skipBlanks(at: &end)
        guard line.number(at: &end) != nil, line.skip(0x20, at: &end) else { return end == line.count }
      }
    } else {
      guard line.digits(2, at: &end) != nil, line.skip(0x2D, at: &end), line.digits(2, at: &end) != nil,
        line.skip(0x20, at: &end)
      else { return false }
    }
    return line.timeOfDay(at: &end) != nil || line.count - end < 8 && Self.isTimeLike(line, from: end)
  }

  private static func isTimeLike(_ line: Span<UInt8>, from start: Int) -> Bool {
    for position in start..<line.count where line[position] != 0x3A && !ASCII.isDigit(line[position]) {
      return false
    }
    return true
  }

  /// `2025-1`, `11-15 0` or `Nov 1`: what stamps begin with.
  private func beginsLikeStamp(_ text: Span<UInt8>, at position: Int) -> Bool {
    let byte = text[position]
    if ASCII.isDigit(byte) {
      guard ASCII.isDigit(text.byte(position + 1)) else { return false }
      if text.byte(position + 4) == 0x2D {
        return ASCII.isDigit(text.byte(position + 2)) && ASCII.isDigit(text.byte(position + 3))
      }
      // The end of a year begins like a month.
      return text.byte(position + 2) == 0x2D && text[position - 1] != 0x2D && text.byte(position + 5) != 0x2D
    }
    guard ASCII.isUpper(byte) else { return false }
    var end = position
    return text.monthName(at: &end) != nil && text.byte(end) == 0x20
  }

  private static func isQuoting(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x27, 0x60, 0x28, 0x5B, 0x7B, 0x3C, 0x3E, 0x7C, 0x3D, 0x3A, 0x2C, 0x3B: true
    // The end of a quotation mark or dash beyond ASCII.
    case 0x80...: true
    default: false
    }
  }
}
