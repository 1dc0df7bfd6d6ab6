import LogCheckModel
import LogCheckRules

/// The events that a rule wants to have seen, or not to have seen, before its verdict.
struct GivenEvents {
  private let items: [Item]
  /// The indices of the items; those whose search ends early or has an index come first, since one that lets the rule skip a trigger
  /// makes the others needless.
  private let order: [Int]
  /// Events by which the rule is not about a trigger.
  private let excusing: [EventTypeID]
  /// By item.
  private var seen: [EarlierEvents]

  private struct Item {
    var event: CompiledSelector
    var found: GivenEvent.Effect
    var missing: GivenEvent.Effect
    var parts: GuardParts
  }

  init(_ events: [(event: CompiledSelector, found: GivenEvent.Effect, missing: GivenEvent.Effect)]) {
    items = events.map {
      Item(event: $0.event, found: $0.found, missing: $0.missing, parts: GuardParts($0.event.guardExpression))
    }
    excusing = items.filter { $0.found == .skip }.flatMap(\.event.types)
    seen = items.map { EarlierEvents($0.parts) }
    let isShort = items.map { !$0.parts.recent.isEmpty || !$0.parts.joins.isEmpty }
    order = items.indices.filter { isShort[$0] } + items.indices.filter { !isShort[$0] }
  }

  var isEmpty: Bool { items.isEmpty }

  /// True if an event of that type is remembered.
  func wants(_ event: Event) -> Bool { items.contains { $0.event.types.contains(event.type) } }

  mutating func remember(_ event: Event, with evaluator: Evaluator) {
    for index in items.indices
    where items[index].event.types.contains(event.type) && !items[index].parts.ruleOut(event, with: evaluator) {
      seen[index].append(event)
    }
  }

  /// The consequence for the events bound: the rule is about them or not, or a failure is open.
  func effect(bound: [Event?], with evaluator: Evaluator) -> GivenEvent.Effect {
    var open: (index: Int, reason: InconclusiveReason)?
    for index in order {
      switch effect(of: index, bound, with: evaluator) {
      case .judge: break
      case .skip: return .skip
      // Of several, that of the item that is written first.
      case .open(let reason): if open.map({ index < $0.index }) ?? true { open = (index, reason) }
      }
    }
    return open.map { .open($0.reason) } ?? .judge
  }

  /// The reason by which a failure is open: by ``effect(bound:with:)``, or since an event by which the rule would not be about it may be
  /// among missing lines.
  func excuse(
    _ effect: GivenEvent.Effect, until time: EventTime?, _ coverage: Coverage
  ) -> InconclusiveReason? {
    if case .open(let reason) = effect { return reason }
    return excusing.isEmpty ? nil : coverage.gapReason(of: excusing, from: nil, to: time)
  }

  private func effect(of index: Int, _ bound: [Event?], with evaluator: Evaluator) -> GivenEvent.Effect {
    let item = items[index]
    var doubt: InconclusiveReason?
    // Without the events that the guard asks for, one that may be meant is enough.
    let canHold = item.parts.canHold(bound)
    let answer = seen[index].searchBackwards(
      bound, fails: { evaluator.truth($0, bound: bound, current: $1) == .no }
    ) { event in
      switch item.event.accepts(event, bound: bound, with: evaluator) {
      case .yes: return .found
      case .no: return .goOn
      case .unknown(let reason):
        doubt = doubt ?? reason
        return canHold ? .goOn : .ended
      }
    }
    switch answer {
    case .found: return item.found
    case .ended: break
    case .goOn: if seen[index].wereEvicted { doubt = doubt ?? .evicted }
    }
    guard let doubt, item.missing == .judge || item.found == .judge || item.missing == .skip else {
      return item.missing
    }
    return .open(doubt)
  }
}
