import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `sequence` rule: from each start, the steps as a subsequence in order.
struct SequenceMonitor: Monitor {
  let context: RuleContext
  let start: CompiledSelector
  let steps: [CompiledStep]
  let within: CompiledExpression
  let each: CompiledExpression?
  let notBetween: [CompiledSelector]
  /// True if a later step asks which event an earlier one was.
  let namesSteps: Bool
  /// True if a step before its turn fails the sequence.
  let isStrict: Bool
  var open = InstanceTable<Instance>()
  /// Only kept where the order is strict.
  private var pending = PendingStarts()

  struct CompiledStep {
    var choices: [(selector: CompiledSelector, binding: Int?)]
    var needsAll: Bool
    var isOptional: Bool

    var types: [EventTypeID] { choices.flatMap(\.selector.types) }
  }

  struct Instance {
    var bound: [Event?]
    var start: Event
    var last: Event
    var next = 0
    /// The seen choices of an `all_of` step.
    var seen: Set<Int> = []
    var deadline: TimeBound
    var stepDeadline: TimeBound
    /// The reason that leaves even a complete sequence open.
    var taint: InconclusiveReason?
    /// An event that may have been the missing step.
    var doubt: InconclusiveReason?
    var evidence: [Evidence]
    /// The number of clock steps when the instance began.
    var clockSteps: Int
    /// True if some step carries no time.
    var isOrderOnly: Bool
    /// A later step that was seen before its turn.
    var early: Event?
    /// True if an event was seen that may be a later step than the one whose turn it was.
    var sawLater = false
    /// Events of steps that were passed over, since their components had not spoken when later steps came.
    var uncaptured: [EventTypeID] = []
    /// Yes if another start was pending at some time: a step before its turn may then be of its sequence.
    var overlap = Truth.no
    /// The reason why a step before its turn may have been of another sequence.
    var orderDoubt: InconclusiveReason?

    /// The reason why its progress is unknown.
    var progressDoubt: InconclusiveReason? { taint ?? doubt }
  }

