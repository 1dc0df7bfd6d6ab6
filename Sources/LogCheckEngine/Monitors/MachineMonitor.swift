import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `machine` rule: the states in which things of one key may be are kept, and an event that none of them allows fails.
struct MachineMonitor: Monitor {
  let context: RuleContext
  let table: StateTable
  let labels: [CompiledSelector]
  let resetOn: CompiledSelector?
  let stays: [Int: CompiledExpression]
  let sessionStarts: [EventTypeID]
  /// All events that matter.
  let watched: [EventTypeID]
  var open = InstanceTable<Instance>()
  /// The beginning of the session, if instances end with it.
  private(set) var sessionStart: EventTime?
  private var newcomers = Newcomers()

  /// The state of one key.
  struct Instance {
    var bound: [Event?]
    var possible: StateSet
    /// The reason why there is more than one.
    var uncertainty: InconclusiveReason?
    /// The reason why some event could not be judged.
    var taint: InconclusiveReason?
    var hasFailed = false
    var hasMoved = false
    /// True if nothing came since it was ended from outside.
    var isOver = false
    /// Since when nothing may be missing for `possible` to be right.
    var knownSince: EventTime?
    /// The event that brought it to where it is.
    var last: Evidence
    var lastTime: EventTime?
    /// The number of session changes since the last event, and the state that was known before.
    var sessionChanges = 0
    var beforeSession: (possible: StateSet, uncertainty: InconclusiveReason?)?
    /// Until when it may stay where it is.
    var deadline = TimeBound.none
    var clockSteps = 0
  }

