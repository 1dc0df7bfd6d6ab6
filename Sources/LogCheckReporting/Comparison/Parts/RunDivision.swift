package import LogCheckModel

/// Two parts of a run that are compared.
package enum RunDivision: Sendable {
  /// Two days, as lines show them.
  case days(ShownTime, ShownTime)
  /// Before and from a day or a time, as lines show it.
  case shown(ShownTime)
  /// Before and from an instant in UTC.
  case instant(LogInstant)

  /// A moment in UTC and on the wall.
  struct Moment {
    var instant: LogInstant
    var shown: LogInstant
  }

  /// The division on the rulers of a capture.
  struct Settled {
    fileprivate enum Ends {
      /// The beginnings of two days.
      case days(LogInstant, LogInstant)
      case shown(LogInstant)
      case instant(LogInstant)
    }

    fileprivate var ends: Ends

    private static let day = LogDuration.seconds(86_400)

    var isOfDays: Bool { if case .days = ends { true } else { false } }

    func side(of moment: Moment) -> ComparedSide? {
      switch ends {
      case .days(let first, let second):
        if moment.shown >= first, moment.shown < first + Self.day { return .first }
        return moment.shown >= second && moment.shown < second + Self.day ? .second : nil
      case .shown(let time): return moment.shown < time ? .first : .second
      case .instant(let time): return moment.instant < time ? .first : .second
      }
    }

    /// The parts in words; without the year where nothing shows it.
    var names: (first: String, second: String) {
      switch ends {
      case .days(let first, let second): return (Self.date(first), Self.date(second))
      case .shown(let time):
        let isMidnight = ShownTime.midnight(before: time) == time
        let name = isMidnight ? Self.date(time) : Self.date(time) + " " + Self.clock(time)
        return ("before \(name)", "from \(name) on")
      case .instant(let time):
        let name = TimeText.inSentence(time, .absolute)
        return ("before \(name)", "from \(name) on")
      }
    }

    /// The day of a time on the wall.
    static func date(_ shown: LogInstant) -> String { OutcomeDays.day(shown, .zero) }

    /// The time of the day of a time on the wall, in minutes.
    static func clock(_ shown: LogInstant) -> String {
      String(TimeText.instant(shown, .local, step: .seconds(1)).dropFirst(11).prefix(5))
    }

    /// The part in which no line can lie, in words; `nil` if lines reach into both. The span is a time on the wall, as is `shown` of an
    /// instant.
    func partOutside(of span: (first: LogInstant, last: LogInstant), shown: (LogInstant) -> LogInstant) -> String? {
      let time: LogInstant
      switch ends {
      case .days(let first, let second):
        return [first, second].first { $0 + Self.day <= span.first || $0 > span.last }.map { "on \(Self.date($0))" }
      case .shown(let at): time = at
      case .instant(let instant): time = shown(instant)
      }
      return time <= span.first ? names.first : time > span.last ? names.second : nil
    }
  }

  /// Finds the days of a capture whose lines reach from `first` on; a day without a year is the nearest to it. Where lines show no year,
  /// a typed one is taken for theirs.
  func settled(from first: LogInstant) -> Settled? {
    let isYearKnown = !TimeText.isYearUnknown(TimeText.instant(first, .local))
    func found(_ typed: ShownTime) -> LogInstant? {
      guard isYearKnown, let year = typed.year else { return typed.nearest(to: first) }
      return typed.instant(in: year)
    }
    switch self {
    case .days(let one, let other):
      guard let one = found(one), let other = found(other) else { return nil }
      return Settled(ends: .days(one, other))
    case .shown(let time): return found(time).map { Settled(ends: .shown($0)) }
    case .instant(let instant): return Settled(ends: .instant(instant))
    }
  }
}
