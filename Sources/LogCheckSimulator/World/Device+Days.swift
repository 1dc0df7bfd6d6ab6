import LogCheckModel

/// Days as the clock on the wall counts them.
extension Device {
  /// The same time of day on the next day: 23 or 25 hours later where summer time begins or ends in between.
  func dayAfter(_ instant: LogInstant) -> LogInstant {
    let next = instant + Self.day
    guard !plugin.habits.contains(.countsHoursNotDays), let shift = system.shift, instant < shift.at, shift.at <= next
    else { return next }
    return next - shift.by
  }

  /// The next occurrence of the stored notification that is later than `instant`.
  func occurrence(after instant: LogInstant) -> LogInstant? {
    guard var next = plugin.schedules.first?.next else { return nil }
    while next <= instant { next = dayAfter(next) }
    return next
  }
}

extension Habit {
  /// A day is 24 hours for it, whatever the clock on the wall shows.
  static let countsHoursNotDays = Habit("counts-hours-not-days")
}
