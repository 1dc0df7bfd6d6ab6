/// Something that held from one line to another, or at one line, and can explain what went wrong with notifications.
package struct HeldCondition: Sendable {
  /// A line that shows it, or its end.
  package struct Line: Sendable {
    package var position: LinePosition
    /// In UTC; `nil` where neither the stamp nor a message shows it.
    package var instant: LogInstant?
    /// The stamp of the line.
    package var stamp: EventTime?
    /// The moment as reports print and draw it; `nil` where the line has no time.
    package var point: TimelinePoint?

    package init(position: LinePosition, instant: LogInstant?, stamp: EventTime?) {
      self.position = position
      self.instant = instant
      self.stamp = stamp
    }
  }

  package var explanation: OutcomeExplanation
  /// The explanation if the app ran on a simulator, where that is something else.
  package var onSimulator: OutcomeExplanation?
  package var first: Line
  /// The last line that shows it.
  package var last: Line
  /// The line that ends it; `nil` for a moment, and where it lasts until the end of the capture.
  package var end: Line?
  /// False for a moment, or what is of one run: no rule says what would end it.
  package var lasts: Bool
  /// The number of lines that show it.
  package var lines: Int
  /// Indices into ``DeviceOutcomes/causes``: those that name it.
  package var causes: [Int] = []

  package init(_ explanation: OutcomeExplanation, first: Line, lasts: Bool) {
    self.explanation = explanation
    self.first = first
    self.lasts = lasts
    last = first
    lines = 1
  }

  /// True if it holds at the end of the capture.
  package var isOpen: Bool { lasts && end == nil }

  /// `interval`, `open` or `moment`.
  package var form: String { !lasts ? "moment" : end == nil ? "open" : "interval" }

  /// Its lines, the first one first.
  package var positions: [LinePosition] { [first.position, last.position] + (end.map { [$0.position] } ?? []) }

  /// Changes each of its lines.
  package mutating func changeLines(_ change: (inout Line) -> Void) {
    change(&first)
    change(&last)
    if var line = end {
      change(&line)
      end = line
    }
  }
}
