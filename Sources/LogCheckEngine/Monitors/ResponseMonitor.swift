import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `response` rule: each trigger opens a duty that one of several alternatives discharges.
struct ResponseMonitor: Monitor {
  let context: RuleContext
  let trigger: CompiledSelector
  let alternatives: [Alternative]
  let forbidden: [CompiledSelector]
  let exactlyOne: Bool
  /// True if a second response after the deadline fails, too.
  let isWatchedOn: Bool
  private(set) var given: GivenEvents
  private(set) var open = InstanceTable<Instance>()
  /// Instances that passed with one response: another one of the same session fails them all the same.
  private var answered = InstanceTable<Instance>()
  private var unsettled = UnsettledInstances()
  /// Events by which an open instance moves on.
  private let stepping: [EventTypeID]

  init(
    context: RuleContext, trigger: CompiledSelector, alternatives: [Alternative],
    forbidden: [CompiledSelector], exactlyOne: Bool, isWatchedOn: Bool, given: GivenEvents
  ) {
    self.context = context
    self.trigger = trigger
    self.alternatives = alternatives
    self.forbidden = forbidden
    self.exactlyOne = exactlyOne
    self.isWatchedOn = isWatchedOn
    self.given = given
    let ofAlternatives = alternatives.flatMap { alternative in
      alternative.steps.flatMap(\.selector.types) + (alternative.entry?.types ?? []) + (alternative.until?.types ?? [])
    }
    stepping = ofAlternatives + forbidden.flatMap(\.types) + context.lifters
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let isTriggerType = trigger.types.contains(event.type)
    // After the judgement: an event is not before itself.
    defer { if !given.isEmpty { given.remember(event, with: evaluator) } }
    guard !open.isEmpty || !answered.isEmpty || isTriggerType else { return }
    let key = context.key.values(of: event)
    let concerned = isTriggerType ? unsettled.concerned(at: event.time) : nil
    if stepping.contains(event.type) {
      for owner in open.owners(key, among: concerned) {
        guard var instance = open.take(owner.number) else { continue }
        if step(&instance, owner, event, in: &source, with: evaluator) {
          open.remove(owner.number)
        } else {
          open.put(consume instance, owner.number)
        }
      }
      if !isTriggerType { unsettled.forget() }
    }
    let isTrigger = trigger.accepts(event, bound: [], with: evaluator)
    if !answered.isEmpty { watch(event, key, isTrigger: isTrigger, in: &source, with: evaluator) }
    if context.supersedes, isTrigger != .no { supersede(by: event, isTrigger, key, among: concerned, in: &source) }
    if isTriggerType, open.count > Self.many, context.supersedes || stepping.contains(event.type) {
      settle(concerned, by: event)
    }
    switch isTrigger {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) is of the kind the rule is about",
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
      unsettled.forget()
      open.put(consume instance, owner.number)
    }
  }

  /// Keeps an instance that passed, to see a second response however late.
  mutating func keepAnswered(_ instance: Instance, _ key: InstanceKey) {
    _ = answered.makeRoom()
    _ = answered.open(instance, key: key)
  }

  /// Fails what was answered by one more response; a new trigger of the key, another session and `ends` end the watch.
  private mutating func watch(
    _ event: Event, _ key: InstanceKey, isTrigger: Truth, in source: inout SourceState, with evaluator: Evaluator
  ) {
    for owner in answered.owners(key) {
      guard let instance = answered[owner.number] else { continue }
      if isTrigger != .no || event.session != instance.trigger.session
        || context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator).isSome
      {
        answered.remove(owner.number)
        continue
      }
      guard event.repetition == .none, alternatives.contains(where: { accepts(event, $0, instance, owner, evaluator) })
      else { continue }
      answered.remove(owner.number)
      failAgain(instance, event, in: &source)
    }
  }

  private func accepts(
    _ event: Event, _ alternative: Alternative, _ instance: Instance, _ owner: Owner, _ evaluator: Evaluator
  ) -> Bool {
    guard alternative.steps.count == 1, let step = alternative.steps.first else { return false }
    return step.selector.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) == .yes
  }

  private mutating func supersede(
    by event: Event, _ isTrigger: Truth, _ key: InstanceKey, among concerned: [Int]?, in source: inout SourceState
  ) {
    for owner in open.owners(key, among: concerned) {
      guard let older = open[owner.number] else { continue }
      let isMeant = owner.doubt.map(Truth.unknown) ?? isTrigger
      if context.supersedes(!isPastDue(older, event) && isMeant, by: event, evidence: older.evidence, in: &source) {
        open.remove(owner.number)
      }
    }
  }

  private mutating func begin(
    _ event: Event, _ key: InstanceKey, in source: inout SourceState, with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    // What is not known yet may be known when it is decided.
    guard given.effect(bound: bound, with: evaluator) != .skip else { return }
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
    if let evicted = open.makeRoom() {
      source.report(context.evicted("instances were open", in: source, evidence: evicted.evidence))
    }
    let number = open.open(
      Instance(
        bound: bound, trigger: event, alternatives: progress, evidence: [Evidence(role: .trigger, event: event)],
        clockSteps: source.coverage.clockSteps),
      key: key)
    unsettled.add(number)
    for item in progress {
      if let (instant, frame) = item.deadline.expiry {
        source.schedule(instant, frame, monitor: context.rule, instance: number)
      }
    }
  }

  /// From so many open instances on it pays to know which ones a trigger concerns.
  private static let many = 16

  /// Leaves only those instances for the next trigger that it may change.
  private mutating func settle(_ concerned: [Int]?, by event: Event) {
    let rest = (concerned ?? open.numbers).filter { number in
      guard let instance = open[number] else { return false }
      return !isSettled(instance, event)
    }
    unsettled.keep(rest, at: event.time)
  }

  /// True if a later event of the same type changes nothing of the instance, unless another event comes before.
  private func isSettled(_ instance: Instance, _ event: Event) -> Bool {
    guard !context.lifters.contains(event.type), !forbidden.contains(where: { $0.types.contains(event.type) }) else {
      return false
    }
    for (alternative, progress) in zip(alternatives, instance.alternatives) where !progress.isClosed {
      let isStep = alternative.steps.contains { $0.selector.types.contains(event.type) }
      let isEntry = alternative.entry?.types.contains(event.type) ?? false
      guard isStep || isEntry || alternative.until?.types.contains(event.type) ?? false else { continue }
      // Before its entry a way takes note of a step, and of nothing else.
      guard progress.needsEntry, !isEntry, progress.sawBeforeEntry || !isStep else { return false }
    }
    return !context.supersedes || isPastDue(instance, event) == .yes
  }

  /// Yes if the time of some alternative has come or gone: a newer trigger then no longer lifts the obligation, or a
  /// silent repetition would hide a miss.
  private func isPastDue(_ instance: Instance, _ event: Event) -> Truth {
    var result = Truth.no
    for item in instance.alternatives {
      // A way may be closed for nothing but doubt.
      let isOver = item.isClosed ? instance.taint.map(Truth.unknown) ?? .yes : .no
      result = result || isOver || !item.deadline.admits(event)
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
    let earlier = instance.taint ?? instance.blemish
    if ending.isSome {
      guard given.effect(bound: instance.bound, with: evaluator) != .skip else { return true }
    }
    if ending.isSome,
      context.ends(ending, by: event, what: "the duty", evidence: instance.evidence, earlier: earlier, in: &source)
    {
      return true
    }
    switch forbidden.accept(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) {
    case .no: break
    case .unknown(let reason): instance.blemish = instance.blemish ?? reason
    case .yes:
      forbid(event, instance, in: &source, with: evaluator)
      return true
    }
    instance.isAnswering = false
    for index in instance.alternatives.indices where !instance.alternatives[index].isClosed {
      if advance(index, of: &instance, owner, event, in: &source, with: evaluator) { return true }
    }
    return close(&instance, in: &source, with: evaluator, deciding: event)
  }

  func position(of instance: Int) -> LinePosition? { open[instance]?.trigger.position }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard var instance = open.take(number) else { return }
    for index in instance.alternatives.indices where instance.alternatives[index].deadline.hasPassed(at: time) {
      instance.alternatives[index].isClosed = true
    }
    let key = open.key(of: number)
    if close(&instance, in: &source, with: evaluator) {
      open.remove(number)
      if isWatchedOn, instance.response != nil, instance.taint == nil { keepAnswered(instance, key) }
    } else {
      open.put(consume instance, number)
    }
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    endAll("the app session ended before the rest was due", isInputOver: false, in: &source, with: evaluator)
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    endAll("the capture ends before the rest was due", isInputOver: true, in: &source, with: evaluator)
  }

  private mutating func endAll(
    _ detail: String, isInputOver: Bool, in source: inout SourceState, with evaluator: Evaluator
  ) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      guard given.effect(bound: instance.bound, with: evaluator) != .skip else { continue }
      var unknown: InconclusiveReason?
      for item in instance.alternatives {
        if case .unknown(let reason) = item.deadline { unknown = unknown ?? reason }
      }
      let taint = instance.taint ?? unknown
      guard isInputOver else {
        source.report(
          context.outcome(.inconclusive(taint ?? .end), detail, in: source, evidence: instance.evidence))
        continue
      }
      // One response and no second until the end is no proof that none followed, but nothing was left open before either.
      let isWaiting = instance.response == nil && instance.taint == nil
      let end = isWaiting ? openEnd(of: instance, in: source) : .running
      let needed = instance.response == nil ? instance.alternatives.indices.flatMap { next($0, instance) } : []
      context.leaveOpen(end, taint, detail, needing: needed, in: &source, evidence: instance.evidence)
    }
  }

  /// The events that would take an open alternative on.
  private func next(_ index: Int, _ instance: Instance) -> [EventTypeID] {
    let progress = instance.alternatives[index]
    guard !progress.isClosed else { return [] }
    return alternatives[index].steps[min(progress.step, alternatives[index].steps.count - 1)].selector.types
  }

  /// The open end of an obligation that no event may have discharged: the time until which it can be met; a way that
  /// has not been entered is not due.
  private func openEnd(of instance: Instance, in source: SourceState) -> OpenEnd {
    var bounds: [TimeBound] = []
    var isRelative = true
    for (index, progress) in instance.alternatives.enumerated() where !progress.isClosed {
      bounds.append(progress.needsEntry ? .none : progress.deadline)
      if alternatives[index].by != nil { isRelative = false }
    }
    return source.openEnd(ofPromise: bounds, isRelative: isRelative)
  }
}

