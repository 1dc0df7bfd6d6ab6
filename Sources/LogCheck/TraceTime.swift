import LogCheckIngest
import LogCheckModel

/// Writes points of a trace's timeline as real times.
struct TraceTime {
  private let clock: ClockModel

  init(_ clock: ClockModel) { self.clock = clock }

  /// ISO 8601; without the year where nobody told it; `nil` without a time.
  func shown(_ time: EventTime?) -> String? {
    guard let time else { return nil }
    guard let real = clock.shown(time) else {
      let text = TimeText.time(time)
      guard time.frame == .undated else { return "(year unknown) " + String(text.dropFirst(5)) }
      let day = ClockModel.dayNumber(time)
      return (day == 1 ? "(date unknown) " : "(date unknown, day \(day)) ") + String(text.dropFirst(11))
    }
    return TimeText.instant(real, time.frame, step: time.granularity)
  }

  /// How much of that time is known.
  func knowledge(of time: EventTime?) -> TimeKnowledge {
    guard let time else { return .none }
    guard clock.shown(time) != nil else { return time.frame == .undated ? .noDate : .noYear }
    return time.frame == .absolute || time.frame == .unplacedAbsolute ? .full : .noZone
  }
}
