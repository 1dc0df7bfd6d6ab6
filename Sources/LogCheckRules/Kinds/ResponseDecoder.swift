import LogCheckModel

/// Reads a rule of the kind `response`.
struct ResponseDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> ResponseRule? {
    let map = reader.map
    let trigger = reader.selector("when", isGuarded: true, reader.scope)
    let scope = reader.scope.with(trigger)
    map.atMostOne(of: ["expect", "expect_one_of"])
    var alternatives: [ResponseRule.Alternative] = []
    if let node = map.value("expect") {
      alternatives = alternative(node, scope).map { [$0] } ?? []
    } else if let node = map.value("expect_one_of") {
      alternatives = map.values.list(node, of: "expectations", atMost: RuleFileLimits.listed).compactMap {
        alternative($0, scope)
      }
    } else {
      problems.report(.missingKey("expect", of: "a response rule"), at: map.node.place)
    }
    let forbidden = reader.selectors.selectors(map.value("forbid"), of: "events", scope)
    let exactlyOne = map.boolean("exactly_one") ?? false
    if exactlyOne, alternatives.contains(where: { $0.deadline == nil }) {
      problems.report(
        .unusable("exactly_one", because: "it needs a deadline, `within` or `by`"), at: map.keyPlace("exactly_one"))
    }
    guard let trigger else { return nil }
    var rule = ResponseRule(trigger: trigger, alternatives: alternatives)
    rule.forbidden = forbidden
    rule.exactlyOne = exactlyOne
    return rule
  }

  private func alternative(_ node: RuleNode, _ scope: ExpressionScope) -> ResponseRule.Alternative? {
    guard case .map = node.content else {
      // An event alone: without a deadline it would wait for ever.
      if reader.selectors.selector(node, scope) != nil {
        problems.report(.unboundedRule("the expectation"), at: node.place)
      }
      return nil
    }
    guard let map = MapReader(node, .alternative, problems) else { return nil }
    var alternative = ResponseRule.Alternative(steps: [], mark: node.mark)
    alternative.after = map.value("after").flatMap { reader.expressions.expression($0, scope, giving: .instant) }
    alternative.entry = map.value("entry").flatMap { reader.selectors.selector($0, scope) }
    let inner = scope.with(alternative.entry)
    alternative.steps = steps(map, inner)
    alternative.until = map.value("until").flatMap { reader.selectors.selector($0, scope) }
    alternative.deadline = deadline(map, scope)
    alternative.note = map.text("note")
    checkBound(map)
    return alternative
  }

  private func steps(_ map: MapReader, _ scope: ExpressionScope) -> [EventSelector] {
    guard map.atMostOne(of: ["event", "sequence"]) else { return [] }
    guard let node = map.value("sequence") else {
      if !map.has("event") { problems.report(.missingKey("event", of: "an expectation"), at: map.node.place) }
      return reader.selectors.selector(in: map, scope).map { [$0] } ?? []
    }
    if map.has("where") {
      let reason = "each event of the sequence has its own"
      problems.report(.unusable("where", because: reason), at: map.keyPlace("where"))
    }
    var steps: [EventSelector] = []
    var inner = scope
    for item in map.values.list(node, of: "events", atMost: RuleFileLimits.listed) {
      guard let step = reader.selectors.selector(item, inner) else { continue }
      steps.append(step)
      inner = inner.with(step)
    }
    return steps
  }

  private func deadline(_ map: MapReader, _ scope: ExpressionScope) -> ResponseRule.Deadline? {
    map.atMostOne(of: ["within", "by"])
    if let node = map.value("within") { return reader.expressions.duration(node, scope).map { .within($0) } }
    return map.value("by").flatMap { reader.expressions.expression($0, scope, giving: .instant) }.map { .by($0) }
  }

  private func checkBound(_ map: MapReader) {
    guard !map.has("within"), !map.has("by"), !map.has("until") else { return }
    problems.report(.unboundedRule("the expectation"), at: map.node.place)
  }
}
