import LogCheckModel
import LogCheckRules

/// The events that a rule wants to have seen, or not to have seen, before its verdict.
struct GivenEvents {
  private let items: [Item]
  /// Events by which the rule is not about a trigger.
  private let excusing: [EventTypeID]
  /// By item.
  private var seen: [Seen]

  private struct Item {
    var event: CompiledSelector
    var found: GivenEvent.Effect
    var missing: GivenEvent.Effect
    var parts: GuardParts
  }

  /// The events that one item may mean, in the order in which they came.
  private struct Seen {
    var events: [Event] = []
    var wereEvicted = false
    /// True while no line, or no time, is before that of an earlier event: then a search may end before the first event.
    var linesAscend = true
    var timesAscend = true

    mutating func append(_ event: Event) {
      if let last = events.last {
        linesAscend =
          linesAscend && event.position.capture == last.position.capture && event.position.order >= last.position.order
        timesAscend = timesAscend && Self.isNotBefore(event.time, last.time)
      }
      if events.count >= RuleContext.instanceLimit {
        events.removeFirst(RuleContext.instanceLimit / 2)
        wereEvicted = true
      }
      events.append(event)
    }

    func ascends(on scale: GuardParts.Scale) -> Bool {
      switch scale {
      case .time: timesAscend
      case .line: linesAscend
      }
    }

    private static func isNotBefore(_ time: EventTime?, _ other: EventTime?) -> Bool {
      guard let time, let other else { return false }
      return time.frame == other.frame && time.granularity == other.granularity && time.instant >= other.instant
        && !time.isSpan && !other.isSpan
    }
  }

  init(_ events: [(event: CompiledSelector, found: GivenEvent.Effect, missing: GivenEvent.Effect)]) {
    items = events.map {
      Item(event: $0.event, found: $0.found, missing: $0.missing, parts: GuardParts($0.event.guardExpression))
    }
    excusing = items.filter { $0.found == .skip }.flatMap(\.event.types)
    seen = [Seen](repeating: Seen(), count: items.count)
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
    let seen = seen[index]
    var doubt: InconclusiveReason?
    var isEnded = false
    for event in seen.events.reversed() {
      if let opener = bound.first ?? nil, item.parts.joins.contains(where: { $0.rulesOut(event, of: opener) }) {
        continue
      }
      switch item.event.accepts(event, bound: bound, with: evaluator) {
      case .yes: return item.found
      case .unknown(let reason): doubt = doubt ?? reason
      case .no:
        isEnded = item.parts.recent.contains { recency in
          seen.ascends(on: recency.scale)
            && evaluator.truth(recency.condition, bound: bound, current: event) == .no
        }
      }
      if isEnded { break }
    }
    if seen.wereEvicted, !isEnded { doubt = doubt ?? .evicted }
    guard let doubt, item.missing == .judge || item.found == .judge || item.missing == .skip else {
      return item.missing
    }
    return .open(doubt)
  }
}
