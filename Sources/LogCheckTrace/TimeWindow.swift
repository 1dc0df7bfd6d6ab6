import LogCheckIngest
package import LogCheckModel

/// The interval in which a capture is judged; lines outside are treated as if they were not in the capture.
package struct TimeWindow: Sendable {
  /// Both ends belong to it.
  package var since: Edge?
  package var until: Edge?
  /// The edges on their rulers, once the first stamp has come.
  private var settled: Settled?

  /// An end of the interval, as the user wrote it.
  package enum Edge: Hashable, Sendable {
    /// In UTC.
    case instant(LogInstant)
    /// A day or a time without a zone, as the lines show it.
    case shown(ShownTime)
    /// A time of the day alone, nanoseconds since midnight as the lines show the time. The beginning is the one nearest to the first stamp,
    /// the end the first after both.
    case timeOfDay(Int64)
  }

  /// An instant, in UTC or in the local time of captures without a zone.
  package struct Bound: Hashable, Sendable {
    package var instant: LogInstant
    package var frame: TimeFrame

    package init(instant: LogInstant, frame: TimeFrame) {
      self.instant = instant
      self.frame = frame
    }
  }

  package init(since: Edge? = nil, until: Edge? = nil) {
    self.since = since
    self.until = until
  }

  package var isWhole: Bool { since == nil && until == nil }

  /// True if no line of any capture can lie in it.
  package var isEmpty: Bool {
    switch (since, until) {
    case (.instant(let since), .instant(let until)): return since > until
    case (.shown(let since), .shown(let until)):
      guard let first = since.year.flatMap(since.instant), let last = until.year.flatMap(until.instant) else {
        return false
      }
      return first > last
    default: return false
    }
  }

  private static let day = LogDuration.seconds(86_400)

  /// An edge that stamps can be compared with.
  private enum Limit {
    /// In UTC.
    case instant(LogInstant)
    /// On the wall, in the calendar of the stamps.
    case shown(LogInstant)
    /// On the timeline.
    case timeline(LogInstant)
  }

  private struct Settled {
    /// The first stamp, by which days without a year are found.
    var first: (stamp: CivilStamp, time: EventTime)
    /// The calendar of the stamps for which the limits are right.
    var calendar: LogDuration
    var since: Limit?
    var until: Limit?
    /// An edge whose year is not that of the lines, and that year.
    var otherYear: (typed: ShownTime, year: Int)?
  }

  // MARK: Finding the edges

  /// Finds the edges by the first stamp of the capture.
  private mutating func settle(on stamp: CivilStamp, at time: EventTime, _ clock: ClockModel) {
    if let settled, settled.calendar == clock.calendar { return }
    // The calendar changes where a stamp or a message gives the year.
    var new = settled ?? Settled(first: (stamp, time), calendar: clock.calendar)
    new.calendar = clock.calendar
    let first = clock.shown(new.first.stamp, at: new.first.time)
    new.since = since.flatMap { limit($0, first, &new, clock) }
    new.until = until.flatMap { limit($0, first, &new, clock) }
    // From a day of December to one of January, where the lines begin in either.
    if case .shown(let begin) = new.since, case .shown(let end) = new.until, end < begin,
      case .shown(let typed) = until, typed.year == nil, let later = typed.instant(in: ShownTime.year(of: end) + 1)
    {
      new.until = .shown(later)
    }
    if case .timeOfDay = until, case .timeline(var end) = new.until {
      var begin = new.first.time.instant
      if case .timeline(let since) = new.since { begin = max(begin, since) }
      while end < begin { end = end + Self.day }
      new.until = .timeline(end)
    }
    settled = new
  }

  private func limit(_ edge: Edge, _ first: LogInstant?, _ new: inout Settled, _ clock: ClockModel) -> Limit? {
    let (stamp, time) = new.first
    switch edge {
    case .instant(let instant): return .instant(instant)
    case .timeOfDay(let timeOfDay):
      let midnight = time.instant - LogDuration(nanoseconds: stamp.timeOfDay)
      return .timeline(
        edge == since
          ? time.instant.nearest(timeOfDay: timeOfDay, midnight: midnight)
          : midnight + LogDuration(nanoseconds: timeOfDay))
    case .shown(let typed):
      guard let first else { return nil }
      guard let year = typed.year else { return typed.nearestEdge(to: first).map { .shown($0) } }
      guard let instant = typed.instant(in: year) else { return nil }
      if !typed.isDay, stamp.offsetSeconds != nil, let offset = clock.statedOffset(atLocal: instant) {
        return .instant(instant - .seconds(Int64(offset)))
      }
      if clock.yearIsKnown {
        // Before the lines gave their year, it was taken for the nearest one.
        if stamp.year == nil, let nearest = typed.nearestEdge(to: first), nearest != instant, new.otherYear == nil,
          settled != nil
        {
          new.otherYear = (typed, ShownTime.year(of: first))
        }
        return .shown(instant)
      }
      return typed.nearestEdge(to: first).map { .shown($0) }
    }
  }

  // MARK: Comparing

  /// True if a line with that stamp lies in it; otherwise that is unknown for want of a year, a date or a zone.
  mutating func contains(_ stamp: CivilStamp, at time: EventTime, _ clock: ClockModel) -> Result<Bool, Blindness> {
    settle(on: stamp, at: time, clock)
    guard let settled else { return .success(true) }
    if let (typed, year) = settled.otherYear { return .failure(.otherYear(typed, year)) }
    for (edge, limit, isLower) in [(since, settled.since, true), (until, settled.until, false)] where edge != nil {
      guard let limit else { return .failure(.noDate) }
      let distance: LogDuration
      switch limit {
      case .timeline(let instant): distance = time.instant - instant
      case .shown(let instant):
        guard let shown = clock.shown(stamp, at: time) else { return .failure(.noDate) }
        distance = shown - instant
      case .instant(let instant):
        guard time.frame != .undated else { return .failure(.noDate) }
        guard let shown = clock.shown(time) else { return .failure(.noYear) }
        guard time.frame == .absolute else { return .failure(.noZone) }
        distance = shown - instant
      }
      if isLower ? distance < .zero : distance > .zero { return .success(false) }
    }
    return .success(true)
  }
}
