import LogCheckModel

/// An instant taken apart into the date and time that a clock with an offset from UTC shows.
struct CivilMoment: Hashable, Sendable {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  var nanosecond: Int

  init(_ instant: LogInstant, offsetSeconds: Int) {
    let local = instant + .seconds(Int64(offsetSeconds))
    let dayLength: Int64 = 86_400_000_000_000
    var days = local.nanoseconds / dayLength
    var rest = local.nanoseconds % dayLength
    if rest < 0 {
      rest += dayLength
      days -= 1
    }
    (year, month, day) = Calendar.date(daysSinceEpoch: Int(days))
    let seconds = Int(rest / 1_000_000_000)
    hour = seconds / 3600
    minute = seconds / 60 % 60
    second = seconds % 60
    nanosecond = Int(rest % 1_000_000_000)
  }

  static let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

/// The pieces that stamps are made of.
extension [UInt8] {
  /// `YYYY-MM-DD`.
  mutating func appendISODate(_ moment: CivilMoment) {
    append(decimal: moment.year, digits: 4)
    append(0x2D)
    append(decimal: moment.month, digits: 2)
    append(0x2D)
    append(decimal: moment.day, digits: 2)
  }

  /// `HH:MM:SS` and, after a point, the first `fraction` digits of the second; later digits are cut off, as tools do.
  mutating func appendClock(_ moment: CivilMoment, fraction: Int = 0) {
    append(decimal: moment.hour, digits: 2)
    append(0x3A)
    append(decimal: moment.minute, digits: 2)
    append(0x3A)
    append(decimal: moment.second, digits: 2)
    guard fraction > 0 else { return }
    append(0x2E)
    var divisor = 1_000_000_000
    for _ in 0..<Swift.min(fraction, 9) { divisor /= 10 }
    append(decimal: moment.nanosecond / divisor, digits: fraction)
  }

  /// `Mon dD`, the day padded with a blank.
  mutating func appendMonthAndDay(_ moment: CivilMoment) {
    append(CivilMoment.monthNames[(moment.month - 1) % 12])
    append(0x20)
    append(decimal: moment.day, rightIn: 2)
  }

  /// `+HHMM`, or `+HH:MM` with a colon.
  mutating func appendOffset(_ seconds: Int, colon: Bool = false) {
    append(seconds < 0 ? 0x2D : 0x2B)
    let minutes = Int(seconds.magnitude / 60)
    append(decimal: minutes / 60, digits: 2)
    if colon { append(0x3A) }
    append(decimal: minutes % 60, digits: 2)
  }
}
