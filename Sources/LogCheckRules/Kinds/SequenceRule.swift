package import LogCheckModel

extension KeyTable {
  package static let sequence = KeyTable(
    "sequence", of: "a sequence rule",
    required: [
      "start": "the trigger", "steps": "the events that must follow in order",
      "within": "the longest time from the trigger to the last step",
    ],
    [
      "where": "guard on the trigger",
      "each": "the longest time from one step to the next",
      "not_between": "events that fail an open instance",
      "order": "strict: a step before its turn fails at once; relaxed: it is skipped",
    ])

  package static let step = KeyTable(
    "step", of: "a step",
    [
      "event": "the event that must occur",
      "where": "guard on the event",
      "any_of": "one of several events",
      "all_of": "several events in any order",
      "optional": "the step may be missing",
    ])
}

/// These steps in this order.
package struct SequenceRule: Sendable {
  package var start: EventSelector
  package var steps: [Step]
  package var within: Expression
  package var each: Expression?
  package var notBetween: [EventSelector] = []
  /// True if a step that comes before its turn fails the sequence at once; else it is passed over, and may come again.
  package var isStrict = false

  package init(start: EventSelector, steps: [Step], within: Expression) {
    self.start = start
    self.steps = steps
    self.within = within
  }

  package struct Step: Sendable {
    package enum Shape: Sendable {
      /// One of these (usually a single one).
      case anyOf([EventSelector])
      /// All of these, in any order.
      case allOf([EventSelector])
    }
    package var shape: Shape
    package var isOptional = false
    package var mark: SourceMark

    package init(shape: Shape, isOptional: Bool = false, mark: SourceMark) {
      self.shape = shape
      self.isOptional = isOptional
      self.mark = mark
    }
  }
}

extension SequenceRule: RuleKind {
  package static let kind = "sequence"
  package static let purpose = "These steps must come in this order."
  package static let keys = KeyTable.sequence
  package static let innerKeys: [KeyTable] = [.step]
  package static let ends: [UsableEnds] = [.keys(["supersedes", "cancelled_by", "process", "killed_by", "session"])]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { SequenceDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [start] + notBetween + steps.flatMap(\.selectors) }

  package var opening: EventSelector? { start }

  package var keyed: EventSelector? { start }

  package var roles: RuleRoles {
    var roles = RuleRoles(triggers: start)
    for step in steps where !step.isOptional {
      switch step.shape {
      case .anyOf(let choices): roles.steps.append(Set(choices.flatMap(\.types)))
      case .allOf(let choices): roles.steps += choices.map { Set($0.types) }
      }
    }
    roles.answers = Set(roles.steps.flatMap(\.self)).subtracting(roles.triggers)
    roles.isDue = true
    roles.passesAreFinal = true
    return roles
  }

  package func sentence(_ prose: RuleProse) -> String {
    let steps = steps.map { step in
      let words =
        switch step.shape {
        case .anyOf(let choices): prose.joined(choices.map(prose.name), "or")
        case .allOf(let choices): prose.joined(choices.map(prose.name), "and")
        }
      return step.isOptional ? words + " (may be missing)" : words
    }
    let order = steps.joined(separator: ", then ")
    return "After \(prose.name(start)) there must be, in this order\(prose.within(within)): \(order)."
  }
}

/// The values of `order`.
private enum StepOrder: String, CaseIterable { case strict, relaxed }

/// Reads a rule of the kind `sequence`.
private struct SequenceDecoder {
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
      problems.report(
        .unusable("optional", because: "every step is optional, so nothing is promised"), at: node.position)
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
      problems.report(.missingKey("event", of: "a step"), at: node.position)
      return nil
    }
    if map.has("where"), !map.has("event") {
      problems.report(.unusable("where", because: "each of the events has its own"), at: map.keyPosition("where"))
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

  /// Reads the events of `any_of` or `all_of`; the guard of one cannot use another.
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

extension SequenceRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(start)
    text.add(steps)
    text.add(within)
    text.add(each)
    text.add(notBetween)
    text.add(isStrict)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(start: try text.next(), steps: try text.next(), within: try text.next())
    each = try text.next()
    notBetween = try text.next()
    isStrict = try text.next()
  }
}

extension SequenceRule.Step: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(shape)
    text.add(isOptional)
    text.add(mark)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(shape: try text.next(), isOptional: try text.next(), mark: try text.next())
  }
}

extension SequenceRule.Step.Shape: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .anyOf(let choices):
      text.add(number: 0)
      text.add(choices)
    case .allOf(let parts):
      text.add(number: 1)
      text.add(parts)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .anyOf(try text.next())
    case 1: self = .allOf(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension SequenceRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("start", start.changes(in: mutator.ruleSet), at: start.mark) { rule, value in
      rule.body = set { $0.start = value }
    }
    mutator.add("within", within.changes) { rule, value in rule.body = set { $0.within = value } }
    mutator.add("each", mutator.changes(each)) { rule, value in rule.body = set { $0.each = value } }
    mutator.add("not_between", mutator.changes(notBetween)) { rule, value in rule.body = set { $0.notBetween = value } }
    for (index, step) in steps.enumerated() {
      let position = "step \(index + 1)"
      var shapes: [Change<SequenceRule.Step.Shape?>] = steps.count > 1 ? [Change("without it", nil)] : []
      switch step.shape {
      case .anyOf(let choices): shapes += mutator.changes(choices, atLeast: 1).map { $0.map { .anyOf($0) } }
      case .allOf(let choices): shapes += mutator.changes(choices, atLeast: 1).map { $0.map { .allOf($0) } }
      }
      mutator.add(position, shapes, at: step.mark) { rule, shape in
        rule.body = set { if let shape { $0.steps[index].shape = shape } else { $0.steps.remove(at: index) } }
      }
      let optional = Change(step.isOptional ? "no longer optional" : "optional", !step.isOptional)
      mutator.add(position, [optional], at: step.mark) { rule, value in
        rule.body = set { $0.steps[index].isOptional = value }
      }
      if index > 0 {
        mutator.add(position, [Change("before the step before it", ())], at: step.mark) { rule, _ in
          rule.body = set { $0.steps.swapAt(index - 1, index) }
        }
      }
    }
  }
}
