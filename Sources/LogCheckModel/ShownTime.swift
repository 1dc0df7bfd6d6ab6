/// A day, or a time of one, as lines show it: in whatever zone their stamps are.
package struct ShownTime: Hashable, Sendable {
  /// `nil` where it was written without one: then it is the year that puts it nearest to the first line.
  package var year: Int?
  package var month: Int
  package var day: Int
  /// Nanoseconds since midnight.
  package var timeOfDay: Int64
  /// True if it is a day, and not a time of it.
  package var isDay: Bool

  /// A time on the wall; `hasYear` is false where its year is not meant.
  package init(_ local: LogInstant, hasYear: Bool, isDay: Bool) {
    let (days, rest) = Self.split(local)
    let date = Calendar.date(daysSinceEpoch: days)
    year = hasYear ? date.year : nil
    (month, day) = (date.month, date.day)
    timeOfDay = rest
    self.isDay = isDay
  }

  private static let dayLength: Int64 = 86_400_000_000_000

  private static func split(_ local: LogInstant) -> (days: Int, rest: Int64) {
    var (days, rest) = local.nanoseconds.quotientAndRemainder(dividingBy: dayLength)
    if rest < 0 { (days, rest) = (days - 1, rest + dayLength) }
    return (Int(days), rest)
  }

  /// The year of a time on the wall.
  package static func year(of local: LogInstant) -> Int { Calendar.date(daysSinceEpoch: split(local).days).year }

  /// The beginning of the day of a time on the wall.
  package static func midnight(before local: LogInstant) -> LogInstant {
    local - LogDuration(nanoseconds: split(local).rest)
  }

  /// The end of its day.
  package var endOfDay: Self {
    var end = self
    end.timeOfDay = Self.dayLength - 1
    return end
  }

  /// In a year; `nil` for 29 February where that year has none.
  package func instant(in year: Int) -> LogInstant? {
    guard CivilStamp.years.contains(year), day <= Calendar.daysInMonth(month, year: year) else { return nil }
    let days = Calendar.daysSinceEpoch(year: year, month: month, day: day)
    return LogInstant(nanoseconds: Int64(days) * Self.dayLength + timeOfDay)
  }

  /// In the year that puts it nearest to a time on the wall.
  package func nearest(to local: LogInstant) -> LogInstant? {
    let year = Self.year(of: local)
    return (year - 4...year + 4).compactMap { instant(in: $0) }
      .min { ($0 - local).magnitude < ($1 - local).magnitude }
  }

  /// The same as an end of an interval: 29 February is the boundary to March in a year without one.
  package func nearestEdge(to local: LogInstant) -> LogInstant? {
    guard month == 2, day == 29 else { return nearest(to: local) }
    var march = Self(local, hasYear: false, isDay: isDay)
    (march.month, march.day, march.timeOfDay) = (3, 1, 0)
    guard let boundary = march.nearest(to: local) else { return nil }
    // In a leap year it is a day like others.
    if let own = instant(in: Self.year(of: boundary)) { return own }
    return timeOfDay == Self.dayLength - 1 ? boundary - LogDuration(nanoseconds: 1) : boundary
  }

  /// As it is typed: `2025-11-24`, `11-24`, with the time of the day if it has one.
  package var text: String {
    let date = "\(TimeText.padded(month, 2))-\(TimeText.padded(day, 2))"
    let dated = year.map { "\(TimeText.padded($0, 4))-\(date)" } ?? date
    guard !isDay else { return dated }
    let seconds = Int(timeOfDay / 1_000_000_000)
    return dated + " \(TimeText.padded(seconds / 3600, 2)):\(TimeText.padded(seconds / 60 % 60, 2)):"
      + TimeText.padded(seconds % 60, 2)
  }
}
