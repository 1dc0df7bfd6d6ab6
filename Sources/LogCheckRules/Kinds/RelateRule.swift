import LogCheckModel

extension KeyTable {
  package static let relate = KeyTable(
    "relate", of: "a relate rule",
    required: ["when": "the trigger", "check": "the conditions that must hold"],
    [
      "where": "guard on the trigger",
      "with": "the first of each of these after the trigger",
      "with_last": "the last of each of these before the trigger",
      "within": "the longest time from the trigger to its partners; without it `ends` ends the wait",
      "unless": "exceptions that excuse a broken check",
      "grade": "a value that is reported with each instance",
      "without_times": withoutTimes,
      "awaited":
        "true: the partners are due, so that the end of the capture before their time leaves the instance open",
    ])

  package static let exception = KeyTable(
    "exception", of: "an entry of `unless`",
    required: ["when": "the condition that excuses a broken check", "says": "the same in words, for the finding"], [:])

  package static let grade = KeyTable(
    "grade", of: "`grade`", required: ["value": "an expression", "unit": "its unit"], [:])
}

/// These values must agree.
package struct RelateRule: Sendable {
  package var trigger: EventSelector
  package var partners: [EventSelector] = []
  package var within: Expression?
  /// The last of each of these before the trigger.
  package var lastPartners: [EventSelector] = []
  package var checks: [Check]
  /// Each excuses broken checks. One that is unknown leaves a broken check open with the reason `exception`, which is never green.
  package var exceptions: [Exception] = []
  package var grade: Grade?
  /// True if, when no line has a time, the next partner is the one to compare: `within` then only limits the wait for
  /// it.
  package var isJudgedByOrder = false
  /// True if the partners are due, so that an instance which waits for them when the capture ends is open and not
  /// cancelled.
  package var isAwaited = false

  package init(trigger: EventSelector, checks: [Check]) {
    self.trigger = trigger
    self.checks = checks
  }

  package struct Check: Sendable {
    package var expression: Expression
    /// As the author wrote it, for messages.
    package var source: String

    package init(expression: Expression, source: String) {
      self.expression = expression
      self.source = source
    }
  }

  package struct Exception: Sendable {
    package var condition: Expression
    /// The exception in words, which follow "unless".
    package var words: String

    package init(condition: Expression, words: String) {
      self.condition = condition
      self.words = words
    }
  }

  package struct Grade: Sendable {
    package var value: Expression
    package var unit: String

    package init(value: Expression, unit: String) {
      self.value = value
      self.unit = unit
    }
  }
}

extension RelateRule: RuleKind {
  package static let kind = "relate"
  package static let purpose = "These values must agree."
  package static let keys = KeyTable.relate
  package static let innerKeys: [KeyTable] = [.exception, .grade]
  package static let ends: [UsableEnds] = [
    .keys(["supersedes", "cancelled_by", "session"]), .none(because: "without `with` each event is judged at once"),
  ]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? {
    let rule = RelateDecoder(reader: reader).decode()
    if rule?.isOfOneEvent == true {
      reader.noteOlderForm("`kind: relate` without `with` and `with_last`", now: "`kind: check` with `event`")
    }
    return rule
  }

  package var kind: String { isOfOneEvent ? CheckRule.kind : Self.kind }

  /// True if it checks the values of one event and needs no other one.
  package var isOfOneEvent: Bool { partners.isEmpty && lastPartners.isEmpty }

  package var selectors: [EventSelector?] { [trigger] + partners + lastPartners }

  package var opening: EventSelector? { trigger }

  package var keyed: EventSelector? { trigger }

  package var judged: [EventSelector] { [trigger] + partners + lastPartners }

  package var usableEnds: UsableEnds { Self.ends[partners.isEmpty ? 1 : 0] }

  package var described: EventSelector? { trigger }

  package var describedPartners: [EventSelector] { partners + lastPartners }

  package var roles: RuleRoles {
    var roles = RuleRoles(triggers: trigger)
    roles.answers = Set(partners.flatMap(\.types)).subtracting(roles.triggers)
    roles.passesAreFinal = true
    return roles
  }

  package func sentence(_ prose: RuleProse) -> String {
    let names = (partners + lastPartners).map(prose.name)
    guard !names.isEmpty else { return "The values of \(prose.name(trigger)) must go together." }
    let order =
      partners.isEmpty ? "the last \(prose.joined(names, "and")) before it" : "the next \(prose.joined(names, "and"))"
    return "The values of \(prose.name(trigger)) and of \(order)\(within.map(prose.within) ?? "") must go together."
  }
}

/// Reads a rule of the kind `relate`, or one of the kind `check`, which has no partners.
struct RelateDecoder {
  let reader: KindReader
  /// The key of the trigger.
  var trigger = "when"

  private var problems: RuleProblems { reader.problems }

