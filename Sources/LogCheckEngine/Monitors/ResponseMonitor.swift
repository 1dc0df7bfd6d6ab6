import LogCheckModel
import LogCheckRules

/// Watches a `response` rule: each trigger opens a duty that one of several alternatives discharges.
struct ResponseMonitor: Monitor {
  let context: RuleContext
  let trigger: CompiledSelector
  let alternatives: [CompiledAlternative]
  let forbidden: [CompiledSelector]
  let exactlyOne: Bool
  private var open = InstanceTable<Instance>()

  struct CompiledAlternative {
    struct Step {
      var selector: CompiledSelector
      /// Where the matched event is bound.
      var binding: Int?
    }
    var steps: [Step]
    var within: CompiledExpression?
    var by: CompiledExpression?
    var after: CompiledExpression?
    var until: CompiledSelector?
    var entry: CompiledSelector?
    var entryBinding: Int?
    var note: String?
  }

  private struct Instance {
    var bound: [Event?]
    var trigger: Event
    var alternatives: [Progress]
    /// An event that may have discharged the duty, or have closed a way to do so.
    var taint: InconclusiveReason?
    /// An event that may have been forbidden.
    var blemish: InconclusiveReason?
    var evidence: [Evidence]
    /// How often the clock had been stepped when the instance began.
    var clockSteps: Int
    var response: Event?
    var note: String?
  }

  private struct Progress {
    var step = 0
    var after: TimeBound
    var deadline: TimeBound
    var needsEntry: Bool
    var isClosed = false
  }

