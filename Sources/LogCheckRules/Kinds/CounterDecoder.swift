import LogCheckModel

/// Reads a rule of the kind `counter`.
struct CounterDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> CounterRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let scope = event.map { reader.scope.at($0) } ?? reader.scope
    let value = map.value("value").flatMap { ordered($0, scope) }
    let step = map.value("rises_by").flatMap { difference($0, scope, of: value?.type ?? .any) }
    let neverFalls = map.boolean("never_falls") ?? true
    let risesWith = reader.selector("rises_with", reader.scope)
    let orWith = reader.selector("or_with", reader.scope)
    let resetOn = reader.selector("reset_on", reader.scope)
    if !neverFalls, !map.has("rises_by"), !map.has("rises_with") {
      let reason = "without `rises_by` or `rises_with` nothing is promised then"
      problems.report(.unusable("never_falls", because: reason), at: map.keyPlace("never_falls"))
    }
    if map.has("rises_with"), let value, value.type != .any, !value.type.isNumeric {
      problems.report(.wrongResult(expected: "a number", found: value.type.words), at: map.keyPlace("rises_with"))
    }
    if map.has("or_with"), !map.has("rises_with") {
      problems.report(.neededTogether("or_with", needs: "rises_with"), at: map.keyPlace("or_with"))
    }
    guard let event, let value else { return nil }
    var rule = CounterRule(event: event, value: value.expression)
    rule.neverFalls = neverFalls
    rule.step = step
    rule.risesWith = risesWith
    rule.orWith = orWith
    rule.resetOn = resetOn
    return rule
  }

  private func ordered(_ node: RuleNode, _ scope: ExpressionScope) -> TypeChecker.Typed? {
    guard let typed = reader.expressions.typed(node, scope) else { return nil }
    guard typed.type.isOrdered else {
      problems.report(
        .wrongResult(expected: "a number, a duration or an instant", found: typed.type.words), at: node.place)
      return nil
    }
    return typed
  }

  /// What is between two values: of two instants, a duration.
  private func difference(_ node: RuleNode, _ scope: ExpressionScope, of value: ValueType) -> Expression? {
    switch value {
    case .duration, .instant: return reader.expressions.expression(node, scope, giving: .duration)
    case .any: return reader.expressions.typed(node, scope)?.expression
    default:
      guard let typed = reader.expressions.typed(node, scope) else { return nil }
      guard typed.type.isNumeric else {
        problems.report(.wrongResult(expected: "a number", found: typed.type.words), at: node.place)
        return nil
      }
      return typed.expression
    }
  }
}
