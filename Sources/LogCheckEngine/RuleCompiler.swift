import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Turns a rule into its monitor: resolves names, compiles expressions, gives every alias a binding index.
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
    guard type(of: rule.body).watchesEvents else { return [] }
    var types: [EventTypeID] = []
    for selector in rule.selectors {
      for type in selector.types where !types.contains(type) { types.append(type) }
    }
    return types
  }

  /// `nil` for a kind without a monitor.
  mutating func compile() throws(PatternError) -> (any Monitor)? {
    try (rule.body as? any MonitoredKind)?.monitor(&self)
  }

  /// Gives the event a binding index under its alias; the next indices are for later events.
  mutating func bind(_ selector: EventSelector) -> Int {
    let position = bindings
    bindings += 1
    if position == 0 { expressions.aliases[Ends.opening] = (position, selector.types) }
    if let alias = selector.alias { expressions.aliases[alias] = (position, selector.types) }
    return position
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

  /// Call last: by then every alias has its index.
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
  func given() throws(PatternError) -> GivenEvents {
    var events: [(event: CompiledSelector, found: GivenEvent.Effect, missing: GivenEvent.Effect)] = []
    for given in rule.given { events.append((try compile(given.event), given.found, given.missing)) }
    return GivenEvents(events)
  }

  /// Call last, as for the context.
  private var message: FailureMessage? {
    guard let template = rule.message, let event = rule.body.described else { return nil }
    return FailureMessage(template: template, sentence: CheckSentence(compiler: expressions, trigger: event))
  }

  /// Call before the events inside of the scope: they may name the one that opens it.
  mutating func compile(_ scope: CountRule.Scope) throws(PatternError) -> CountMonitor.Scope {
    switch scope {
    case .between(let open, let close, let atMost):
      _ = bind(open)
      return .between(
        open: try compile(open), close: try close.map { selector throws(PatternError) in try compile(selector) },
        atMost: try atMost.map { expression throws(PatternError) in try compile(expression, for: open) })
    case .session: return .session
    case .capture: return .capture
    }
  }

  func compile(_ collected: SetRule.Collected) throws(PatternError) -> SetMonitor.Collected {
    SetMonitor.Collected(
      event: try compile(collected.event), value: try compile(collected.value, for: collected.event))
  }
}

/// A kind of rules that can be judged. Each one's monitor makes itself here.
protocol MonitoredKind: RuleKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor
}
