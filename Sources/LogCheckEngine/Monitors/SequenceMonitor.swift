import LogCheckModel
import LogCheckRules

/// Watches a `sequence` rule: from each start, the steps as a subsequence in order.
struct SequenceMonitor: Monitor {
  let context: RuleContext
  let start: CompiledSelector
  let steps: [CompiledStep]
  let within: CompiledExpression
  let each: CompiledExpression?
  let notBetween: [CompiledSelector]
  /// Whether a later step asks which event an earlier one was.
  let namesSteps: Bool
  /// Whether a step before its turn fails the sequence.
  let isStrict: Bool
  var open = InstanceTable<Instance>()

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
    /// Which choices of an `all_of` step were seen.
    var seen: Set<Int> = []
    var deadline: TimeBound
    var stepDeadline: TimeBound
    /// What leaves even a complete sequence open.
    var taint: InconclusiveReason?
    /// An event that may have been the missing step.
    var doubt: InconclusiveReason?
    var evidence: [Evidence]
    /// How often the clock had been stepped when the instance began.
    var clockSteps: Int
    /// Whether some step carries no time.
    var isOrderOnly: Bool
    /// A later step that was seen before its turn.
    var early: Event?
    /// Whether an event was seen that may be a later step than the one whose turn it was.
    var sawLater = false
    /// Events of steps that were passed over, since their components had not spoken when later steps came.
    var uncaptured: [EventTypeID] = []
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
        open.remove(owner.number)
      } else {
        open.put(consume instance, owner.number)
      }
    }
    let isStart = start.accepts(event, bound: [], with: evaluator)
    if context.supersedes, isStart != .no { supersede(by: event, isStart, key, in: &source) }
    switch isStart {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "whether \(source.name(event.type)) starts the sequence cannot be told", in: source,
          evidence: [Evidence(role: .trigger, event: event)]))
    case .yes: begin(event, key, in: &source, with: evaluator)
    }
  }

  private mutating func supersede(
    by event: Event, _ isStart: Truth, _ key: InstanceKey, in source: inout SourceState
  ) {
    for owner in open.owners(key) {
      guard let older = open[owner.number] else { continue }
      let isMeant = owner.doubt.map(Truth.unknown) ?? isStart
      let isInTime = older.deadline.admits(event) && older.stepDeadline.admits(event)
      if context.supersedes(isInTime && isMeant, by: event, evidence: older.evidence, in: &source) {
        open.remove(owner.number)
      }
    }
  }

  private mutating func begin(
    _ event: Event, _ key: InstanceKey, in source: inout SourceState, with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    let deadline = TimeBound(evaluator.value(within, bound: bound, current: event), after: event)
    let stepDeadline = each.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) }
    if let evicted = open.makeRoom() {
      source.report(context.evicted("instances were open", in: source, evidence: evicted.evidence))
    }
    let number = open.open(
      Instance(
        bound: bound, start: event, last: event, deadline: deadline, stepDeadline: stepDeadline ?? .none,
        evidence: [Evidence(role: .trigger, event: event)], clockSteps: source.coverage.clockSteps,
        isOrderOnly: event.time == nil),
      key: key)
    schedule(deadline, number, in: &source)
    schedule(stepDeadline ?? .none, number, in: &source)
  }

  func schedule(_ bound: TimeBound, _ number: Int, in source: inout SourceState) {
    guard let (instant, frame) = bound.expiry else { return }
    source.schedule(instant, frame, monitor: context.rule, instance: number)
  }

  func place(of instance: Int) -> LinePosition? { open[instance]?.start.position }
}
