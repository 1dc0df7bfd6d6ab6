import LogCheckModel
import LogCheckRules

/// Watches a `precedes` rule: each event needs an earlier one in its scope.
struct PrecedesMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let requires: CompiledSelector
  /// Where the event itself is bound when the required one's guard looks at it.
  let scope: Scope
  let since: CompiledSelector?
  private var earlier: [(event: Event, key: [FieldValue?])] = []
  private var wasForgotten = false
  /// The last event of `since`: what was before it does not count, so neither does where the capture begins.
  private var latestCut: (event: Event, key: [FieldValue?])?

  enum Scope {
    case session
    case capture
    case within(CompiledExpression)
  }

  /// Earlier events kept for comparison; older ones are forgotten and a miss then is `evicted`.
  private static let memory = 256

  init(
    context: RuleContext, event: CompiledSelector, requires: CompiledSelector, scope: Scope, since: CompiledSelector?
  ) {
    self.context = context
    self.event = event
    self.requires = requires
    self.scope = scope
    self.since = since
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let key = context.key.values(of: event)
    switch self.event.accepts(event, bound: [], with: evaluator) {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "whether \(source.name(event.type)) is of the kind the rule is about cannot be told",
          in: source, evidence: [Evidence(role: .trigger, event: event)]))
    case .yes: judge(event, key, in: &source, with: evaluator)
    }
    // After the judgement: an event does not precede itself.
    if let since, since.accepts(event, bound: [], with: evaluator) == .yes {
      earlier.removeAll { CompiledKey.match($0.key, key) != .different }
      latestCut = (event, key)
    }
    if requires.types.contains(event.type) {
      if earlier.count == Self.memory {
        earlier.removeFirst()
        wasForgotten = true
      }
      earlier.append((event, key))
    }
  }

  private func judge(
    _ event: Event, _ key: [FieldValue?], in source: inout SourceState, with evaluator: Evaluator
  ) {
    let trigger = Evidence(role: .trigger, event: event)
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    var doubt: InconclusiveReason?
    for candidate in earlier.reversed() {
      let match = CompiledKey.match(candidate.key, key)
      guard match != .different else { continue }
      let fits =
        isInScope(candidate.event, event, bound, with: evaluator)
        && requires.accepts(candidate.event, bound: bound, with: evaluator)
      switch fits {
      case .no: continue
      case .unknown(let reason): doubt = doubt ?? reason
      case .yes:
        source.report(
          context.outcome(
            .pass, "\(source.name(candidate.event.type)) came before", in: source,
            evidence: [trigger, Evidence(role: .deciding, event: candidate.event)]))
        return
      }
    }
    let detail = "no \(source.names(requires.types)) before \(source.name(event.type))"
    let cut = latestCut.flatMap { cut in
      CompiledKey.match(cut.key, key) == .equal && isInScope(cut.event, event, bound, with: evaluator) == .yes
        ? cut.event : nil
    }
    let beginning = cut == nil ? startDoubt(event, bound, in: source, with: evaluator) : nil
    if let doubt = doubt ?? (wasForgotten ? .evicted : nil) ?? beginning {
      source.report(context.outcome(.inconclusive(doubt), detail, in: source, evidence: [trigger]))
      return
    }
    source.failByAbsence(
      context.outcome(.fail, detail, in: source, evidence: [trigger]), of: requires.types,
      from: cut?.time, to: event.time)
  }

  private func isInScope(_ candidate: Event, _ event: Event, _ bound: [Event?], with evaluator: Evaluator) -> Truth {
    switch scope {
    case .capture: return .yes
    case .session: return Truth(candidate.session == event.session)
    case .within(let length):
      let bound = TimeBound(evaluator.value(length, bound: bound, current: event), after: candidate)
      return bound.admits(event)
    }
  }

  /// `start` where the scope may have begun before the capture did.
  private func startDoubt(
    _ event: Event, _ bound: [Event?], in source: SourceState, with evaluator: Evaluator
  ) -> InconclusiveReason? {
    if source.coverage.beginsAtStart { return nil }
    switch scope {
    case .capture: return .start
    case .session: return source.sawSessionStart ? nil : .start
    case .within(let length):
      guard let time = event.time else { return .time }
      guard let first = source.coverage.first[time.frame] else { return .start }
      switch evaluator.value(length, bound: bound, current: event) {
      case .duration(let range):
        return first + LogDuration(nanoseconds: range.high) <= time.instant ? nil : .start
      case .unknown(let reason): return reason
      default: return .malformed
      }
    }
  }

  mutating func deadlinePassed(
    _ instance: Int, at instant: LogInstant, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    // Events of an ended session are in no later scope.
    if case .session = scope {
      earlier = []
      wasForgotten = false
    }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {}
}
