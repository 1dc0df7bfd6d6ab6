import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `set` rule: the values collected over each scope, compared with others as sets.
struct SetMonitor: Monitor {
  let context: RuleContext
  let left: Collected
  let relation: SetRule.Relation
  /// The other collected values; `nil` if the values are compared with ``literals``.
  let right: Collected?
  let literals: Set<EvalValue>
  let scope: CountMonitor.Scope
  /// Events by which an app launch is known.
  let sessionStarts: [EventTypeID]
  private var open = InstanceTable<Instance>()
  /// The beginning of the session, if it was seen.
  private(set) var sessionStart: EventTime?
  /// An event of this session or capture hid its key: its value may belong to any instance.
  private var hiddenKey: InconclusiveReason?
  /// Sets of this session or capture were given up: what opens from now on may be the rest of one of them.
  private var wasEvicted = false

  /// Events and what each of them adds.
  struct Collected {
    var event: CompiledSelector
    var value: CompiledExpression
  }

  /// The values of one side, and why there may be more of them.
  struct Side {
    var values: Set<EvalValue> = []
    var taint: InconclusiveReason?
    /// The event that brought a value, for values of files: there each is in a separate table row.
    var origins: [EvalValue: Evidence] = [:]
  }

  /// A scope that is open.
  struct Instance {
    var bound: [Event?]
    var opened: Event
    var deadline: TimeBound
    var left = Side()
    var right = Side()
    var evidence: [Evidence]
    /// The number of clock steps when the scope began.
    var clockSteps: Int
    /// True if an event belongs here only by its position in the trace, not by its key.
    var isLoose = false
    /// True if an event that brought values holds a text that must not be shown.
    var holdsHidden = false
    /// True if an event was collected for sure.
    var hasSure = false
    /// True if the events collected are known to be of one session, whatever the capture left out between them.
    var isOneSession = true
    /// It has failed already and stays only so that it is not opened again.
    var isDecided = false
  }

  /// Values of both sides that are kept for one scope.
  static let valueLimit = 4096
  /// Events kept as evidence of one scope.
  static let evidenceLimit = 8

