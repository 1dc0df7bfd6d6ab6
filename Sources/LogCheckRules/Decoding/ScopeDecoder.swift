import LogCheckModel

extension KindReader {
  /// A scope as `per` writes it: `session`, `capture`, or a map with the event that opens it; and whether it is such a map.
  func countScope(_ node: RuleNode) -> (scope: CountRule.Scope?, open: EventSelector?, isInterval: Bool)? {
    guard case .map = node.content else {
      let word: CountRule.Scope? = NodeReader(problems: problems).word(
        node, of: [("session", .session), ("capture", .capture)])
      return word.map { ($0, nil, false) }
    }
    guard let between = MapReader(node, .countScope, problems) else { return nil }
    let open = between.value("open").flatMap { selectors.selector($0, scope) }
    let inner = scope.with(open)
    let close = between.value("close").flatMap { selectors.selector($0, inner) }
    let atMost = between.value("at_most").flatMap { expressions.duration($0, inner) }
    if !between.has("at_most"), !between.has("close"), !map.has("ends") {
      problems.report(.unboundedRule("`per`"), at: node.position)
    }
    guard let open, atMost != nil || !between.has("at_most") else { return (nil, open, true) }
    return (.between(open: open, close: close, atMost: atMost), open, true)
  }
}