extension ResponseRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    _ = compiler.bind(trigger)
    var alternatives: [ResponseMonitor.Alternative] = []
    for alternative in self.alternatives {
      let compiled = ResponseMonitor.Alternative()
      switch alternative.deadline {
      case .within(let expression): compiled.within = try compiler.compile(expression, for: trigger)
      case .by(let expression): compiled.by = try compiler.compile(expression, for: trigger)
      case nil: break
      }
      if let after = alternative.after { compiled.after = try compiler.compile(after, for: trigger) }
      if let until = alternative.until { compiled.until = try compiler.compile(until) }
      if let entry = alternative.entry {
        compiled.entryBinding = compiler.bind(entry)
        compiled.entry = try compiler.compile(entry)
      }
      compiled.namesSteps =
        alternative.entry?.alias != nil || alternative.steps.dropLast().contains { $0.alias != nil }
      for step in alternative.steps {
        let position = compiler.bind(step)
        compiled.steps.append(.init(selector: try compiler.compile(step), binding: position))
      }
      compiled.note = alternative.note
      compiled.closing = forbidden.flatMap(\.types) + (alternative.until?.types ?? [])
      alternatives.append(compiled)
    }
    return ResponseMonitor(
      context: try compiler.context(trigger), trigger: try compiler.compile(trigger), alternatives: alternatives,
      forbidden: try compiler.compile(forbidden), exactlyOne: exactlyOne,
      isWatchedOn: exactlyOne && !isOnlyInTime, given: try compiler.given())
  }
}
