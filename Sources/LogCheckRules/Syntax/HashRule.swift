package import LogCheckModel

/// Hashes that are told, compared with each other; none is computed anew.
package struct HashRule: Sendable {
  package var event: EventSelector
  package var value: Expression
  /// What the event tells of the value before it.
  package var previous: Expression?
  /// What the first event of a chain tells as the value before it.
  package var genesis: LogText?
  package var sameAs: SetRule.Collected?
  /// A pattern of the value.
  package var shape: String?

  package init(event: EventSelector, value: Expression) {
    self.event = event
    self.value = value
  }
}
