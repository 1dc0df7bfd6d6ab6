import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `count` rule: how many events fall into each scope.
struct CountMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let scope: Scope
  /// Events by which an app launch is known.
  let sessionStarts: [EventTypeID]
  let minimum: Int?
  let maximum: Int?
  /// True if the closing event alone ends a count where no line carries a time.
  let isJudgedByOrder: Bool
  /// The time after which a count between two events passes, though it goes on.
  let settled: CompiledExpression?
  /// True if an event that closes a count is counted, too.
  let countsClosing: Bool
  /// Events that may do something to a count that is open.
  private let stepping: [EventTypeID]
  /// Events that may open one.
  private let opening: [EventTypeID]
  private var open = InstanceTable<Instance>()
  /// The beginning of the session, if it was seen.
  private(set) var sessionStart: EventTime?
  /// An event of this session or capture hid its key: it may be one more of any instance.
  private var hasHidden = false
  /// Instances of this session or capture were given up: what opens from now on may be the rest of one of them.
  private var wasEvicted = false

  enum Scope {
    case between(open: CompiledSelector, close: CompiledSelector?, atMost: CompiledExpression?)
    case session
    case capture
  }

  /// A count that is open.
  struct Instance {
    var bound: [Event?]
    var opened: Event
    var count = 0
    /// The time at which the least number was reached.
    var enoughAt: EventTime?
    /// Events that may be copies of counted ones, and the first of them.
    var copies = 0
    var copyEvidence: [Evidence] = []
    var deadline: TimeBound
    var taint: InconclusiveReason?
    var evidence: [Evidence]
    /// The number of clock steps when the instance began.
    var clockSteps: Int
    /// True if a counted event belongs here only by its position in the trace, not by its key.
    var isLoose = false
    /// It has failed already and stays only so that it is not opened again.
    var isDecided = false
    /// The time at which it passes, though it goes on, and whether that was.
    var settles = TimeBound.none
    var isSettled = false
  }

  init(
    context: RuleContext, event: CompiledSelector, scope: Scope, sessionStarts: [EventTypeID], minimum: Int?,
    maximum: Int?, isJudgedByOrder: Bool, settled: CompiledExpression?, countsClosing: Bool
  ) {
    self.context = context
    self.event = event
    self.scope = scope
    self.sessionStarts = sessionStarts
    self.minimum = minimum
    self.maximum = maximum
    self.isJudgedByOrder = isJudgedByOrder
    self.settled = settled
    self.countsClosing = countsClosing
    switch scope {
    case .between(let first, let last, _):
      stepping = event.types + context.lifters + (last?.types ?? [])
      opening = first.types
    case .session, .capture:
      stepping = event.types + context.lifters
      opening = event.types
    }
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard !open.isEmpty || opening.contains(event.type) else { return }
    switch scope {
    case .between(let first, let last, let atMost):
      let key = context.key.values(of: event)
      if stepping.contains(event.type) { countBetween(event, key, last, in: &source, with: evaluator) }
      switch first.accepts(event, bound: [], with: evaluator) {
      case .no: break
      case .unknown(let reason):
        source.report(
          context.outcome(
            .inconclusive(reason), "it is unknown whether \(source.name(event.type)) begins a count", in: source,
            evidence: [Evidence(role: .trigger, event: event)]))
      case .yes: begin(event, key, atMost, in: &source, with: evaluator)
      }
    case .session, .capture: countAlone(event, in: &source, with: evaluator)
    }
  }

  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard case .between = scope else {
      countAlone(event, in: &source, with: evaluator)
      return
    }
    let key = context.key.values(of: event)
    for owner in open.owners(key) {
      guard var instance = open.take(owner.number) else { continue }
      let isCounted = self.event.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
      add(isCounted && instance.deadline.admits(event), event, to: &instance, in: &source, with: evaluator)
      open.put(consume instance, owner.number)
    }
  }

  /// Counts an event of a session or of the capture: the first of each key opens the instance.
  private mutating func countAlone(
    _ event: Event, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let isCounted = self.event.accepts(event, bound: [], with: evaluator)
    guard isCounted != .no else { return }
    let key = context.key.values(of: event)
    guard key.isWhole else {
      if !hasHidden {
        source.report(
          context.outcome(
            .inconclusive(.ambiguous), "it is unknown to which count \(source.name(event.type)) belongs",
            in: source,
            evidence: [Evidence(role: .trigger, event: event)]))
      }
      hasHidden = true
      return
    }
    let number: Int
    if let known = open.first(key) {
      number = known
    } else {
      evictIfFull(in: &source)
      var instance = Instance(
        bound: [event], opened: event, deadline: .none, evidence: [], clockSteps: source.coverage.clockSteps)
      if wasEvicted { instance.taint = .evicted }
      number = open.open(instance, key: key)
    }
    guard var instance = open.take(number) else { return }
    add(isCounted, event, to: &instance, in: &source, with: evaluator)
    open.put(consume instance, number)
  }

  private mutating func evictIfFull(in source: inout SourceState) {
    guard let evicted = open.makeRoom() else { return }
    wasEvicted = true
    guard !evicted.isDecided else { return }
    source.report(context.evicted("counts were open", in: source, evidence: evicted.evidence))
  }

  private mutating func begin(
    _ event: Event, _ key: InstanceKey, _ atMost: CompiledExpression?, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    let deadline = atMost.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) } ?? .none
    evictIfFull(in: &source)
    let settles = settled.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) } ?? .none
    let number = open.open(
      Instance(
        bound: bound, opened: event, deadline: deadline, evidence: [Evidence(role: .trigger, event: event)],
        clockSteps: source.coverage.clockSteps, settles: settles),
      key: key)
    if let (instant, frame) = settles.expiry {
      source.schedule(instant, frame, monitor: context.rule, instance: number)
    }
    if let (instant, frame) = deadline.expiry {
      source.schedule(instant, frame, monitor: context.rule, instance: number)
    }
  }

  private mutating func countBetween(
    _ event: Event, _ key: InstanceKey, _ closing: CompiledSelector?, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    for owner in open.owners(key) {
      guard var instance = open.take(owner.number) else { continue }
      if step(&instance, owner, event, closing, in: &source, with: evaluator) {
        open.remove(owner.number)
      } else {
        open.put(consume instance, owner.number)
      }
    }
  }

  /// Lets an open count see an event; `true` when it is closed.
  private func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event, _ closing: CompiledSelector?,
    in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if case .none = ending {
    } else {
      guard !instance.isDecided, !instance.isSettled else { return true }
      return context.ends(ending, by: event, what: "the count", evidence: instance.evidence, in: &source)
    }
    var isCounted = self.event.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if instance.clockSteps != source.coverage.clockSteps { isCounted = isCounted && .unknown(.clock) }
    isCounted = isCounted && isInTime(event, instance, in: source)
    let closes = closing?.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) ?? .no
    if !countsClosing {
      isCounted = isCounted && !closes
      if isCounted == .yes, instance.clockSteps == source.coverage.clockSteps, event.isOlder(than: instance.opened) {
        isCounted = .unknown(.late)
      }
    }
    if isCounted == .yes, !owner.isTied { instance.isLoose = true }
    add(isCounted, event, to: &instance, in: &source, with: evaluator)
    switch closes {
    case .no: return false
    case .yes: close(instance, at: event.time, in: &source)
    case .unknown(let reason):
      // What comes from now on is perhaps outside.
      instance.taint = instance.taint ?? reason
      close(instance, at: event.time, in: &source)
    }
    return true
  }

  /// Without times the closing event alone says what is outside.
  private func isInTime(_ event: Event, _ instance: Instance, in source: SourceState) -> Truth {
    isOrderOnly(instance, in: source) ? .yes : instance.deadline.admits(event)
  }

  /// True if only the order of the lines says what belongs to a count between two events.
  func isOrderOnly(_ instance: Instance, in source: SourceState) -> Bool {
    isJudgedByOrder && instance.deadline == .unknown(.time)
  }

  func position(of instance: Int) -> LinePosition? { open[instance]?.opened.position }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard var instance = open.take(number) else { return }
    guard instance.deadline.hasPassed(at: time) else {
      if !instance.isSettled, instance.settles.hasPassed(at: time) {
        close(instance, at: instance.settles.eventTime, in: &source)
        instance.isSettled = true
      }
      open.put(consume instance, number)
      return
    }
    open.remove(number)
    close(instance, at: instance.deadline.eventTime, in: &source)
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    if case .session = scope {
      closeAll(at: source.latestTime, in: &source)
      sessionStart = source.sessionBegin
    } else if context.endsWithSession {
      endAll("the app session ended", isInputOver: false, in: &source)
    }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    switch scope {
    case .between: endAll("the capture ends", isInputOver: true, in: &source)
    case .session, .capture: closeAll(at: nil, in: &source)
    }
  }

  private mutating func closeAll(at time: EventTime?, in source: inout SourceState) {
    for number in open.numbers {
      guard var instance = open[number] else { continue }
      open.remove(number)
      if hasHidden { instance.taint = instance.taint ?? .ambiguous }
      close(instance, at: time, in: &source)
    }
    hasHidden = false
    wasEvicted = false
  }

  private mutating func endAll(_ cause: String, isInputOver: Bool, in source: inout SourceState) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      guard !instance.isDecided, !instance.isSettled else { continue }
      var taint = instance.taint
      for bound in [instance.deadline, instance.settles] {
        if taint == nil, case .unknown(let unknown) = bound { taint = unknown }
      }
      let detail = "\(cause) before the count was complete (\(instance.count) so far)"
      guard isInputOver else {
        source.report(
          context.outcome(.inconclusive(taint ?? .end), detail, in: source, evidence: instance.evidence))
        continue
      }
      // A taint is an event that may be the one that is missing.
      let isEnough = instance.taint != nil || minimum.map { instance.count >= $0 } ?? true
      let end = isEnough ? .running : source.openEnd(ofPromise: [instance.deadline])
      context.leaveOpen(
        end, taint, detail, needing: isEnough ? [] : self.event.types, in: &source, evidence: instance.evidence)
    }
  }
}

extension CountRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    let scope = try compiler.compile(self.scope)
    return CountMonitor(
      context: try compiler.context(), event: try compiler.compile(event), scope: scope,
      sessionStarts: compiler.sessionStarts,
      minimum: minimum, maximum: maximum, isJudgedByOrder: isJudgedByOrder,
      settled: try settled.flatMap { settled throws(PatternError) in
        try self.scope.opening.map { open throws(PatternError) in try compiler.compile(settled, for: open) }
      }, countsClosing: countsClosing)
  }
}