  init(
    context: RuleContext, left: Collected, relation: SetRule.Relation, right: Collected?, literals: Set<EvalValue>,
    scope: CountMonitor.Scope, sessionStarts: [EventTypeID]
  ) {
    self.context = context
    self.left = left
    self.relation = relation
    self.right = right
    self.literals = literals
    self.scope = scope
    self.sessionStarts = sessionStarts
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let key = context.key.values(of: event)
    guard case .between(let opening, let closing, let atMost) = scope else {
      collectAlone(event, key, in: &source, with: evaluator)
      return
    }
    guard !open.isEmpty || opening.types.contains(event.type) else { return }
    // What opens a scope may bring values with it, to its own scope alone.
    let begins = opening.accepts(event, bound: [], with: evaluator)
    for owner in open.owners(key) {
      guard var instance = open.take(owner.number) else { continue }
      if step(&instance, owner, event, closing, in: &source, with: evaluator) {
        open.remove(owner.number)
      } else {
        open.put(instance, owner.number)
      }
    }
    switch begins {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) opens the scope", in: source,
          evidence: [Evidence(role: .trigger, event: event)]))
    case .yes: begin(event, key, atMost, in: &source, with: evaluator)
    }
  }

  private mutating func collectAlone(
    _ event: Event, _ key: InstanceKey, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let sides = [left, right].compactMap(\.self)
    guard sides.contains(where: { $0.event.accepts(event, bound: [], with: evaluator) != .no }) else { return }
    guard key.isWhole else {
      if hiddenKey == nil {
        source.report(
          context.outcome(
            .inconclusive(.ambiguous), "it is unknown to which set \(source.name(event.type)) belongs", in: source,
            evidence: [Evidence(role: .trigger, event: event)]))
      }
      hiddenKey = .ambiguous
      return
    }
    let number: Int
    let known = open.owners(key).first?.number
    if let known {
      number = known
    } else {
      number = open(event, key, bound: [], .none, in: &source)
    }
    guard var instance = open.take(number) else { return }
    if known == nil, wasEvicted {
      instance.left.taint = .evicted
      instance.right.taint = .evicted
    }
    collect(event, nil, into: &instance, in: &source, with: evaluator)
    open.put(instance, number)
  }

  private mutating func begin(
    _ event: Event, _ key: InstanceKey, _ atMost: CompiledExpression?, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    let deadline = atMost.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) } ?? .none
    let number = open(event, key, bound: bound, deadline, in: &source)
    guard var instance = open.take(number) else { return }
    collect(event, nil, into: &instance, in: &source, with: evaluator)
    open.put(instance, number)
    if let (instant, frame) = deadline.expiry {
      source.schedule(instant, frame, monitor: context.rule, instance: number)
    }
  }

  private mutating func open(
    _ event: Event, _ key: InstanceKey, bound: [Event?], _ deadline: TimeBound, in source: inout SourceState
  ) -> Int {
    if let evicted = open.makeRoom() {
      wasEvicted = true
      if !evicted.isDecided {
        source.report(context.evicted("sets were open", in: source, evidence: evicted.evidence))
      }
    }
    return open.open(
      Instance(
        bound: bound, opened: event, deadline: deadline, evidence: [Evidence(role: .trigger, event: event)],
        clockSteps: source.coverage.clockSteps),
      key: key)
  }

  /// Lets an open scope see an event; `true` when it is closed.
  private func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event, _ closing: CompiledSelector?,
    in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if case .none = ending {
    } else {
      guard !instance.isDecided else { return true }
      return context.ends(ending, by: event, what: "the comparison", evidence: instance.evidence, in: &source)
    }
    collect(event, owner, into: &instance, in: &source, with: evaluator)
    switch closing?.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) ?? .no {
    case .no: return false
    case .yes: break
    case .unknown(let reason):
      // What comes from now on is perhaps outside.
      instance.left.taint = instance.left.taint ?? reason
      instance.right.taint = instance.right.taint ?? reason
    }
    close(instance, at: event.time, isClosed: true, in: &source)
    return true
  }

  func position(of instance: Int) -> LinePosition? { open[instance]?.opened.position }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard let instance = open.take(number) else { return }
    guard instance.deadline.hasPassed(at: time) else {
      open.put(instance, number)
      return
    }
    open.remove(number)
    close(instance, at: instance.deadline.eventTime, isClosed: true, in: &source)
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    if case .session = scope {
      closeAll(at: source.latestTime, isClosed: true, in: &source)
      sessionStart = source.sessionBegin
    } else if context.endsWithSession {
      closeAll(at: source.latestTime, isClosed: false, in: &source)
    }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    closeAll(at: nil, isClosed: false, in: &source)
  }

  private mutating func closeAll(at time: EventTime?, isClosed: Bool, in source: inout SourceState) {
    for number in open.numbers {
      guard var instance = open[number] else { continue }
      open.remove(number)
      instance.left.taint = instance.left.taint ?? hiddenKey
      instance.right.taint = instance.right.taint ?? hiddenKey
      close(instance, at: time, isClosed: isClosed, in: &source)
    }
    hiddenKey = nil
    wasEvicted = false
  }
}

extension EvalValue {
  /// The value as an element of a set: numbers that are equal are one element.
  var asItem: Self {
    guard case .number(let number) = self, let whole = Int64(exactly: number) else { return self }
    return .integer(whole)
  }
}

extension SetRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    let scope = try compiler.compile(self.scope)
    let left = try compiler.compile(collected)
    var right: SetMonitor.Collected?
    var literals: Set<EvalValue> = []
    switch other {
    case .values(let values): literals = Set(values.map { ExpressionCompiler.value(of: $0).asItem })
    case .collected(let collected):
      right = try compiler.compile(collected)
    }
    return SetMonitor(
      context: try compiler.context(), left: left, relation: relation, right: right, literals: literals, scope: scope,
      sessionStarts: compiler.sessionStarts)
  }
}