  init(
    context: RuleContext, start: CompiledSelector, steps: [CompiledStep], within: CompiledExpression,
    each: CompiledExpression?, notBetween: [CompiledSelector], namesSteps: Bool, isStrict: Bool
  ) {
    self.context = context
    self.start = start
    self.steps = steps
    self.within = within
    self.each = each
    self.notBetween = notBetween
    self.namesSteps = namesSteps
    self.isStrict = isStrict
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard !open.isEmpty || start.types.contains(event.type) else { return }
    let key = context.key.values(of: event)
    for owner in open.owners(key) {
      guard var instance = open.take(owner.number) else { continue }
      if step(&instance, owner, event, in: &source, with: evaluator) {
        settle(instance, owner.number)
        open.remove(owner.number)
      } else {
        open.put(consume instance, owner.number)
      }
    }
    let isStart = start.accepts(event, bound: [], with: evaluator)
    let overlap = isStrict && isStart != .no ? overlap(event, key) : .no
    if context.supersedes, isStart != .no { supersede(by: event, isStart, key, in: &source) }
    if isStrict, isStart != .no { markOverlap(isStart, key) }
    switch isStart {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) starts the sequence", in: source,
          evidence: [Evidence(role: .trigger, event: event)]))
      if isStrict { pending.add(nil, key, until: bounds(of: event, with: evaluator).whole, .unknown(reason)) }
    case .yes: begin(event, key, overlap, in: &source, with: evaluator)
    }
  }

  private mutating func overlap(_ event: Event, _ key: InstanceKey) -> Truth {
    pending.overlap(event, key) { [open] number in open[number]?.progressDoubt }
  }

  /// The instances that stay open see steps of the new sequence, too.
  private mutating func markOverlap(_ isStart: Truth, _ key: InstanceKey) {
    for owner in open.owners(key) {
      guard var instance = open.take(owner.number) else { continue }
      instance.overlap = instance.overlap || (isStart && owner.doubt.map(Truth.unknown) ?? .yes)
      open.put(consume instance, owner.number)
    }
  }

  /// Keeps what is known of the steps of an instance that has ended.
  mutating func settle(_ instance: Instance, _ number: Int) {
    guard isStrict else { return }
    if instance.next == steps.count, instance.uncaptured.isEmpty, instance.progressDoubt == nil {
      pending.complete(number)
    } else {
      pending.end(number, doubt: instance.progressDoubt)
    }
  }

  mutating func forgetStarts() { pending.removeAll() }

  private mutating func supersede(
    by event: Event, _ isStart: Truth, _ key: InstanceKey, in source: inout SourceState
  ) {
    for owner in open.owners(key) {
      guard let older = open[owner.number] else { continue }
      let isMeant = owner.doubt.map(Truth.unknown) ?? isStart
      let isInTime = older.deadline.admits(event) && older.stepDeadline.admits(event)
      let isSuperseded = isInTime && isMeant
      if context.supersedes(isSuperseded, by: event, evidence: older.evidence, in: &source) {
        var older = older
        if case .unknown(let reason) = isSuperseded { older.taint = older.taint ?? reason }
        settle(older, owner.number)
        open.remove(owner.number)
      }
    }
  }

  /// The event as the start of an instance, and until when all steps, and the first one, may come.
  private func bounds(
    of event: Event, with evaluator: Evaluator
  ) -> (bound: [Event?], whole: TimeBound, step: TimeBound?) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    return (
      bound, TimeBound(evaluator.value(within, bound: bound, current: event), after: event),
      each.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) }
    )
  }

  private mutating func begin(
    _ event: Event, _ key: InstanceKey, _ overlap: Truth, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let (bound, deadline, stepDeadline) = bounds(of: event, with: evaluator)
    if let evicted = open.makeRoom() {
      source.report(context.evicted("instances were open", in: source, evidence: evicted.evidence))
    }
    let number = open.open(
      Instance(
        bound: bound, start: event, last: event, deadline: deadline, stepDeadline: stepDeadline ?? .none,
        evidence: [Evidence(role: .trigger, event: event)], clockSteps: source.coverage.clockSteps,
        isOrderOnly: event.time == nil, overlap: overlap),
      key: key)
    if isStrict { pending.add(number, key, until: deadline) }
    schedule(deadline, number, in: &source)
    schedule(stepDeadline ?? .none, number, in: &source)
  }

  func schedule(_ bound: TimeBound, _ number: Int, in source: inout SourceState) {
    guard let (instant, frame) = bound.expiry else { return }
    source.schedule(instant, frame, monitor: context.rule, instance: number)
  }

  func position(of instance: Int) -> LinePosition? { open[instance]?.start.position }
}

extension SequenceRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    _ = compiler.bind(start)
    var steps: [SequenceMonitor.CompiledStep] = []
    var namesSteps = false
    for step in self.steps {
      let choices: [EventSelector]
      let needsAll: Bool
      switch step.shape {
      case .anyOf(let items): (choices, needsAll) = (items, false)
      case .allOf(let items): (choices, needsAll) = (items, true)
      }
      var compiled: [(selector: CompiledSelector, binding: Int?)] = []
      for choice in choices {
        if choice.alias != nil { namesSteps = true }
        let position = compiler.bind(choice)
        compiled.append((try compiler.compile(choice), position))
      }
      steps.append(.init(choices: compiled, needsAll: needsAll, isOptional: step.isOptional))
    }
    return SequenceMonitor(
      context: try compiler.context(start), start: try compiler.compile(start), steps: steps,
      within: try compiler.compile(within, for: start),
      each: try each.map { expression throws(PatternError) in
        try compiler.compile(expression, for: start)
      }, notBetween: try compiler.compile(notBetween), namesSteps: namesSteps, isStrict: isStrict)
  }
}
