import LogCheckModel
import LogCheckRules

extension CheckSentence {
  /// The fields of the part of a check that made it `no`, without their values; in order, each once.
  ///
  /// The part is the one that ``text(_:_:with:)`` words, so that another defect of the same check has other fields.
  func fields(_ check: Expression, _ bound: [Event?], with evaluator: Evaluator) -> [String] {
    let view = View(sentence: self, bound: bound, current: bound.first ?? nil, evaluator: evaluator)
    return Self.names(view.cause(check, mustHold: true))
  }

  private static func names(_ expression: Expression) -> [String] {
    var names: Set<String> = []
    collect(expression, into: &names)
    return names.sorted()
  }

  private static func collect(_ expression: Expression, into names: inout Set<String>) {
    switch expression {
    case .literal, .parameter: break
    case .field(_, let name): names.insert(name)
    case .nested(let inner, let steps):
      let members = steps.compactMap { step in if case .member(let name) = step { "\(name)" } else { nil } }
      for name in Self.names(inner) { names.insert(([name] + members).joined(separator: ".")) }
    case .not(let inner), .negate(let inner), .matches(let inner, _): collect(inner, into: &names)
    case .binary(_, let left, let right), .fallback(let left, let right):
      collect(left, into: &names)
      collect(right, into: &names)
    case .isOneOf(let value, let choices): for each in [value] + choices { collect(each, into: &names) }
    case .call(_, let arguments): for each in arguments { collect(each, into: &names) }
    }
  }
}

extension CheckSentence.View {
  /// The part of `expression` that is the reason why it is not `mustHold`.
  fileprivate func cause(_ expression: Expression, mustHold: Bool) -> Expression {
    switch expression {
    case .not(let inner): return cause(inner, mustHold: !mustHold)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      guard let part = part(left, right, isEnough: isAnd(expression) == mustHold, mustHold) else { return expression }
      return cause(part, mustHold: mustHold)
    default: return expression
    }
  }

  private func isAnd(_ expression: Expression) -> Bool {
    if case .binary(.and, _, _) = expression { true } else { false }
  }

  /// The one of two parts that is the reason; `nil` where both are.
  private func part(_ left: Expression, _ right: Expression, isEnough: Bool, _ mustHold: Bool) -> Expression? {
    guard isEnough else { return sole(of: left, right, mustHold) }
    return isWrong(left, mustHold) ? left : right
  }
}
