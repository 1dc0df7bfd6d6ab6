import LogCheckModel
import LogCheckRules

/// An event of a rule with its guard compiled.
///
/// A monitor asks it for each open instance. What a guard says of the event alone is the same for all of them, and found out once.
final class CompiledSelector {
  let types: [EventTypeID]
  let guardExpression: CompiledExpression?
  /// What of the guard no other event has a say in, found out when it is first asked for: of many rules a capture needs few.
  private var part: Part?
  /// The event that was asked for last, and what that part said of it. An event never changes.
  private var last: Event?
  private var lastTruth = Truth.no

  private enum Part {
    case nothing
    case some(CompiledExpression)
    case whole
  }

  init(types: [EventTypeID], guardExpression: CompiledExpression? = nil) {
    self.types = types
    self.guardExpression = guardExpression
  }

  func accepts(_ event: Event, bound: [Event?], with evaluator: Evaluator) -> Truth {
    guard types.contains(event.type) else { return .no }
    guard let guardExpression else { return .yes }
    let part = part ?? ownPart(of: guardExpression)
    if case .nothing = part { return evaluator.truth(guardExpression, bound: bound, current: event) }
    if last !== event {
      if case .some(let alone) = part {
        lastTruth = evaluator.truth(alone, bound: [], current: event)
      } else {
        lastTruth = evaluator.truth(guardExpression, bound: [], current: event)
      }
      last = event
    }
    if case .whole = part { return lastTruth }
    return lastTruth == .no ? .no : evaluator.truth(guardExpression, bound: bound, current: event)
  }

  private func ownPart(of guardExpression: CompiledExpression) -> Part {
    let parts = guardExpression.conjuncts
    let alone = parts.filter { !$0.looksAtOthers }
    let found: Part =
      if alone.count == parts.count {
        .whole
      } else if let first = alone.first {
        .some(alone.dropFirst().reduce(first) { .binary(.and, $0, $1) })
      } else {
        .nothing
      }
    part = found
    return found
  }

  /// The same for an event of which it is doubtful whether it belongs to the instance at all: never a plain yes.
  func accepts(
    _ event: Event, bound: [Event?], doubt: InconclusiveReason?, with evaluator: Evaluator
  ) -> Truth {
    let truth = accepts(event, bound: bound, with: evaluator)
    guard let doubt, truth == .yes else { return truth }
    return .unknown(doubt)
  }
}

extension CompiledExpression {
  /// The parts of which all must be true; itself where it is no such thing.
  fileprivate var conjuncts: [CompiledExpression] {
    guard case .binary(.and, let left, let right) = self else { return [self] }
    return left.conjuncts + right.conjuncts
  }

  /// Whether its value depends on another event than the one that is looked at.
  fileprivate var looksAtOthers: Bool {
    switch self {
    case .constant: false
    case .field(of: let operand, _): operand != .current
    case .not(let inner), .negate(let inner), .matches(let inner, _): inner.looksAtOthers
    case .binary(_, let left, let right), .fallback(let left, let right): left.looksAtOthers || right.looksAtOthers
    case .isOneOf(let inner, let choices): inner.looksAtOthers || choices.contains { $0.looksAtOthers }
    case .call(_, let arguments): arguments.contains { $0.looksAtOthers }
    }
  }
}
