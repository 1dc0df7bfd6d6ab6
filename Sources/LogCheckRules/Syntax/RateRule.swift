/// No more than so many in so long a time.
package struct RateRule: Sendable {
  package var event: EventSelector
  package var maximum: Int
  /// A duration.
  package var length: Expression

  package init(event: EventSelector, maximum: Int, length: Expression) {
    self.event = event
    self.maximum = maximum
    self.length = length
  }
}
