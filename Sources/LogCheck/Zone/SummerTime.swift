import LogCheckModel

/// When the clocks of countries change: in the nights of some months, by local time.
enum SummerTime {
  /// The smallest and the latest hours in which a clock is changed anywhere: local clocks go from 0:00, 1:00, 2:00 or 3:00.
  private static let nightBegins: Int64 = 23 * 3600
  private static let nightEnds: Int64 = 4 * 3600
  /// Months in which daylight saving begins somewhere.
  private static let beginnings: Set<Int> = [3, 4, 8, 9, 10]
  /// Months in which it begins or ends somewhere.
  private static let changes: Set<Int> = [2, 3, 4, 8, 9, 10, 11]
  private static let dayLength: Int64 = 86_400

  /// Whether daylight saving may begin between two local times. Of undated ones the month is not known.
  static func mayBegin(from start: LogInstant, to end: LogInstant, isDated: Bool) -> Bool {
    touchesNight(from: start, to: end, months: isDated ? beginnings : nil)
  }

  /// Whether local time may be changed between two of its times.
  static func mayChange(from start: LogInstant, to end: LogInstant) -> Bool {
    touchesNight(from: start, to: end, months: changes)
  }

  private static func touchesNight(from: LogInstant, to: LogInstant, months: Set<Int>?) -> Bool {
    let start = from.nanoseconds / 1_000_000_000
    let end = to.nanoseconds / 1_000_000_000
    var day = start / dayLength - 1
    while day <= end / dayLength, day <= start / dayLength + 366 {
      defer { day += 1 }
      let night = day * dayLength + nightBegins...(day + 1) * dayLength + nightEnds
      guard night.upperBound >= start, night.lowerBound <= end else { continue }
      if months?.contains(Calendar.date(daysSinceEpoch: Int(day + 1)).month) ?? true { return true }
    }
    return false
  }
}
