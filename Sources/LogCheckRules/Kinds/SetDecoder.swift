import LogCheckModel

/// Reads a rule of the kind `set`.
struct SetDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> SetRule? {
    let map = reader.map
    let per = map.value("per").flatMap { reader.countScope($0) }
    let scope = reader.scope.with(per?.open)
    let event = reader.selector("collect", isGuarded: true, scope)
    let value = map.value("value").flatMap { self.value($0, of: event, scope) }
    let relation = map.word("relation", as: SetRule.Relation.self)
    let other = map.value("with").flatMap { self.other($0, like: value?.type, scope) }
    guard let event, let value, let relation, let other, let per = per?.scope else { return nil }
    return SetRule(
      collected: SetRule.Collected(event: event, value: value.expression), relation: relation, other: other, scope: per)
  }

  private func other(_ node: RuleNode, like type: ValueType?, _ scope: ExpressionScope) -> SetRule.Other? {
    guard let map = MapReader(node, .otherSet, problems), map.atMostOne(of: ["values", "collect"]) else { return nil }
    if let list = map.value("values") {
      for key in ["value", "where"] where map.has(key) {
        problems.report(.neededTogether(key, needs: "collect"), at: map.keyPlace(key))
      }
      return type.map { .values(map.values.literals(list, as: $0)) }
    }
    guard let collect = map.value("collect") else {
      problems.report(.missingKey("values", of: "`with`", meaning: "the values that are meant"), at: node.place)
      return nil
    }
    guard let valueNode = map.value("value") else {
      problems.report(.neededTogether("collect", needs: "value"), at: map.keyPlace("collect"))
      return nil
    }
    let event = reader.selectors.selector(collect, where: map.value("where"), scope)
    guard let value = value(valueNode, of: event, scope) else { return nil }
    if let type, type.item.joined(with: value.type.item) == nil {
      problems.report(
        .mismatchedTypes(operation: "with", left: type.words, right: value.type.words), at: valueNode.place(ofByte: 0))
    }
    guard let event else { return nil }
    return .collected(SetRule.Collected(event: event, value: value.expression))
  }

  private func value(
    _ node: RuleNode, of event: EventSelector?, _ scope: ExpressionScope
  ) -> TypeChecker.Typed? {
    // Beside an unknown event its fields are of an unknown type.
    let owner = event ?? EventSelector(types: [], mark: node.mark)
    guard let typed = reader.expressions.typed(node, scope.at(owner)) else { return nil }
    guard typed.type != .instant, typed.type != .object else {
      problems.report(
        .wrongResult(expected: "a text, a number, a duration, true or false, or a list", found: typed.type.words),
        at: node.place(ofByte: 0))
      return nil
    }
    return typed
  }
}

extension ValueType {
  /// The type of what a value adds to a set.
  fileprivate var item: Self { self == .list ? .text : self }
}
