/// A moment as reports print and draw it.
package struct TimelinePoint: Hashable, Sendable {
  /// The real moment; where the year or the date is not known, one that keeps order and distance.
  package var instant: LogInstant
  package var frame: TimeFrame
  package var granularity: LogDuration
  /// True if its year and date are known.
  package var isReal: Bool
  /// The day of the capture, if stamps have no date.
  package var day: Int?

  package init(instant: LogInstant, frame: TimeFrame, granularity: LogDuration, isReal: Bool, day: Int? = nil) {
    self.instant = instant
    self.frame = frame
    self.granularity = granularity
    self.isReal = isReal
    self.day = day
  }

  /// True if both lie on one ruler.
  package func isComparable(with other: Self) -> Bool { frame == other.frame && isReal == other.isReal }

  /// ISO 8601; without the year if it is unknown.
  package var text: String {
    let text = TimeText.instant(instant, frame, step: granularity)
    guard !isReal else { return text }
    guard let day else { return "(year unknown) " + String(text.dropFirst(5)) }
    return (day == 1 ? "(date unknown) " : "(date unknown, day \(day)) ") + String(text.dropFirst(11))
  }
}
