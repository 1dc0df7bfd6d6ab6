/// A date and time of day as a stamp prints it: parts that the stamp does not show are `nil`.
///
/// A value of this type is always a legal date and time of day; ``init(year:month:day:hour:minute:second:nanosecond:)``
/// refuses the rest (31 February, minute 61). Second 60 is accepted and read as the first instant of the next minute.
package struct CivilStamp: Hashable, Sendable {
  /// The years whose instants fit into 64 bits of nanoseconds since 1970.
  package static let years = 1678...2261
  /// Calendar year, 1678 to 2261; `nil` where the stamp shows none.
  package var year: Int?
  /// Month 1 to 12 and day 1 to 31; both `nil` where the stamp shows only a time of day.
  package var month: Int?
  package var day: Int?
  /// Nanoseconds since local midnight.
  package var timeOfDay: Int64
  /// Seconds east of UTC; `nil` where the stamp shows no zone.
  package var offsetSeconds: Int?
  /// The step in which the stamp counts (1 s, 1 ms, 1 us), which bounds how exactly it can be compared.
  package var granularity: LogDuration

  package init?(
    year: Int?, month: Int?, day: Int?, hour: Int, minute: Int, second: Int, nanosecond: Int = 0,
    offsetSeconds: Int? = nil, granularity: LogDuration = .seconds(1)
  ) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
    guard (0...999_999_999).contains(nanosecond) else { return nil }
    if let year, !Self.years.contains(year) { return nil }
    if let offsetSeconds, !(-50_400...50_400).contains(offsetSeconds) { return nil }
    switch (month, day) {
    case (nil, nil):
      guard year == nil else { return nil }
    case (let month?, let day?):
      guard (1...12).contains(month), day >= 1 else { return nil }
      // Without a year 29 February is legal: the year decides later.
      guard day <= Calendar.daysInMonth(month, year: year ?? 2000) else { return nil }
    default: return nil
    }
    self.year = year
    self.month = month
    self.day = day
    timeOfDay = Int64(hour * 3600 + minute * 60 + second) * 1_000_000_000 + Int64(nanosecond)
    self.offsetSeconds = offsetSeconds
    self.granularity = granularity
  }

  /// The stamp as if its clock were UTC, with `year` where it shows none; `nil` without a date or for 29 February of a
  /// year that has none.
  package func localInstant(assumingYear assumed: Int) -> LogInstant? {
    guard let month, let day else { return nil }
    let year = year ?? assumed
    guard Self.years.contains(year), day <= Calendar.daysInMonth(month, year: year) else { return nil }
    let days = Calendar.daysSinceEpoch(year: year, month: month, day: day)
    return LogInstant(nanoseconds: Int64(days) * 86_400_000_000_000 + timeOfDay)
  }
}

/// The proleptic Gregorian calendar, in whole days since 1970-01-01.
package enum Calendar {
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func daysInMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01, by the era-based method of H. Hinnant's public paper "chrono-Compatible Low-Level Date
  /// Algorithms".
  package static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The date of a day count.
  package static func date(daysSinceEpoch days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthIndex + 2) / 5 + 1
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
