import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Turns a rule into its monitor: resolves names, compiles expressions, gives every alias a place.
struct RuleCompiler {
  let ruleSet: RuleSet
  let rule: Rule
  let index: Int
  var expressions: ExpressionCompiler
  let sessionStarts: [EventTypeID]
  private var bindings = 0

  init(_ rule: Rule, index: Int, in ruleSet: RuleSet, _ fields: FieldTables, _ sessionStarts: [EventTypeID]) {
    self.sessionStarts = sessionStarts
    self.rule = rule
    self.index = index
    self.ruleSet = ruleSet
    expressions = ExpressionCompiler(
      fields: fields,
      parameters: Dictionary(rule.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      hasProvenPatterns: ruleSet.hasProvenPatterns)
  }

  /// Every type of event that the monitor wants to see.
  var types: [EventTypeID] {
    switch rule.body {
    // Records and texts are looked at, not events.
    case .schema, .privacy: return []
    default:
      var types: [EventTypeID] = []
      for selector in rule.selectors {
        for type in selector.types where !types.contains(type) { types.append(type) }
      }
      return types
    }
  }

  mutating func compile() throws(PatternError) -> any Monitor {
    switch rule.body {
    case .rate(let body): return try rate(body)
    case .overlap(let body): return try overlap(body)
    case .machine(let body): return try machine(body)
    case .gauge(let body): return try gauge(body)
    case .counter(let body): return try counter(body)
    case .response(let body): return try response(body)
    case .sequence(let body): return try sequence(body)
    case .never(let body): return try never(body)
    case .precedes(let body): return try precedes(body)
    case .count(let body): return try count(body)
    case .relate(let body): return try relate(body)
    case .domain(let body): return try domain(body)
    case .schema(let body): return try schema(body)
    case .set(let body): return try set(body)
    case .hash(let body): return try hash(body)
    case .privacy(let body): return PrivacyMonitor(context: try context(), components: body.components)
    }
  }

  /// Gives the event a place under its alias; the next places are for later events.
  mutating func bind(_ selector: EventSelector) -> Int {
    let place = bindings
    bindings += 1
    if let alias = selector.alias { expressions.aliases[alias] = (place, selector.types) }
    return place
  }

  func compile(_ selector: EventSelector) throws(PatternError) -> CompiledSelector {
    try expressions.compile(selector)
  }

  func compile(_ selectors: [EventSelector]) throws(PatternError) -> [CompiledSelector] {
    var compiled: [CompiledSelector] = []
    for selector in selectors { compiled.append(try compile(selector)) }
    return compiled
  }

  func compile(_ expression: Expression, for selector: EventSelector) throws(PatternError) -> CompiledExpression {
    try expressions.compile(expression, current: selector.types, currentAlias: selector.alias)
  }

  /// Call last: by then every alias has its place.
  func context(_ trigger: EventSelector? = nil) throws(PatternError) -> RuleContext {
    let key = CompiledKey(fields: rule.key.map { expressions.fields[$0] })
    let killers = rule.ends.killedBy.flatMap(\.types)
    var enders = rule.ends.cancelledBy.flatMap(\.types) + killers
    if rule.ends.supersedes, let trigger { enders += trigger.types }
    if rule.ends.withSession { enders += sessionStarts }
    return RuleContext(
      rule: index, key: key, supersedes: rule.ends.supersedes,
      cancelledBy: try compile(rule.ends.cancelledBy), killedBy: try compile(rule.ends.killedBy),
      endsWithSession: rule.ends.withSession, enders: enders, killers: killers,
      bindings: bindings, message: message)
  }

  /// Call last, as for the context.
  private var message: FailureMessage? {
    guard let template = rule.message, let event = rule.body.described else { return nil }
    return FailureMessage(template: template, sentence: CheckSentence(compiler: expressions, trigger: event))
  }

  private mutating func response(_ body: ResponseRule) throws(PatternError) -> any Monitor {
    _ = bind(body.trigger)
    var alternatives: [ResponseMonitor.Alternative] = []
    for alternative in body.alternatives {
      let compiled = ResponseMonitor.Alternative()
      switch alternative.deadline {
      case .within(let expression): compiled.within = try compile(expression, for: body.trigger)
      case .by(let expression): compiled.by = try compile(expression, for: body.trigger)
      case nil: break
      }
      if let after = alternative.after { compiled.after = try compile(after, for: body.trigger) }
      if let until = alternative.until { compiled.until = try compile(until) }
      if let entry = alternative.entry {
        compiled.entryBinding = bind(entry)
        compiled.entry = try compile(entry)
      }
      compiled.namesSteps =
        alternative.entry?.alias != nil || alternative.steps.dropLast().contains { $0.alias != nil }
      for step in alternative.steps {
        let place = bind(step)
        compiled.steps.append(.init(selector: try compile(step), binding: place))
      }
      compiled.note = alternative.note
      compiled.closing = body.forbidden.flatMap(\.types) + (alternative.until?.types ?? [])
      alternatives.append(compiled)
    }
    return ResponseMonitor(
      context: try context(body.trigger), trigger: try compile(body.trigger), alternatives: alternatives,
      forbidden: try compile(body.forbidden), exactlyOne: body.exactlyOne)
  }

  private mutating func sequence(_ body: SequenceRule) throws(PatternError) -> any Monitor {
    _ = bind(body.start)
    var steps: [SequenceMonitor.CompiledStep] = []
    var namesSteps = false
    for step in body.steps {
      let choices: [EventSelector]
      let needsAll: Bool
      switch step.shape {
      case .anyOf(let items): (choices, needsAll) = (items, false)
      case .allOf(let items): (choices, needsAll) = (items, true)
      }
      var compiled: [(selector: CompiledSelector, binding: Int?)] = []
      for choice in choices {
        if choice.alias != nil { namesSteps = true }
        let place = bind(choice)
        compiled.append((try compile(choice), place))
      }
      steps.append(.init(choices: compiled, needsAll: needsAll, isOptional: step.isOptional))
    }
    return SequenceMonitor(
      context: try context(body.start), start: try compile(body.start), steps: steps,
      within: try compile(body.within, for: body.start),
      each: try body.each.map { expression throws(PatternError) in
        try compile(expression, for: body.start)
      }, notBetween: try compile(body.notBetween), namesSteps: namesSteps, isStrict: body.isStrict)
  }

  private mutating func never(_ body: NeverRule) throws(PatternError) -> any Monitor {
    if let open = body.open { _ = bind(open) }
    var alive = Set(body.aliveComponents)
    let namesAlive = !body.aliveComponents.isEmpty || !body.aliveEvents.isEmpty
    if !namesAlive {
      // Without a word on it: whoever would log the event must have been heard.
      for type in body.event.types {
        let components = ruleSet.events[type.index].components
        alive.formUnion(components.isEmpty ? Array(ruleSet.components.indices) : components)
      }
    }
    return NeverMonitor(
      context: try context(), event: try compile(body.event),
      opening: try body.open.map { selector throws(PatternError) in try compile(selector) },
      closing: try body.close.map { selector throws(PatternError) in try compile(selector) },
      aliveComponents: alive, aliveTypes: Set(body.aliveEvents.map(\.index)),
      namesAlive: namesAlive)
  }

  private mutating func precedes(_ body: PrecedesRule) throws(PatternError) -> any Monitor {
    _ = bind(body.event)
    let scope: PrecedesMonitor.Scope
    switch body.scope {
    case .session: scope = .session
    case .install: scope = .install
    case .capture: scope = .capture
    case .within(let length): scope = .within(try compile(length, for: body.event))
    }
    return PrecedesMonitor(
      context: try context(), event: try compile(body.event), requires: try compile(body.requires), scope: scope,
      sessionStarts: sessionStarts, since: try body.since.map { selector throws(PatternError) in try compile(selector) }
    )
  }

  private mutating func count(_ body: CountRule) throws(PatternError) -> any Monitor {
    let scope = try compile(body.scope)
    return CountMonitor(
      context: try context(), event: try compile(body.event), scope: scope, sessionStarts: sessionStarts,
      minimum: body.minimum, maximum: body.maximum, isJudgedByOrder: body.isJudgedByOrder)
  }

  /// Call before the events inside of the scope: they may name the one that opens it.
  mutating func compile(_ scope: CountRule.Scope) throws(PatternError) -> CountMonitor.Scope {
    switch scope {
    case .between(let open, let close, let atMost):
      _ = bind(open)
      return .between(
        open: try compile(open), close: try close.map { selector throws(PatternError) in try compile(selector) },
        atMost: try compile(atMost, for: open))
    case .session: return .session
    case .capture: return .capture
    }
  }

  private mutating func relate(_ body: RelateRule) throws(PatternError) -> any Monitor {
    _ = bind(body.trigger)
    var partners: [(selector: CompiledSelector, binding: Int)] = []
    for partner in body.partners {
      let place = bind(partner)
      partners.append((try compile(partner), place))
    }
    var earlier: [(selector: CompiledSelector, binding: Int)] = []
    for partner in body.lastPartners {
      let place = bind(partner)
      earlier.append((try compile(partner), place))
    }
    var checks: [(expression: CompiledExpression, check: Expression)] = []
    for check in body.checks { checks.append((try compile(check.expression, for: body.trigger), check.expression)) }
    return RelateMonitor(
      context: try context(body.trigger), trigger: try compile(body.trigger), partners: partners,
      earlier: LastPartners(earlier),
      within: try body.within.map { expression throws(PatternError) in try compile(expression, for: body.trigger) },
      checks: checks, sentence: CheckSentence(compiler: expressions, trigger: body.trigger),
      grade: try body.grade.map { grade throws(PatternError) in try compile(grade.value, for: body.trigger) },
      isJudgedByOrder: body.isJudgedByOrder)
  }
}
