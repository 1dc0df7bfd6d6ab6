package import LogCheckModel

/// The parts that events play in a rule, as far as its kind shows them.
package struct RuleRoles {
  /// The events without which the rule judges nothing.
  package internal(set) var triggers: Set<EventTypeID> = []
  /// The events without which nothing passes; they are not triggers.
  package internal(set) var answers: Set<EventTypeID> = []
  /// The answers of each step that must be there, in order.
  package internal(set) var steps: [Set<EventTypeID>] = []
  /// True if an instance without its answer must fail once time has gone on far enough.
  package internal(set) var isDue = false
  /// True if no later event changes an instance that passed.
  package internal(set) var passesAreFinal = false
  /// True if exactly one of the answers or counted events must occur.
  package internal(set) var isUnique = false
  /// The counted events, if `isUnique`.
  package internal(set) var counted: Set<EventTypeID> = []

  package init() {}

  /// Those of a kind whose rules judge each of these events, and wait for no other.
  init(triggers event: EventSelector) { triggers = Set(event.types) }
}
