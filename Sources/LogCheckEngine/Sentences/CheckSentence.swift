import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Says in words why a check does not hold: which values are in the log, and what they had to be.
///
/// The parts of a check are compiled only when it fails, which is rare.
struct CheckSentence {
  let compiler: ExpressionCompiler
  /// The event that the check names without an alias, or by its own.
  let trigger: EventSelector

  /// The sentence for a check that was judged as `no`; `nil` where its parts cannot be judged alone.
  func text(_ check: Expression, _ bound: [Event?], with evaluator: Evaluator) -> String? {
    let view = View(sentence: self, bound: bound, current: bound.first ?? nil, evaluator: evaluator)
    return view.reason(check, mustHold: true)
  }

  /// The check, seen with the events of one instance.
  struct View {
    let sentence: CheckSentence
    let bound: [Event?]
    /// The event that the check names without an alias.
    let current: Event?
    let evaluator: Evaluator

    /// The reason why `expression` is not `mustHold`.
    func reason(_ expression: Expression, mustHold: Bool) -> String? {
      switch expression {
      case .not(let inner): return reason(inner, mustHold: !mustHold)
      case .binary(.and, let left, let right):
        return mustHold ? either(left, right, mustHold) : both(left, right, mustHold)
      case .binary(.or, let left, let right):
        return mustHold ? both(left, right, mustHold) : either(left, right, mustHold)
      case .binary(let symbol, let left, let right): return comparison(symbol, left, right, mustHold)
      case .isOneOf(let value, let choices): return membership(value, choices, mustHold)
      case .matches(let value, _):
        guard let part = part(value) else { return nil }
        return "\(part.isValue), "
          + (mustHold ? "which is not of the expected form" : "which is of a form that is not allowed")
      case .call(.present, let arguments):
        guard let part = arguments.first.flatMap(part) else { return nil }
        return mustHold ? "\(part.name)\(part.at) is missing" : "\(part.isValue) and must not be there"
      case .field, .nested, .fallback:
        guard let part = part(expression) else { return nil }
        return "\(part.isValue); it must be \(mustHold)"
      case .literal, .parameter, .negate, .call: return listing(expression)
      }
    }

    /// One of two parts is enough of a reason: the first that is wrong.
    private func either(_ left: Expression, _ right: Expression, _ mustHold: Bool) -> String? {
      reason(isWrong(left, mustHold) ? left : right, mustHold: mustHold)
    }

    func isWrong(_ expression: Expression, _ mustHold: Bool) -> Bool {
      truth(expression).map { $0 == (mustHold ? .no : .yes) } ?? false
    }

    /// Both parts are wrong.
    private func both(_ left: Expression, _ right: Expression, _ mustHold: Bool) -> String? {
      sole(of: left, right, mustHold).map { reason($0, mustHold: mustHold) } ?? listing(.binary(.and, left, right))
    }

    /// The one of two wrong parts that is the reason, if only one is: not one that only asks whether the rest concerns the instance.
    func sole(of left: Expression, _ right: Expression, _ mustHold: Bool) -> Expression? {
      if Self.isCondition(left, mustHold) || isSetAside(left) { return right }
      if Self.isCondition(right, mustHold) || isSetAside(right) { return left }
      // `the values fit || there was too little time`: what had to fit is the reason, not what would have excused it.
      let excuses = (Self.isExcuse(left), Self.isExcuse(right))
      return excuses.0 == excuses.1 ? nil : excuses.0 ? right : left
    }

    private static func isExcuse(_ expression: Expression) -> Bool {
      guard case .binary(let symbol, let left, _) = expression else { return false }
      if case .call(.abs, _) = left { return false }
      return [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(symbol)
    }

    /// True if a part says when the rest matters: a parameter, or that a value is not there.
    private static func isCondition(_ expression: Expression, _ mustHold: Bool) -> Bool {
      switch expression {
      case .parameter: true
      case .not(.parameter): true
      case .not(let inner): isCondition(inner, !mustHold)
      case .call(.present, _): !mustHold
      default: false
      }
    }

    /// True if a part is for another setting of the rule: `$configured && …` where the parameter is false.
    private func isSetAside(_ expression: Expression) -> Bool {
      guard case .binary(.and, let condition, _) = expression else { return false }
      return Self.isCondition(condition, true) && truth(condition) == .no
    }

    // MARK: Values

    func truth(_ expression: Expression) -> Truth? {
      guard let compiled = try? compile(expression) else { return nil }
      return evaluator.truth(compiled, bound: bound, current: current)
    }

    func value(_ expression: Expression) -> EvalValue? {
      guard let compiled = try? compile(expression) else { return nil }
      return evaluator.value(compiled, bound: bound, current: current)
    }

    private func compile(_ expression: Expression) throws(PatternError) -> CompiledExpression {
      try sentence.compiler.compile(
        expression, current: sentence.trigger.types, currentAlias: sentence.trigger.alias)
    }

    /// The event whose field an expression names.
    func event(_ alias: String?) -> Event? {
      guard let alias, alias != sentence.trigger.alias else { return current }
      guard let position = sentence.compiler.aliases[alias]?.position, position < bound.count else { return nil }
      return bound[position]
    }

    /// All values that a check names, where no shorter sentence says what is wrong.
    func listing(_ expression: Expression) -> String? {
      var parts: [ValuePart] = []
      collect(expression, into: &parts)
      guard !parts.isEmpty else { return nil }
      let texts = parts.prefix(Self.listed).map { "\($0.name) \($0.text)\($0.at)" }
      let rest = parts.count > Self.listed ? ", and \(parts.count - Self.listed) more" : ""
      return (parts.count == 1 ? "this value is not as expected: " : "these values do not go together: ")
        + texts.joined(separator: ", ") + rest
    }

    private static let listed = 4

    private func collect(_ expression: Expression, into parts: inout [ValuePart]) {
      if let part = part(expression) {
        if !parts.contains(part) { parts.append(part) }
        return
      }
      switch expression {
      case .literal, .parameter, .field: break
      case .not(let inner), .negate(let inner), .matches(let inner, _), .nested(let inner, _):
        collect(inner, into: &parts)
      case .binary(_, let left, let right), .fallback(let left, let right):
        collect(left, into: &parts)
        collect(right, into: &parts)
      case .isOneOf(let value, let choices):
        for each in [value] + choices { collect(each, into: &parts) }
      case .call(_, let arguments):
        for each in arguments { collect(each, into: &parts) }
      }
    }
  }
}
