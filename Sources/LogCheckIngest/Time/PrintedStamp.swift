package import LogCheckModel

/// A stamp found in a line by its shape, whether or not its time exists.
///
/// A line with an impossible stamp is still a line of its format: taking it for the continuation of the line before it
/// would hide it.
package struct PrintedStamp: Sendable {
  /// `nil` where the shape holds no legal time (31 February, minute 61, zone +9999).
  package var stamp: CivilStamp?
  /// Digits of the fraction, 0 to 9 (more are read as 9).
  package var fractionDigits = 0
  package var hasZone = false
  /// True if the month is a word that is not English.
  package var hasForeignMonth = false
}

extension Record {
  /// Keeps the time of a stamp.
  package mutating func take(_ printed: PrintedStamp) {
    stamp = printed.stamp
    stampIsMalformed = printed.stamp == nil
  }
}

extension Span<UInt8> {
  /// `YYYY-MM-DD HH:MM:SS` with an optional fraction and an optional zone (`Z`, `+0200`, `+02:00`) right after it, or after
  /// one blank where the format allows that.
  package func printedDateAndTime(
    at index: inout Int, separator: UInt8 = 0x20, zoneMayFollowBlank: Bool = false
  ) -> PrintedStamp? {
    var position = index
    guard let date = isoDate(at: &position), skip(separator, at: &position),
      let printed = printedClock(at: &position, date: date, zoneMayFollowBlank: zoneMayFollowBlank)
    else { return nil }
    index = position
    return printed
  }

  /// `HH:MM:SS` with an optional fraction and an optional zone, without a date.
  package func printedTimeOfDay(at index: inout Int, zoneMayFollowBlank: Bool = false) -> PrintedStamp? {
    printedClock(at: &index, date: nil, zoneMayFollowBlank: zoneMayFollowBlank)
  }

  /// The time of day with an optional zone, on a date that was read before it.
  func printedClock(
    at index: inout Int, date: (year: Int?, month: Int, day: Int)?, zoneMayFollowBlank: Bool
  ) -> PrintedStamp? {
    var position = index
    guard let clock = timeOfDay(at: &position) else { return nil }
    var printed = PrintedStamp()
    printed.fractionDigits = clock.fractionDigits
    var offset: Int?
    if let zone = printedZone(at: &position, mayFollowBlank: zoneMayFollowBlank) {
      printed.hasZone = true
      offset = zone.seconds
    }
    if !printed.hasZone || offset != nil {
      printed.stamp = CivilStamp(date: date, clock: clock, offsetSeconds: offset)
    }
    index = position
    return printed
  }

  /// `Mon dD HH:MM:SS` of syslog with an optional fraction: no year, no zone, the day padded with a blank or not at
  /// all. A month of another language (`Okt`, `déc.`, `11月`) gives a stamp without a time: its line is a record, and
  /// not the rest of the one before it.
  package func printedSyslogStamp(at index: inout Int) -> PrintedStamp? {
    var position = index
    let month = monthName(at: &position)
    guard month != nil || skipForeignMonth(at: &position), skip(0x20, at: &position) else { return nil }
    _ = skip(0x20, at: &position)
    let dayStart = position
    guard let day = number(at: &position), position - dayStart <= 2, skip(0x20, at: &position),
      let clock = timeOfDay(at: &position)
    else { return nil }
    var printed = PrintedStamp()
    printed.fractionDigits = clock.fractionDigits
    printed.hasForeignMonth = month == nil
    if let month { printed.stamp = CivilStamp(date: (year: nil, month: month, day: day), clock: clock) }
    index = position
    return printed
  }

  /// The longest names of months have that many bytes.
  private static let longestMonth = 24

  /// A word of letters of any script, perhaps with digits and a full stop.
  private func skipForeignMonth(at index: inout Int) -> Bool {
    var position = index
    var hasLetter = false
    while position < Swift.min(count, index + Self.longestMonth) {
      switch self[position] {
      case 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: hasLetter = true
      case 0x2E, 0x30...0x39: break
      default:
        guard hasLetter else { return false }
        index = position
        return true
      }
      position += 1
    }
    return false
  }

  /// A zone by its shape; `seconds` is `nil` where no such zone exists.
  private func printedZone(at index: inout Int, mayFollowBlank: Bool) -> PrintedZone? {
    var position = index
    if mayFollowBlank { _ = skip(0x20, at: &position) }
    if let seconds = zoneOffset(at: &position) {
      index = position
      return PrintedZone(seconds: seconds)
    }
    guard byte(position) == 0x2B || byte(position) == 0x2D else { return nil }
    position += 1
    guard digits(2, at: &position) != nil else { return nil }
    _ = skip(0x3A, at: &position)
    guard digits(2, at: &position) != nil else { return nil }
    index = position
    return PrintedZone(seconds: nil)
  }
}

private struct PrintedZone {
  var seconds: Int?
}
