/// The possible meanings of lines of one text that no event explains.
package final class LineMeaning: Sendable {
  /// The certainty that a line is an event, each including those after it.
  package enum Strength: Int, Comparable, Sendable {
    /// It has something in common with the event: matters only where the event never occurs in known words.
    case remote
    /// It could be the event: that the event is missing is no longer proved.
    case possible
    /// It is that event rather than any other.
    case probable

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package struct Candidate: Sendable {
    package var event: EventTypeID
    package var strength: Strength
    /// The evidence for it, for people; words of the line, which may hold anything.
    package var reasons: [String]

    package init(event: EventTypeID, strength: Strength, reasons: [String]) {
      self.event = event
      self.strength = strength
      self.reasons = reasons
    }
  }

  /// The same for all lines of this text in a run of the tool; `nil` where its lines are not kept apart from others.
  package let text: Int?
  /// The best first.
  package let candidates: [Candidate]

  package init(text: Int?, candidates: [Candidate]) {
    self.text = text
    self.candidates = candidates
  }
}

/// A line that no event explains and that may be the event a verdict asks about.
package struct UnknownAnswer: Sendable {
  package var line: Evidence
  package var event: EventTypeID
  package var reasons: [String]
  /// The number of further lines of the stretch that may also be it.
  package var others: Int

  package init(line: Evidence, event: EventTypeID, reasons: [String], others: Int = 0) {
    self.line = line
    self.event = event
    self.reasons = reasons
    self.others = others
  }
}
