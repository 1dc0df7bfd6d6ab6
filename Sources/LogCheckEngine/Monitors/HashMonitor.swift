import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `hash` rule: the hashes in lines are of a shape, follow from each other, and agree.
struct HashMonitor: Monitor {
  let context: RuleContext
  let reported: SetMonitor.Collected
  let previous: CompiledExpression?
  let genesis: LogText?
  /// The event that logged the hash before; the event's own hash must be the same.
  let sameAs: SetMonitor.Collected?
  let shape: Pattern?
  private var memory = InstanceTable<Memory>()
  private var wasEvicted = false
  /// True if the other event, or the own one, was logged with a key that cannot be read: it may have been of any key.
  private var hasStray = false
  private var hasStrayOwn = false

  /// The last values of one key, by each of the two events.
  private struct Memory {
    var own: Reported?
    var other: Reported?
  }

  private struct Reported {
    var value: EvalValue
    var evidence: Evidence
    var clockSteps: Int
  }

  init(
    context: RuleContext, reported: SetMonitor.Collected, previous: CompiledExpression?, genesis: LogText?,
    sameAs: SetMonitor.Collected?, shape: Pattern?
  ) {
    self.context = context
    self.reported = reported
    self.previous = previous
    self.genesis = genesis
    self.sameAs = sameAs
    self.shape = shape
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let key = context.key.values(of: event)
    // Before its own value is stored: an event of both kinds is compared with the one before.
    judge(event, key, in: &source, with: evaluator)
    guard let sameAs, let other = value(of: sameAs, event, in: source, with: evaluator) else { return }
    remember(other, \.other, key)
  }

  private mutating func judge(
    _ event: Event, _ key: InstanceKey, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard let own = value(of: reported, event, in: source, with: evaluator) else { return }
    defer { remember(own, \.own, key) }
    if case .unknown(let reason) = reported.event.accepts(event, bound: [], with: evaluator) {
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) is of the kind the rule is about",
          in: source, evidence: [own.evidence]))
      return
    }
    if let shape {
      let truth = evaluator.matches(own.value, shape)
      conclude(truth, "the shape of the hash", [own.evidence], Unseen(), in: &source)
    }
    guard previous != nil || sameAs != nil else { return }
    guard key.isWhole else {
      conclude(.unknown(.ambiguous), "the owner of the hash", [own.evidence], Unseen(), in: &source)
      return
    }
    let known = memory.owners(key).first.flatMap { memory[$0.number] }
    if known == nil, wasEvicted {
      conclude(.unknown(.evicted), "the hash before", [own.evidence], Unseen(), in: &source)
      return
    }
    if let previous {
      judgePrevious(evaluator.value(previous, bound: [], current: event), own, known?.own, event, in: &source)
    }
    guard let sameAs else { return }
    let what = "the hash in \(source.names(sameAs.event.types))"
    if let other = known?.other {
      compare(own.value, with: other, what, own, sameAs.event.types, in: &source)
    } else if hasStray {
      conclude(.unknown(.ambiguous), what, [own.evidence], Unseen(), in: &source)
    }
  }

  /// The first of a key follows from nothing that was seen, unless it says that it is the first.
  private func judgePrevious(
    _ named: EvalValue, _ own: Reported, _ last: Reported?, _ event: Event, in source: inout SourceState
  ) {
    if let last {
      compare(named, with: last, "the hash before", own, reported.event.types, in: &source)
    } else if let genesis, Arithmetic.equal(named, .text(genesis)) == .yes {
      // One that came before unseen would give it the lie.
      var before = Unseen(types: reported.event.types, to: own.evidence.time)
      before.isTheMatter = false
      conclude(
        hasStrayOwn ? .unknown(.ambiguous) : .yes, "the beginning of the chain", [own.evidence], before, in: &source)
    }
  }

  private func compare(
    _ value: EvalValue, with earlier: Reported, _ what: String, _ own: Reported, _ types: [EventTypeID],
    in source: inout SourceState
  ) {
    var trigger = earlier.evidence
    trigger.role = .trigger
    var truth = Arithmetic.equal(value, earlier.value)
    if earlier.clockSteps != own.clockSteps, truth == .yes || truth == .no { truth = .unknown(.clock) }
    // Another one may have come in between, and then this one follows from that.
    var between = Unseen(types: types, from: trigger.time, to: own.evidence.time)
    between.isTheMatter = false
    conclude(truth, what, [trigger, own.evidence], between, in: &source)
  }

  private func conclude(
    _ truth: Truth, _ what: String, _ evidence: [Evidence], _ unseen: Unseen, in source: inout SourceState
  ) {
    switch truth {
    case .yes:
      source.conclude(
        .pass, context.unsaid(.pass, in: source, evidence: evidence), or: unseen, saying: { _ in "\(what) is right" })
    case .no:
      source.conclude(
        .fail, context.outcome(.fail, "\(what) is another one", in: source, evidence: evidence), or: unseen)
    case .unknown(let reason):
      source.report(
        context.outcome(.inconclusive(reason), "\(what) is unknown", in: source, evidence: evidence))
    }
  }

  /// The hash in an event; `nil` if there is none.
  private func value(
    of collected: SetMonitor.Collected, _ event: Event, in source: SourceState, with evaluator: Evaluator
  ) -> Reported? {
    var value: EvalValue
    switch collected.event.accepts(event, bound: [], with: evaluator) {
    case .no: return nil
    case .unknown(let reason): value = .unknown(reason)
    case .yes: value = evaluator.value(collected.value, bound: [], current: event)
    }
    return Reported(
      value: value, evidence: Evidence(role: .deciding, event: event), clockSteps: source.coverage.clockSteps)
  }

  private mutating func remember(
    _ reported: Reported, _ position: WritableKeyPath<Memory, Reported?>, _ key: InstanceKey
  ) {
    guard key.isWhole else {
      // It may be any key's: the last value of every key is no longer known.
      if position == \.other { hasStray = true } else { hasStrayOwn = true }
      for owner in memory.owners(key) {
        guard var known = memory[owner.number], known[keyPath: position] != nil else { continue }
        known[keyPath: position]?.value = .unknown(.ambiguous)
        memory[owner.number] = known
      }
      return
    }
    if let number = memory.owners(key).first?.number {
      var known = memory[number] ?? Memory()
      known[keyPath: position] = reported
      memory[number] = known
      return
    }
    if memory.makeRoom() != nil { wasEvicted = true }
    var known = Memory()
    known[keyPath: position] = reported
    _ = memory.open(known, key: key)
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {}

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {}
}

extension HashRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    HashMonitor(
      context: try compiler.context(),
      reported: try compiler.compile(SetRule.Collected(event: event, value: value)),
      previous: try previous.map { expression throws(PatternError) in try compiler.compile(expression, for: event) },
      genesis: genesis,
      sameAs: try sameAs.map { collected throws(PatternError) in try compiler.compile(collected) },
      shape: try shape.map { shape throws(PatternError) in
        try Pattern(shape, isCaseless: false, isProven: compiler.ruleSet.hasProvenPatterns)
      })
  }
}
