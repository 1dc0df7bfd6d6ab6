import LogCheckModel

/// Reads a rule of the kind `precedes`.
struct PrecedesDecoder {
  let reader: KindReader

  func decode() -> PrecedesRule? {
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let inner = reader.scope.with(event)
    let requires = reader.selector("requires", inner)
    let since = reader.selector("since", inner)
    let scope = reader.map.value("scope").flatMap { pastScope($0, inner) }
    guard let event, let requires, let scope else { return nil }
    var rule = PrecedesRule(event: event, requires: requires, scope: scope)
    rule.since = since
    return rule
  }

  private func pastScope(_ node: RuleNode, _ scope: ExpressionScope) -> PrecedesRule.Scope? {
    guard case .map = node.content else {
      return NodeReader(problems: reader.problems).word(
        node, of: [("session", .session), ("install", .install), ("capture", .capture)])
    }
    guard let map = MapReader(node, .pastScope, reader.problems), let past = map.value("within_past") else {
      return nil
    }
    return reader.expressions.duration(past, scope).map { .within($0) }
  }
}
