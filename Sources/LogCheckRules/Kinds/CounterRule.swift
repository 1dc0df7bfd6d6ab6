import LogCheckModel

extension KeyTable {
  package static let counter = KeyTable(
    "counter", of: "a counter rule",
    required: ["event": "the event with the value", "value": "the value, which is compared with the previous one"],
    [
      "where": "guard on the event",
      "never_falls": "`true` if a lower value fails",
      "rises_by": "the difference from the previous value",
      "rises_with": "the event that must occur at least once for each unit of the rise",
      "or_with": "other events that report the same: the greater of the two numbers counts",
      "reset_on": "the event after which the values start again",
    ])
}

/// Each value is compared with the one before.
package struct CounterRule: Sendable {
  package var event: EventSelector
  /// A number, a duration or an instant.
  package var value: Expression
  package var neverFalls = true
  /// The required difference; a number or a duration.
  package var step: Expression?
  /// Events that must come at least once for each one by which the value rises.
  package var risesWith: EventSelector?
  /// Events that report the same in other lines: the greater of the two numbers counts.
  package var orWith: EventSelector?
  package var resetOn: EventSelector?

  package init(event: EventSelector, value: Expression) {
    self.event = event
    self.value = value
  }
}

extension CounterRule: RuleKind {
  package static let kind = "counter"
  package static let purpose = "A value may only rise."
  package static let keys = KeyTable.counter
  package static let keepsState = true
  package static let ends: [UsableEnds] = [.none(because: "`reset_on` restarts the values")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { CounterDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [event, risesWith, orWith, resetOn] }

  package var keyed: EventSelector? { event }

  package var roles: RuleRoles { RuleRoles(triggers: event) }

  package func sentence(_ prose: RuleProse) -> String {
    let cause = risesWith.map { ", and rises by no more than the number of \(prose.name($0))" } ?? ""
    return "The value in \(prose.name(event)) never falls\(cause)."
  }
}

/// Reads a rule of the kind `counter`.
private struct CounterDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> CounterRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let scope = event.map { reader.scope.at($0) } ?? reader.scope
    let value = map.value("value").flatMap { ordered($0, scope) }
    let step = map.value("rises_by").flatMap { difference($0, scope, of: value?.type ?? .any) }
    let neverFalls = map.boolean("never_falls") ?? true
    let risesWith = reader.selector("rises_with", reader.scope)
    let orWith = reader.selector("or_with", reader.scope)
    let resetOn = reader.selector("reset_on", reader.scope)
    if !neverFalls, !map.has("rises_by"), !map.has("rises_with") {
      let reason = "without `rises_by` or `rises_with` the rule then promises nothing"
      problems.report(.unusable("never_falls", because: reason), at: map.keyPosition("never_falls"))
    }
    if map.has("rises_with"), let value, value.type != .any, !value.type.isNumeric {
      problems.report(.wrongResult(expected: "a number", found: value.type.words), at: map.keyPosition("rises_with"))
    }
    if map.has("or_with"), !map.has("rises_with") {
      problems.report(.neededTogether("or_with", needs: "rises_with"), at: map.keyPosition("or_with"))
    }
    guard let event, let value else { return nil }
    var rule = CounterRule(event: event, value: value.expression)
    rule.neverFalls = neverFalls
    rule.step = step
    rule.risesWith = risesWith
    rule.orWith = orWith
    rule.resetOn = resetOn
    return rule
  }

  private func ordered(_ node: RuleNode, _ scope: ExpressionScope) -> TypeChecker.Typed? {
    guard let typed = reader.expressions.typed(node, scope) else { return nil }
    guard typed.type.isOrdered else {
      problems.report(
        .wrongResult(expected: "a number, a duration or an instant", found: typed.type.words), at: node.position)
      return nil
    }
    return typed
  }

  /// Reads the difference of two values: a duration for two instants.
  private func difference(_ node: RuleNode, _ scope: ExpressionScope, of value: ValueType) -> Expression? {
    switch value {
    case .duration, .instant: return reader.expressions.expression(node, scope, giving: .duration)
    case .any: return reader.expressions.typed(node, scope)?.expression
    default:
      guard let typed = reader.expressions.typed(node, scope) else { return nil }
      guard typed.type.isNumeric else {
        problems.report(.wrongResult(expected: "a number", found: typed.type.words), at: node.position)
        return nil
      }
      return typed.expression
    }
  }
}

extension CounterRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
    text.add(neverFalls)
    text.add(step)
    text.add(risesWith)
    text.add(orWith)
    text.add(resetOn)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
    neverFalls = try text.next()
    step = try text.next()
    risesWith = try text.next()
    orWith = try text.next()
    resetOn = try text.next()
  }
}

extension CounterRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    mutator.add("value", value.changes) { rule, value in rule.body = set { $0.value = value } }
    mutator.add("never_falls", [Change(String(!neverFalls), !neverFalls)]) { rule, value in
      rule.body = set { $0.neverFalls = value }
    }
    mutator.add("rises_by", mutator.changes(step)) { rule, value in rule.body = set { $0.step = value } }
    mutator.add("rises_with", mutator.changes(risesWith)) { rule, value in rule.body = set { $0.risesWith = value } }
    mutator.add("or_with", mutator.changes(orWith)) { rule, value in rule.body = set { $0.orWith = value } }
    mutator.add("reset_on", mutator.changes(resetOn)) { rule, value in rule.body = set { $0.resetOn = value } }
  }
}
