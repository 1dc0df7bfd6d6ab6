package import LogCheckModel

/// Events may come only where an arrow leads on from the state in which things are.
package struct MachineRule: Sendable {
  package struct Arrow: Sendable {
    /// Index into the rule's labels.
    package var label: Int
    /// Index into the rule's states.
    package var target: Int

    package init(label: Int, target: Int) {
      self.label = label
      self.target = target
    }
  }

  package struct Stay: Sendable {
    package var state: Int
    /// A duration.
    package var longest: Expression

    package init(state: Int, longest: Expression) {
      self.state = state
      self.longest = longest
    }
  }

  /// At most 64.
  package var states: [String]
  package var initial: Int
  /// The events that stand at arrows, each once.
  package var labels: [EventSelector]
  /// All of them together.
  package var alphabet: EventSelector
  /// By state.
  package var arrows: [[Arrow]]
  package var resetOn: EventSelector?
  /// Whether an event without an arrow changes nothing; else it must not come.
  package var ignoresOthers = false
  package var stays: [Stay] = []
  /// Indices of states.
  package var final: [Int]

  package init(
    states: [String], initial: Int, labels: [EventSelector], arrows: [[Arrow]], final: [Int], mark: SourceMark
  ) {
    self.states = states
    self.initial = initial
    self.labels = labels
    self.arrows = arrows
    self.final = final
    var types: [EventTypeID] = []
    for type in labels.flatMap(\.types) where !types.contains(type) { types.append(type) }
    alphabet = EventSelector(types: types, mark: mark)
  }
}
