package import LogCheckModel

/// Never more, or fewer, than so many at a time.
package struct GaugeRule: Sendable {
  package struct Value: Sendable {
    package var event: EventSelector
    /// A number.
    package var value: Expression

    package init(event: EventSelector, value: Expression) {
      self.event = event
      self.value = value
    }
  }

  package var up: [EventSelector]
  package var down: [EventSelector]
  package var set: Value?
  package var resetOn: EventSelector?
  package var minimum: Int?
  package var maximum: Int?
  /// All events that change the count, but those that reset it.
  package var counted: EventSelector

  package init(up: [EventSelector], down: [EventSelector], set: Value?, mark: SourceMark) {
    self.up = up
    self.down = down
    self.set = set
    var types: [EventTypeID] = []
    for type in (up + down).flatMap(\.types) + (set?.event.types ?? []) where !types.contains(type) {
      types.append(type)
    }
    counted = EventSelector(types: types, mark: mark)
  }
}
