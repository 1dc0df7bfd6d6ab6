import LogCheckModel

/// Reads a rule of the kind `relate`.
struct RelateDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> RelateRule? {
    let map = reader.map
    let trigger = reader.selector("when", isGuarded: true, reader.scope)
    let scope = reader.scope.with(trigger)
    let partners = reader.selectors.selectors(map.value("with"), of: "events", scope)
    // They come before the trigger, whose values their guards cannot know.
    let earlier = reader.selectors.selectors(map.value("with_last"), of: "events", reader.scope)
    let within = reader.duration("within", scope)
    if map.has("with"), !map.has("within") {
      problems.report(.unboundedRule("`with`"), at: map.keyPlace("with"))
    } else if map.has("within"), !map.has("with") {
      problems.report(.neededTogether("within", needs: "with"), at: map.keyPlace("within"))
    }
    if map.has("with_last") { map.atMostOne(of: ["with", "with_last"]) }
    let inner = (partners + earlier).reduce(scope) { $0.with($1) }
    let checks = map.value("check").map { self.checks($0, inner) } ?? []
    let grade = map.value("grade").flatMap { self.grade($0, inner) }
    guard let trigger else { return nil }
    var rule = RelateRule(trigger: trigger, checks: checks)
    rule.partners = partners
    rule.lastPartners = earlier
    rule.within = within
    rule.grade = grade
    rule.isJudgedByOrder = reader.isJudgedByOrder(("with", map.has("with")))
    return rule
  }

  private func checks(_ node: RuleNode, _ scope: ExpressionScope) -> [RelateRule.Check] {
    reader.map.values.items(node, of: "checks", atMost: RuleFileLimits.listed).compactMap { item in
      guard let expression = reader.expressions.condition(item, scope), let source = item.scalar?.text else {
        return nil
      }
      return RelateRule.Check(expression: expression, source: source)
    }
  }

  private func grade(_ node: RuleNode, _ scope: ExpressionScope) -> RelateRule.Grade? {
    guard let map = MapReader(node, .grade, problems) else { return nil }
    let unit = map.text("unit")
    guard let value = map.value("value"), let typed = reader.expressions.typed(value, scope) else { return nil }
    guard typed.type == .duration || typed.type.isNumeric else {
      problems.report(.wrongResult(expected: "a number or a duration", found: typed.type.words), at: value.place)
      return nil
    }
    guard let unit else { return nil }
    if typed.type == .duration, !Self.unitsOfTime.contains(unit), let node = map.value("unit") {
      problems.report(.unknownWord(unit, allowed: Self.unitsOfTime, nearest: nil), at: node.place)
    }
    return RelateRule.Grade(value: typed.expression, unit: unit)
  }

  private static let unitsOfTime = ["us", "ms", "s", "m", "h", "d"]
}
