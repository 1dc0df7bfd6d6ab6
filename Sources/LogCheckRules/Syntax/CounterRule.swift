/// Each value is compared with the one before.
package struct CounterRule: Sendable {
  package var event: EventSelector
  /// A number, a duration or an instant.
  package var value: Expression
  package var neverFalls = true
  /// The difference that must be; a number or a duration.
  package var step: Expression?
  /// Events of which there must be one at least for each by which the value rises.
  package var risesWith: EventSelector?
  /// Events that tell the same in other lines: the greater of the two numbers counts.
  package var orWith: EventSelector?
  package var resetOn: EventSelector?

  package init(event: EventSelector, value: Expression) {
    self.event = event
    self.value = value
  }
}
