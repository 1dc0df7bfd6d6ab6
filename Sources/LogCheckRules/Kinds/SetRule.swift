package import LogCheckModel

extension KeyTable {
  package static let set = KeyTable(
    "set", of: "a set rule",
    required: [
      "collect": "events whose values are collected",
      "value": "the value, or the list of values, that each of them adds",
      "relation": "the relation of the values to the others",
      "with": "the values to compare with",
      "per": "the scope of a comparison",
    ],
    ["where": "guard on the event"])

  package static let otherSet = KeyTable(
    "otherSet", of: "`with`",
    [
      "values": "the values themselves",
      "collect": "events whose values are collected",
      "where": "guard on the event",
      "value": "the value, or the list of values, that each of them adds",
    ])
}

/// Logged values and expected values, compared as sets.
package struct SetRule: Sendable {
  package var collected: Collected
  package var relation: Relation
  package var other: Other
  package var scope: CountRule.Scope

  package init(collected: Collected, relation: Relation, other: Other, scope: CountRule.Scope) {
    self.collected = collected
    self.relation = relation
    self.other = other
    self.scope = scope
  }

  /// Events and the value that each of them adds; a list adds its items.
  package struct Collected: Sendable {
    package var event: EventSelector
    package var value: Expression

    package init(event: EventSelector, value: Expression) {
      self.event = event
      self.value = value
    }
  }

  /// The relation of the collected values to the others.
  package enum Relation: String, Sendable, CaseIterable { case equal, subset, superset, disjoint }

  /// The values to compare with.
  package enum Other: Sendable {
    case values([Literal])
    case collected(Collected)
  }
}

extension SetRule: RuleKind {
  package static let kind = "set"
  package static let purpose = "Two sets of values must be equal or disjoint, or one must contain the other."
  package static let keys = KeyTable.set
  package static let innerKeys: [KeyTable] = [.otherSet]
  package static let keepsState = true
  package static let ends = CountRule.Scope.ends

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { SetDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] {
    switch other {
    case .values: [collected.event] + scope.selectors
    case .collected(let other): [collected.event, other.event] + scope.selectors
    }
  }

  package var opening: EventSelector? { scope.opening }

  package var keyed: EventSelector? { collected.event }

  package var usableEnds: UsableEnds { scope.usableEnds }

  package var neededTypes: [[EventTypeID]] {
    if case .collected(let other) = other { return [collected.event.types, other.event.types] }
    return [collected.event.types]
  }

  package func sentence(_ prose: RuleProse) -> String {
    return "The values of all \(prose.name(collected.event)) are compared as a set \(prose.scope(scope))."
  }
}

/// Reads a rule of the kind `set`.
private struct SetDecoder {
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
        problems.report(.neededTogether(key, needs: "collect"), at: map.keyPosition(key))
      }
      return type.map { .values(map.values.literals(list, as: $0)) }
    }
    guard let collect = map.value("collect") else {
      problems.report(.missingKey("values", of: "`with`", meaning: "the values themselves"), at: node.position)
      return nil
    }
    guard let valueNode = map.value("value") else {
      problems.report(.neededTogether("collect", needs: "value"), at: map.keyPosition("collect"))
      return nil
    }
    let event = reader.selectors.selector(collect, where: map.value("where"), scope)
    guard let value = value(valueNode, of: event, scope) else { return nil }
    if let type, type.item.joined(with: value.type.item) == nil {
      problems.report(
        .mismatchedTypes(operation: "with", left: type.words, right: value.type.words),
        at: valueNode.position(ofByte: 0))
    }
    guard let event else { return nil }
    return .collected(SetRule.Collected(event: event, value: value.expression))
  }

  private func value(
    _ node: RuleNode, of event: EventSelector?, _ scope: ExpressionScope
  ) -> TypeChecker.Typed? {
    // The fields of an unknown event are of an unknown type.
    let owner = event ?? EventSelector(types: [], mark: node.mark)
    guard let typed = reader.expressions.typed(node, scope.at(owner)) else { return nil }
    guard typed.type != .instant, typed.type != .object else {
      problems.report(
        .wrongResult(expected: "a text, a number, a duration, true or false, or a list", found: typed.type.words),
        at: node.position(ofByte: 0))
      return nil
    }
    return typed
  }
}

extension ValueType {
  /// The type of the items that a value adds to a set.
  fileprivate var item: Self { self == .list ? .text : self }
}

extension SetRule.Relation: PackedCase { package static let packedCases = allCases }

extension SetRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(collected)
    text.add(relation)
    text.add(other)
    text.add(scope)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      collected: try text.next(), relation: try text.next(), other: try text.next(), scope: try text.next())
  }
}

extension SetRule.Collected: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
  }
}

extension SetRule.Other: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .values(let values):
      text.add(number: 0)
      text.add(values)
    case .collected(let other):
      text.add(number: 1)
      text.add(other)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .values(try text.next())
    case 1: self = .collected(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension SetRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("collect", collected.event.changes(in: mutator.ruleSet), at: collected.event.mark) { rule, value in
      rule.body = set { $0.collected.event = value }
    }
    mutator.add("value", collected.value.changes) { rule, value in rule.body = set { $0.collected.value = value } }
    let others = SetRule.Relation.allCases.filter { $0 != relation }
    mutator.add("relation", others.map { Change($0.rawValue, $0) }) { rule, value in
      rule.body = set { $0.relation = value }
    }
    switch other {
    case .values(let values):
      mutator.add("with", values.changes(atLeast: 1, name: \.text, changing: { _ in [] })) { rule, value in
        rule.body = set { $0.other = .values(value) }
      }
    case .collected(let collected):
      mutator.add("with.collect", collected.event.changes(in: mutator.ruleSet), at: collected.event.mark) {
        rule, value in
        rule.body = set { $0.other = .collected(SetRule.Collected(event: value, value: collected.value)) }
      }
      mutator.add("with.value", collected.value.changes, at: collected.event.mark) { rule, value in
        rule.body = set { $0.other = .collected(SetRule.Collected(event: collected.event, value: value)) }
      }
    }
    mutator.add("per", mutator.changes(scope)) { rule, value in rule.body = set { $0.scope = value } }
  }
}
