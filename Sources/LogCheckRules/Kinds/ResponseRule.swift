package import LogCheckModel

extension KeyTable {
  package static let response = KeyTable(
    "response", of: "a response rule",
    required: ["when": "the trigger"],
    [
      "where": "guard on the trigger",
      "expect": "the event that must follow",
      "expect_one_of": "several expectations; one of them must be met",
      "forbid": "events that fail an open instance",
      "exactly_one": "a second response fails the instance",
      "only_in_time": "with `exactly_one`: a second response after the deadline is no failure",
    ])

  package static let alternative = KeyTable(
    "alternative", of: "an expectation",
    [
      "event": "the event that must occur",
      "where": "guard on the event",
      "within": "the longest time to the event, from the trigger or the entry",
      "by": "the instant by which the event must occur",
      "after": "an instant: events before it do not count",
      "until": "an event that ends the alternative when it occurs (after `after`), instead of a deadline",
      "entry": "an event: the first one after `after` starts the clock",
      "sequence": "several events in order instead of `event` and `where`",
      "note": "printed with a pass through this alternative",
    ])
}

/// When this happens, that must follow in time.
package struct ResponseRule: Sendable {
  package var trigger: EventSelector
  package var alternatives: [Alternative]
  package var forbidden: [EventSelector] = []
  package var exactlyOne = false
  /// True if a second response after the deadline is no failure.
  package var isOnlyInTime = false

  package init(trigger: EventSelector, alternatives: [Alternative]) {
    self.trigger = trigger
    self.alternatives = alternatives
  }

  /// One way to discharge the duty.
  package struct Alternative: Sendable {
    /// One event, or several in order.
    package var steps: [EventSelector]
    package var deadline: Deadline?
    package var after: Expression?
    package var until: EventSelector?
    package var entry: EventSelector?
    package var note: String?
    package var mark: SourceMark

    package init(steps: [EventSelector], mark: SourceMark) {
      self.steps = steps
      self.mark = mark
    }
  }

  package enum Deadline: Sendable {
    /// The duration from the trigger, or from the entry if there is one.
    case within(Expression)
    /// An instant.
    case by(Expression)
  }
}

extension ResponseRule: RuleKind {
  package static let kind = "response"
  package static let purpose = "When this happens, that must follow in time."
  package static let keys = KeyTable.response
  package static let innerKeys: [KeyTable] = [.alternative]
  package static let ends: [UsableEnds] = [.keys(["supersedes", "cancelled_by", "process", "killed_by", "session"])]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { ResponseDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] {
    [trigger] + forbidden + alternatives.flatMap { $0.steps + [$0.until, $0.entry].compactMap(\.self) }
  }

  package var opening: EventSelector? { trigger }

  package var keyed: EventSelector? { trigger }

  package var judged: [EventSelector] { [trigger] }

  package var roles: RuleRoles {
    var roles = RuleRoles(triggers: trigger)
    roles.answers = Set(alternatives.flatMap(\.steps).flatMap(\.types)).subtracting(roles.triggers)
    roles.isDue = alternatives.allSatisfy { $0.until == nil && $0.entry == nil }
    roles.passesAreFinal = true
    roles.isUnique = exactlyOne
    roles.counted = roles.isUnique ? roles.answers : []
    return roles
  }

  package func sentence(_ prose: RuleProse) -> String {
    let ways = alternatives.map { way in
      let steps = way.steps.map(prose.name).joined(separator: ", then ")
      let start = way.entry.map { " once \(prose.name($0)) came" } ?? ""
      return "\(steps)\(prose.deadline(way.deadline))\(start)"
    }
    var text = "After \(prose.name(trigger)) there must be \(prose.joined(ways, "or"))."
    if exactlyOne { text += isOnlyInTime ? " Exactly one must come in time." : " Exactly one must come." }
    if !forbidden.isEmpty { text += " Until then there must be no \(prose.joined(forbidden.map(prose.name), "or"))." }
    return text
  }
}

