import LogCheckModel

/// Reads a rule of the kind `hash`.
struct HashDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> HashRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let value = map.value("value").flatMap { text($0, of: event) }
    let previous = map.value("previous").flatMap { text($0, of: event) }
    let genesis = map.text("genesis")
    let sameAs = map.value("same_as").flatMap { self.sameAs($0) }
    let shape = map.text("shape")
    if !["previous", "same_as", "shape"].contains(where: { map.has($0) }) {
      problems.report(
        .missingKey("previous", of: "a hash rule", meaning: "what the value before it was"), at: map.node.place)
    }
    if map.has("genesis"), !map.has("previous") {
      problems.report(.neededTogether("genesis", needs: "previous"), at: map.keyPlace("genesis"))
    }
    guard let event, let value else { return nil }
    var rule = HashRule(event: event, value: value)
    rule.previous = previous
    rule.genesis = genesis.map { LogText($0) }
    rule.sameAs = sameAs
    rule.shape = shape
    return rule
  }

  private func sameAs(_ node: RuleNode) -> SetRule.Collected? {
    guard let map = MapReader(node, .sameHash, problems) else { return nil }
    let event = reader.selectors.selector(in: map, reader.scope)
    let value = map.value("value").flatMap { text($0, of: event) }
    guard let event, let value else { return nil }
    return SetRule.Collected(event: event, value: value)
  }

  private func text(_ node: RuleNode, of event: EventSelector?) -> Expression? {
    // Beside an unknown event its fields are of an unknown type.
    let owner = event ?? EventSelector(types: [], mark: node.mark)
    return reader.expressions.expression(node, reader.scope.at(owner), giving: .text)
  }
}
