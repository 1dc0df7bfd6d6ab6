import LogCheckModel
import LogCheckRules

/// The conditions of a guard that all must hold, sorted by what a search among earlier events may conclude from them.
struct GuardParts {
  /// Those on the event alone: an event for which one does not hold is never the one that is searched for.
  let own: [CompiledExpression]
  /// Those that demand a late event, as `time > s.time`: if one does not hold for an event, it holds for none before it.
  let recent: [Recency]
  /// Equalities with events that are bound before.
  let joins: [Join]
  /// The bound events that a comparison asks for: as long as one of them is missing, the guard certainly holds for no event.
  private let compared: [Int]

  struct Recency {
    var condition: CompiledExpression
    var scale: Scale
  }

  /// The measure by which one of two events is the later one.
  enum Scale {
    case time, line
  }

  init(_ guardExpression: CompiledExpression?) {
    let conditions = guardExpression?.conjuncts ?? []
    own = conditions.filter { !$0.contains { $0 != .current } }
    recent = conditions.compactMap(Recency.init)
    joins = guardExpression.map(Join.demanded) ?? []
    compared = conditions.flatMap(\.comparedBindings)
  }

  /// True if the guard may hold for an event while these are bound.
  func canHold(_ bound: [Event?]) -> Bool { compared.allSatisfy { $0 < bound.count && bound[$0] != nil } }

  /// True if the event cannot be one that is searched for.
  func ruleOut(_ event: Event, with evaluator: Evaluator) -> Bool {
    own.contains { evaluator.truth($0, bound: [], current: event) == .no }
  }
}

extension GuardParts.Recency {
  init?(_ condition: CompiledExpression) {
    guard case .binary(let symbol, let left, let right) = condition else { return nil }
    let (late, early): (CompiledExpression, CompiledExpression)
    switch symbol {
    case .greater, .greaterOrEqual: (late, early) = (left, right)
    case .less, .lessOrEqual: (late, early) = (right, left)
    default: return nil
    }
    if let scale = late.scaleOfCurrent, !early.contains(where: { $0 == .current }) {
      self.init(condition: condition, scale: scale)
      return
    }
    // `s.time - time <= 35s`: the later the event, the shorter the distance.
    guard case .binary(.subtract, let other, let own) = early, let scale = own.scaleOfCurrent,
      !other.contains(where: { $0 == .current }), !late.contains(where: { $0 == .current })
    else { return nil }
    self.init(condition: condition, scale: scale)
  }
}

extension CompiledExpression {
  /// The parts of it that all must hold.
  var conjuncts: [CompiledExpression] {
    switch self {
    case .binary(.and, let left, let right): left.conjuncts + right.conjuncts
    case .equality(let equality): equality.plain.conjuncts
    default: [self]
    }
  }

  /// The bound events whose field is a side of a comparison: without one of them its value is unknown.
  fileprivate var comparedBindings: [Int] {
    guard case .binary(let symbol, let left, let right) = self else { return [] }
    switch symbol {
    case .and, .or: return []
    default:
      return [left, right].compactMap { side in
        if case .field(of: .bound(let position), _) = side { position } else { nil }
      }
    }
  }

  /// `nil` for anything but the time and the line of the current event.
  fileprivate var scaleOfCurrent: GuardParts.Scale? {
    switch self {
    case .field(of: .current, .time): .time
    case .field(of: .current, .line): .line
    default: nil
    }
  }

  /// True if it takes a value from such an event.
  func contains(where isSuch: (Operand) -> Bool) -> Bool {
    switch self {
    case .constant: false
    case .field(of: let operand, _): isSuch(operand)
    case .not(let inner), .negate(let inner), .matches(let inner, _), .nested(let inner, _):
      inner.contains(where: isSuch)
    case .binary(_, let left, let right), .fallback(let left, let right):
      left.contains(where: isSuch) || right.contains(where: isSuch)
    case .isOneOf(let inner, let choices):
      inner.contains(where: isSuch) || choices.contains { $0.contains(where: isSuch) }
    case .call(_, let arguments): arguments.contains { $0.contains(where: isSuch) }
    case .equality(let equality): equality.plain.contains(where: isSuch)
    }
  }
}
