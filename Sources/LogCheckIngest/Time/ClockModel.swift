package import LogCheckModel

/// What is known about the clock of a capture from outside it.
package struct ClockOptions: Sendable {
  /// The year of the first stamp without one.
  package var year: Int?
  /// Seconds east of UTC for a local time without a zone; `nil` where the zone is not known.
  package var offset: (@Sendable (_ local: LogInstant) -> Int?)?

  package init(year: Int? = nil, offset: (@Sendable (_ local: LogInstant) -> Int?)? = nil) {
    self.year = year
    self.offset = offset
  }
}

/// Turns the stamps of one capture into points of its timeline.
///
/// Nothing is taken from the day on which the tool runs. Where stamps have no year, the timeline runs in a year of its own until
/// an instant in a message tells the real one (``learnYear(from:at:)``); where they have no date, days are counted from
/// midnights passed; where they have no zone, the timeline is local. ``shown(_:)`` turns its points into real ones.
package struct ClockModel: Sendable {
  private let options: ClockOptions
  private var year: Int
  private(set) package var yearIsKnown: Bool
  /// Real time minus timeline.
  private(set) package var shift = LogDuration.zero
  private var latest: LogInstant?
  private var dayOfTimeOnly: Int?
  private var latestTimeOfDay: Int64 = 0
  private var sawTimeOnly = false

  /// The year in which stamps without one are placed until it is learnt; not a leap year, unless the first stamp needs one.
  private static let stand = 2001
  private static let leapStand = 2000
  private static let halfYear = LogDuration.seconds(182 * 86_400)
  private static let halfDay: Int64 = 43_200_000_000_000

  package init(_ options: ClockOptions = ClockOptions()) {
    self.options = options
    year = options.year ?? Self.stand
    yearIsKnown = options.year != nil
  }

  /// The point of a stamp on the timeline; `nil` for 29 February in a year that has none.
  package mutating func resolve(_ stamp: CivilStamp) -> EventTime? {
    guard stamp.month != nil else { return resolveTimeOfDay(stamp) }
    if let stated = stamp.year, !yearIsKnown, latest == nil {
      year = stated
      yearIsKnown = true
    }
    if latest == nil, stamp.year == nil, !yearIsKnown, stamp.month == 2, stamp.day == 29 { year = Self.leapStand }
    guard var local = stamp.localInstant(assumingYear: year) else { return nil }
    if stamp.year == nil, let latest {
      // A jump over half a year is a New Year between the lines, in either direction.
      if latest - local > Self.halfYear, let next = stamp.localInstant(assumingYear: year + 1) {
        year += 1
        local = next
      } else if local - latest > Self.halfYear, let previous = stamp.localInstant(assumingYear: year - 1) {
        local = previous
      }
    }
    if latest.map({ local > $0 }) ?? true { latest = local }
    return place(local, stamp)
  }

  private mutating func resolveTimeOfDay(_ stamp: CivilStamp) -> EventTime? {
    sawTimeOnly = true
    var day = dayOfTimeOnly ?? Calendar.daysSinceEpoch(year: Self.stand, month: 1, day: 2)
    if dayOfTimeOnly != nil {
      if latestTimeOfDay - stamp.timeOfDay > Self.halfDay {
        day += 1
      } else if stamp.timeOfDay - latestTimeOfDay > Self.halfDay {
        // A row of before midnight that stands behind it.
        return time(LogInstant(nanoseconds: Int64(day - 1) * 86_400_000_000_000 + stamp.timeOfDay), .local, stamp)
      }
    }
    dayOfTimeOnly = day
    latestTimeOfDay = stamp.timeOfDay
    return time(LogInstant(nanoseconds: Int64(day) * 86_400_000_000_000 + stamp.timeOfDay), .local, stamp)
  }

  private func place(_ local: LogInstant, _ stamp: CivilStamp) -> EventTime {
    guard let offset = stamp.offsetSeconds ?? options.offset?(local + shift) else { return time(local, .local, stamp) }
    return time(local - .seconds(Int64(offset)), .absolute, stamp)
  }

  private func time(_ instant: LogInstant, _ frame: TimeFrame, _ stamp: CivilStamp) -> EventTime {
    EventTime(instant: instant, frame: frame, granularity: stamp.granularity)
  }

  /// Takes a real instant from a message at `time` as evidence of the year: the year that puts them nearest together.
  ///
  /// Sound as long as messages tell of instants less than half a year away.
  package mutating func learnYear(from instant: LogInstant, at time: EventTime) {
    guard !yearIsKnown, !sawTimeOnly else { return }
    let real = Calendar.date(daysSinceEpoch: Self.days(instant)).year
    let stood = Calendar.date(daysSinceEpoch: Self.days(time.instant))
    var best: LogDuration?
    for candidate in [real - 1, real, real + 1] where stood.day <= Calendar.daysInMonth(stood.month, year: candidate) {
      let days = Calendar.daysSinceEpoch(year: candidate, month: stood.month, day: stood.day) - Self.days(time.instant)
      let shift = LogDuration.seconds(Int64(days) * 86_400)
      if best.map({ (time.instant + shift - instant).magnitude < (time.instant + $0 - instant).magnitude }) ?? true {
        best = shift
      }
    }
    guard let best else { return }
    shift = best
    yearIsKnown = true
  }

  /// A real instant on the timeline.
  package func onTimeline(_ instant: LogInstant) -> LogInstant { instant - shift }

  /// A point of the timeline as a real time, or `nil` where its year or date is not known.
  package func shown(_ instant: LogInstant) -> LogInstant? { yearIsKnown && !sawTimeOnly ? instant + shift : nil }

  private static func days(_ instant: LogInstant) -> Int {
    let day: Int64 = 86_400_000_000_000
    return Int(instant.nanoseconds >= 0 ? instant.nanoseconds / day : (instant.nanoseconds - day + 1) / day)
  }
}
