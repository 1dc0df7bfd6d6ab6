package import LogCheckModel

/// An event before the verdict on a trigger that decides whether, and how surely, the trigger is judged.
package struct GivenEvent: Sendable {
  /// Its guard sees the trigger.
  package var event: EventSelector
  /// The consequence if there was such an event.
  package var found: Effect
  /// The consequence without such an event.
  package var missing: Effect

  package init(event: EventSelector, found: Effect, missing: Effect) {
    self.event = event
    self.found = found
    self.missing = missing
  }

  package enum Effect: Hashable, Sendable {
    /// The trigger is judged.
    case judge
    /// The rule is not about this trigger.
    case skip
    /// A failure is inconclusive for this reason.
    case open(InconclusiveReason)
  }

  /// The reasons that rule files can name.
  static let reasons: [InconclusiveReason] = [.start, .clock, .environment, .ambiguous, .notCaptured]
  /// The words of rule files.
  static let words: [(String, Effect)] =
    [("judge", Effect.judge), ("skip", .skip)] + reasons.map { ($0.rawValue, .open($0)) }
}
