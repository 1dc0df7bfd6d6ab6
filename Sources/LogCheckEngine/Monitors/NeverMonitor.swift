import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `never` rule: every forbidden event in its scope is a failed instance; a scope without one is a pass.
struct NeverMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let opening: CompiledSelector?
  let closing: CompiledSelector?
  let within: CompiledExpression?
  let aliveComponents: Set<Int>
  let aliveTypes: Set<Int>
  /// True if the rule names who must have been heard; else it follows from the forbidden event.
  let namesAlive: Bool
  /// The index at which the forbidden event is bound for the guards of `given`.
  let binding: Int
  private var given: GivenEvents
  private var open = InstanceTable<Instance>()
  private var hasFailed = false
  /// Scopes without a forbidden event whose component has not been heard yet.
  private var unheard: [Scope] = []

  private struct Instance {
    var bound: [Event?]
    var opened: Event
    var deadline: TimeBound
    var taint: InconclusiveReason?
    /// The number of clock steps when the scope was opened.
    var clockSteps: Int
  }

  /// A scope that is over.
  private struct Scope {
    var opened: Evidence
    /// The event that closed it; `nil` where its time was over.
    var closed: Evidence?
    var end: EventTime?
  }

  init(
    context: RuleContext, event: CompiledSelector, opening: CompiledSelector?, closing: CompiledSelector?,
    within: CompiledExpression?,
    aliveComponents: Set<Int>, aliveTypes: Set<Int>, namesAlive: Bool, binding: Int, given: GivenEvents
  ) {
    self.context = context
    self.event = event
    self.opening = opening
    self.closing = closing
    self.within = within
    self.aliveComponents = aliveComponents
    self.aliveTypes = aliveTypes
    self.namesAlive = namesAlive
    self.binding = binding
    self.given = given
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    // After the judgement: an event is not before itself.
    defer { if !given.isEmpty { given.remember(event, with: evaluator) } }
    guard let opening else {
      judge(event, in: &source, with: evaluator)
      return
    }
    guard !open.isEmpty || opening.types.contains(event.type) else { return }
    let key = context.key.values(of: event)
    for owner in open.owners(key) {
      guard var instance = open.take(owner.number) else { continue }
      if step(&instance, owner, event, in: &source, with: evaluator) {
        open.remove(owner.number)
      } else {
        open.put(consume instance, owner.number)
      }
    }
    let opens = opening.accepts(event, bound: [], with: evaluator)
    if context.supersedes, opens != .no {
      for owner in open.owners(key) {
        guard let older = open[owner.number] else { continue }
        let isMeant = owner.doubt.map(Truth.unknown) ?? opens
        let evidence = [Evidence(role: .trigger, event: older.opened)]
        if context.supersedes(isMeant, by: event, evidence: evidence, in: &source) { open.remove(owner.number) }
      }
    }
    switch opens {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) opens the scope", in: source,
          evidence: [Evidence(role: .trigger, event: event)]))
    case .yes:
      var bound = [Event?](repeating: nil, count: max(1, context.bindings))
      bound[0] = event
      if let evicted = open.makeRoom() {
        source.report(
          context.evicted("scopes were open", in: source, evidence: [Evidence(role: .trigger, event: evicted.opened)]))
      }
      let deadline =
        within.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) } ?? .none
      let number = open.open(
        Instance(bound: bound, opened: event, deadline: deadline, clockSteps: source.coverage.clockSteps), key: key)
      if let (instant, frame) = deadline.expiry {
        source.schedule(instant, frame, monitor: context.rule, instance: number)
      }
    }
  }

  /// Lets an open scope see an event; `true` when it is decided.
  private mutating func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event, in source: inout SourceState,
    with evaluator: Evaluator
  ) -> Bool {
    let opened = [Evidence(role: .trigger, event: instance.opened)]
    let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if ending.isSome,
      context.ends(ending, by: event, what: "the scope", evidence: opened, earlier: instance.taint, in: &source)
    {
      return true
    }
    let closes = closing?.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) ?? .no
    switch closes {
    case .no: break
    case .unknown(let reason):
      // What comes from now on is perhaps outside.
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) closes the scope", in: source,
          evidence: [Evidence(role: .trigger, event: instance.opened), Evidence(role: .deciding, event: event)]))
      return true
    case .yes:
      close(instance, by: event, at: event.time, in: &source)
      return true
    }
    var isForbidden = self.event.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if within != nil {
      if instance.clockSteps != source.coverage.clockSteps { isForbidden = isForbidden && .unknown(.clock) }
      isForbidden = isForbidden && instance.deadline.admits(event)
    }
    if isForbidden == .yes, instance.clockSteps == source.coverage.clockSteps, event.isOlder(than: instance.opened) {
      isForbidden = .unknown(.late)
    }
    switch isForbidden {
    case .no: return false
    case .unknown(let reason):
      instance.taint = instance.taint ?? reason
      return false
    case .yes:
      let excuse: InconclusiveReason?
      switch effect(on: event, instance.bound, in: source, with: evaluator) {
      case .judge: excuse = nil
      case .skip: return false
      case .open(let reason): excuse = reason
      }
      // What closes the scope may have come before, unseen.
      let detail =
        context.message?.text(instance.bound, current: event, with: evaluator)
        ?? "\(source.name(event.type)) must not come after \(source.name(instance.opened.type))"
      source.conclude(
        .fail,
        context.outcome(
          .fail, detail, in: source,
          evidence: [Evidence(role: .trigger, event: instance.opened), Evidence(role: .deciding, event: event)]),
        unless: excuse,
        or: context.unseen([], closing: closing?.types ?? [], from: instance.opened.time, to: event.time))
      return true
    }
  }

  /// The consequence of the events before a forbidden one.
  private func effect(
    on event: Event, _ bound: [Event?], in source: SourceState, with evaluator: Evaluator
  ) -> GivenEvent.Effect {
    guard !given.isEmpty else { return .judge }
    var bound = bound
    while bound.count <= binding { bound.append(nil) }
    bound[binding] = event
    let effect = given.effect(bound: bound, with: evaluator)
    if effect == .skip { return .skip }
    return given.excuse(effect, until: event.time, source.coverage).map { .open($0) } ?? .judge
  }

  private mutating func judge(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    switch self.event.accepts(event, bound: [], with: evaluator) {
    case .no: break
    case .unknown(let reason):
      hasFailed = true  // No pass either: it may have been the forbidden one.
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) is the forbidden kind", in: source,
          evidence: [Evidence(role: .deciding, event: event)]))
    case .yes:
      let verdict: InstanceVerdict
      switch effect(on: event, [], in: source, with: evaluator) {
      case .judge: verdict = .fail
      case .skip: return
      case .open(let reason): verdict = .inconclusive(reason)
      }
      hasFailed = true
      source.report(
        context.outcome(
          verdict,
          context.message?.text([], current: event, with: evaluator)
            ?? "\(source.name(event.type)) must not happen", in: source,
          evidence: [Evidence(role: .deciding, event: event)]))
    }
  }

  private mutating func close(
    _ instance: Instance, by event: Event?, at time: EventTime?, in source: inout SourceState
  ) {
    let scope = Scope(
      opened: Evidence(role: .trigger, event: instance.opened),
      closed: event.map { Evidence(role: .deciding, event: $0) }, end: time)
    let isUnheard = namesAlive && !isAlive(in: source)
    if isUnheard, instance.taint == nil, unheard.count < RuleContext.instanceLimit {
      unheard.append(scope)
    } else {
      conclude(scope, unless: instance.taint ?? (isUnheard ? .notCaptured : nil), in: &source)
    }
  }

  /// Passes a scope, unless the forbidden event may have come in it.
  private func conclude(
    _ scope: Scope, unless doubt: InconclusiveReason?, in source: inout SourceState
  ) {
    let evidence = [scope.opened] + [scope.closed].compactMap(\.self)
    source.conclude(
      .pass, context.unsaid(.pass, in: source, evidence: evidence), unless: doubt,
      or: Unseen(types: event.types, from: scope.opened.time, to: scope.end),
      saying: { [event] in "no \($0.names(event.types)) until \(scope.closed?.type.map($0.name) ?? "its end")" })
  }

  /// True if a component was heard that would have logged the forbidden event.
  private func isAlive(in source: SourceState) -> Bool {
    !source.coverage.seenComponents.isDisjoint(with: aliveComponents)
      || !source.coverage.seenTypes.isDisjoint(with: aliveTypes)
  }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard let instance = open[number], instance.deadline.hasPassed(at: time) else { return }
    open.remove(number)
    let doubt: InconclusiveReason? = instance.clockSteps == source.coverage.clockSteps ? nil : .clock
    var over = instance
    over.taint = over.taint ?? doubt
    close(over, by: nil, at: over.deadline.eventTime, in: &source)
  }

  func position(of instance: Int) -> LinePosition? { open[instance]?.opened.position }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      source.report(
        context.outcome(
          .cancelled, "the app session ended", in: source, evidence: [Evidence(role: .trigger, event: instance.opened)])
      )
    }
  }

  /// A capture without the forbidden event is what it wants.
  var decidesUntouched: Bool { opening == nil }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    for scope in unheard { conclude(scope, unless: isAlive(in: source) ? nil : .notCaptured, in: &source) }
    unheard = []
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      var taint = instance.taint
      if case .unknown(let reason) = instance.deadline { taint = taint ?? reason }
      context.leaveOpen(
        .running, taint, "the capture ends before the scope closes", in: &source,
        evidence: [Evidence(role: .trigger, event: instance.opened)])
    }
    guard opening == nil, !hasFailed else { return }
    guard isAlive(in: source) else { return }
    source.conclude(
      .pass, context.outcome(.pass, "no \(source.names(event.types)) in the capture", in: source),
      or: Unseen(types: event.types))
  }
}

extension NeverRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    if let open { _ = compiler.bind(open) }
    let binding = compiler.bind(event)
    var alive = Set(aliveComponents)
    let namesAlive = !aliveComponents.isEmpty || !aliveEvents.isEmpty
    if !namesAlive {
      // If the rule does not name one, every component that would log the event must have been heard.
      for type in event.types {
        let components = compiler.ruleSet.events[type.index].components
        alive.formUnion(components.isEmpty ? Array(compiler.ruleSet.components.indices) : components)
      }
    }
    return NeverMonitor(
      context: try compiler.context(open), event: try compiler.compile(event),
      opening: try open.map { selector throws(PatternError) in try compiler.compile(selector) },
      closing: try close.map { selector throws(PatternError) in try compiler.compile(selector) },
      within: try open.flatMap { open throws(PatternError) in
        try within.map { expression throws(PatternError) in try compiler.compile(expression, for: open) }
      },
      aliveComponents: alive, aliveTypes: Set(aliveEvents.map(\.index)),
      namesAlive: namesAlive, binding: binding, given: try compiler.given())
  }
}
