package import LogCheckModel

/// A rule with one change: one of its tests should notice it.
package struct RuleMutant {
  /// The change, and its position in the rule; no two mutants of a rule have the same.
  package var name: String
  /// The position in the file nearest to it.
  package var mark: SourceMark
  package var rule: Rule
}

/// Makes the mutants of one rule.
package struct RuleMutator {
  let original: Rule
  let ruleSet: RuleSet
  private var mutants: [RuleMutant] = []

  package static func mutants(of rule: Rule, in ruleSet: RuleSet) -> [RuleMutant] {
    var mutator = RuleMutator(original: rule, ruleSet: ruleSet)
    mutator.addHead()
    mutator.addEnds()
    mutator.addGiven()
    rule.body.addChanges(to: &mutator)
    return mutator.mutants.distinct
  }

  private init(original: Rule, ruleSet: RuleSet) {
    self.original = original
    self.ruleSet = ruleSet
  }

  /// Adds a mutant for each change: `apply` writes the changed value into the rule.
  mutating func add<Value>(
    _ position: String, _ changes: [Change<Value>], at mark: SourceMark? = nil, _ apply: (inout Rule, Value) -> Void
  ) {
    for change in changes {
      var rule = original
      apply(&rule, change.value)
      mutants.append(RuleMutant(name: "\(position): \(change.what)", mark: mark ?? original.mark, rule: rule))
    }
  }

  /// Makes a changed copy of a body, as the rule holds it.
  func editor<Body: RuleKind>(of body: Body) -> (_ change: (inout Body) -> Void) -> any RuleKind {
    { change in
      var changed = body
      change(&changed)
      return changed
    }
  }

  /// The changes of a list of events.
  func changes(_ selectors: [EventSelector], atLeast least: Int = 0) -> [Change<[EventSelector]>] {
    selectors.changes(atLeast: least, name: { $0.names(in: ruleSet) }, changing: { $0.changes(in: ruleSet) })
  }

  /// The changes of an event that may be left out.
  func changes(_ selector: EventSelector?) -> [Change<EventSelector?>] {
    guard let selector else { return [] }
    return [Change("without it", nil)] + selector.changes(in: ruleSet).map { $0.map(Optional.some) }
  }

  /// The changes of an expression that may be left out.
  func changes(_ expression: Expression?) -> [Change<Expression?>] {
    guard let expression else { return [] }
    return [Change("without it", nil)] + expression.changes.map { $0.map(Optional.some) }
  }

  private mutating func addHead() {
    for (index, parameter) in original.parameters.enumerated() {
      add("parameters.\(parameter.name)", parameter.value.changes) { $0.parameters[index].value = $1 }
    }
    add("key", original.key.changes(name: { $0 }, changing: { _ in [] })) { $0.key = $1 }
  }

  private mutating func addEnds() {
    let ends = original.ends
    if ends.supersedes { add("ends.supersedes", [Change("without it", false)]) { $0.ends.supersedes = $1 } }
    if ends.withSession { add("ends.session", [Change("without it", false)]) { $0.ends.withSession = $1 } }
    add("ends.cancelled_by", changes(ends.cancelledBy)) { $0.ends.cancelledBy = $1 }
    let process = Array(ends.killedBy.prefix(ends.processEnders))
    let others = Array(ends.killedBy.dropFirst(ends.processEnders))
    if !process.isEmpty {
      add("ends.process", [Change("without it", others)]) {
        $0.ends.killedBy = $1
        $0.ends.processEnders = 0
      }
    }
    add("ends.killed_by", changes(others)) { $0.ends.killedBy = process + $1 }
  }

  private mutating func addGiven() {
    for (index, given) in original.given.enumerated() {
      let position = original.given.count == 1 ? "given" : "given \(index + 1)"
      add(position, [Change("without it", ())], at: given.event.mark) { rule, _ in rule.given.remove(at: index) }
      add(position, given.event.changes(in: ruleSet), at: given.event.mark) { $0.given[index].event = $1 }
    }
  }

  /// The changes of a stretch in which something is counted or collected.
  func changes(_ scope: CountRule.Scope) -> [Change<CountRule.Scope>] {
    switch scope {
    case .session: [Change("capture instead of session", .capture)]
    case .capture: [Change("session instead of capture", .session)]
    case .between(let open, let close, let longest):
      open.changes(in: ruleSet).map { $0.map { .between(open: $0, close: close, atMost: longest) }.within("open") }
        // Without any end it would last for ever.
        + (longest == nil ? Array(changes(close).dropFirst()) : changes(close))
        .map { $0.map { .between(open: open, close: $0, atMost: longest) }.within("close") }
        + (longest?.changes ?? []).map { $0.map { .between(open: open, close: close, atMost: $0) }.within("at_most") }
    }
  }

  mutating func addBounds(_ minimum: Int?, _ maximum: Int?, _ apply: (inout Rule, Int?, Int?) -> Void) {
    if let minimum {
      add("at least", minimum.changes(least: 0)) { apply(&$0, $1, maximum.map { [value = $1] in max($0, value) }) }
    }
    if let maximum {
      add("at most", maximum.changes(least: 0)) { apply(&$0, minimum.map { [value = $1] in min($0, value) }, $1) }
    }
  }
}

extension [RuleMutant] {
  /// The same with numbers after duplicate names.
  fileprivate var distinct: Self {
    var seen: [String: Int] = [:]
    return map { mutant in
      let count = seen[mutant.name, default: 0] + 1
      seen[mutant.name] = count
      guard count > 1 else { return mutant }
      return RuleMutant(name: "\(mutant.name) (\(count))", mark: mutant.mark, rule: mutant.rule)
    }
  }
}