  init(
    context: RuleContext, table: StateTable, labels: [CompiledSelector], resetOn: CompiledSelector?,
    stays: [Int: CompiledExpression], sessionStarts: [EventTypeID]
  ) {
    self.context = context
    self.table = table
    self.labels = labels
    self.resetOn = resetOn
    self.stays = stays
    self.sessionStarts = sessionStarts
    watched = labels.flatMap(\.types) + (resetOn?.types ?? [])
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    for owner in open.owners(context.key.values(of: event)) {
      guard let instance = open[owner.number] else { continue }
      let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
      guard !instance.isOver,
        context.ends(ending, by: event, what: "the course", evidence: [instance.last], in: &source)
      else { continue }
      // What comes next begins in no known state.
      open[owner.number] = Instance(
        bound: instance.bound, possible: table.all, uncertainty: Self.reason(of: ending), isOver: true,
        knownSince: event.time, last: Evidence(role: .trigger, event: event), lastTime: event.time)
    }
    let isReset = resetOn?.accepts(event, bound: [], doubt: event.doubt, with: evaluator) ?? .no
    if isReset != .no { reset(event, isReset, in: &source, with: evaluator) }
    guard isReset != .yes else { return }
    let truths = labels.map { $0.accepts(event, bound: [], with: evaluator) }
    guard truths.contains(where: { $0 != .no }) else { return }
    step(event, truths, doubt: event.doubt, in: &source, with: evaluator)
  }

  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    // The same beginning twice is one beginning.
    guard resetOn?.accepts(event, bound: [], with: evaluator) ?? .no != .yes else { return }
    let truths = labels.map { $0.accepts(event, bound: [], with: evaluator) }
    guard truths.contains(where: { $0 != .no }) else { return }
    step(event, truths, doubt: .duplicate, in: &source, with: evaluator)
  }

  /// The reason why the state after an ending is unknown.
  private static func reason(of ending: RuleContext.Ending) -> InconclusiveReason {
    if case .unknown(let reason) = ending { reason } else { .start }
  }

  /// Lets the instances of an event's key follow its arrows.
  private mutating func step(
    _ event: Event, _ truths: [Truth], doubt: InconclusiveReason?, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    var holders = Holders(of: event, in: open, by: context.key)
    if context.key.isHidden(in: event) {
      if newcomers.doubt != .ambiguous {
        source.report(
          context.outcome(
            .inconclusive(.ambiguous), "it is unknown to which instance \(source.name(event.type)) belongs", in: source,
            evidence: [Evidence(role: .trigger, event: event)]))
      }
      newcomers.leaveOpen(.ambiguous)
    }
    if holders.numbers.isEmpty, let key = holders.key {
      holders.numbers = [begin(key, event, in: &source)]
    }
    for number in holders.numbers {
      guard var instance = open.take(number) else { continue }
      follow(event, truths, holders.doubt ?? doubt, &instance, number, in: &source, with: evaluator)
      open.put(instance, number)
    }
  }

  /// Begins with a key that was not seen before.
  private mutating func begin(_ key: InstanceKey, _ event: Event, in source: inout SourceState) -> Int {
    var since = newcomers.since
    var doubt = newcomers.doubt
    let isBeginningSeen = context.endsWithSession ? source.sawSessionStart : source.coverage.beginsAtStart
    if doubt == .start, isBeginningSeen {
      since = sessionStart
      doubt = nil
    }
    doubt = doubt ?? gap(from: since, to: event.time, in: source)
    let instance = Instance(
      bound: [event], possible: doubt == nil ? StateSet([table.initial]) : table.all, uncertainty: doubt,
      taint: newcomers.stray,
      knownSince: doubt == nil ? since : event.time, last: Evidence(role: .trigger, event: event),
      lastTime: event.time)
    if let evicted = open.makeRoom() {
      newcomers.leaveOpen(.evicted)
      if !evicted.hasFailed {
        source.report(context.evicted("keys were followed", in: source, evidence: [evicted.last]))
      }
    }
    return open.open(instance, key: key)
  }

  /// The reason why an event that matters may be missing there.
  func gap(from: EventTime?, to: EventTime?, in source: SourceState) -> InconclusiveReason? {
    source.lossReason(of: watched + context.enders, from: from, to: to)
  }

  /// Begins again.
  private mutating func reset(
    _ event: Event, _ isReset: Truth, in source: inout SourceState, with evaluator: Evaluator
  ) {
    var holders = Holders(resetBy: event, in: open, by: context.key)
    let truth = holders.doubt.map(Truth.unknown) ?? isReset
    if holders.key == nil {
      switch truth {
      case .yes: newcomers.begin(at: event.time)
      case .unknown(let reason): newcomers.leaveOpen(reason)
      case .no: break
      }
    }
    if holders.numbers.isEmpty, let key = holders.key { holders.numbers = [begin(key, event, in: &source)] }
    for number in holders.numbers {
      guard var instance = open.take(number) else { continue }
      switch truth {
      case .no: break
      case .unknown(let reason):
        instance.possible.insert(table.initial)
        instance.uncertainty = reason
        if instance.deadline != .none { instance.taint = instance.taint ?? reason }
        instance.deadline = .none
      case .yes:
        instance.isOver = false
        // This is the launch by which the session changed.
        if instance.sessionChanges == 1, let before = instance.beforeSession {
          (instance.possible, instance.uncertainty) = before
        }
        leave(by: event, &instance, in: &source)
        instance.possible = StateSet([table.initial])
        instance.uncertainty = nil
        instance.knownSince = event.time
        instance.last = Evidence(role: .trigger, event: event)
        enter(table.initial, event, &instance, number, in: &source, with: evaluator)
      }
      instance.lastTime = event.time
      instance.sessionChanges = 0
      open.put(instance, number)
    }
  }

  /// Sets the time until which a state may last that was entered for sure.
  func enter(
    _ state: Int, _ event: Event, _ instance: inout Instance, _ number: Int, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    instance.deadline = .none
    guard let longest = stays[state] else { return }
    instance.deadline = TimeBound(evaluator.value(longest, bound: [], current: event), after: event)
    instance.clockSteps = source.coverage.clockSteps
    if case .unknown(let reason) = instance.deadline { instance.taint = instance.taint ?? reason }
    if let (instant, frame) = instance.deadline.expiry {
      source.schedule(instant, frame, monitor: context.rule, instance: number)
    }
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    if context.endsWithSession {
      closeAll(at: source.latestTime, isEnd: false, in: &source)
      sessionStart = source.sessionBegin
      newcomers = Newcomers()
      return
    }
    guard let resetOn, !Set(resetOn.types).isDisjoint(with: sessionStarts) else { return }
    // Unless it is seen, the launch that resets everything is missing.
    newcomers.forgetBeginning()
    for number in open.numbers {
      guard var instance = open.take(number) else { continue }
      if instance.sessionChanges == 0 { instance.beforeSession = (instance.possible, instance.uncertainty) }
      instance.sessionChanges += 1
      instance.possible.insert(table.initial)
      instance.uncertainty = .start
      open.put(instance, number)
    }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    closeAll(at: nil, isEnd: true, in: &source)
  }

  private mutating func closeAll(at time: EventTime?, isEnd: Bool, in source: inout SourceState) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      close(instance, at: time, isEnd: isEnd, in: &source)
    }
  }
}

extension MachineRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    var stays: [Int: CompiledExpression] = [:]
    for stay in self.stays { stays[stay.state] = try compiler.compile(stay.longest, for: alphabet) }
    let table = StateTable(
      states: states, initial: initial,
      arrows: arrows.map { arrows in arrows.map { StateTable.Arrow(label: $0.label, target: $0.target) } },
      ignoresOthers: ignoresOthers, final: StateSet(final))
    return MachineMonitor(
      context: try compiler.context(), table: table, labels: try compiler.compile(labels),
      resetOn: try resetOn.map { selector throws(PatternError) in try compiler.compile(selector) }, stays: stays,
      sessionStarts: compiler.sessionStarts)
  }
}
