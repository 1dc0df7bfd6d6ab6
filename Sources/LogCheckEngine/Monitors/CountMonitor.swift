import LogCheckModel
import LogCheckRules

/// Watches a `count` rule: how many events fall into each scope.
struct CountMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let scope: Scope
  let minimum: Int?
  let maximum: Int?
  private var open = InstanceTable<Instance>()

  enum Scope {
    case between(open: CompiledSelector, close: CompiledSelector?, atMost: CompiledExpression)
    case session
    case capture
  }

  private struct Instance {
    var bound: [Event?]
    var opened: Event
    var count = 0
    var deadline: TimeBound
    var taint: InconclusiveReason?
    var evidence: [Evidence]
    /// It has failed already and stays only so that it is not opened again.
    var isDecided = false
    /// Why an event seen since may have closed the interval.
    var closeDoubt: InconclusiveReason?
  }

  /// Events kept as evidence of one count.
  private static let evidenceLimit = 8

  init(context: RuleContext, event: CompiledSelector, scope: Scope, minimum: Int?, maximum: Int?) {
    self.context = context
    self.event = event
    self.scope = scope
    self.minimum = minimum
    self.maximum = maximum
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let key = context.key.values(of: event)
    switch scope {
    case .between(let opening, let closing, let atMost):
      closeAndCount(event, key, closing, in: &source, with: evaluator)
      if opening.accepts(event, bound: [], with: evaluator) == .yes {
        begin(event, key, atMost, in: &source, with: evaluator)
      }
    case .session, .capture:
      // The first event counted opens: one that the guard passes over does not.
      guard self.event.accepts(event, bound: [event], with: evaluator) != .no else { return }
      if open.candidates(key).isEmpty {
        _ = open.open(Instance(bound: [event], opened: event, deadline: .none, evidence: []), key: key)
      }
      closeAndCount(event, key, nil, in: &source, with: evaluator)
    }
  }

  private mutating func begin(
    _ event: Event, _ key: [FieldValue?], _ atMost: CompiledExpression, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    let deadline = TimeBound(evaluator.value(atMost, bound: bound, current: event), after: event)
    if open.count >= RuleContext.instanceLimit, let evicted = open.popOldest() {
      source.report(
        context.outcome(
          .inconclusive(.evicted), "more than \(RuleContext.instanceLimit) counts were open at once", in: source,
          evidence: evicted.evidence))
    }
    let number = open.open(
      Instance(bound: bound, opened: event, deadline: deadline, evidence: [Evidence(role: .trigger, event: event)]),
      key: key)
    if let (instant, frame) = deadline.expiry {
      source.schedule(instant, frame, monitor: context.rule, instance: number)
    }
  }

  private mutating func closeAndCount(
    _ event: Event, _ key: [FieldValue?], _ closing: CompiledSelector?, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    let candidates = open.candidates(key)
    let isAmbiguous = candidates.count > 1 && candidates.contains { !$0.isSure }
    for candidate in candidates {
      guard var instance = open[candidate.number] else { continue }
      if context.cancelledBy.contains(where: { $0.accepts(event, bound: instance.bound, with: evaluator) == .yes }) {
        open.remove(candidate.number)
        source.report(
          context.outcome(.cancelled, "\(source.name(event.type)) lifted it", in: source, evidence: instance.evidence))
        continue
      }
      if context.killedBy.contains(where: { $0.accepts(event, bound: instance.bound, with: evaluator) == .yes }) {
        open.remove(candidate.number)
        source.report(
          context.outcome(
            .inconclusive(.end), "the process ended before the count was complete", in: source,
            evidence: instance.evidence))
        continue
      }
      let counted = self.event.accepts(event, bound: instance.bound, with: evaluator) && instance.deadline.admits(event)
      switch counted {
      case .no: break
      case .unknown(let reason): instance.taint = instance.taint ?? reason
      case .yes:
        if isAmbiguous, !candidate.isSure { instance.taint = instance.taint ?? .ambiguous }
        instance.count += 1
        if instance.evidence.count < Self.evidenceLimit {
          instance.evidence.append(Evidence(role: .step, event: event))
        }
        if let maximum, instance.count > maximum, !instance.isDecided, instance.taint != .ambiguous {
          instance.isDecided = true
          // What closes the interval may stand among lines that are missing; a key says that the events belong together.
          let isTied = candidate.isSure && !key.isEmpty
          let hole =
            closing == nil || isTied ? nil : source.coverage.gapReason(from: instance.opened.time, to: event.time)
          let verdict: InstanceVerdict = (instance.closeDoubt ?? hole).map { .inconclusive($0) } ?? .fail
          source.report(
            context.outcome(
              verdict, "\(source.name(event.type)) came \(instance.count) times, at most \(maximum) allowed",
              in: source, evidence: instance.evidence))
        }
      }
      let isClosed = closing?.accepts(event, bound: instance.bound, with: evaluator)
      if case .unknown(let reason) = isClosed { instance.closeDoubt = instance.closeDoubt ?? reason }
      open[candidate.number] = instance
      if isClosed == .yes {
        open.remove(candidate.number)
        close(instance, at: event.time, in: &source)
      }
    }
  }

  private func close(_ instance: Instance, at time: EventTime?, in source: inout SourceState) {
    guard !instance.isDecided else { return }
    if let taint = instance.taint {
      source.report(
        context.outcome(
          .inconclusive(taint), "how many \(source.names(event.types)) belong here cannot be told", in: source,
          evidence: instance.evidence))
    } else if let minimum, instance.count < minimum {
      source.failByAbsence(
        context.outcome(
          .fail, "\(source.names(event.types)) came \(instance.count) times, \(minimum) needed", in: source,
          evidence: instance.evidence), of: event.types, from: instance.opened.time, to: time)
    } else {
      let outcome = context.outcome(
        .pass, "\(source.names(event.types)) came \(instance.count) times", in: source, evidence: instance.evidence)
      if maximum == nil {
        source.report(outcome)
      } else {
        source.passByAbsence(outcome, of: event.types, from: instance.opened.time, to: time)
      }
    }
  }

  mutating func deadlinePassed(
    _ number: Int, at instant: LogInstant, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard let instance = open[number], let (expiry, _) = instance.deadline.expiry, expiry <= instant else { return }
    open.remove(number)
    close(instance, at: instance.deadline.eventTime, in: &source)
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    if case .session = scope {
      for number in open.numbers {
        guard let instance = open[number] else { continue }
        open.remove(number)
        close(instance, at: source.latestTime, in: &source)
      }
    } else if context.endsWithSession {
      endAll("the app session ended", in: &source)
    }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    switch scope {
    case .between: endAll("the capture ends", in: &source)
    case .session, .capture:
      for number in open.numbers {
        guard let instance = open[number] else { continue }
        open.remove(number)
        close(instance, at: nil, in: &source)
      }
    }
  }

  private mutating func endAll(_ cause: String, in source: inout SourceState) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      guard !instance.isDecided else { continue }
      var reason = instance.taint ?? .end
      if instance.taint == nil, case .unknown(let unknown) = instance.deadline { reason = unknown }
      source.report(
        context.outcome(
          .inconclusive(reason), "\(cause) before the count was complete (\(instance.count) so far)", in: source,
          evidence: instance.evidence))
    }
  }
}
