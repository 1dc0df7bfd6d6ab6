import LogCheckModel

/// Dates and times as tools write them for a language or a country: what follows them are rows of a format, and when they were written
/// cannot be read.
package struct ForeignStamps: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A month that is not called as in English, or a date of another form.
    case date
    /// A time of day up to twelve hours.
    case twelveHours
  }

  package var kind: Kind
  /// The format whose rows they would be.
  package var format: FormatID

  package init(_ kind: Kind, _ format: FormatID) {
    self.kind = kind
    self.format = format
  }

  /// Lines that are looked at.
  private static let sampleLines = 40

  /// Looks at the first lines of a capture, of which `format` knows most; `nil` where they are not written so.
  init?(in lines: [[UInt8]], of format: LogFormat?) {
    if let format {
      // The rows are read, without their times; where the language changes only later, that is all that can be said.
      let isForeign = lines.contains { line in
        var place = 0
        return line.span.printedSyslogStamp(at: &place)?.hasForeignMonth == true && format.certainty(line.span) >= 90
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
  /// Bytes that are looked through for a time of day.
  private static let longestDate = 48

  /// Puts an English date in the place of what stands before the time of day, and asks which format reads that.
  private init?(of line: [UInt8]) {
    let span = line.span
    guard let start = Self.timeStart(in: span) else { return nil }
    var place = start
    while span.byte(place).isDigit { place += 1 }
    let hour = Array(line[start..<place])
    let rest = place
    while span.byte(place).isDigit || span.byte(place) == 0x3A || span.byte(place) == 0x2E { place += 1 }
    let clock = (hour.count == 1 ? [0x30] + hour : hour) + line[rest..<place]
    let isHalf = Self.skipHalfOfDay(span, &place)
    for date in Self.dates {
      let english = date + clock + line[place...]
      guard
        let format = LogFormat.all.first(where: { $0.carries.contains(.timeOfDay) && $0.certainty(english.span) >= 90 })
      else { continue }
      self.init(isHalf || hour.count == 1 ? .twelveHours : .date, format.id)
      return
    }
    return nil
  }

  /// Where `H:MM:SS` begins, behind nothing but what dates are made of.
  private static func timeStart(in line: Span<UInt8>) -> Int? {
    for place in 0..<min(line.count, longestDate) {
      let byte = line[place]
      var end = place
      while line.byte(end).isDigit { end += 1 }
      if (1...2).contains(end - place), line.byte(end) == 0x3A { return hasClock(line, from: end) ? place : nil }
      // Letters of any script, digits, blanks and signs between the parts of a date.
      guard byte.isDigit || byte.isLetter || byte >= 0x80 || [0x20, 0x2C, 0x2D, 0x2E, 0x2F].contains(byte) else {
        return nil
      }
    }
    return nil
  }

  /// Whether `:MM:SS` stands there.
  private static func hasClock(_ line: Span<UInt8>, from start: Int) -> Bool {
    var place = start
    return line.skip(0x3A, at: &place) && line.digits(2, at: &place) != nil && line.skip(0x3A, at: &place)
      && line.digits(2, at: &place) != nil
  }

  /// `AM`, `pm` or `a.m.` behind a blank of any kind.
  private static func skipHalfOfDay(_ line: Span<UInt8>, _ index: inout Int) -> Bool {
    var place = index
    _ = line.skip(0x20, at: &place) || line.skip("\u{A0}", at: &place) || line.skip("\u{202F}", at: &place)
    guard [0x61, 0x70].contains(line.byte(place) | 0x20) else { return false }
    place += 1
    _ = line.skip(0x2E, at: &place)
    guard line.byte(place) | 0x20 == 0x6D else { return false }
    place += 1
    _ = line.skip(0x2E, at: &place)
    guard !line.byte(place).isLetter else { return false }
    index = place
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
