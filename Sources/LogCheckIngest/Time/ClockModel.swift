package import LogCheckModel

/// The known facts about the clock of a capture from outside it.
package struct ClockOptions: Sendable {
  /// The year of the first stamp without one.
  package var year: Int?
  /// The day of the first stamp without a date; its year is that of ``year``, too.
  package var date: CivilDay?
  /// Seconds east of UTC for a local time without a zone; `nil` where the zone is not known.
  package var offset: (@Sendable (_ local: LogInstant) -> Int?)?

  package init(
    year: Int? = nil, date: CivilDay? = nil, offset: (@Sendable (_ local: LogInstant) -> Int?)? = nil
  ) {
    self.year = year ?? date?.year
    self.date = date
    self.offset = offset
  }
}

/// Turns the stamps of one capture into points of its timeline.
///
/// Nothing is taken from the day on which the tool runs. If stamps have no year, the timeline runs in an assumed year
/// until a stamp or an instant in a message gives the real one (``learnYear(from:at:)``); if they have no date, days
/// are counted from midnights passed, in a separate frame; if they have no zone, the timeline is local. ``shown(_:)``
/// turns its points into real ones.
package struct ClockModel: Sendable {
  private let options: ClockOptions
  /// The year of the next stamp without one, in the calendar that stamps are read by.
  private var year: Int
  /// The calendar that stamps are read by, minus the timeline.
  private var basis = LogDuration.zero
  private var knowledge = YearKnowledge.none
  private var latest: LogInstant?
  /// The offset of the last stamp that was resolved, in seconds east of UTC; `nil` where it has a date and no zone, or no date.
  package private(set) var lastOffset: Int?
  private var dayOfTimeOnly: Int?
  private var latestTimeOfDay: Int64 = 0
  /// The zone of the first stamp without a date that has a zone.
  private var offsetOfTimeOnly: Int?

  /// The source from which the year of the timeline is known.
  private enum YearKnowledge {
    /// No dated stamp has come yet.
    case none
    /// Only stamps without a year came: the timeline runs in an assumed year.
    case open
    /// Messages gave different years: nothing more is learnt.
    case disputed
    /// An instant in a message gave the year.
    case learnt
    /// A stamp or the user gave the year.
    case stated
  }

  /// The year in which stamps without one are placed until it is learnt: the leap one when 29 February comes.
  private static let assumedYear = TimeText.unknownYear
  private static let assumedLeapYear = 2000
  private static let day: Int64 = 86_400_000_000_000
  private static let halfYear = LogDuration.seconds(182 * 86_400)
  private static let halfDay: Int64 = 43_200_000_000_000
  /// An instant gives the year if it lies so near a stamp in some year: the plugin speaks of today and tomorrow.
  private static let nearness = LogDuration.seconds(2 * 86_400)
  /// Instants before it are placeholders (0, 1970, 2001), not times: no phone that this tool reads about is older.
  private static let earliestYear = 2007

  package init(_ options: ClockOptions = ClockOptions()) {
    self.options = options
    year = options.year ?? Self.assumedYear
    if options.year != nil { knowledge = .stated }
  }

  /// The offset that was given for stamps without a zone, in seconds east of UTC; `nil` where none was.
  package func statedOffset(atLocal local: LogInstant) -> Int? { options.offset?(local) }

  package var yearIsKnown: Bool { knowledge == .learnt || knowledge == .stated }

  /// Real time minus timeline.
  private var shift: LogDuration { yearIsKnown ? basis : .zero }

  /// The point of a stamp on the timeline; `nil` for 29 February in a year that is known to have none.
  package mutating func resolve(_ stamp: CivilStamp) -> EventTime? {
    lastOffset = nil
    guard stamp.month != nil else { return resolveTimeOfDay(stamp) }
    if let stated = stamp.year {
      state(stated, stamp)
    } else if knowledge == .none {
      knowledge = .open
    }
    if stamp.year == nil, !yearIsKnown, stamp.month == 2, stamp.day == 29, !Calendar.isLeap(year) { moveToLeapYear() }
    guard var point = point(of: stamp, year) else { return nil }
    if stamp.year == nil, let latest {
      // A jump over half a year is a New Year between the lines, in either direction.
      if latest - point > Self.halfYear, let next = self.point(of: stamp, year + 1) {
        year += 1
        point = next
      } else if point - latest > Self.halfYear, let previous = self.point(of: stamp, year - 1) {
        point = previous
      }
    }
    if latest.map({ point > $0 }) ?? true { latest = point }
    guard let offset = stamp.offsetSeconds ?? options.offset?(point + shift) else { return time(point, .local, stamp) }
    lastOffset = offset
    return time(point - .seconds(Int64(offset)), .absolute, stamp)
  }

  /// The calendar that stamps are read by, minus the timeline: it changes when their year becomes known.
  package var calendar: LogDuration { basis }

  /// The time on the wall that a stamp shows, in the calendar that stamps are read by; `time` is its point. `nil` without a date.
  package func shown(_ stamp: CivilStamp, at time: EventTime) -> LogInstant? {
    guard stamp.month != nil else { return nil }
    if let year = stamp.year { return stamp.localInstant(assumingYear: year) }
    // Its zone may put it into another year than UTC.
    let near = time.instant + basis
    let year = Calendar.date(daysSinceEpoch: Self.days(near)).year
    return [year - 1, year, year + 1].compactMap { stamp.localInstant(assumingYear: $0) }
      .min { ($0 - near).magnitude < ($1 - near).magnitude }
  }

  private func point(of stamp: CivilStamp, _ year: Int) -> LogInstant? {
    stamp.localInstant(assumingYear: year).map { $0 - basis }
  }

  /// A stamp states its year: the year of the stamps around it is known.
  private mutating func state(_ stated: Int, _ stamp: CivilStamp) {
    switch knowledge {
    case .open, .disputed:
      // The year that puts this stamp nearest before or after the last one.
      if let latest, let real = stamp.localInstant(assumingYear: stated) { settle(near: real, at: latest, .stated) }
    case .none, .learnt, .stated: break
    }
    knowledge = .stated
    year = stated
  }

  /// The point of a real time that a record without a stamp gives for itself; `nil` if it cannot be put among the
  /// stamps.
  package mutating func resolve(reported instant: LogInstant, _ frame: TimeFrame) -> EventTime? {
    switch knowledge {
    case .none:
      year = Calendar.date(daysSinceEpoch: Self.days(instant)).year
      knowledge = .stated
    case .open, .disputed:
      guard let latest, nearestShift(of: instant, at: latest) != nil else { return nil }
      settle(near: instant, at: latest, .stated)
    case .learnt, .stated: break
    }
    let point = instant - shift
    if latest.map({ point > $0 }) ?? true { latest = point }
    return EventTime(instant: point, frame: frame, granularity: .zero)
  }

  private mutating func moveToLeapYear() {
    basis =
      basis
      + .seconds(
        Int64(
          Calendar.daysSinceEpoch(year: Self.assumedLeapYear, month: 1, day: 1)
            - Calendar.daysSinceEpoch(year: year, month: 1, day: 1)) * 86_400)
    year = Self.assumedLeapYear
  }

  private mutating func resolveTimeOfDay(_ stamp: CivilStamp) -> EventTime? {
    var day = dayOfTimeOnly ?? firstDay ?? Self.firstUndatedDay
    let timeOfDay = evenTimeOfDay(stamp)
    if dayOfTimeOnly != nil {
      if latestTimeOfDay - timeOfDay > Self.halfDay {
        day += 1
      } else if timeOfDay - latestTimeOfDay > Self.halfDay {
        // A line from before midnight that comes after it.
        return undated(day - 1, timeOfDay, stamp)
      }
    }
    dayOfTimeOnly = day
    latestTimeOfDay = timeOfDay
    return undated(day, timeOfDay, stamp)
  }

  /// The day that the user gave for the first stamp without a date.
  private var firstDay: Int? {
    options.date.map { Calendar.daysSinceEpoch(year: $0.year, month: $0.month, day: $0.day) }
  }

  /// A time of a day; if the user gave the first one, a time like that of a stamp with a date.
  private mutating func undated(_ day: Int, _ timeOfDay: Int64, _ stamp: CivilStamp) -> EventTime {
    let local = LogInstant(nanoseconds: Int64(day) * Self.day + timeOfDay)
    guard options.date != nil else { return time(local, .undated, stamp) }
    if latest.map({ local > $0 }) ?? true { latest = local }
    guard let offset = offsetOfTimeOnly ?? options.offset?(local) else { return time(local, .local, stamp) }
    lastOffset = stamp.offsetSeconds ?? offset
    return time(local - .seconds(Int64(offset)), .absolute, stamp)
  }

  /// The time of day in the zone of the first stamp that has one, so that a journey is not a step of the clock.
  private mutating func evenTimeOfDay(_ stamp: CivilStamp) -> Int64 {
    guard let offset = stamp.offsetSeconds else { return stamp.timeOfDay }
    let first = offsetOfTimeOnly ?? offset
    offsetOfTimeOnly = first
    let shifted = (stamp.timeOfDay + Int64(first - offset) * 1_000_000_000) % Self.day
    return shifted < 0 ? shifted + Self.day : shifted
  }

  /// The day from which days of stamps without a date are counted.
  private static let firstUndatedDay = Calendar.daysSinceEpoch(year: assumedYear, month: 1, day: 2)

  /// The day of the capture of an undated time, from 1; 0 for lines of the evening before that come after the first.
  package static func dayNumber(_ time: EventTime) -> Int { days(time.instant) - firstUndatedDay + 1 }

  private func time(_ instant: LogInstant, _ frame: TimeFrame, _ stamp: CivilStamp) -> EventTime {
    EventTime(instant: instant, frame: frame, granularity: stamp.granularity)
  }

  /// Takes a real instant from a message at `time` as evidence of the year: the year that puts them within two days of
  /// each other. An instant further off is ignored. Two that give different years leave it open for the rest of the
  /// capture.
  package mutating func learnYear(from instant: LogInstant, at time: EventTime) {
    guard time.frame != .undated, Calendar.date(daysSinceEpoch: Self.days(instant)).year >= Self.earliestYear else {
      return
    }
    switch knowledge {
    case .open: settle(near: instant, at: time.instant, .learnt)
    case .learnt:
      if (time.instant + basis - instant).magnitude > Self.halfYear, nearestShift(of: instant, at: time.instant) != nil
      {
        knowledge = .disputed
      }
    case .none, .disputed, .stated: return
    }
  }

  private mutating func settle(near real: LogInstant, at point: LogInstant, _ found: YearKnowledge) {
    let before = Calendar.date(daysSinceEpoch: Self.days(point + basis)).year
    guard let shift = found == .stated ? bestShift(of: real, at: point) : nearestShift(of: real, at: point) else {
      return
    }
    let after = Calendar.date(daysSinceEpoch: Self.days(point + shift)).year
    basis = shift
    year += after - before
    knowledge = found
  }

  /// ``bestShift(of:at:)`` where it brings both within reach of each other.
  private func nearestShift(of real: LogInstant, at point: LogInstant) -> LogDuration? {
    bestShift(of: real, at: point).flatMap { (point + $0 - real).magnitude <= Self.nearness ? $0 : nil }
  }

  /// By how much the timeline must be moved to put its point, in some year, nearest to a real instant.
  private func bestShift(of real: LogInstant, at point: LogInstant) -> LogDuration? {
    let assumed = Calendar.date(daysSinceEpoch: Self.days(point + basis))
    let realYear = Calendar.date(daysSinceEpoch: Self.days(real)).year
    var best: LogDuration?
    for candidate in [realYear - 1, realYear, realYear + 1]
    where assumed.day <= Calendar.daysInMonth(assumed.month, year: candidate) {
      let days = Calendar.daysSinceEpoch(year: candidate, month: assumed.month, day: assumed.day) - Self.days(point)
      let shift = LogDuration.seconds(Int64(days) * 86_400)
      if best.map({ (point + shift - real).magnitude < (point + $0 - real).magnitude }) ?? true { best = shift }
    }
    return best
  }

  /// A real instant as the timeline has it. If the year of the stamps is unknown, it cannot be put among them: its
  /// frame then says that it may be compared only with its like.
  package func placed(_ instant: LogInstant, _ frame: TimeFrame) -> (instant: LogInstant, frame: TimeFrame) {
    switch knowledge {
    case .none, .open, .disputed: (instant, frame == .local ? .unplacedLocal : .unplacedAbsolute)
    case .learnt, .stated: (instant - shift, frame)
    }
  }

  /// A time as a real one, or `nil` where its year or date is not known.
  package func shown(_ time: EventTime) -> LogInstant? {
    switch time.frame {
    case .undated: nil
    case .unplacedAbsolute, .unplacedLocal: time.instant
    case .absolute, .local: yearIsKnown ? time.instant + shift : nil
    }
  }

  private static func days(_ instant: LogInstant) -> Int {
    let (days, rest) = instant.nanoseconds.quotientAndRemainder(dividingBy: day)
    return Int(rest < 0 ? days - 1 : days)
  }
}
