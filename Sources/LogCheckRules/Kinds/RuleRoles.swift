package import LogCheckModel

/// The parts that events play in a rule, as far as its kind shows them.
package struct RuleRoles {
  /// Without these the rule has nothing to say.
  package internal(set) var triggers: Set<EventTypeID> = []
  /// Without these nothing passes; they are no triggers.
  package internal(set) var answers: Set<EventTypeID> = []
  /// The answers of each step that must be there, in order.
  package internal(set) var steps: [Set<EventTypeID>] = []
  /// True if an instance without its answer must fail once time has gone on far enough.
  package internal(set) var isDue = false
  /// True if an instance that passed stays so whatever follows.
  package internal(set) var passesAreFinal = false
  /// True if there must be one of the answers or counted events, and no second one.
  package internal(set) var isUnique = false
  /// The counted events, if `isUnique`.
  package internal(set) var counted: Set<EventTypeID> = []

  package init() {}
}