/// Reads a rule of the kind `response`.
private struct ResponseDecoder {
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
      problems.report(.missingKey("expect", of: "a response rule"), at: map.node.position)
    }
    let forbidden = reader.selectors.selectors(map.value("forbid"), of: "events", scope)
    let exactlyOne = map.boolean("exactly_one") ?? false
    if exactlyOne, alternatives.contains(where: { $0.deadline == nil }) {
      problems.report(
        .unusable("exactly_one", because: "it needs a deadline, `within` or `by`"), at: map.keyPosition("exactly_one"))
    }
    guard let trigger else { return nil }
    var rule = ResponseRule(trigger: trigger, alternatives: alternatives)
    rule.forbidden = forbidden
    rule.exactlyOne = exactlyOne
    rule.isOnlyInTime = map.boolean("only_in_time") ?? false
    if rule.isOnlyInTime, !exactlyOne {
      problems.report(.neededTogether("only_in_time", needs: "exactly_one"), at: map.keyPosition("only_in_time"))
    }
    return rule
  }

  private func alternative(_ node: RuleNode, _ scope: ExpressionScope) -> ResponseRule.Alternative? {
    guard case .map = node.content else {
      // An event alone: without a deadline it would wait for ever.
      if reader.selectors.selector(node, scope) != nil {
        problems.report(.unboundedRule("the expectation"), at: node.position)
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
      if !map.has("event") { problems.report(.missingKey("event", of: "an expectation"), at: map.node.position) }
      return reader.selectors.selector(in: map, scope).map { [$0] } ?? []
    }
    if map.has("where") {
      let reason = "each event of the sequence has its own"
      problems.report(.unusable("where", because: reason), at: map.keyPosition("where"))
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
    problems.report(.unboundedRule("the expectation"), at: map.node.position)
  }
}

extension ResponseRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(trigger)
    text.add(alternatives)
    text.add(forbidden)
    text.add(exactlyOne)
    text.add(isOnlyInTime)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(trigger: try text.next(), alternatives: try text.next())
    forbidden = try text.next()
    exactlyOne = try text.next()
    isOnlyInTime = try text.next()
  }
}

extension ResponseRule.Alternative: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(steps)
    text.add(mark)
    text.add(deadline)
    text.add(after)
    text.add(until)
    text.add(entry)
    text.add(note)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(steps: try text.next(), mark: try text.next())
    deadline = try text.next()
    after = try text.next()
    until = try text.next()
    entry = try text.next()
    note = try text.next()
  }
}

extension ResponseRule.Deadline: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .within(let length):
      text.add(number: 0)
      text.add(length)
    case .by(let instant):
      text.add(number: 1)
      text.add(instant)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .within(try text.next())
    case 1: self = .by(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension ResponseRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("when", trigger.changes(in: mutator.ruleSet), at: trigger.mark) { rule, value in
      rule.body = set { $0.trigger = value }
    }
    mutator.add("forbid", mutator.changes(forbidden)) { rule, value in rule.body = set { $0.forbidden = value } }
    if exactlyOne {
      mutator.add("exactly_one", [Change("without it", false)]) { rule, value in
        rule.body = set { $0.exactlyOne = value }
      }
    }
    if isOnlyInTime {
      mutator.add("only_in_time", [Change("without it", false)]) { rule, value in
        rule.body = set { $0.isOnlyInTime = value }
      }
    }
    for (index, alternative) in alternatives.enumerated() {
      let position = alternatives.count == 1 ? "expect" : "expect_one_of \(index + 1)"
      if alternatives.count > 1 {
        mutator.add(position, [Change("without it", ())], at: alternative.mark) { rule, _ in
          rule.body = set { $0.alternatives.remove(at: index) }
        }
      }
      mutator.add(position, mutator.changes(alternative), at: alternative.mark) { rule, value in
        rule.body = set { $0.alternatives[index] = value }
      }
    }
  }
}

extension RuleMutator {
  fileprivate func changes(_ alternative: ResponseRule.Alternative) -> [Change<ResponseRule.Alternative>] {
    func set<Value>(
      _ position: String, _ changes: [Change<Value>], _ apply: (inout ResponseRule.Alternative, Value) -> Void
    ) -> [Change<ResponseRule.Alternative>] {
      changes.map { change in
        change.map { value in
          var changed = alternative
          apply(&changed, value)
          return changed
        }.within(position)
      }
    }
    var all: [Change<ResponseRule.Alternative>] = []
    switch alternative.deadline {
    case .within(let length): all += set("within", length.changes) { $0.deadline = .within($1) }
    case .by(let instant): all += set("by", instant.changes) { $0.deadline = .by($1) }
    case nil: break
    }
    all += set("event", changes(alternative.steps, atLeast: 1)) { $0.steps = $1 }
    all += set("after", changes(alternative.after)) { $0.after = $1 }
    let until = changes(alternative.until)
    // Without any end the duty would never be due.
    all += set("until", alternative.deadline == nil ? Array(until.dropFirst()) : until) { $0.until = $1 }
    all += set("entry", changes(alternative.entry)) { $0.entry = $1 }
    return all
  }
}
