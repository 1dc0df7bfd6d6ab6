import LogCheckModel

/// Dates and times as tools write them for a language or a country: the text after them has a known format, and the
/// times themselves cannot be read.
package struct ForeignStamps: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A month that is not called as in English, or a date of another form.
    case date
    /// A time of day up to twelve hours.
    case twelveHours
  }

  package var kind: Kind
  /// The format that the lines would have.
  package var format: FormatID

  package init(_ kind: Kind, _ format: FormatID) {
    self.kind = kind
    self.format = format
  }

  /// The number of lines that are inspected.
  private static let sampleLines = 40

  /// Inspects the first lines of a capture that `format` mostly knows; `nil` if they are not written in this way.
  init?(in lines: [[UInt8]], of format: LogFormat?) {
    if let format {
      // The lines are read, without their times; if the language changes only later, that is all that can be said.
      let isForeign = lines.contains { line in
        var position = 0
        return line.span.printedSyslogStamp(at: &position)?.hasForeignMonth == true && format.certainty(line.span) >= 90
      }
      guard isForeign else { return nil }
      self.init(.date, format.id)
      return
    }
    let sample = lines.prefix(Self.sampleLines)
    let known = sample.compactMap(Self.init(of:))
    guard let first = known.first, known.count * 2 >= sample.count else { return nil }
    self = first
  }

  /// Dates as some format reads them.
  private static let dates = ["2025-11-15 ", "Nov 15 ", "11-15 "].map { Array($0.utf8) }
  /// The number of bytes that are searched for a time of day.
  private static let longestDate = 48

  /// Replaces the text before the time of day by an English date, and finds the format that reads that.
  private init?(of line: [UInt8]) {
    let span = line.span
    guard let start = Self.timeStart(in: span) else { return nil }
    var position = start
    while ASCII.isDigit(span.byte(position)) { position += 1 }
    let hour = Array(line[start..<position])
    let rest = position
    while ASCII.isDigit(span.byte(position)) || span.byte(position) == 0x3A || span.byte(position) == 0x2E {
      position += 1
    }
    let clock = (hour.count == 1 ? [0x30] + hour : hour) + line[rest..<position]
    let isHalf = Self.skipHalfOfDay(span, &position)
    for date in Self.dates {
      let english = date + clock + line[position...]
      guard
        let format = LogFormat.all.first(where: { $0.carries.contains(.timeOfDay) && $0.certainty(english.span) >= 90 })
      else { continue }
      self.init(isHalf || hour.count == 1 ? .twelveHours : .date, format.id)
      return
    }
    return nil
  }

  /// The start of `H:MM:SS`, after nothing but characters of dates.
  private static func timeStart(in line: Span<UInt8>) -> Int? {
    for position in 0..<min(line.count, longestDate) {
      let byte = line[position]
      var end = position
      while ASCII.isDigit(line.byte(end)) { end += 1 }
      if (1...2).contains(end - position), line.byte(end) == 0x3A { return hasClock(line, from: end) ? position : nil }
      // Letters of any script, digits, blanks and signs between the parts of a date.
      guard
        ASCII.isAlphanumeric(byte) || byte >= 0x80 || [0x20, 0x2C, 0x2D, 0x2E, 0x2F].contains(byte)
      else {
        return nil
      }
    }
    return nil
  }

  /// True if `:MM:SS` is there.
  private static func hasClock(_ line: Span<UInt8>, from start: Int) -> Bool {
    var position = start
    return line.skip(0x3A, at: &position) && line.digits(2, at: &position) != nil && line.skip(0x3A, at: &position)
      && line.digits(2, at: &position) != nil
  }

  /// `AM`, `pm` or `a.m.` after a blank of any kind.
  private static func skipHalfOfDay(_ line: Span<UInt8>, _ index: inout Int) -> Bool {
    var position = index
    _ = line.skip(0x20, at: &position) || line.skip("\u{A0}", at: &position) || line.skip("\u{202F}", at: &position)
    guard [0x61, 0x70].contains(line.byte(position) | 0x20) else { return false }
    position += 1
    _ = line.skip(0x2E, at: &position)
    guard line.byte(position) | 0x20 == 0x6D else { return false }
    position += 1
    _ = line.skip(0x2E, at: &position)
    guard !ASCII.isLetter(line.byte(position)) else { return false }
    index = position
    return true
  }
}
