/// When the clocks of a zone change each year, in the form of POSIX (`EST5EDT,M3.2.0,M11.1.0`), with the extensions of RFC 9636: hours up
/// to 167, also below zero.
struct YearlyChanges: Equatable, Sendable {
  /// Seconds east of UTC.
  let standard: Int
  let summer: Int
  private let summerBegins: Day
  private let summerEnds: Day

  /// The day and the time of a change, as the clocks show it that are about to be changed.
  private struct Day: Equatable {
    enum Form: Equatable {
      /// The week 1 to 5 of a month, 5 being the last, and the day of the week from 0, Sunday.
      case weekday(Int, week: Int, month: Int)
      /// 1 to 365; 29 February does not count.
      case withoutLeapDay(Int)
      /// 0 to 365.
      case ofYear(Int)
    }

    let form: Form
    /// Seconds after midnight.
    let time: Int

    /// Seconds since 1970 on the clocks of the zone.
    func seconds(in year: Int) -> Int {
      let newYear = Calendar.daysSinceEpoch(year: year, month: 1, day: 1)
      let day: Int
      switch form {
      case .withoutLeapDay(let number):
        day = newYear + number - (Calendar.isLeap(year) && number >= 60 ? 0 : 1)
      case .ofYear(let number): day = newYear + number
      case .weekday(let weekday, let week, let month):
        let first = Calendar.daysSinceEpoch(year: year, month: month, day: 1)
        // 1970-01-01 was a Thursday.
        let firstWeekday = ((first + 4) % 7 + 7) % 7
        var date = 1 + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
        while date > Calendar.daysInMonth(month, year: year) { date -= 7 }
        day = first + date - 1
      }
      return day * 86_400 + time
    }
  }

  /// `nil` for a text of another form, and for one without changes.
  init?(_ text: Span<UInt8>) {
    var reader = PosixZone(text)
    guard reader.skipName(), let west = reader.duration(), reader.skipName() else { return nil }
    standard = -west
    var summer = standard + 3600
    if !reader.isAt(0x2C) {
      guard let west = reader.duration() else { return nil }
      summer = -west
    }
    self.summer = summer
    guard let begins = Self.day(&reader), let ends = Self.day(&reader), reader.isAtEnd else { return nil }
    (summerBegins, summerEnds) = (begins, ends)
  }

  private static func day(_ reader: inout PosixZone) -> Day? {
    guard reader.skip(0x2C) else { return nil }
    let form: Day.Form
    if reader.skip(0x4D) {
      guard let month = reader.number(in: 1...12), reader.skip(0x2E), let week = reader.number(in: 1...5),
        reader.skip(0x2E), let weekday = reader.number(in: 0...6)
      else { return nil }
      form = .weekday(weekday, week: week, month: month)
    } else if reader.skip(0x4A) {
      guard let number = reader.number(in: 1...365) else { return nil }
      form = .withoutLeapDay(number)
    } else {
      guard let number = reader.number(in: 0...365) else { return nil }
      form = .ofYear(number)
    }
    guard reader.skip(0x2F) else { return Day(form: form, time: 7200) }
    return reader.duration().map { Day(form: form, time: $0) }
  }

  /// Seconds east of UTC at an instant, in seconds since 1970.
  func offset(at instant: Int) -> Int {
    let local = instant + standard
    let days = (local >= 0 ? local : local - 86_399) / 86_400
    let year = Calendar.date(daysSinceEpoch: days).year
    let begin = summerBegins.seconds(in: year) - standard
    let end = summerEnds.seconds(in: year) - summer
    let isSummer = begin < end ? (begin..<end).contains(instant) : !(end..<begin).contains(instant)
    return isSummer ? summer : standard
  }
}

/// Reads the parts of a POSIX zone.
private struct PosixZone {
  private let text: [UInt8]
  private var position = 0

  init(_ text: Span<UInt8>) { self.text = text.indices.map { text[$0] } }

  var isAtEnd: Bool { position == text.count }

  func isAt(_ byte: UInt8) -> Bool { position < text.count && text[position] == byte }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard isAt(byte) else { return false }
    position += 1
    return true
  }

  /// Skips letters, or anything in angle brackets.
  mutating func skipName() -> Bool {
    let start = position
    if skip(0x3C) {
      while position < text.count, !isAt(0x3E) { position += 1 }
      return skip(0x3E)
    }
    while position < text.count, ASCII.isLetter(text[position]) { position += 1 }
    return position > start
  }

  mutating func number(in range: ClosedRange<Int>) -> Int? {
    let start = position
    var value = 0
    while position < text.count, position - start < 3, ASCII.isDigit(text[position]) {
      value = value * 10 + Int(text[position] - 0x30)
      position += 1
    }
    return position > start && range.contains(value) ? value : nil
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  mutating func duration() -> Int? {
    let isNegative = skip(0x2D)
    if !isNegative { _ = skip(0x2B) }
    guard let hours = number(in: 0...167) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(0x3A) {
      guard let value = number(in: 0...59) else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }
}
