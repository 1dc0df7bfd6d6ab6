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
  private var open = InstanceTable<Instance>()

  struct CompiledStep {
    var choices: [(selector: CompiledSelector, binding: Int?)]
    var needsAll: Bool
    var isOptional: Bool

    var types: [EventTypeID] { choices.flatMap(\.selector.types) }
  }

  private struct Instance {
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
  }

  init(
    context: RuleContext, start: CompiledSelector, steps: [CompiledStep], within: CompiledExpression,
    each: CompiledExpression?, notBetween: [CompiledSelector], namesSteps: Bool
  ) {
    self.context = context
    self.start = start
    self.steps = steps
    self.within = within
    self.each = each
    self.notBetween = notBetween
    self.namesSteps = namesSteps
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
    if open.count >= RuleContext.instanceLimit, let evicted = open.popOldest() {
      source.report(
        context.outcome(
          .inconclusive(.evicted), "more than \(RuleContext.instanceLimit) instances were open at once", in: source,
          evidence: evicted.evidence))
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

  private func schedule(_ bound: TimeBound, _ number: Int, in source: inout SourceState) {
    guard let (instant, frame) = bound.expiry else { return }
    source.schedule(instant, frame, monitor: context.rule, instance: number)
  }

  private func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event,
    in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if ending.isSome,
      context.ends(
        ending, by: event, what: "the sequence", evidence: instance.evidence, earlier: instance.taint, in: &source)
    {
      return true
    }
    switch notBetween.accept(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) {
    case .no: break
    case .unknown(let reason): instance.taint = instance.taint ?? reason
    case .yes:
      // The last step may have come before, as an event that cannot be told or as one that the capture does not hold.
      var unseen = context.unseen(
        steps.dropFirst(instance.next).flatMap(\.types), from: instance.start.time, to: event.time)
      unseen.isTheMatter = false
      addEarlier(to: &unseen, of: instance)
      source.conclude(
        .fail,
        context.outcome(
          .fail, "\(source.name(event.type)) must not stand between the steps", in: source,
          evidence: instance.evidence + [Evidence(role: .deciding, event: event)]),
        unless: instance.doubt ?? overDoubt(instance, event), or: unseen)
      return true
    }
    // The step whose turn it is, or one behind optional steps.
    if steps.dropFirst(instance.next + 1).contains(where: { $0.types.contains(event.type) }) {
      instance.sawLater = true
    }
    var index = instance.next
    var skipped: InconclusiveReason?
    while index < steps.count {
      let isTaken = take(index, &instance, event, owner.doubt, with: evaluator)
      if isTaken == .yes { break }
      if case .unknown(let reason) = isTaken { skipped = skipped ?? reason }
      guard steps[index].isOptional else {
        noteEarly(&instance, event, behind: index, with: evaluator)
        return false
      }
      index += 1
    }
    guard index < steps.count else { return false }
    // It may have been a step before, and then this one is still to come.
    instance.taint = instance.taint ?? skipped
    if index > instance.next { instance.seen = instance.seen.filter { _ in steps[index].needsAll } }
    instance.evidence.append(Evidence(role: .step, event: event))
    instance.last = event
    instance.next = index
    if !steps[index].needsAll || instance.seen.count == steps[index].choices.count {
      instance.next = index + 1
      instance.seen = []
    }
    if let each {
      instance.stepDeadline = TimeBound(
        evaluator.value(each, bound: instance.bound, current: instance.start), after: event)
      schedule(instance.stepDeadline, owner.number, in: &source)
    }
    if event.time == nil { instance.isOrderOnly = true }
    return complete(&instance, at: event.time, in: &source)
  }

  private func take(
    _ index: Int, _ instance: inout Instance, _ event: Event, _ doubt: InconclusiveReason?, with evaluator: Evaluator
  ) -> Truth {
    var result = Truth.no
    for (choice, item) in steps[index].choices.enumerated() {
      if steps[index].needsAll, index == instance.next, instance.seen.contains(choice) { continue }
      switch item.selector.accepts(event, bound: instance.bound, doubt: doubt, with: evaluator) {
      case .no: continue
      case .unknown(let reason):
        instance.doubt = instance.doubt ?? reason
        result = .unknown(reason)
      case .yes:
        // Order is judged by the place in the trace; a bound in time only where there are times.
        switch instance.deadline.admits(event) && instance.stepDeadline.admits(event) {
        case .no: return .no
        case .unknown(let reason) where reason != .time: instance.taint = instance.taint ?? reason
        case .unknown, .yes: break
        }
        if let place = item.binding { instance.bound[place] = event }
        if steps[index].needsAll {
          if index != instance.next { instance.seen = [] }
          instance.seen.insert(choice)
          // It may have been another of them, and then this one is still to come.
          if case .unknown(let reason) = result { instance.taint = instance.taint ?? reason }
        }
        return .yes
      }
    }
    return result
  }

  private func noteEarly(_ instance: inout Instance, _ event: Event, behind index: Int, with evaluator: Evaluator) {
    guard instance.early == nil else { return }
    for step in steps.dropFirst(index + 1) {
      for choice in step.choices where choice.selector.accepts(event, bound: instance.bound, with: evaluator) == .yes {
        instance.early = event
        return
      }
    }
  }

  /// Reports a sequence of which no step is missing, by what is known at `time`.
  private func complete(_ instance: inout Instance, at time: EventTime?, in source: inout SourceState) -> Bool {
    guard instance.next == steps.count else { return false }
    let outcome = context.unsaid(
      .pass, in: source, evidence: instance.evidence,
      note: instance.isOrderOnly ? "order judged; lines carry no time" : nil)
    let clock: InconclusiveReason? =
      !instance.isOrderOnly && source.coverage.clockSteps != instance.clockSteps ? .clock : nil
    // A step that came before unseen had its own time to wait, or its own values.
    let isOfFirsts = each != nil || namesSteps
    source.conclude(
      .pass, outcome, unless: instance.taint ?? clock,
      or: Unseen(
        types: notBetween.flatMap(\.types), enders: isOfFirsts ? steps.flatMap(\.types) : [],
        from: instance.start.time, to: time),
      saying: { [count = steps.count] _ in "all \(count) steps in order" })
    return true
  }

  func place(of instance: Int) -> LinePosition? { open[instance]?.start.position }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard var instance = open[number] else { return }
    let bounds = [instance.deadline, instance.stepDeadline]
    let passed = bounds.first { $0.hasPassed(at: time) }
    guard let passed else { return }
    open.remove(number)
    // Optional steps at the end need not come.
    while instance.next < steps.count, steps[instance.next].isOptional { instance.next += 1 }
    if complete(&instance, at: passed.eventTime, in: &source) { return }
    let step = steps[instance.next]
    let missing =
      step.needsAll
      ? step.choices.enumerated().filter { !instance.seen.contains($0.offset) }.flatMap(\.element.selector.types)
      : step.types
    var detail =
      "step \(instance.next + 1) of \(steps.count), \(source.names(missing)), did not come by \(passed.text) "
      + "after \(source.name(instance.last.type))"
    if let early = instance.early {
      detail += "; \(source.name(early.type)) at line \(early.position.line) came before its turn"
      instance.evidence.append(Evidence(role: .deciding, event: early))
    }
    if let taint = instance.taint ?? instance.doubt {
      source.report(context.outcome(.inconclusive(taint), detail, in: source, evidence: instance.evidence))
      return
    }
    var unseen = context.unseen(missing, from: instance.start.time, to: passed.eventTime)
    addEarlier(to: &unseen, of: instance)
    source.conclude(
      .fail, context.outcome(.fail, detail, in: source, evidence: instance.evidence), or: unseen)
  }

  /// Whether all steps that must come were there, and the time of the others may have been over when the event came.
  private func overDoubt(_ instance: Instance, _ event: Event) -> InconclusiveReason? {
    guard steps.dropFirst(instance.next).allSatisfy(\.isOptional) else { return nil }
    switch instance.deadline.admits(event) && instance.stepDeadline.admits(event) {
    case .yes: return nil
    case .unknown(let reason): return reason
    // Over for sure, though no stamp has said so yet.
    case .no: return .granularity
    }
  }

  /// A step that was not seen may have come before, and then an event that came before its turn was the next.
  private func addEarlier(to unseen: inout Unseen, of instance: Instance) {
    let earlier = steps.prefix(instance.next)
    if instance.sawLater || namesSteps {
      unseen.earlier = earlier.flatMap(\.types)
      unseen.earlierTo = instance.last.time
    }
    // One that may be left out gives the next more time.
    let optional = each == nil ? [] : earlier.filter(\.isOptional).flatMap(\.types)
    guard !optional.isEmpty else { return }
    unseen.earlier += optional
    unseen.earlierTo = unseen.to
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    endAll("the app session ended", in: &source)
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    endAll("the capture ends", in: &source)
  }

  private mutating func endAll(_ cause: String, in source: inout SourceState) {
    for number in open.numbers {
      guard var instance = open[number] else { continue }
      open.remove(number)
      while instance.next < steps.count, steps[instance.next].isOptional { instance.next += 1 }
      // Before the optional last steps, or before the deadline, what must not stand between could still have come.
      if notBetween.isEmpty, complete(&instance, at: nil, in: &source) { continue }
      guard instance.next < steps.count else {
        source.report(
          context.outcome(
            .inconclusive(instance.taint ?? instance.doubt ?? .end), "\(cause) before the last step", in: source,
            evidence: instance.evidence))
        continue
      }
      let detail =
        "\(cause) before step \(instance.next + 1) of \(steps.count), \(source.names(steps[instance.next].types))"
      source.report(
        context.outcome(
          .inconclusive(instance.taint ?? instance.doubt ?? (instance.start.time == nil ? .time : .end)), detail,
          in: source,
          evidence: instance.evidence))
    }
  }
}
