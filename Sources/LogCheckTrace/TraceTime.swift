import LogCheckIngest
package import LogCheckModel

/// Writes points of a trace's timeline as real times.
package struct TraceTime {
  private let clock: ClockModel

  init(_ clock: ClockModel) { self.clock = clock }

  /// ISO 8601; without the year if it is unknown; `nil` without a time.
  func shown(_ time: EventTime?) -> String? { point(time)?.text }

  /// The moment as reports draw it; `nil` without a time.
  package func point(_ time: EventTime?) -> TimelinePoint? {
    guard let time else { return nil }
    guard let real = clock.shown(time) else {
      return TimelinePoint(
        instant: time.instant, frame: time.frame, granularity: time.granularity, isReal: false,
        day: time.frame == .undated ? ClockModel.dayNumber(time) : nil)
    }
    return TimelinePoint(instant: real, frame: placed(time.frame), granularity: time.granularity, isReal: true)
  }

  /// If the year became known later, times that were reported before lie on the same scale.
  private func placed(_ frame: TimeFrame) -> TimeFrame {
    guard clock.yearIsKnown else { return frame }
    return switch frame {
    case .unplacedAbsolute: .absolute
    case .unplacedLocal: .local
    case .absolute, .local, .undated: frame
    }
  }

  /// The known parts of that time.
  func knowledge(of time: EventTime?) -> TimeKnowledge {
    guard let time else { return .none }
    guard clock.shown(time) != nil else { return time.frame == .undated ? .noDate : .noYear }
    return time.frame == .absolute || time.frame == .unplacedAbsolute ? .full : .noZone
  }
}
