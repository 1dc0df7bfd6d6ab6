/// Values that were seen and values that are meant, compared as sets.
package struct SetRule: Sendable {
  package var collected: Collected
  package var relation: Relation
  package var other: Other
  package var scope: CountRule.Scope

  package init(collected: Collected, relation: Relation, other: Other, scope: CountRule.Scope) {
    self.collected = collected
    self.relation = relation
    self.other = other
    self.scope = scope
  }

  /// Events and the value that each of them adds; a list adds its items.
  package struct Collected: Sendable {
    package var event: EventSelector
    package var value: Expression

    package init(event: EventSelector, value: Expression) {
      self.event = event
      self.value = value
    }
  }

  /// How the values collected stand to the others.
  package enum Relation: String, Sendable, CaseIterable { case equal, subset, superset, disjoint }

  /// What the values are compared with.
  package enum Other: Sendable {
    case values([Literal])
    case collected(Collected)
  }
}
