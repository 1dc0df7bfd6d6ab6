import LogCheckModel

extension Span<UInt8> {
  /// A time in that notation; moves `index` to its end.
  func printedStamp(_ notation: FormatTime, at index: inout Int) -> PrintedStamp? {
    switch notation {
    case .full: fullStamp(at: &index, hasColon: false)
    case .colon: fullStamp(at: &index, hasColon: true)
    case .monthDay: shortStamp(at: &index, separators: [0x2D, 0x2F], isDayFirst: false)
    case .dayMonth: shortStamp(at: &index, separators: [0x2E, 0x2F], isDayFirst: true)
    case .clock: clockStamp(at: &index, date: nil)
    case .epoch: epochStamp(at: &index)
    }
  }

  /// `YYYY-MM-DD` or `YYYY/MM/DD`, `T` or blanks, the time of day.
  private func fullStamp(at index: inout Int, hasColon: Bool) -> PrintedStamp? {
    var position = index
    guard let year = digits(4, at: &position), byte(position) == 0x2D || byte(position) == 0x2F else { return nil }
    let separator = byte(position)
    position += 1
    guard let month = digits(2, at: &position), skip(separator, at: &position), let day = digits(2, at: &position)
    else { return nil }
    if !skip(0x54, at: &position) {
      guard byte(position) == 0x20 else { return nil }
      skipBlanks(at: &position)
    }
    let date: (year: Int?, month: Int, day: Int) = (year, month, day)
    guard let stamp = hasColon ? colonStamp(at: &position, date: date) : clockStamp(at: &position, date: date) else {
      return nil
    }
    index = position
    return stamp
  }

  private func shortStamp(at index: inout Int, separators: [UInt8], isDayFirst: Bool) -> PrintedStamp? {
    var position = index
    guard let first = digits(2, at: &position), separators.contains(byte(position)) else { return nil }
    position += 1
    guard let second = digits(2, at: &position), byte(position) == 0x20 else { return nil }
    skipBlanks(at: &position)
    let date = isDayFirst ? (nil as Int?, second, first) : (nil, first, second)
    guard let stamp = clockStamp(at: &position, date: date) else { return nil }
    index = position
    return stamp
  }

  /// The time of day with an optional zone, right after it or after a blank, and no further digit.
  private func clockStamp(at index: inout Int, date: (year: Int?, month: Int, day: Int)?) -> PrintedStamp? {
    var position = index
    guard let printed = printedClock(at: &position, date: date, zoneMayFollowBlank: true), !isDigit(position) else {
      return nil
    }
    index = position
    return printed
  }

  /// The time of day with three digits after a colon.
  private func colonStamp(at index: inout Int, date: (year: Int?, month: Int, day: Int)) -> PrintedStamp? {
    var position = index
    guard var clock = timeOfDay(at: &position), clock.fractionDigits == 0, skip(0x3A, at: &position),
      let milliseconds = digits(3, at: &position), !isDigit(position)
    else { return nil }
    clock.nanosecond = milliseconds * 1_000_000
    clock.fractionDigits = 3
    clock.granularity = .milliseconds(1)
    index = position
    return PrintedStamp(stamp: CivilStamp(date: date, clock: clock, offsetSeconds: nil), fractionDigits: 3)
  }

  /// 10 digits and an optional fraction, or 13, 16 or 19 digits.
  private func epochStamp(at index: inout Int) -> PrintedStamp? {
    var end = index
    while isDigit(end), end - index <= 19 { end += 1 }
    var position = index
    guard let seconds = digits(10, at: &position) else { return nil }
    if end - index == 10, byte(end) == 0x2E {
      position = end + 1
      end = position
      while isDigit(end), end - position < 9 { end += 1 }
    }
    let width = end - position
    guard !isDigit(end), width <= 9, end - index == 10 || byte(index + 10) == 0x2E || width.isMultiple(of: 3),
      var nanosecond = width == 0 ? 0 : digits(width, at: &position)
    else { return nil }
    for _ in width..<9 { nanosecond *= 10 }
    index = end
    return PrintedStamp(
      stamp: CivilStamp(
        epochSeconds: Int64(seconds), nanosecond: nanosecond,
        granularity: LogDuration(nanoseconds: ClockReading.step(digits: width))),
      fractionDigits: width, hasZone: true)
  }
}
