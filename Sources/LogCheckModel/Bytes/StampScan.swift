/// Reads the pieces that stamps are made of. Each moves `index` only when it succeeds.
extension Span<UInt8> {
  /// `YYYY-MM-DD`.
  package func isoDate(at index: inout Int) -> (year: Int, month: Int, day: Int)? {
    var position = index
    guard let year = digits(4, at: &position), skip(0x2D, at: &position), let month = digits(2, at: &position),
      skip(0x2D, at: &position), let day = digits(2, at: &position)
    else { return nil }
    index = position
    return (year, month, day)
  }

  /// `HH:MM:SS` with an optional fraction after `.` or `,`; the fraction's digits set the granularity.
  package func timeOfDay(at index: inout Int) -> ClockReading? {
    var position = index
    guard let hour = digits(2, at: &position), skip(0x3A, at: &position), let minute = digits(2, at: &position),
      skip(0x3A, at: &position), let second = digits(2, at: &position)
    else { return nil }
    var reading = ClockReading(hour: hour, minute: minute, second: second)
    if byte(position) == 0x2E || byte(position) == 0x2C {
      var fraction = position + 1
      var value = 0
      var width = 0
      while fraction < count, self[fraction] >= 0x30, self[fraction] <= 0x39 {
        if width < 9 {
          value = value * 10 + Int(self[fraction] &- 0x30)
          width += 1
        }
        fraction += 1
      }
      if width > 0 {
        for _ in width..<9 { value *= 10 }
        reading.nanosecond = value
        reading.fractionDigits = width
        reading.granularity = LogDuration(nanoseconds: ClockReading.step(digits: width))
        position = fraction
      }
    }
    index = position
    return reading
  }

  /// `Z`, `+HHMM`, `-HHMM`, `+HH:MM`: seconds east of UTC.
  package func zoneOffset(at index: inout Int) -> Int? {
    var position = index
    if skip(0x5A, at: &position) {
      index = position
      return 0
    }
    let sign = byte(position)
    guard sign == 0x2B || sign == 0x2D else { return nil }
    position += 1
    guard let hours = digits(2, at: &position) else { return nil }
    _ = skip(0x3A, at: &position)
    guard let minutes = digits(2, at: &position), minutes < 60, hours <= 14 else { return nil }
    index = position
    return (sign == 0x2D ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// `Jan` to `Dec`: 1 to 12.
  package func monthName(at index: inout Int) -> Int? {
    guard index >= 0, index + 3 <= count else { return nil }
    let name = UInt32(self[index]) << 16 | UInt32(self[index + 1]) << 8 | UInt32(self[index + 2])
    let month: Int
    switch name {
    case 0x4A_616E: month = 1  // Jan
    case 0x46_6562: month = 2  // Feb
    case 0x4D_6172: month = 3  // Mar
    case 0x41_7072: month = 4  // Apr
    case 0x4D_6179: month = 5  // May
    case 0x4A_756E: month = 6  // Jun
    case 0x4A_756C: month = 7  // Jul
    case 0x41_7567: month = 8  // Aug
    case 0x53_6570: month = 9  // Sep
    case 0x4F_6374: month = 10  // Oct
    case 0x4E_6F76: month = 11  // Nov
    case 0x44_6563: month = 12  // Dec
    default: return nil
    }
    index += 3
    return month
  }
}

/// A time of day as read from a stamp, not yet checked for range.
package struct ClockReading: Sendable {
  package var hour: Int
  package var minute: Int
  package var second: Int
  package var nanosecond = 0
  /// Digits of the fraction, nine at most.
  package var fractionDigits = 0
  package var granularity = LogDuration.seconds(1)

  /// Nanoseconds per unit of the last of `digits` fraction digits.
  package static func step(digits: Int) -> Int64 {
    var step: Int64 = 1
    for _ in Swift.min(digits, 9)..<9 { step *= 10 }
    return step
  }
}

extension CivilStamp {
  /// A stamp from its pieces; `nil` where they are no legal time.
  package init?(
    date: (year: Int?, month: Int, day: Int)?, clock: ClockReading, offsetSeconds: Int? = nil
  ) {
    self.init(
      year: date?.year, month: date?.month, day: date?.day, hour: clock.hour, minute: clock.minute,
      second: clock.second, nanosecond: clock.nanosecond, offsetSeconds: offsetSeconds,
      granularity: clock.granularity)
  }
}
