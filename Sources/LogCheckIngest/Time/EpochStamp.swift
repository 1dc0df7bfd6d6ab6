import LogCheckModel

extension CivilStamp {
  /// The UTC stamp of so many seconds since 1970; `nil` outside the years that stamps can express.
  init?(epochSeconds seconds: Int64, nanosecond: Int, granularity: LogDuration) {
    // Years 1678 to 2261, with room: further out the sums below could overflow.
    guard (-10_000_000_000...10_000_000_000).contains(seconds) else { return nil }
    let day = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    let (year, month, monthDay) = Calendar.date(daysSinceEpoch: Int(day))
    let secondOfDay = Int(seconds - day * 86_400)
    self.init(
      year: year, month: month, day: monthDay, hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60,
      second: secondOfDay % 60, nanosecond: nanosecond, offsetSeconds: 0, granularity: granularity)
  }
}
