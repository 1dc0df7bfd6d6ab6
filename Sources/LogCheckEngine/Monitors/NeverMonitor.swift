import LogCheckModel
import LogCheckRules

/// Watches a `never` rule: every forbidden event in its scope is a failed instance; a scope without one is a pass.
struct NeverMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let opening: CompiledSelector?
  let closing: CompiledSelector?
  let aliveComponents: Set<Int>
  let aliveTypes: Set<Int>
  private var open = InstanceTable<Instance>()
  private var hasFailed = false

  private struct Instance {
    var bound: [Event?]
    var opened: Event
    var taint: InconclusiveReason?
    /// Why an event seen since may have closed the scope.
    var closeDoubt: InconclusiveReason?
  }

  init(
    context: RuleContext, event: CompiledSelector, opening: CompiledSelector?, closing: CompiledSelector?,
    aliveComponents: Set<Int>, aliveTypes: Set<Int>
  ) {
    self.context = context
    self.event = event
    self.opening = opening
    self.closing = closing
    self.aliveComponents = aliveComponents
    self.aliveTypes = aliveTypes
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard let opening else {
      judge(event, bound: [], trigger: nil, in: &source, with: evaluator)
      return
    }
    let key = context.key.values(of: event)
    for candidate in open.candidates(key) {
      guard var instance = open[candidate.number] else { continue }
      switch closing?.accepts(event, bound: instance.bound, with: evaluator) {
      case .yes:
        open.remove(candidate.number)
        close(instance, at: event, in: &source)
        continue
      case .unknown(let reason): instance.closeDoubt = instance.closeDoubt ?? reason
      case .no, nil: break
      }
      switch self.event.accepts(event, bound: instance.bound, with: evaluator) {
      case .no: open[candidate.number] = instance
      case .unknown(let reason):
        instance.taint = instance.taint ?? reason
        open[candidate.number] = instance
      case .yes:
        open.remove(candidate.number)
        // What closes the scope may stand among lines that are missing.
        let doubt = instance.closeDoubt ?? source.coverage.gapReason(from: instance.opened.time, to: event.time)
        source.report(
          context.outcome(
            doubt.map { .inconclusive($0) } ?? .fail,
            "\(source.name(event.type)) after \(source.name(instance.opened.type))", in: source,
            evidence: [Evidence(role: .trigger, event: instance.opened), Evidence(role: .deciding, event: event)]))
      }
    }
    if opening.accepts(event, bound: [], with: evaluator) == .yes {
      var bound = [Event?](repeating: nil, count: max(1, context.bindings))
      bound[0] = event
      if open.count >= RuleContext.instanceLimit, let evicted = open.popOldest() {
        source.report(
          context.outcome(
            .inconclusive(.evicted), "more than \(RuleContext.instanceLimit) scopes were open at once", in: source,
            evidence: [Evidence(role: .trigger, event: evicted.opened)]))
      }
      _ = open.open(Instance(bound: bound, opened: event), key: key)
    }
  }

  private mutating func judge(
    _ event: Event, bound: [Event?], trigger: Event?, in source: inout SourceState, with evaluator: Evaluator
  ) {
    switch self.event.accepts(event, bound: bound, with: evaluator) {
    case .no: break
    case .unknown(let reason):
      hasFailed = true  // No pass either: it may have been the forbidden one.
      source.report(
        context.outcome(
          .inconclusive(reason), "whether \(source.name(event.type)) is the forbidden kind cannot be told", in: source,
          evidence: [Evidence(role: .deciding, event: event)]))
    case .yes:
      hasFailed = true
      source.report(
        context.outcome(
          .fail, "\(source.name(event.type)) must not happen", in: source,
          evidence: [Evidence(role: .deciding, event: event)]))
    }
  }

  private func close(_ instance: Instance, at event: Event, in source: inout SourceState) {
    let outcome = context.outcome(
      .pass, "no \(source.names(self.event.types)) until \(source.name(event.type))", in: source,
      evidence: [Evidence(role: .trigger, event: instance.opened), Evidence(role: .deciding, event: event)])
    if let taint = instance.taint {
      source.report(
        context.outcome(.inconclusive(taint), outcome.detail, in: source, evidence: outcome.evidence))
    } else {
      source.passByAbsence(outcome, of: self.event.types, from: instance.opened.time, to: event.time)
    }
  }

  mutating func deadlinePassed(
    _ instance: Int, at instant: LogInstant, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      source.report(
        context.outcome(
          .cancelled, "the app session ended", in: source, evidence: [Evidence(role: .trigger, event: instance.opened)])
      )
    }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      source.report(
        context.outcome(
          .inconclusive(instance.taint ?? .end), "the capture ends before the scope closes", in: source,
          evidence: [Evidence(role: .trigger, event: instance.opened)]))
    }
    guard opening == nil, !hasFailed else { return }
    let isAlive =
      !source.coverage.seenComponents.isDisjoint(with: aliveComponents)
      || !source.coverage.seenTypes.isDisjoint(with: aliveTypes)
    guard isAlive else { return }
    source.passByAbsence(
      context.outcome(.pass, "no \(source.names(event.types)) in the capture", in: source), of: event.types, from: nil,
      to: nil)
  }
}