  init(
    context: RuleContext, trigger: CompiledSelector, alternatives: [CompiledAlternative],
    forbidden: [CompiledSelector], exactlyOne: Bool
  ) {
    self.context = context
    self.trigger = trigger
    self.alternatives = alternatives
    self.forbidden = forbidden
    self.exactlyOne = exactlyOne
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let key = context.key.values(of: event)
    for owner in open.owners(key) {
      guard var instance = open[owner.number] else { continue }
      if step(&instance, owner, event, in: &source, with: evaluator) {
        open.remove(owner.number)
      } else {
        open[owner.number] = instance
      }
    }
    let isTrigger = trigger.accepts(event, bound: [], with: evaluator)
    if context.supersedes, isTrigger != .no { supersede(by: event, isTrigger, key, in: &source) }
    switch isTrigger {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "whether \(source.name(event.type)) is of the kind the rule is about cannot be told",
          in: source, evidence: [Evidence(role: .trigger, event: event)]))
    case .yes: begin(event, key, in: &source, with: evaluator)
    }
  }

  /// A second response fails an instance that takes exactly one; a copy of the first leaves that open.
  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard exactlyOne else { return }
    for owner in open.owners(context.key.values(of: event)) {
      guard var instance = open[owner.number], instance.response != nil else { continue }
      let isResponse = alternatives.contains { alternative in
        alternative.steps.contains {
          $0.selector.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) != .no
        }
      }
      guard isResponse else { continue }
      instance.taint = instance.taint ?? .duplicate
      open[owner.number] = instance
    }
  }

  private mutating func supersede(
    by event: Event, _ isTrigger: Truth, _ key: [FieldValue?], in source: inout SourceState
  ) {
    for owner in open.owners(key) {
      guard let older = open[owner.number] else { continue }
      let isMeant = owner.doubt.map(Truth.unknown) ?? isTrigger
      if context.supersedes(!isPastDue(older, event) && isMeant, by: event, evidence: older.evidence, in: &source) {
        open.remove(owner.number)
      }
    }
  }

  private mutating func begin(
    _ event: Event, _ key: [FieldValue?], in source: inout SourceState, with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    let progress = alternatives.map { alternative in
      let after = alternative.after.map {
        TimeBound(evaluator.value($0, bound: bound, current: event), near: event)
      }
      let deadline: TimeBound
      if alternative.entry != nil {
        deadline = .none
      } else if let within = alternative.within {
        deadline = TimeBound(evaluator.value(within, bound: bound, current: event), after: event)
      } else if let by = alternative.by {
        deadline = TimeBound(evaluator.value(by, bound: bound, current: event), near: event)
      } else {
        deadline = .none
      }
      return Progress(after: after ?? .none, deadline: deadline, needsEntry: alternative.entry != nil)
    }
    if open.count >= RuleContext.instanceLimit, let evicted = open.popOldest() {
      source.report(
        context.outcome(
          .inconclusive(.evicted), "more than \(RuleContext.instanceLimit) instances were open at once", in: source,
          evidence: evicted.evidence))
    }
    let number = open.open(
      Instance(
        bound: bound, trigger: event, alternatives: progress, evidence: [Evidence(role: .trigger, event: event)],
        clockSteps: source.coverage.clockSteps),
      key: key)
    for item in progress {
      if let (instant, frame) = item.deadline.expiry {
        source.schedule(instant, frame, monitor: context.rule, instance: number)
      }
    }
  }

  /// Whether the time of some alternative has come or gone: a newer trigger then no longer lifts the duty, or a silent
  /// repetition would hide a miss.
  private func isPastDue(_ instance: Instance, _ event: Event) -> Truth {
    var result = Truth.no
    for item in instance.alternatives {
      result = result || Truth(item.isClosed) || !item.deadline.admits(event)
      if item.after != .none { result = result || item.after.precedes(event) }
    }
    return result
  }

  /// Lets an open instance see an event; `true` when it is decided.
  private func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event,
    in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if context.ends(ending, by: event, what: "the duty", evidence: instance.evidence, in: &source) { return true }
    switch forbidden.accept(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) {
    case .no: break
    case .unknown(let reason): instance.blemish = instance.blemish ?? reason
    case .yes:
      // The duty may have been discharged before, by an event that cannot be told or by one among missing lines.
      let doubt = instance.taint ?? source.coverage.gapReason(from: instance.trigger.time, to: event.time)
      let verdict: InstanceVerdict = doubt.map { .inconclusive($0) } ?? .fail
      source.report(
        context.outcome(
          verdict, "\(source.name(event.type)) must not come after \(source.name(instance.trigger.type))", in: source,
          evidence: instance.evidence + [Evidence(role: .deciding, event: event)]))
      return true
    }
    for index in instance.alternatives.indices where !instance.alternatives[index].isClosed {
      if advance(index, of: &instance, owner, event, in: &source, with: evaluator) { return true }
    }
    return close(&instance, in: &source, deciding: event)
  }

  /// Moves one alternative on; `true` when the instance is decided.
  private func advance(
    _ index: Int, of instance: inout Instance, _ owner: Owner, _ event: Event,
    in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let alternative = alternatives[index]
    let afterBound = instance.alternatives[index].after.precedes(event)
    if afterBound == .no { return false }
    if instance.alternatives[index].needsEntry, let entry = alternative.entry {
      let isEntry = entry.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) && afterBound
      switch isEntry {
      case .no: return false
      case .unknown(let reason):
        // When its clock started cannot be told: this way can no longer be judged.
        instance.taint = instance.taint ?? reason
        instance.alternatives[index].isClosed = true
        return false
      case .yes: break
      }
      instance.alternatives[index].needsEntry = false
      instance.evidence.append(Evidence(role: .step, event: event))
      if let place = alternative.entryBinding { instance.bound[place] = event }
      if let within = alternative.within {
        let bound = TimeBound(evaluator.value(within, bound: instance.bound, current: event), after: event)
        instance.alternatives[index].deadline = bound
        if let (instant, frame) = bound.expiry {
          source.schedule(instant, frame, monitor: context.rule, instance: owner.number)
        }
      }
      return false
    }
    let step = alternative.steps[instance.alternatives[index].step]
    let matches = step.selector.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) && afterBound
    if case .unknown(let reason) = matches { instance.taint = instance.taint ?? reason }
    guard matches == .yes else {
      if let until = alternative.until {
        switch until.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) && afterBound {
        case .no: break
        case .unknown(let reason):
          // What comes from now on came perhaps too late.
          instance.taint = instance.taint ?? reason
          instance.alternatives[index].isClosed = true
        case .yes: instance.alternatives[index].isClosed = true
        }
      }
      return false
    }
    switch instance.alternatives[index].deadline.admits(event) {
    case .no:
      instance.alternatives[index].isClosed = true
      return false
    case .unknown(let reason):
      instance.taint = instance.taint ?? reason
      instance.alternatives[index].isClosed = true
      instance.evidence.append(Evidence(role: .step, event: event))
      return false
    case .yes: break
    }
    if let place = step.binding { instance.bound[place] = event }
    instance.alternatives[index].step += 1
    instance.evidence.append(Evidence(role: .step, event: event))
    guard instance.alternatives[index].step == alternative.steps.count else { return false }
    return discharge(&instance, index, event, in: &source)
  }

  private func discharge(
    _ instance: inout Instance, _ index: Int, _ event: Event, in source: inout SourceState
  ) -> Bool {
    if exactlyOne {
      if instance.response != nil {
        source.report(
          context.outcome(
            .fail,
            "a second \(source.name(event.type)) where exactly one must follow \(source.name(instance.trigger.type))",
            in: source, evidence: instance.evidence))
        return true
      }
      instance.response = event
      instance.note = alternatives[index].note
      instance.alternatives[index].step = 0
      return false
    }
    let outcome = context.outcome(
      .pass, "\(source.name(event.type)) followed", in: source, evidence: instance.evidence,
      note: alternatives[index].note)
    source.pass(
      outcome, unless: instance.blemish ?? clockDoubt(instance, alternatives[index], in: source),
      without: forbidden.flatMap(\.types), from: instance.trigger.time, to: event.time)
    return true
  }

  /// Whether something came in time cannot be told across a step of the clock.
  private func clockDoubt(
    _ instance: Instance, _ alternative: CompiledAlternative, in source: SourceState
  ) -> InconclusiveReason? {
    let isTimed = alternative.within != nil || alternative.by != nil || alternative.after != nil
    return isTimed && source.coverage.clockSteps != instance.clockSteps ? .clock : nil
  }

  /// Decides an instance none of whose alternatives can be met any more; `true` when it did.
  private func close(_ instance: inout Instance, in source: inout SourceState, deciding: Event? = nil) -> Bool {
    guard instance.alternatives.allSatisfy(\.isClosed) else { return false }
    let end = absenceEnd(instance, deciding)
    if instance.response != nil {
      let outcome = context.outcome(
        .pass, "exactly one followed", in: source, evidence: instance.evidence, note: instance.note)
      source.pass(
        outcome, unless: instance.taint ?? instance.blemish,
        without: alternatives.flatMap { $0.steps.flatMap(\.selector.types) } + forbidden.flatMap(\.types),
        from: instance.trigger.time, to: end)
      return true
    }
    let missing = instance.alternatives.indices.flatMap { index in
      let step = min(instance.alternatives[index].step, alternatives[index].steps.count - 1)
      return alternatives[index].steps[step].selector.types
    }
    let what = source.names(unique(missing))
    let detail =
      lastDeadline(instance).map { "no \(what) by \($0.text) after \(source.name(instance.trigger.type))" }
      ?? "no \(what) came in time after \(source.name(instance.trigger.type))"
    if let taint = instance.taint {
      source.report(context.outcome(.inconclusive(taint), detail, in: source, evidence: instance.evidence))
      return true
    }
    source.failByAbsence(
      context.outcome(.fail, detail, in: source, evidence: instance.evidence), of: unique(missing),
      from: instance.trigger.time, to: end)
    return true
  }

  private func lastDeadline(_ instance: Instance) -> TimeBound? {
    instance.alternatives.map(\.deadline).filter { $0.expiry != nil }.max { left, right in
      left.expiry.map(\.0.nanoseconds) ?? .min < right.expiry.map(\.0.nanoseconds) ?? .min
    }
  }

  /// Until when something was waited for: the last deadline, or the event that closed the last way, whichever is later.
  private func absenceEnd(_ instance: Instance, _ deciding: Event?) -> EventTime? {
    guard let due = lastDeadline(instance)?.eventTime else { return deciding?.time }
    guard let deciding = deciding?.time else { return due }
    guard deciding.frame == due.frame else { return nil }
    return deciding.instant > due.instant ? deciding : due
  }

  private func unique(_ types: [EventTypeID]) -> [EventTypeID] {
    var seen: Set<EventTypeID> = []
    return types.filter { seen.insert($0).inserted }
  }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard var instance = open[number] else { return }
    for index in instance.alternatives.indices where instance.alternatives[index].deadline.hasPassed(at: time) {
      instance.alternatives[index].isClosed = true
    }
    if close(&instance, in: &source) { open.remove(number) } else { open[number] = instance }
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    endAll(.end, "the app session ended before the rest was due", in: &source)
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    endAll(.end, "the capture ends before the rest was due", in: &source)
  }

  private mutating func endAll(_ reason: InconclusiveReason, _ detail: String, in source: inout SourceState) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      var unknown: InconclusiveReason?
      for item in instance.alternatives {
        if case .unknown(let reason) = item.deadline { unknown = unknown ?? reason }
      }
      // One response and no second until the end is no proof that none followed, but nothing was left open before either.
      source.report(
        context.outcome(
          .inconclusive(instance.taint ?? unknown ?? reason), detail, in: source, evidence: instance.evidence))
    }
  }
}
