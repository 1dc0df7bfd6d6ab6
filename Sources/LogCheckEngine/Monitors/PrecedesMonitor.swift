import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `precedes` rule: each event needs an earlier one in its scope.
struct PrecedesMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let requires: CompiledSelector
  /// The binding of the event itself while the required event's guard is evaluated.
  let scope: Scope
  /// Events by which an app launch is known.
  let sessionStarts: [EventTypeID]
  let since: CompiledSelector?
  private var earlier: [Earlier] = []
  /// The number of them, from the first on, that are given up.
  private var forgotten = 0
  private var wasForgotten = false
  /// The beginning of the session, if it was seen.
  private var sessionStart: EventTime?

  /// An event that may be the one required, or one that forgets what came before it.
  private struct Earlier {
    var event: Event
    var key: InstanceKey
    var isHidden: Bool
    var clockSteps: Int
  }

  enum Scope {
    case session
    case install
    case capture
    case within(CompiledExpression)
  }

  /// Earlier events kept for comparison; older ones are forgotten and a miss then is `evicted`.
  private static let memory = 256

  init(
    context: RuleContext, event: CompiledSelector, requires: CompiledSelector, scope: Scope,
    sessionStarts: [EventTypeID], since: CompiledSelector?
  ) {
    self.context = context
    self.event = event
    self.requires = requires
    self.scope = scope
    self.sessionStarts = sessionStarts
    self.since = since
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let isSubject = self.event.types.contains(event.type)
    let isKept = requires.types.contains(event.type) || since?.types.contains(event.type) ?? false
    guard isSubject || isKept else { return }
    let seen = Earlier(
      event: event, key: context.key.values(of: event), isHidden: context.key.isHidden(in: event),
      clockSteps: source.coverage.clockSteps)
    switch self.event.accepts(event, bound: [], with: evaluator) {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) is of the kind the rule is about",
          in: source, evidence: [Evidence(role: .trigger, event: event)]))
    case .yes: judge(seen, in: &source, with: evaluator)
    }
    // After the judgement: an event does not precede itself.
    guard isKept else { return }
    if earlier.count - forgotten == Self.memory {
      forgotten += 1
      wasForgotten = true
    }
    // Those given up are cleared away when they are half of all.
    if forgotten == Self.memory {
      earlier.removeFirst(forgotten)
      forgotten = 0
    }
    earlier.append(seen)
  }

  private func judge(_ subject: Earlier, in source: inout SourceState, with evaluator: Evaluator) {
    let event = subject.event
    let trigger = Evidence(role: .trigger, event: event)
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    var doubt: InconclusiveReason?
    /// An event that may have been one of `since`: what was before it counts no more for sure.
    var cutDoubt: InconclusiveReason?
    var cut: Event?
    for candidate in earlier[forgotten...].reversed() {
      let belongs = belongs(candidate, subject)
      let isRequired =
        belongs && isInScope(candidate, subject, bound, with: evaluator)
        && requires.accepts(candidate.event, bound: bound, with: evaluator)
      switch isRequired && (cutDoubt.map(Truth.unknown) ?? .yes) {
      case .no: break
      case .unknown(let reason): doubt = doubt ?? reason
      case .yes:
        source.conclude(
          .pass,
          context.unsaid(
            .pass, in: source, evidence: [trigger, Evidence(role: .deciding, event: candidate.event)]),
          or: between(candidate.event, event, in: source), saying: { "\($0.name(candidate.event.type)) came before" })
        return
      }
      guard let since else { continue }
      switch belongs && since.accepts(candidate.event, bound: bound, with: evaluator) {
      case .no: continue
      case .unknown(let reason): cutDoubt = cutDoubt ?? reason
      case .yes: cut = candidate.event
      }
      if cut != nil { break }
    }
    let detail = "\(source.name(event.type)) came without \(source.names(requires.types)) before it"
    let beginning = cut == nil ? startDoubt(event, bound, in: source, with: evaluator) : nil
    let forgotten: InconclusiveReason? = cut == nil && wasForgotten ? .evicted : nil
    if let doubt = doubt ?? forgotten ?? beginning {
      source.report(context.outcome(.inconclusive(doubt), detail, in: source, evidence: [trigger]))
      return
    }
    let sentence = context.message?.text(bound, current: event, with: evaluator) ?? detail
    source.conclude(
      .fail, context.outcome(.fail, sentence, in: source, evidence: [trigger]),
      or: Unseen(
        types: requires.types, from: cut?.time ?? scopeStart(event, bound, with: evaluator), to: event.time))
  }

  /// The events that must not have come between the required event and its successor: an event that forgets it, or
  /// another launch.
  private func between(_ candidate: Event, _ event: Event, in source: SourceState) -> Unseen {
    var enders = since?.types ?? []
    if case .session = scope, !source.areOfOneSession(candidate, event) { enders += sessionStarts }
    return Unseen(enders: enders, from: candidate.time, to: event.time)
  }

  /// Yes if two events are of the same key. One whose type has no such field goes with all; one that hides it may go
  /// with any.
  private func belongs(_ candidate: Earlier, _ subject: Earlier) -> Truth {
    switch InstanceKey.match(candidate.key, subject.key) {
    case .equal: .yes
    case .different: .no
    case .open, .hidden: candidate.isHidden || subject.isHidden ? .unknown(.ambiguous) : .yes
    }
  }

  private func isInScope(
    _ candidate: Earlier, _ subject: Earlier, _ bound: [Event?], with evaluator: Evaluator
  ) -> Truth {
    switch scope {
    case .capture, .install: return .yes
    case .session: return Truth(candidate.event.session == subject.event.session)
    case .within(let length):
      guard candidate.clockSteps == subject.clockSteps else { return .unknown(.clock) }
      let value = evaluator.value(length, bound: bound, current: subject.event)
      return TimeBound(value, after: candidate.event).admits(subject.event)
    }
  }

  /// The start of the stretch in which the required event is missing; `nil` for the beginning of the capture.
  private func scopeStart(_ event: Event, _ bound: [Event?], with evaluator: Evaluator) -> EventTime? {
    switch scope {
    case .capture, .install: return nil
    case .session: return sessionStart
    case .within(let length):
      guard var time = event.time, case .duration(let range) = evaluator.value(length, bound: bound, current: event)
      else { return nil }
      time.instant = time.instant - LogDuration(nanoseconds: range.high)
      return time
    }
  }

  /// `start` where the scope may have begun before the capture did.
  private func startDoubt(
    _ event: Event, _ bound: [Event?], in source: SourceState, with evaluator: Evaluator
  ) -> InconclusiveReason? {
    if source.coverage.beginsAtStart { return nil }
    switch scope {
    case .capture: return .start
    case .session, .install: return source.sawSessionStart ? nil : .start
    case .within(let length):
      guard let time = event.time else { return .time }
      guard let first = source.coverage.first[time.frame] else { return .start }
      switch evaluator.value(length, bound: bound, current: event) {
      case .duration(let range):
        // A coarse first stamp may stand for a moment as late as its step.
        let step: LogDuration = time.granularity >= .seconds(1) ? time.granularity : .zero
        let seen = first + LogDuration(nanoseconds: range.high) + step
        // A line of the very first stamp may have been before the capture; the end of a coarse one is out of reach.
        return seen < time.instant || (step > .zero && seen == time.instant) ? nil : .start
      case .unknown(let reason): return reason
      default: return .malformed
      }
    }
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    // Events of an ended session are in no later scope.
    guard case .session = scope else { return }
    earlier = []
    forgotten = 0
    wasForgotten = false
    sessionStart = source.sessionBegin
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {}
}

extension PrecedesRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    _ = compiler.bind(event)
    let scope: PrecedesMonitor.Scope
    switch self.scope {
    case .session: scope = .session
    case .install: scope = .install
    case .capture: scope = .capture
    case .within(let length): scope = .within(try compiler.compile(length, for: event))
    }
    return PrecedesMonitor(
      context: try compiler.context(), event: try compiler.compile(event), requires: try compiler.compile(requires),
      scope: scope,
      sessionStarts: compiler.sessionStarts,
      since: try since.map { selector throws(PatternError) in try compiler.compile(selector) }
    )
  }
}
