package import LogCheckModel

/// Runs whose last notifications were bad, with one cause.
package struct EndingTotals: Mergeable {
  package var stopped = 0
  package var lostContent = 0
  /// The last notifications of these runs.
  package var notifications = 0
  /// Runs in which the cause is certain, and in which it is probable.
  package var certain = 0
  package var probable = 0
  package var side: OutcomeSide?
  /// The first in the order of their bytes; versions of the rules may word it differently.
  package var title: String?
  /// The first and the last of the days since which it is so.
  package var since = DaySpan()
  /// The line that shows it in one of the runs: the first in the order of paths.
  package var example: EndingExample?

  package init() {}

  init(_ ending: OutcomeEnding, _ cause: RecordedCause?, in record: AuditRecord?) {
    stopped = ending.kind == .stopped ? 1 : 0
    lostContent = ending.kind == .lostContent ? 1 : 0
    notifications = ending.notifications
    certain = cause?.certainty == .shown ? 1 : 0
    probable = cause?.certainty == .fits ? 1 : 0
    side = cause?.side
    title = cause?.title
    since = DaySpan(ending.since)
    example = record.map { record in
      let line = cause?.line ?? 0
      return EndingExample(capture: line > 0 ? cause?.capture ?? record.id : record.id, line: line)
    }
  }

  package var runs: Int {
    var sum = stopped
    BoundedCount.add(lostContent, to: &sum)
    return sum
  }

  package mutating func add(_ other: Self) {
    BoundedCount.add(other.stopped, to: &stopped)
    BoundedCount.add(other.lostContent, to: &lostContent)
    BoundedCount.add(other.notifications, to: &notifications)
    BoundedCount.add(other.certain, to: &certain)
    BoundedCount.add(other.probable, to: &probable)
    side = Self.first(side, other.side) { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
    title = Self.first(title, other.title) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    since.add(other.since)
    example = Self.first(example, other.example, <)
  }

  private static func first<Value>(_ left: Value?, _ right: Value?, _ precedes: (Value, Value) -> Bool) -> Value? {
    guard let left, let right else { return left ?? right }
    return precedes(right, left) ? right : left
  }
}

/// A line of a capture, or a capture.
package struct EndingExample: Hashable, Comparable, Sendable {
  /// Untrusted text.
  package var capture: String
  /// From 1; 0 for the capture as a whole.
  package var line: Int

  package init(capture: String, line: Int) {
    self.capture = capture
    self.line = line
  }

  package static func < (left: Self, right: Self) -> Bool {
    if left.capture.utf8.elementsEqual(right.capture.utf8) { return left.line < right.line }
    return left.capture.utf8.lexicographicallyPrecedes(right.capture.utf8)
  }
}
