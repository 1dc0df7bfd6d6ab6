/// The event that came nearest to what was waited for in vain, and by how much it missed.
package struct NearestCandidate: Hashable, Sendable {
  package enum Miss: Hashable, Sendable {
    /// It came before the wait began.
    case early(LogDuration)
    /// It came in time and is another one: another key, or a condition that it does not meet.
    case unfit
    /// It came after the deadline.
    case late(LogDuration)
  }

  package var event: FindingEvidence
  package var miss: Miss

  package init(event: FindingEvidence, miss: Miss) {
    self.event = event
    self.miss = miss
  }
}

/// An event that came after all, once a failure had been reported.
package struct LateAnswer: Hashable, Sendable {
  /// The rule's id, and the position of the line that began the wait.
  package var rule: String
  package var capture: String
  package var line: Int
  package var candidate: NearestCandidate

  package init(rule: String, capture: String, line: Int, candidate: NearestCandidate) {
    self.rule = rule
    self.capture = capture
    self.line = line
    self.candidate = candidate
  }
}
