import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `counter` rule: of one key, each value against the one before.
struct CounterMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let value: CompiledExpression
  let neverFalls: Bool
  let step: CompiledExpression?
  /// The event that must have come for each one by which the value rises.
  let risesWith: CompiledSelector?
  /// The same event as other lines report it: either number of them explains a rise.
  let orWith: CompiledSelector?
  let resetOn: CompiledSelector?
  let sessionStarts: [EventTypeID]
  private var open = InstanceTable<Instance>()
  /// An event hid its key: it may have reported a value of any key.
  private var hasHidden = false

  /// The values of one key.
  private struct Instance {
    var last: Value?
    /// The events since then by which the value may have risen.
    var causes = Causes()
    var otherCauses = Causes()
    /// The reason why there may have been another value since.
    var between: InconclusiveReason?
    /// The reason why the values may have begun again since then.
    var resetDoubt: InconclusiveReason?
    /// The reason why some value could not be judged.
    var taint: InconclusiveReason?
    var isDecided = false
    var comparisons = 0
    var latest: Evidence
  }

  private struct Causes {
    var count: Int64 = 0
    /// The number of those that may not be such events, or belong elsewhere, and the reason.
    var doubtful: Int64 = 0
    var doubt: InconclusiveReason?

    mutating func add(_ truth: Truth) {
      switch truth {
      case .no: break
      case .yes: count += count < .max ? 1 : 0
      case .unknown(let reason):
        doubtful += doubtful < .max ? 1 : 0
        doubt = doubt ?? reason
      }
    }
  }

  private struct Value {
    var value: EvalValue
    var evidence: Evidence
    /// The number of clock steps when it came.
    var clockSteps: Int
  }

  init(
    context: RuleContext, event: CompiledSelector, value: CompiledExpression, neverFalls: Bool,
    step: CompiledExpression?, risesWith: CompiledSelector?, orWith: CompiledSelector?,
    resetOn: CompiledSelector?,
    sessionStarts: [EventTypeID]
  ) {
    self.context = context
    self.event = event
    self.value = value
    self.neverFalls = neverFalls
    self.step = step
    self.risesWith = risesWith
    self.orWith = orWith
    self.resetOn = resetOn
    self.sessionStarts = sessionStarts
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let isReset = resetOn?.accepts(event, bound: [], doubt: event.doubt, with: evaluator) ?? .no
    if isReset != .no { reset(event, isReset) }
    addCause(risesWith?.accepts(event, bound: [], doubt: event.doubt, with: evaluator) ?? .no, event, to: \.causes)
    addCause(orWith?.accepts(event, bound: [], doubt: event.doubt, with: evaluator) ?? .no, event, to: \.otherCauses)
    switch self.event.accepts(event, bound: [], doubt: event.doubt, with: evaluator) {
    case .no: break
    case .unknown(let reason): step(event, doubt: reason, in: &source, with: evaluator)
    case .yes: step(event, doubt: nil, in: &source, with: evaluator)
    }
  }

  /// The same value once more matters where each must be another.
  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let isCause = risesWith?.accepts(event, bound: [], with: evaluator) ?? .no
    if isCause != .no { addCause(.unknown(.duplicate), event, to: \.causes) }
    let isOther = orWith?.accepts(event, bound: [], with: evaluator) ?? .no
    if isOther != .no { addCause(.unknown(.duplicate), event, to: \.otherCauses) }
    guard step != nil, self.event.accepts(event, bound: [], with: evaluator) != .no else { return }
    step(event, doubt: .duplicate, in: &source, with: evaluator)
  }

  private mutating func addCause(_ truth: Truth, _ event: Event, to causes: WritableKeyPath<Instance, Causes>) {
    guard truth != .no else { return }
    let holders = Holders(of: event, in: open, by: context.key)
    for number in holders.numbers { open[number]?[keyPath: causes].add(holders.doubt.map(Truth.unknown) ?? truth) }
  }

  private mutating func reset(_ event: Event, _ isReset: Truth) {
    let holders = Holders(resetBy: event, in: open, by: context.key)
    for number in holders.numbers {
      guard var instance = open.take(number) else { continue }
      switch holders.doubt.map(Truth.unknown) ?? isReset {
      case .no: break
      case .unknown(let reason): instance.resetDoubt = instance.resetDoubt ?? reason
      case .yes:
        instance.last = nil
        instance.causes = Causes()
        instance.otherCauses = Causes()
        instance.between = nil
        instance.resetDoubt = nil
      }
      open.put(instance, number)
    }
  }

  private mutating func step(
    _ event: Event, doubt: InconclusiveReason?, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let evidence = Evidence(role: .deciding, event: event)
    var holders = Holders(of: event, in: open, by: context.key)
    if holders.key == nil {
      if !hasHidden {
        source.report(
          context.outcome(
            .inconclusive(.ambiguous), "it is unknown to which instance \(source.name(event.type)) belongs", in: source,
            evidence: [evidence]))
      }
      hasHidden = true
      holders.doubt = .ambiguous
    } else if holders.numbers.isEmpty, let key = holders.key {
      evictIfFull(in: &source)
      holders.numbers = [open.open(Instance(latest: evidence), key: key)]
    }
    let value = evaluator.value(value, bound: [], current: event)
    for number in holders.numbers {
      guard var instance = open.take(number) else { continue }
      instance.latest = evidence
      if let doubt = holders.doubt ?? doubt {
        pass(over: doubt, &instance)
      } else if case .unknown(let reason) = value {
        pass(over: reason, &instance)
      } else {
        let next = Value(value: value, evidence: evidence, clockSteps: source.coverage.clockSteps)
        let step = step.map { evaluator.value($0, bound: [], current: event) }
        compare(next, step, &instance, in: &source)
        instance.last = next
        instance.causes = Causes()
        instance.otherCauses = Causes()
        instance.between = nil
        instance.resetDoubt = nil
      }
      open.put(instance, number)
    }
  }

  private mutating func evictIfFull(in source: inout SourceState) {
    guard let evicted = open.makeRoom(), !evicted.isDecided else { return }
    source.report(context.evicted("keys were compared", in: source, evidence: [evicted.latest]))
  }

  /// Leaves a value out that cannot be compared; those around it still can.
  private func pass(over reason: InconclusiveReason, _ instance: inout Instance) {
    instance.between = instance.between ?? reason
    instance.taint = instance.taint ?? reason
  }

  private func compare(
    _ next: Value, _ step: EvalValue?, _ instance: inout Instance, in source: inout SourceState
  ) {
    guard let last = instance.last else { return }
    instance.comparisons += 1
    let clock: InconclusiveReason? = last.clockSteps == next.clockSteps ? nil : .clock
    let grouping: InconclusiveReason? = source.coverage.isGroupingDoubtful ? .grouping : nil
    let doubt = instance.resetDoubt ?? clock ?? grouping
    let name = source.names(event.types)
    if neverFalls {
      switch Self.truth(Arithmetic.apply(.less, next.value, last.value)) {
      case .no: break
      case .unknown(let reason): instance.taint = instance.taint ?? reason
      case .yes:
        let unseen = Unseen(types: resetOn?.types ?? [], isTheMatter: false)
        fail(
          "the value of \(name) fell from \(last.value.shownText) to \(next.value.shownText)", doubt, unseen, last,
          next, &instance, in: &source)
        return
      }
    }
    if let risesWith {
      let rise = Arithmetic.difference(next.value, last.value)
      let isOtherwise = orWith == nil ? Truth.no : isExplained(rise, by: instance.otherCauses)
      switch isExplained(rise, by: instance.causes) || isOtherwise {
      case .yes: break
      case .unknown(let reason): instance.taint = instance.taint ?? reason
      case .no:
        let causes = risesWith.types + (orWith?.types.filter { !risesWith.types.contains($0) } ?? [])
        let unseen = Unseen(types: causes, closers: resetOn?.types ?? [])
        fail(
          "the value rose by more than the number of lines that explain it: \(source.names(causes))", doubt, unseen,
          last, next, &instance,
          in: &source)
        return
      }
    }
    guard let step else { return }
    switch Arithmetic.equal(Arithmetic.difference(next.value, last.value), step) {
    case .yes: break
    case .unknown(let reason): instance.taint = instance.taint ?? reason
    case .no:
      let unseen = Unseen(types: event.types + (resetOn?.types ?? []), isTheMatter: false)
      fail(
        "the value of \(name) did not rise as it must", instance.between ?? doubt, unseen, last, next, &instance,
        in: &source)
    }
  }

  /// Yes if there were causes enough for a rise.
  private func isExplained(_ rise: EvalValue, by causes: Causes) -> Truth {
    let isSure = Self.truth(Arithmetic.apply(.lessOrEqual, rise, .integer(causes.count)))
    guard isSure == .no, let doubt = causes.doubt else { return isSure }
    let (most, isTooMany) = causes.count.addingReportingOverflow(causes.doubtful)
    let isPossible = Self.truth(Arithmetic.apply(.lessOrEqual, rise, .integer(isTooMany ? .max : most)))
    return isPossible == .no ? .no : .unknown(doubt)
  }

  private static func truth(_ value: EvalValue) -> Truth {
    switch value {
    case .truth(let truth): truth
    case .unknown(let reason): .unknown(reason)
    default: .unknown(.malformed)
    }
  }

  /// Reports two values that do not fit, unless something came in between unseen.
  private func fail(
    _ detail: String, _ doubt: InconclusiveReason?, _ unseen: Unseen, _ last: Value, _ next: Value,
    _ instance: inout Instance, in source: inout SourceState
  ) {
    instance.isDecided = true
    var first = last.evidence
    first.role = .trigger
    var unseen = unseen
    unseen.from = first.time
    unseen.to = next.evidence.time
    source.conclude(
      .fail, context.outcome(.fail, detail, in: source, evidence: [first, next.evidence]), unless: doubt, or: unseen)
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard let resetOn, !Set(resetOn.types).isDisjoint(with: sessionStarts) else { return }
    // Unless it is seen, the launch after which the values begin again is missing.
    for number in open.numbers { open[number]?.resetDoubt = .start }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      let taint = instance.taint ?? (hasHidden ? .ambiguous : nil)
      if instance.isDecided || (instance.comparisons == 0 && taint == nil) { continue }
      let detail =
        taint == nil
        ? "\(instance.comparisons + 1) values in order" : "not every \(source.names(event.types)) could be compared"
      source.conclude(
        .pass, context.outcome(.pass, detail, in: source, evidence: [instance.latest]), unless: taint,
        or: Unseen(types: event.types))
    }
  }
}

extension CounterRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    return CounterMonitor(
      context: try compiler.context(), event: try compiler.compile(event),
      value: try compiler.compile(value, for: event),
      neverFalls: neverFalls,
      step: try step.map { step throws(PatternError) in try compiler.compile(step, for: event) },
      risesWith: try risesWith.map { selector throws(PatternError) in try compiler.compile(selector) },
      orWith: try orWith.map { selector throws(PatternError) in try compiler.compile(selector) },
      resetOn: try resetOn.map { selector throws(PatternError) in try compiler.compile(selector) },
      sessionStarts: compiler.sessionStarts)
  }
}
