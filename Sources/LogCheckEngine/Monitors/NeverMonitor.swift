import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `never` rule: every forbidden event in its scope is a failed instance; a scope without one is a pass.
struct NeverMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let opening: CompiledSelector?
  let closing: CompiledSelector?
  let aliveComponents: Set<Int>
  let aliveTypes: Set<Int>
  /// True if the rule names who must have been heard; else it follows from the forbidden event.
  let namesAlive: Bool
  private var open = InstanceTable<Instance>()
  private var hasFailed = false
  /// Scopes without a forbidden event whose component has not been heard yet.
  private var unheard: [(opened: Evidence, closed: Evidence)] = []

  private struct Instance {
    var bound: [Event?]
    var opened: Event
    var taint: InconclusiveReason?
  }

  init(
    context: RuleContext, event: CompiledSelector, opening: CompiledSelector?, closing: CompiledSelector?,
    aliveComponents: Set<Int>, aliveTypes: Set<Int>, namesAlive: Bool
  ) {
    self.context = context
    self.event = event
    self.opening = opening
    self.closing = closing
    self.aliveComponents = aliveComponents
    self.aliveTypes = aliveTypes
    self.namesAlive = namesAlive
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard let opening else {
      judge(event, bound: [], trigger: nil, in: &source, with: evaluator)
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
    switch opening.accepts(event, bound: [], with: evaluator) {
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
      _ = open.open(Instance(bound: bound, opened: event), key: key)
    }
  }

  /// Lets an open scope see an event; `true` when it is decided.
  private mutating func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event, in source: inout SourceState,
    with evaluator: Evaluator
  ) -> Bool {
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
      close(instance, at: event, in: &source)
      return true
    }
    switch self.event.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) {
    case .no: return false
    case .unknown(let reason):
      instance.taint = instance.taint ?? reason
      return false
    case .yes:
      // What closes the scope may have come before, unseen.
      let detail =
        context.message?.text(instance.bound, current: event, with: evaluator)
        ?? "\(source.name(event.type)) must not come after \(source.name(instance.opened.type))"
      source.conclude(
        .fail,
        context.outcome(
          .fail, detail, in: source,
          evidence: [Evidence(role: .trigger, event: instance.opened), Evidence(role: .deciding, event: event)]),
        or: context.unseen([], closing: closing?.types ?? [], from: instance.opened.time, to: event.time))
      return true
    }
  }

  private mutating func judge(
    _ event: Event, bound: [Event?], trigger: Event?, in source: inout SourceState, with evaluator: Evaluator
  ) {
    switch self.event.accepts(event, bound: bound, with: evaluator) {
    case .no: break
    case .unknown(let reason):
      hasFailed = true  // No pass either: it may have been the forbidden one.
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) is the forbidden kind", in: source,
          evidence: [Evidence(role: .deciding, event: event)]))
    case .yes:
      hasFailed = true
      source.report(
        context.outcome(
          .fail,
          context.message?.text(bound, current: event, with: evaluator)
            ?? "\(source.name(event.type)) must not happen", in: source,
          evidence: [Evidence(role: .deciding, event: event)]))
    }
  }

  private mutating func close(_ instance: Instance, at event: Event, in source: inout SourceState) {
    let opened = Evidence(role: .trigger, event: instance.opened)
    let closed = Evidence(role: .deciding, event: event)
    let isUnheard = namesAlive && !isAlive(in: source)
    if isUnheard, instance.taint == nil, unheard.count < RuleContext.instanceLimit {
      unheard.append((opened, closed))
    } else {
      conclude(opened, closed, unless: instance.taint ?? (isUnheard ? .notCaptured : nil), in: &source)
    }
  }

  /// Passes a scope, unless the forbidden event may have come in it.
  private func conclude(
    _ opened: Evidence, _ closed: Evidence, unless doubt: InconclusiveReason?, in source: inout SourceState
  ) {
    source.conclude(
      .pass, context.unsaid(.pass, in: source, evidence: [opened, closed]), unless: doubt,
      or: Unseen(types: event.types, from: opened.time, to: closed.time),
      saying: { [event] in "no \($0.names(event.types)) until \(closed.type.map($0.name) ?? "its end")" })
  }

  /// True if a component was heard that would have logged the forbidden event.
  private func isAlive(in source: SourceState) -> Bool {
    !source.coverage.seenComponents.isDisjoint(with: aliveComponents)
      || !source.coverage.seenTypes.isDisjoint(with: aliveTypes)
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

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
    for (opened, closed) in unheard {
      conclude(opened, closed, unless: isAlive(in: source) ? nil : .notCaptured, in: &source)
    }
    unheard = []
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      context.leaveOpen(
        .running, instance.taint, "the capture ends before the scope closes", in: &source,
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
      context: try compiler.context(), event: try compiler.compile(event),
      opening: try open.map { selector throws(PatternError) in try compiler.compile(selector) },
      closing: try close.map { selector throws(PatternError) in try compiler.compile(selector) },
      aliveComponents: alive, aliveTypes: Set(aliveEvents.map(\.index)),
      namesAlive: namesAlive)
  }
}
