import LogCheckModel

/// The times of a capture as its lines show them.
struct PartClock {
  private let offsets: StampOffsets
  /// The distance of stamps without a zone from UTC, as lines show it.
  private let learnt: LogDuration

  init(_ captures: [CaptureSummary], learnt: LogDuration = .zero) {
    offsets = StampOffsets(merging: captures.map(\.offsets))
    self.learnt = learnt
  }

  /// An instant in UTC as a time on the wall.
  func shown(_ instant: LogInstant) -> LogInstant { offsets.shown(instant, .absolute) + learnt }

  /// A moment of the capture in UTC and on the wall; `nil` where lines show no date.
  func moment(_ point: TimelinePoint?) -> RunDivision.Moment? {
    guard let point, point.day == nil else { return nil }
    switch point.frame {
    case .absolute: return RunDivision.Moment(instant: point.instant, shown: shown(point.instant))
    case .local: return RunDivision.Moment(instant: point.instant - learnt, shown: point.instant)
    case .undated, .unplacedAbsolute, .unplacedLocal: return nil
    }
  }

  func moment(_ instant: LogInstant) -> RunDivision.Moment {
    RunDivision.Moment(instant: instant, shown: shown(instant))
  }
}
