import LogCheckModel

/// The horizontal positions of conditions in a picture: whole days, or the time between the first and the last moment of one day.
struct ConditionScale {
  /// The width of the picture in its own units.
  static let width = 1_000.0

  private let ruler: TimelinePoint
  private let from: Double
  private let to: Double
  /// The first and the last day, or the first and the last time of the day.
  let ends: (first: String, last: String)
  /// The number of days.
  let days: Int

  /// - Parameter points: The moments that it covers; those of another ruler than the first have no position.
  init?(_ points: [TimelinePoint]) {
    guard let ruler = points.first else { return nil }
    let own = points.filter { $0.isComparable(with: ruler) }
    guard let first = own.min(by: { $0.instant < $1.instant }), let last = own.max(by: { $0.instant < $1.instant })
    else { return nil }
    self.ruler = ruler
    let (firstDay, lastDay) = (DayName(first), DayName(last))
    let count = lastDay.number.subtractingReportingOverflow(firstDay.number)
    days = count.overflow ? .max : count.partialValue + 1
    if days == 1 {
      from = Double(first.instant.nanoseconds)
      to = max(from + 60e9, Double(last.instant.nanoseconds))
      ends = (ConditionWords.moment(first), ConditionWords.moment(last))
    } else {
      from = Double(firstDay.beginning)
      to = Double(lastDay.beginning) + Double(DayName.length)
      ends = (Self.day(first), Self.day(last))
    }
  }

  private static func day(_ point: TimelinePoint) -> String {
    point.day.map { "day \($0)" } ?? CleanText.line(StoryClock(point).date ?? "")
  }

  /// `nil` for a moment of another ruler.
  func x(_ point: TimelinePoint?) -> Double? {
    guard let point, point.isComparable(with: ruler) else { return nil }
    return x(Double(point.instant.nanoseconds))
  }

  /// The position of the beginning of a day, counted from the first one.
  func x(day: Int) -> Double { x(from + Double(day) * Double(DayName.length)) }

  /// Both ends of the day of a moment; `nil` for one of another ruler.
  func day(_ point: TimelinePoint) -> (from: Double, to: Double)? {
    guard point.isComparable(with: ruler) else { return nil }
    let beginning = Double(DayName(point).beginning)
    return (x(beginning), x(beginning + Double(DayName.length)))
  }

  private func x(_ instant: Double) -> Double {
    min(max((instant - from) / (to - from), 0), 1) * Self.width
  }
}
