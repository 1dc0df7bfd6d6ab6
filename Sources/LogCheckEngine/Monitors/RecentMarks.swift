import LogCheckModel

/// The last events of a kind, oldest first.
struct RecentMarks {
  /// The stored part of an event.
  struct Mark {
    var evidence: Evidence
    /// The reason why it may not count.
    var doubt: InconclusiveReason?
    /// The number of clock steps when it came.
    private var clockSteps: Int

    init(_ event: Event, doubt: InconclusiveReason?, in source: SourceState) {
      evidence = Evidence(role: .deciding, event: event)
      self.doubt = doubt
      clockSteps = source.coverage.clockSteps
    }

    /// Yes if a later event is no farther away than `length`.
    func reaches(_ later: Self, _ length: EvalValue) -> Truth {
      guard clockSteps == later.clockSteps else { return .unknown(.clock) }
      return TimeBound(length, after: evidence.time).admits(later.evidence.time)
    }

    func evidence(as role: Evidence.Role) -> Evidence {
      var evidence = evidence
      evidence.role = role
      return evidence
    }

    /// The time to a later event, for messages.
    func distance(to later: Self) -> String {
      guard let from = evidence.time, let to = later.evidence.time, from.frame == to.frame else { return "" }
      let (length, overflow) = to.instant.nanoseconds.subtractingReportingOverflow(from.instant.nanoseconds)
      return overflow ? "" : " in \(TimeText.duration(LogDuration(nanoseconds: length)))"
    }
  }

  private var marks: [Mark] = []
  /// Marks before it are given up; they are moved out of the way only when they are half of all.
  private var start = 0

  var count: Int { marks.count - start }

  /// The last one, the one before it (2), and so on.
  func last(_ position: Int) -> Mark? { position > 0 && position <= count ? marks[marks.count - position] : nil }

  /// Adds one, and gives up the oldest beyond `limit`.
  mutating func append(_ mark: Mark, keeping limit: Int) {
    marks.append(mark)
    if count > limit { start += 1 }
    tidy()
  }

  /// Gives up the oldest as long as `isGone` says so.
  mutating func drop(while isGone: (Mark) -> Bool) {
    while start < marks.count, isGone(marks[start]) { start += 1 }
    tidy()
  }

  private mutating func tidy() {
    guard start > marks.count / 2 else { return }
    marks.removeFirst(start)
    start = 0
  }
}