  func decode() -> RelateRule? {
    let map = reader.map
    let trigger = reader.selector(trigger, isGuarded: true, reader.scope)
    let scope = reader.scope.with(trigger)
    let partners = reader.selectors.selectors(map.value("with"), of: "events", scope)
    // They come before the trigger, whose values their guards cannot know.
    let earlier = reader.selectors.selectors(map.value("with_last"), of: "events", reader.scope)
    let within = reader.duration("within", scope)
    if map.has("with"), !map.has("within"), !map.has("ends") {
      problems.report(.unboundedRule("`with`"), at: map.keyPosition("with"))
    } else if map.has("within"), !map.has("with") {
      problems.report(.neededTogether("within", needs: "with"), at: map.keyPosition("within"))
    }
    if map.has("with_last") { map.atMostOne(of: ["with", "with_last"]) }
    if map.has("awaited"), !map.has("within") {
      problems.report(.neededTogether("awaited", needs: "within"), at: map.keyPosition("awaited"))
    }
    var inner = (partners + earlier).reduce(scope) { $0.with($1) }
    // Of one event the fields need no name before them.
    if self.trigger == CheckRule.event, let trigger { inner = inner.at(trigger) }
    let checks = map.value("check").map { self.checks($0, inner) } ?? []
    let exceptions = map.value("unless").map { self.exceptions($0, inner) } ?? []
    let grade = map.value("grade").flatMap { self.grade($0, inner) }
    guard let trigger else { return nil }
    var rule = RelateRule(trigger: trigger, checks: checks)
    rule.partners = partners
    rule.lastPartners = earlier
    rule.within = within
    rule.exceptions = exceptions
    rule.grade = grade
    rule.isJudgedByOrder = reader.isJudgedByOrder(("with", map.has("with")))
    rule.isAwaited = map.boolean("awaited") ?? false
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

  private func exceptions(_ node: RuleNode, _ scope: ExpressionScope) -> [RelateRule.Exception] {
    reader.map.values.items(node, of: "exceptions", atMost: RuleFileLimits.listed).compactMap { item in
      guard let map = MapReader(item, .exception, problems) else { return nil }
      let words = map.text("says")
      guard let condition = map.value("when").flatMap({ reader.expressions.condition($0, scope) }), let words else {
        return nil
      }
      return RelateRule.Exception(condition: condition, words: words)
    }
  }

  private func grade(_ node: RuleNode, _ scope: ExpressionScope) -> RelateRule.Grade? {
    guard let map = MapReader(node, .grade, problems) else { return nil }
    let unit = map.text("unit")
    guard let value = map.value("value"), let typed = reader.expressions.typed(value, scope) else { return nil }
    guard typed.type == .duration || typed.type.isNumeric else {
      problems.report(.wrongResult(expected: "a number or a duration", found: typed.type.words), at: value.position)
      return nil
    }
    guard let unit else { return nil }
    if typed.type == .duration, !Self.unitsOfTime.contains(unit), let node = map.value("unit") {
      problems.report(.unknownWord(unit, allowed: Self.unitsOfTime, nearest: nil), at: node.position)
    }
    return RelateRule.Grade(value: typed.expression, unit: unit)
  }

  private static let unitsOfTime = ["us", "ms", "s", "m", "h", "d"]
}

extension RelateRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(trigger)
    text.add(partners)
    text.add(within)
    text.add(lastPartners)
    text.add(checks)
    text.add(exceptions)
    text.add(grade)
    text.add(isJudgedByOrder)
    text.add(isAwaited)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    let trigger: EventSelector = try text.next()
    let partners: [EventSelector] = try text.next()
    let within: Expression? = try text.next()
    let lastPartners: [EventSelector] = try text.next()
    self.init(trigger: trigger, checks: try text.next())
    self.partners = partners
    self.within = within
    self.lastPartners = lastPartners
    exceptions = try text.next()
    grade = try text.next()
    isJudgedByOrder = try text.next()
    isAwaited = try text.next()
  }
}

extension RelateRule.Check: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(expression)
    text.add(source)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(expression: try text.next(), source: try text.next())
  }
}

extension RelateRule.Exception: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(condition)
    text.add(words)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(condition: try text.next(), words: try text.next())
  }
}

extension RelateRule.Grade: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(value)
    text.add(unit)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(value: try text.next(), unit: try text.next())
  }
}

extension RelateRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add(isOfOneEvent ? "event" : "when", trigger.changes(in: mutator.ruleSet), at: trigger.mark) {
      rule, value in
      rule.body = set { $0.trigger = value }
    }
    // A partner cannot be left out while a check speaks of it.
    for (index, partner) in partners.enumerated() {
      mutator.add("with \(partner.names(in: mutator.ruleSet))", partner.changes(in: mutator.ruleSet), at: partner.mark)
      { rule, value in
        rule.body = set { $0.partners[index] = value }
      }
    }
    for (index, partner) in lastPartners.enumerated() {
      mutator.add(
        "with_last \(partner.names(in: mutator.ruleSet))", partner.changes(in: mutator.ruleSet), at: partner.mark
      ) { rule, value in
        rule.body = set { $0.lastPartners[index] = value }
      }
    }
    if let within {
      mutator.add("within", within.changes) { rule, value in rule.body = set { $0.within = value } }
    }
    if isAwaited {
      mutator.add("awaited", [Change("without it", false)]) { rule, value in rule.body = set { $0.isAwaited = value } }
    }
    for (index, check) in checks.enumerated() {
      let position = checks.count == 1 ? "check" : "check \(index + 1)"
      let whole = check.expression.isConjunction ? [] : [Change("always true", Expression.literal(.boolean(true)))]
      mutator.add(position, whole + check.expression.changes) { rule, value in
        rule.body = set { $0.checks[index].expression = value }
      }
    }
    for (index, exception) in exceptions.enumerated() {
      let position = exceptions.count == 1 ? "unless" : "unless \(index + 1)"
      mutator.add(position, [Change("left out", Expression.literal(.boolean(false)))] + exception.condition.changes) {
        rule, value in
        rule.body = set { $0.exceptions[index].condition = value }
      }
    }
  }
}
