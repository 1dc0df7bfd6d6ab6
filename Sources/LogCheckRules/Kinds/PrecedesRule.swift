import LogCheckModel

extension KeyTable {
  package static let precedes = KeyTable(
    "precedes", of: "a precedes rule",
    required: [
      "event": "the event that may only happen after another",
      "requires": "the event that must have occurred before",
      "scope": "the part of the past in which that event must have occurred",
    ],
    ["where": "guard on the event", "since": "an event after which earlier events no longer count"])

  package static let pastScope = KeyTable(
    "pastScope", of: "`scope`", required: ["within_past": "the longest time since that event"], [:])
}

/// Only after.
package struct PrecedesRule: Sendable {
  package enum Scope: Sendable {
    case session
    /// An earlier session of the capture counts, too; only a session whose start was seen can lack the event.
    case install
    case capture
    case within(Expression)
  }
  package var event: EventSelector
  package var requires: EventSelector
  package var scope: Scope
  package var since: EventSelector?

  package init(event: EventSelector, requires: EventSelector, scope: Scope) {
    self.event = event
    self.requires = requires
    self.scope = scope
  }
}

extension PrecedesRule: RuleKind {
  package static let kind = "precedes"
  package static let purpose = "This may only happen after that."
  package static let keys = KeyTable.precedes
  package static let innerKeys: [KeyTable] = [.pastScope]
  package static let ends: [UsableEnds] = [.none(because: "each event is judged at once")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { PrecedesDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [event, requires, since] }

  package var keyed: EventSelector? { event }

  package var described: EventSelector? { event }

  package var roles: RuleRoles {
    var roles = RuleRoles(triggers: event)
    roles.answers = Set(requires.types).subtracting(roles.triggers)
    roles.passesAreFinal = true
    return roles
  }

  package func sentence(_ prose: RuleProse) -> String {
    let scope =
      switch self.scope {
      case .session: "in the same launch of the app"
      case .install, .capture: "earlier in the capture"
      case .within(let time): "in the \(prose.length(time)) before"
      }
    let since = self.since.map { ", and after the last \(prose.name($0))" } ?? ""
    return "Before \(prose.name(event)) there must be \(prose.name(requires)), \(scope)\(since)."
  }
}

/// Reads a rule of the kind `precedes`.
private struct PrecedesDecoder {
  let reader: KindReader

  func decode() -> PrecedesRule? {
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let inner = reader.scope.with(event)
    let requires = reader.selector("requires", inner)
    let since = reader.selector("since", inner)
    let scope = reader.map.value("scope").flatMap { pastScope($0, inner) }
    guard let event, let requires, let scope else { return nil }
    var rule = PrecedesRule(event: event, requires: requires, scope: scope)
    rule.since = since
    return rule
  }

  private func pastScope(_ node: RuleNode, _ scope: ExpressionScope) -> PrecedesRule.Scope? {
    guard case .map = node.content else {
      return NodeReader(problems: reader.problems).word(
        node, of: [("session", .session), ("install", .install), ("capture", .capture)])
    }
    guard let map = MapReader(node, .pastScope, reader.problems), let past = map.value("within_past") else {
      return nil
    }
    return reader.expressions.duration(past, scope).map { .within($0) }
  }
}

extension PrecedesRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(requires)
    text.add(scope)
    text.add(since)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), requires: try text.next(), scope: try text.next())
    since = try text.next()
  }
}

extension PrecedesRule.Scope: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .session: text.add(number: 0)
    case .capture: text.add(number: 1)
    case .within(let length):
      text.add(number: 2)
      text.add(length)
    case .install: text.add(number: 3)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .session
    case 1: self = .capture
    case 2: self = .within(try text.next())
    case 3: self = .install
    default: throw DamagedPack()
    }
  }
}

extension PrecedesRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    mutator.add("requires", requires.changes(in: mutator.ruleSet), at: requires.mark) { rule, value in
      rule.body = set { $0.requires = value }
    }
    mutator.add("since", mutator.changes(since)) { rule, value in rule.body = set { $0.since = value } }
    let scopes: [Change<PrecedesRule.Scope>] =
      switch scope {
      case .session: [Change("capture instead of session", .capture)]
      case .install: [Change("session instead of install", .session), Change("capture instead of install", .capture)]
      case .capture: [Change("session instead of capture", .session)]
      case .within(let length): length.changes.map { $0.map { .within($0) } } + [Change("capture", .capture)]
      }
    mutator.add("scope", scopes) { rule, value in rule.body = set { $0.scope = value } }
  }
}
