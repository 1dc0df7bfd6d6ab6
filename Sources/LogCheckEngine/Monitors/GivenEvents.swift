import LogCheckModel
import LogCheckRules

/// The events that a rule wants to have seen, or not to have seen, before its verdict.
struct GivenEvents {
  private let items: [Item]
  /// Events by which the rule is not about a trigger.
  private let excusing: [EventTypeID]
  /// By item, in the order in which they came.
  private var seen: [[Event]]
  private var wereEvicted: [Bool]

  private struct Item {
    var event: CompiledSelector
    var found: GivenEvent.Effect
    var missing: GivenEvent.Effect
  }

  init(_ events: [(event: CompiledSelector, found: GivenEvent.Effect, missing: GivenEvent.Effect)]) {
    items = events.map { Item(event: $0.event, found: $0.found, missing: $0.missing) }
    excusing = items.filter { $0.found == .skip }.flatMap(\.event.types)
    seen = [[Event]](repeating: [], count: items.count)
    wereEvicted = [Bool](repeating: false, count: items.count)
  }

  var isEmpty: Bool { items.isEmpty }

  /// True if an event of that type is remembered.
  func wants(_ event: Event) -> Bool { items.contains { $0.event.types.contains(event.type) } }

  mutating func remember(_ event: Event) {
    for index in items.indices where items[index].event.types.contains(event.type) {
      if seen[index].count >= RuleContext.instanceLimit {
        seen[index].removeFirst(RuleContext.instanceLimit / 2)
        wereEvicted[index] = true
      }
      seen[index].append(event)
    }
  }

  /// The consequence for the events bound: the rule is about them or not, or a failure is open.
  func effect(bound: [Event?], with evaluator: Evaluator) -> GivenEvent.Effect {
    var result = GivenEvent.Effect.judge
    for index in items.indices {
      switch effect(of: index, bound, with: evaluator) {
      case .judge: break
      case .skip: return .skip
      case .open(let reason): if result == .judge { result = .open(reason) }
      }
    }
    return result
  }

  /// The same for a failure: it is open if an event by which the rule would not be about them may be among missing lines.
  func effect(
    bound: [Event?], onFailureAt time: EventTime?, _ coverage: Coverage, with evaluator: Evaluator
  ) -> GivenEvent.Effect {
    let effect = effect(bound: bound, with: evaluator)
    guard effect == .judge, !excusing.isEmpty,
      let reason = coverage.gapReason(of: excusing, from: nil, to: time)
    else { return effect }
    return .open(reason)
  }

  private func effect(of index: Int, _ bound: [Event?], with evaluator: Evaluator) -> GivenEvent.Effect {
    let item = items[index]
    var doubt: InconclusiveReason? = wereEvicted[index] ? .evicted : nil
    for event in seen[index].reversed() {
      switch item.event.accepts(event, bound: bound, with: evaluator) {
      case .yes: return item.found
      case .unknown(let reason): doubt = doubt ?? reason
      case .no: break
      }
    }
    guard let doubt, item.missing == .judge || item.found == .judge || item.missing == .skip else {
      return item.missing
    }
    return .open(doubt)
  }
}
