import LogCheckModel

/// Reads a rule of the kind `gauge`.
struct GaugeDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  /// No bound of a rule is greater.
  private static let greatest = 1_000_000

  func decode() -> GaugeRule? {
    let map = reader.map
    let up = reader.selectors.selectors(map.value("up"), of: "events", reader.scope)
    let down = reader.selectors.selectors(map.value("down"), of: "events", reader.scope)
    let set = map.value("set").flatMap { value($0) }
    let resetOn = reader.selector("reset_on", reader.scope)
    let most = map.integer("at_most", in: 0...Self.greatest)
    let least = map.integer("at_least", in: 1...Self.greatest)
    checkBounds(least, most)
    var rule = GaugeRule(up: up, down: down, set: set, mark: map.node.mark)
    guard !rule.counted.types.isEmpty else { return nil }
    rule.resetOn = resetOn
    rule.minimum = least
    rule.maximum = most
    return rule
  }

  /// What never goes up cannot be too many, and what never goes down not too few.
  private func checkBounds(_ least: Int?, _ most: Int?) {
    let map = reader.map
    if !map.has("at_most"), !map.has("at_least") {
      problems.report(.missingKey("at_most", of: "a gauge rule"), at: map.node.place)
    }
    if let least, let most, least > most {
      problems.report(.unusable("at_least", because: "it is greater than `at_most`"), at: map.keyPlace("at_least"))
    }
    guard !map.has("set") else { return }
    if !map.has("up") {
      problems.report(.missingKey("up", of: "a gauge rule"), at: map.node.place)
    } else if map.has("at_least"), !map.has("down") {
      problems.report(.neededTogether("at_least", needs: "down"), at: map.keyPlace("at_least"))
    }
  }

  private func value(_ node: RuleNode) -> GaugeRule.Value? {
    guard let map = MapReader(node, .gaugeValue, problems) else { return nil }
    let event = reader.selectors.selector(in: map, reader.scope)
    guard let value = map.value("value") else { return nil }
    let scope = event.map { reader.scope.at($0) } ?? reader.scope
    guard let typed = reader.expressions.typed(value, scope) else { return nil }
    guard typed.type.isNumeric else {
      problems.report(.wrongResult(expected: "a number", found: typed.type.words), at: value.place)
      return nil
    }
    return event.map { GaugeRule.Value(event: $0, value: typed.expression) }
  }
}
