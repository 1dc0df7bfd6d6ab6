import LogCheckModel

/// A point of time that a rule computes for an instance.
enum TimeBound: Hashable {
  case none
  case at(TimeRange, TimeFrame)
  /// It cannot be computed, for that reason.
  case unknown(InconclusiveReason)

  /// So long after an event.
  init(_ duration: EvalValue, after event: Event) { self.init(duration, after: event.time) }

  /// So long after a stamp.
  init(_ duration: EvalValue, after time: EventTime?) {
    guard let time else {
      self = .unknown(.time)
      return
    }
    switch duration {
    case .duration(let range):
      self = .at(TimeRange(from: time.instant.nanoseconds, step: time.granularity) + range, time.frame)
    case .unknown(let reason): self = .unknown(reason)
    default: self = .unknown(.malformed)
    }
  }

  /// An instant as an expression gave it; one in another frame than the source's stamps cannot be waited for.
  init(_ instant: EvalValue, near event: Event) {
    switch instant {
    case .instant(let range, let frame):
      if let time = event.time {
        self = time.frame == frame ? .at(range, frame) : .unknown(.time)
      } else {
        self = .unknown(.time)
      }
    case .unknown(let reason): self = .unknown(reason)
    default: self = .unknown(.malformed)
    }
  }

  /// The first instant from which on nothing can be in time any more.
  var expiry: (LogInstant, TimeFrame)? {
    guard case .at(let range, let frame) = self else { return nil }
    return (LogInstant(nanoseconds: range.high), frame)
  }

  /// True if nothing from `time` on can be in time any more.
  func hasPassed(at time: EventTime) -> Bool {
    guard case .at(let range, let frame) = self else { return false }
    return frame == time.frame && range.high <= time.instant.nanoseconds
  }

  /// Yes if the event is not later than this.
  func admits(_ event: Event) -> Truth { admits(event.time) }

  /// Yes if a record with this stamp is not later than this.
  func admits(_ time: EventTime?) -> Truth {
    switch self {
    case .none: return .yes
    case .unknown(let reason): return .unknown(reason)
    case .at(let range, let frame):
      guard let time, time.frame == frame else { return .unknown(.time) }
      return TimeRange(from: time.instant.nanoseconds, step: time.granularity).isAtMost(range)
    }
  }

  /// Yes if the event is not earlier than this.
  func precedes(_ event: Event) -> Truth {
    switch self {
    case .none: return .yes
    case .unknown(let reason): return .unknown(reason)
    case .at(let range, let frame):
      guard let time = event.time, time.frame == frame else { return .unknown(.time) }
      return range.isAtMost(TimeRange(from: time.instant.nanoseconds, step: time.granularity))
    }
  }

  var text: String {
    switch self {
    case .at(let range, let frame): TimeText.inSentence(LogInstant(nanoseconds: range.low), frame)
    case .none, .unknown: "an unknown time"
    }
  }

  /// As the end of an interval of absence.
  var eventTime: EventTime? {
    guard case .at(let range, let frame) = self else { return nil }
    return EventTime(instant: LogInstant(nanoseconds: range.high), frame: frame, granularity: .zero)
  }
}
