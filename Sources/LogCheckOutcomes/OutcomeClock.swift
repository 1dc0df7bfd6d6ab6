import LogCheckModel

/// Puts the stamps of a capture and the instants in its messages on one clock.
///
/// Stamps without a zone are set right by a line that says its moment. In a capture without stamps the moments that lines
/// speak of are all there is.
struct OutcomeClock: Sendable {
  /// The distance of stamps of an unknown zone from UTC.
  private(set) var offset: LogDuration?
  /// The latest moment that a line without a stamp named.
  private var spoken: LogInstant?
  private(set) var sawStamps = false

  /// A line says its moment, or (not `isExact`) the instant that it should have had.
  mutating func learn(_ time: EventTime?, says moment: LogInstant?, isExact: Bool) {
    guard let moment else { return }
    guard let time else {
      if spoken.map({ $0 < moment }) ?? true { spoken = moment }
      return
    }
    guard time.frame == .local, offset == nil else { return }
    // Zones are quarters of an hour apart, nearly all of them halves: a delivery that is late by so much is not taken for one.
    let step = LogDuration.minutes(isExact ? 15 : 30).nanoseconds
    let difference = (time.instant - moment).nanoseconds
    guard difference.magnitude <= LogDuration.minutes(15 * 60).nanoseconds.magnitude else { return }
    let rounded = LogDuration(nanoseconds: (difference + (difference < 0 ? -step : step) / 2) / step * step)
    let rest = (LogDuration(nanoseconds: difference) - rounded).magnitude
    guard isExact || rest <= .minutes(3) else { return }
    offset = rounded
  }

  /// True if the line's time can be compared with instants in messages, or will never be.
  func knows(_ time: EventTime?) -> Bool { time?.frame != .local || offset != nil }

  mutating func instant(of time: EventTime?) -> LogInstant? {
    guard let time else { return spoken }
    switch time.frame {
    case .absolute:
      sawStamps = true
      return time.instant
    case .local:
      guard let offset else { return nil }
      sawStamps = true
      return time.instant - offset
    case .undated, .unplacedAbsolute, .unplacedLocal: return spoken
    }
  }

  /// The stamp of an instant, in the frame of the capture.
  func stamp(_ instant: LogInstant?, in frame: TimeFrame?) -> EventTime? {
    guard let instant, let frame else { return nil }
    switch frame {
    case .absolute: return EventTime(instant: instant, frame: .absolute, granularity: .zero)
    case .local:
      guard let offset else { return nil }
      return EventTime(instant: instant + offset, frame: .local, granularity: .zero)
    case .undated, .unplacedAbsolute, .unplacedLocal: return nil
    }
  }
}
