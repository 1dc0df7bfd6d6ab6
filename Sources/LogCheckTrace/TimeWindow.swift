import LogCheckIngest
package import LogCheckModel

/// The interval in which a capture is judged; lines outside are treated as if they were not in the capture.
package struct TimeWindow: Sendable {
  /// Both ends belong to it.
  package var since: Bound?
  package var until: Bound?
  /// Ends as times of a day, nanoseconds since midnight as the lines show the time. The beginning is the one nearest to the first stamp, the
  /// end the first after both.
  package var sinceTimeOfDay: Int64?
  package var untilTimeOfDay: Int64?
  /// The positions of the times of day on the timeline, once the first stamp has come.
  private var settled: (since: LogInstant?, until: LogInstant?)?

  /// An instant, in UTC or in the local time of captures without a zone.
  package struct Bound: Hashable, Sendable {
    package var instant: LogInstant
    package var frame: TimeFrame

    package init(instant: LogInstant, frame: TimeFrame) {
      self.instant = instant
      self.frame = frame
    }
  }

  package init(since: Bound? = nil, until: Bound? = nil) {
    self.since = since
    self.until = until
  }

  /// The message if a window cannot be applied.
  package static let blindness = """
    --since and --until cannot be applied: the stamps lack their year, date or zone, or the bounds lack a zone; \
    give --year and --time-zone, and bounds with a zone where the stamps have one
    """

  package var isWhole: Bool { since == nil && until == nil && sinceTimeOfDay == nil && untilTimeOfDay == nil }

  private static let day = LogDuration.seconds(86_400)

  /// Finds the day of times of a day by the first stamp of the capture, which is at `time`.
  mutating func settle(on stamp: CivilStamp, at time: EventTime) {
    guard settled == nil, sinceTimeOfDay != nil || untilTimeOfDay != nil else { return }
    let midnight = time.instant - LogDuration(nanoseconds: stamp.timeOfDay)
    let begin = sinceTimeOfDay.map { time.instant.nearest(timeOfDay: $0, midnight: midnight) }
    var end = untilTimeOfDay.map { midnight + LogDuration(nanoseconds: $0) }
    while let typed = end, typed < max(time.instant, begin ?? time.instant) { end = typed + Self.day }
    settled = (begin, end)
  }

  /// True if a time lies in it; `nil` if that is unknown for want of a year, a date or a zone.
  func contains(_ time: EventTime, _ clock: ClockModel) -> Bool? {
    if let since = settled?.since, time.instant < since { return false }
    if let until = settled?.until, time.instant > until { return false }
    if since == nil, until == nil { return true }
    guard let instant = clock.shown(time) else { return nil }
    for (bound, isLower) in [(since, true), (until, false)] {
      guard let bound else { continue }
      guard bound.frame == time.frame else { return nil }
      if isLower ? instant < bound.instant : instant > bound.instant { return false }
    }
    return true
  }
}

/// The counts of a trace's lines that were left out because they lie outside the window.
package struct WindowCounts {
  /// True if the last record with a time lay inside; records without one belong to it.
  var isInside = false
  package var leftOut = 0
  /// True if some time could not be compared with the bounds.
  var sawOtherTime = false
  var sawTime = false
  /// True if the window could not be applied: the position of lines without any time is unknown.
  package var isBlind: Bool { sawOtherTime || (leftOut > 0 && !sawTime) }

  package init() {}
}
