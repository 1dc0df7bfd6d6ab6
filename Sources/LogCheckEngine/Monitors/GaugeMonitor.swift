import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `gauge` rule: between which bounds the number of what is there at a time lies.
struct GaugeMonitor: Monitor {
  let context: RuleContext
  let up: [CompiledSelector]
  let down: [CompiledSelector]
  let set: Value?
  let resetOn: CompiledSelector?
  let sessionStarts: [EventTypeID]
  let minimum: Int?
  let maximum: Int?
  /// All events that matter.
  let watched: [EventTypeID]
  private var open = InstanceTable<Instance>()
  private var newcomers = Newcomers()

  /// An event that reports the current number.
  struct Value {
    var selector: CompiledSelector
    var value: CompiledExpression
  }

  /// The count of one key.
  struct Instance {
    var range: CountRange
    /// The reason why it is unknown if a bound was kept.
    var taint: InconclusiveReason?
    var hasFailed = false
    var isJudged = false
    /// The reason why an event may have been one that is judged.
    var mayBeJudged: InconclusiveReason?
    /// True if too many, or too few, were reported and it has not been otherwise since.
    var saidTooMany = false
    var saidTooFew = false
    /// Since when nothing may be missing for the count to be right, and the event that says so.
    var knownSince: EventTime?
    var base: Evidence
    var lastTime: EventTime?
  }

  init(
    context: RuleContext, up: [CompiledSelector], down: [CompiledSelector], set: Value?, resetOn: CompiledSelector?,
    sessionStarts: [EventTypeID], minimum: Int?, maximum: Int?
  ) {
    self.context = context
    self.up = up
    self.down = down
    self.set = set
    self.resetOn = resetOn
    self.sessionStarts = sessionStarts
    self.minimum = minimum
    self.maximum = maximum
    watched = (up + down).flatMap(\.types) + (set?.selector.types ?? []) + (resetOn?.types ?? [])
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let isReset = resetOn?.accepts(event, bound: [], doubt: event.doubt, with: evaluator) ?? .no
    if isReset != .no { reset(event, isReset, in: &source) }
    guard isReset != .yes else { return }
    let change = Change(
      up: up.accept(event, bound: [], doubt: event.doubt, with: evaluator),
      down: down.accept(event, bound: [], doubt: event.doubt, with: evaluator),
      set: set?.selector.accepts(event, bound: [], doubt: event.doubt, with: evaluator) ?? .no,
      value: set.map { evaluator.value($0.value, bound: [], current: event) })
    step(event, change, in: &source)
  }

  /// One more or one less may be one only; how many there are is the same twice.
  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let change = Change(
      up: up.accept(event, bound: [], doubt: .duplicate, with: evaluator),
      down: down.accept(event, bound: [], doubt: .duplicate, with: evaluator), set: .no)
    step(event, change, in: &source)
  }

  private mutating func step(_ event: Event, _ change: Change, in source: inout SourceState) {
    guard !change.isNothing else { return }
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
    if holders.numbers.isEmpty, let key = holders.key { holders.numbers = [begin(key, event, in: &source)] }
    for number in holders.numbers {
      guard var instance = open.take(number) else { continue }
      if let reason = source.lossReason(of: watched, from: instance.lastTime, to: event.time) {
        instance.range = .unknown(reason)
        instance.knownSince = event.time
        instance.base = Evidence(role: .trigger, event: event)
      }
      instance.lastTime = event.time
      apply(change.doubted(holders.doubt), event, to: &instance, in: &source)
      open.put(instance, number)
    }
  }

  /// Begins with a key that was not seen before.
  private mutating func begin(_ key: InstanceKey, _ event: Event, in source: inout SourceState) -> Int {
    var doubt = newcomers.doubt
    if doubt == .start, source.coverage.beginsAtStart { doubt = nil }
    doubt = doubt ?? source.lossReason(of: watched, from: newcomers.since, to: event.time)
    let instance = Instance(
      range: doubt.map(CountRange.unknown) ?? .exactly(0), taint: newcomers.stray,
      knownSince: doubt == nil ? newcomers.since : event.time,
      base: Evidence(role: .trigger, event: event), lastTime: event.time)
    if let evicted = open.makeRoom() {
      newcomers.leaveOpen(.evicted)
      if !evicted.hasFailed {
        source.report(context.evicted("keys were counted", in: source, evidence: [evicted.base]))
      }
    }
    return open.open(instance, key: key)
  }

  private mutating func reset(_ event: Event, _ isReset: Truth, in source: inout SourceState) {
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
      case .unknown(let reason): instance.range.mayBe(0, reason)
      case .yes:
        instance.range = .exactly(0)
        instance.knownSince = event.time
        instance.base = Evidence(role: .trigger, event: event)
        instance.saidTooMany = false
        instance.saidTooFew = false
      }
      instance.lastTime = event.time
      open.put(instance, number)
    }
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard let resetOn, !Set(resetOn.types).isDisjoint(with: sessionStarts) else { return }
    // Unless it is seen, the launch after which there are none is missing.
    newcomers.forgetBeginning()
    for number in open.numbers { open[number]?.range.mayBe(0, .start) }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      close(instance, in: &source)
    }
  }
}

extension GaugeRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    return GaugeMonitor(
      context: try compiler.context(), up: try compiler.compile(up), down: try compiler.compile(down),
      set: try set.map { set throws(PatternError) in
        GaugeMonitor.Value(
          selector: try compiler.compile(set.event), value: try compiler.compile(set.value, for: set.event))
      }, resetOn: try resetOn.map { selector throws(PatternError) in try compiler.compile(selector) },
      sessionStarts: compiler.sessionStarts, minimum: minimum, maximum: maximum)
  }
}
