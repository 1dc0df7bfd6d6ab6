import LogCheckModel

extension KeyTable {
  package static let share = KeyTable(
    "share", of: "a share rule",
    required: [
      "event": "the event that is counted", "holds": "the condition that most of them meet",
      "of": "the number of events in succession", "at_least": "the number of these that meet the condition",
    ],
    ["where": "guard on the event"])
}

/// Most of these events meet a condition: of any so many in succession, at least so many.
package struct ShareRule: Sendable {
  package var event: EventSelector
  package var condition: Expression
  /// At least 2.
  package var length: Int
  /// At least 1, and less than ``length``.
  package var minimum: Int

  package init(event: EventSelector, condition: Expression, length: Int, minimum: Int) {
    self.event = event
    self.condition = condition
    self.length = length
    self.minimum = minimum
  }
}

extension ShareRule: RuleKind {
  package static let kind = "share"
  package static let purpose = "Of any so many of these events in succession, at least so many meet a condition."
  package static let keys = KeyTable.share
  package static let keepsState = true
  package static let ends: [UsableEnds] = [.keys(["session"])]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { ShareDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [event] }

  package var keyed: EventSelector? { event }

  package var roles: RuleRoles { RuleRoles(triggers: event) }

  package func sentence(_ prose: RuleProse) -> String {
    "Of any \(length) of \(prose.name(event)) in succession, at least \(minimum) must meet a condition."
  }
}

/// Reads a rule of the kind `share`.
private struct ShareDecoder {
  let reader: KindReader

  /// The greatest number of events in succession: a monitor keeps that many of each key.
  private static let greatest = 1000

  func decode() -> ShareRule? {
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let scope = event.map(reader.scope.at) ?? reader.scope
    let condition = reader.map.value("holds").flatMap { reader.expressions.condition($0, scope) }
    let length = reader.map.integer("of", in: 2...Self.greatest)
    let minimum = reader.map.integer("at_least", in: 1...(length ?? Self.greatest) - 1)
    guard let event, let condition, let length, let minimum else { return nil }
    return ShareRule(event: event, condition: condition, length: length, minimum: minimum)
  }
}

extension ShareRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(condition)
    text.add(length)
    text.add(minimum)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      event: try text.next(), condition: try text.next(), length: try text.next(), minimum: try text.next())
  }
}

extension ShareRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    mutator.add("holds", condition.changes) { rule, value in rule.body = set { $0.condition = value } }
    mutator.add("of", length.changes(least: minimum + 1)) { rule, value in rule.body = set { $0.length = value } }
    mutator.add("at_least", minimum.changes(least: 1).filter { $0.value < length }) { rule, value in
      rule.body = set { $0.minimum = value }
    }
  }
}
