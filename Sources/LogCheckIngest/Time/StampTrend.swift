import LogCheckModel

/// Whether the stamps of a capture rise or fall from each to the next.
struct StampTrend {
  private(set) var falls = 0
  /// True if a stamp was later than the one before it, other than by the little by which lines are out of order.
  private(set) var hasRisen = false
  private var jitters = 0
  private var last: CivilStamp?

  /// True if no stamp has risen, and so many are earlier than the one before them that no clock was set back.
  var onlyFalls: Bool { falls >= Self.leastFalls && !hasRisen }
  private static let leastFalls = 4

  mutating func take(_ stamp: CivilStamp) {
    defer { last = stamp }
    guard let last else { return }
    let step = Self.step(from: last, to: stamp)
    if step > 0 {
      if step > Self.jitter || jitters * Self.leastFalls >= falls { hasRisen = true }
      jitters += 1
    }
    if step < 0 { falls += 1 }
  }

  /// Nanoseconds; a midnight or New Year between two stamps without a date or year is passed the short way round.
  private static func step(from first: CivilStamp, to second: CivilStamp) -> Int64 {
    let zone =
      if let from = first.offsetSeconds, let to = second.offsetSeconds { LogDuration.seconds(Int64(to - from)) } else {
        LogDuration.zero
      }
    guard let from = first.localInstant(assumingYear: leapYear), let to = second.localInstant(assumingYear: leapYear)
    else { return around(day, second.timeOfDay - first.timeOfDay - zone.nanoseconds) }
    // Between the ends of the range of instants there are more nanoseconds than 64 bits count.
    let step = (to - from - zone).nanoseconds
    return first.year == nil || second.year == nil ? around(366 * day, step) : step
  }

  private static func around(_ circle: Int64, _ step: Int64) -> Int64 {
    if step > circle / 2 { step - circle } else if step < -circle / 2 { step + circle } else { step }
  }

  /// Lines of one log are put in order over two seconds (docs/formats.md).
  private static let jitter: Int64 = 2_000_000_000
  private static let leapYear = 2000
  private static let day: Int64 = 86_400_000_000_000
}
