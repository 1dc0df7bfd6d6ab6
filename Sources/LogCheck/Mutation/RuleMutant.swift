import LogCheckModel
import LogCheckRules

/// A rule changed in one place: one of its tests should notice.
struct RuleMutant {
  /// What was changed, and where in the rule; no two mutants of a rule have the same.
  var name: String
  /// The place in the file nearest to it.
  var mark: SourceMark
  var rule: Rule
}

/// Makes the mutants of one rule.
struct RuleMutator {
  let original: Rule
  let ruleSet: RuleSet
  private var mutants: [RuleMutant] = []

  static func mutants(of rule: Rule, in ruleSet: RuleSet) -> [RuleMutant] {
    var mutator = RuleMutator(original: rule, ruleSet: ruleSet)
    mutator.addHead()
    mutator.addEnds()
    mutator.addBody()
    return mutator.mutants.distinct
  }

  private init(original: Rule, ruleSet: RuleSet) {
    self.original = original
    self.ruleSet = ruleSet
  }

  /// Adds a mutant for each change: `apply` puts what it became into the rule.
  mutating func add<Value>(
    _ place: String, _ changes: [Change<Value>], at mark: SourceMark? = nil, _ apply: (inout Rule, Value) -> Void
  ) {
    for change in changes {
      var rule = original
      apply(&rule, change.value)
      mutants.append(RuleMutant(name: "\(place): \(change.what)", mark: mark ?? original.mark, rule: rule))
    }
  }

  /// What makes a changed copy of a body, as the rule holds it.
  func editor<Body>(
    of body: Body, _ wrapped: @escaping (Body) -> RuleBody
  ) -> (_ change: (inout Body) -> Void) -> RuleBody {
    { change in
      var changed = body
      change(&changed)
      return wrapped(changed)
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
    add("ends.killed_by", changes(ends.killedBy)) { $0.ends.killedBy = $1 }
  }

  private mutating func addBody() {
    switch original.body {
    case .response(let body): add(body)
    case .sequence(let body): add(body)
    case .never(let body): add(body)
    case .precedes(let body): add(body)
    case .count(let body): add(body)
    case .rate(let body): add(body)
    case .overlap(let body): add(body)
    case .machine(let body): add(body)
    case .gauge(let body): add(body)
    case .counter(let body): add(body)
    case .relate(let body): add(body)
    case .domain(let body): add(body)
    case .set(let body): add(body)
    case .hash(let body): add(body)
    case .schema(let body): add(body)
    case .privacy(let body): add(body)
    }
  }
}

extension [RuleMutant] {
  /// The same with numbers behind names that stand there twice.
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
