import LogCheckModel

extension KindReader {
  /// A scope as `per` writes it: `session`, `capture`, or a map with the event that opens it; and whether it is such a map.
  func countScope(_ node: RuleNode) -> (scope: CountRule.Scope?, open: EventSelector?, isInterval: Bool)? {
    guard case .map = node.content else {
      let word: CountRule.Scope? = NodeReader(problems: problems).word(
        node, of: [("session", .session), ("capture", .capture)])
      return word.map { ($0, nil, false) }
    }
    guard let map = MapReader(node, .countScope, problems) else { return nil }
    let open = map.value("open").flatMap { selectors.selector($0, scope) }
    let inner = scope.with(open)
    let close = map.value("close").flatMap { selectors.selector($0, inner) }
    let atMost = map.value("at_most").flatMap { expressions.duration($0, inner) }
    guard let open, let atMost else { return (nil, open, true) }
    return (.between(open: open, close: close, atMost: atMost), open, true)
  }
}
