import LogCheckModel

/// Some of the states of a machine.
struct StateSet: Hashable {
  private var bits: UInt64 = 0

  init(_ states: some Sequence<Int>) {
    for state in states { insert(state) }
  }

  init(all count: Int) { self.init(0..<count) }

  var isEmpty: Bool { bits == 0 }

  /// The state, where there is only one.
  var only: Int? { bits.nonzeroBitCount == 1 ? bits.trailingZeroBitCount : nil }

  func contains(_ state: Int) -> Bool { (0..<64).contains(state) && bits & (1 << UInt64(state)) != 0 }

  mutating func insert(_ state: Int) {
    if (0..<64).contains(state) { bits |= 1 << UInt64(state) }
  }

  mutating func formUnion(_ other: Self) { bits |= other.bits }
}

/// The states of a machine and the arrows between them.
struct StateTable {
  struct Arrow {
    var label: Int
    var target: Int
  }

  let states: [String]
  let initial: Int
  /// By state.
  let arrows: [[Arrow]]
  let ignoresOthers: Bool
  let final: StateSet

  /// The possible states after an event.
  struct Step {
    var next = StateSet([])
    /// The reason why it is doubtful which event it was.
    var doubt: InconclusiveReason?
    /// True if some state had no transition for the event, or may have had none.
    var isRefused = false
    /// True if an arrow was followed for sure, wherever things were.
    var isMove = true
  }

  var all: StateSet { StateSet(all: states.count) }

  /// Follows the arrows of the labels that an event has; `nil` when it has none.
  func step(from states: StateSet, _ labels: [Truth]) -> Step? {
    guard labels.contains(where: { $0 != .no }) else { return nil }
    var step = Step()
    for case .unknown(let reason) in labels { step.doubt = step.doubt ?? reason }
    let isSure = labels.contains(.yes)
    for state in self.states.indices where states.contains(state) {
      var hasMoved = false
      for arrow in arrows[state] where labels[arrow.label] != .no {
        step.next.insert(arrow.target)
        if labels[arrow.label] == .yes { hasMoved = true }
      }
      if hasMoved { continue }
      step.isMove = false
      if ignoresOthers {
        step.next.insert(state)
      } else {
        step.isRefused = true
        // It may not have been one of the events.
        if !isSure { step.next.insert(state) }
      }
    }
    return step
  }

  /// The names of some states, for messages.
  func names(_ states: StateSet) -> String {
    let names = self.states.indices.filter { states.contains($0) }.map { "`\(self.states[$0])`" }
    return names.count > 4 ? "any of \(names.count) states" : names.joined(separator: " or ")
  }
}
