import LogCheckModel

/// The values of `order`.
private enum StepOrder: String, CaseIterable { case strict, relaxed }

/// Reads a rule of the kind `sequence`.
struct SequenceDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> SequenceRule? {
    let map = reader.map
    let start = reader.selector("start", isGuarded: true, reader.scope)
    let scope = reader.scope.with(start)
    let steps = map.value("steps").map { self.steps($0, scope) } ?? []
    let within = reader.duration("within", scope)
    let each = reader.duration("each", scope)
    let notBetween = reader.selectors.selectors(map.value("not_between"), of: "events", scope)
    guard let start, let within else { return nil }
    var rule = SequenceRule(start: start, steps: steps, within: within)
    rule.each = each
    rule.notBetween = notBetween
    rule.isStrict = map.word("order", as: StepOrder.self) == .strict
    return rule
  }

  private func steps(_ node: RuleNode, _ scope: ExpressionScope) -> [SequenceRule.Step] {
    var steps: [SequenceRule.Step] = []
    var inner = scope
    for item in reader.map.values.list(node, of: "steps", atMost: RuleFileLimits.listed) {
      guard let step = step(item, inner) else { continue }
      steps.append(step)
      for selector in step.selectors { inner = inner.with(selector) }
    }
    if !steps.isEmpty, steps.allSatisfy(\.isOptional) {
      problems.report(.unusable("optional", because: "every step is optional, so nothing is promised"), at: node.place)
    }
    return steps
  }

  private func step(_ node: RuleNode, _ scope: ExpressionScope) -> SequenceRule.Step? {
    guard case .map = node.content else {
      return reader.selectors.selector(node, scope).map { SequenceRule.Step(shape: .anyOf([$0]), mark: node.mark) }
    }
    guard let map = MapReader(node, .step, problems) else { return nil }
    let isOptional = map.boolean("optional") ?? false
    let shapes = ["event", "any_of", "all_of"]
    guard map.atMostOne(of: shapes) else { return nil }
    guard shapes.contains(where: { map.has($0) }) else {
      problems.report(.missingKey("event", of: "a step"), at: node.place)
      return nil
    }
    if map.has("where"), !map.has("event") {
      problems.report(.unusable("where", because: "each of the events has its own"), at: map.keyPlace("where"))
    }
    if let list = map.value("any_of") {
      return SequenceRule.Step(shape: .anyOf(choices(list, scope)), isOptional: isOptional, mark: node.mark)
    }
    if let list = map.value("all_of") {
      return SequenceRule.Step(shape: .allOf(choices(list, scope)), isOptional: isOptional, mark: node.mark)
    }
    return reader.selectors.selector(in: map, scope).map {
      SequenceRule.Step(shape: .anyOf([$0]), isOptional: isOptional, mark: node.mark)
    }
  }

  /// Events side by side: none of them sees another.
  private func choices(_ node: RuleNode, _ scope: ExpressionScope) -> [EventSelector] {
    reader.map.values.list(node, of: "events", atMost: RuleFileLimits.listed).compactMap {
      reader.selectors.selector($0, scope)
    }
  }
}

extension SequenceRule.Step {
  /// All events of the step.
  var selectors: [EventSelector] {
    switch shape {
    case .anyOf(let selectors), .allOf(let selectors): selectors
    }
  }
}
