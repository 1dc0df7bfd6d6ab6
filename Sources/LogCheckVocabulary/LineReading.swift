package import LogCheckModel

/// The possible meaning of an unknown line.
package struct LineReading: Sendable {
  /// The events that it may be, the best first: those without a denial and with at least ``LineMeasure/suggested`` points, at most six.
  package var candidates: [LineCandidate]
  /// The events that it names and says not to have happened.
  package var denied: [EventTypeID]

  package init(candidates: [LineCandidate] = [], denied: [EventTypeID] = []) {
    self.candidates = candidates
    self.denied = denied
  }
}

/// An event that an unknown line may be.
package struct LineCandidate: Sendable {
  package var event: EventTypeID
  /// 0 to 100; comparable between events of one line, and between lines.
  package var points: Int
  /// True if a missing event of that type may be this line, so that it is no proof that the event is missing.
  package var couldBe: Bool
  /// True if it is that event rather than any other: enough for a suggestion that is accepted unseen.
  package var isProbable: Bool
  /// The evidence for it, the strongest first.
  package var reasons: [LineReason]

  package init(event: EventTypeID, points: Int, couldBe: Bool, isProbable: Bool, reasons: [LineReason]) {
    self.event = event
    self.points = points
    self.couldBe = couldBe
    self.isProbable = isProbable
    self.reasons = reasons
  }
}

/// One thing that a line has in common with an event. The texts are the line's own and may hold anything.
package enum LineReason: Hashable, Sendable {
  /// A word or phrase for what happened: `submitted`.
  case act(String)
  /// A word or phrase for what it happened to: `refresh request`.
  case thing(String)
  /// A word of a code: `SCHEDULED` in `TAG-SCHEDULED:`.
  case code(String)
  /// A key that the event has, or one of the same meaning.
  case key(String)
  /// A value of the type of one of the event's fields.
  case value(String, field: String)
}
