import LogCheckModel
import LogCheckRules

/// A rule's state while the events of one source pass.
protocol Monitor {
  /// An event that the rule names somewhere.
  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator)
  /// The previous event once more, if it is unknown whether it happened twice. It matters to monitors that count.
  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator)
  /// A record as such, when it is read: not in order of time among the events.
  mutating func observe(_ record: SeenRecord, in source: inout SourceState, with evaluator: Evaluator)
  /// A deadline that this monitor set has passed: every event from now on is later than `time`.
  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator)
  /// The line that opened an instance that has a deadline, while it is open.
  func position(of instance: Int) -> LinePosition?
  /// A new app session begins with the next event.
  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator)
  /// True if ``finish(in:with:)`` says something though the source showed no event and no record that the rule names.
  var decidesUntouched: Bool { get }
  /// The source holds no more; not asked of a monitor that saw nothing unless ``decidesUntouched``.
  mutating func finish(in source: inout SourceState, with evaluator: Evaluator)
}

extension Monitor {
  var decidesUntouched: Bool { false }

  func position(of instance: Int) -> LinePosition? { nil }

  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {}
  mutating func observe(_ record: SeenRecord, in source: inout SourceState, with evaluator: Evaluator) {}
}

/// An event of a rule with its guard compiled.
final class CompiledSelector {
  let types: [EventTypeID]
  let guardExpression: CompiledExpression?

  init(types: [EventTypeID], guardExpression: CompiledExpression? = nil) {
    self.types = types
    self.guardExpression = guardExpression
  }

  func accepts(_ event: Event, bound: [Event?], with evaluator: Evaluator) -> Truth {
    guard types.contains(event.type) else { return .no }
    guard let guardExpression else { return .yes }
    return evaluator.truth(guardExpression, bound: bound, current: event)
  }

  /// The same for an event that may not belong to the instance at all: never a plain yes.
  func accepts(
    _ event: Event, bound: [Event?], doubt: InconclusiveReason?, with evaluator: Evaluator
  ) -> Truth {
    let truth = accepts(event, bound: bound, with: evaluator)
    guard let doubt, truth == .yes else { return truth }
    return .unknown(doubt)
  }
}

extension [EventTypeID] {
  /// Asked for each event by each rule; the library's asks the type each time how its values compare.
  func contains(_ type: EventTypeID) -> Bool {
    for known in self where known.index == type.index { return true }
    return false
  }
}

extension [CompiledSelector] {
  /// Yes if one of them accepts the event.
  func accept(_ event: Event, bound: [Event?], doubt: InconclusiveReason?, with evaluator: Evaluator) -> Truth {
    var result = Truth.no
    for selector in self { result = result || selector.accepts(event, bound: bound, doubt: doubt, with: evaluator) }
    return result
  }
}

/// The common properties of a rule that every monitor uses.
final class RuleContext {
  /// Index of the rule in the loaded set; also the index of its monitor.
  let rule: Int
  let key: CompiledKey
  let supersedes: Bool
  let cancelledBy: [CompiledSelector]
  let killedBy: [CompiledSelector]
  let endsWithSession: Bool
  /// Events that lift an instance, or report a death.
  let lifters: [EventTypeID]
  /// All events that end an instance: what lifts it, a newer trigger, a death, another session.
  let enders: [EventTypeID]
  /// The lifters that report a death.
  let killers: [EventTypeID]
  /// The number of events that an instance binds.
  let bindings: Int
  /// The message of the rule for a failed instance.
  let message: FailureMessage?

  init(
    rule: Int, key: CompiledKey, supersedes: Bool, cancelledBy: [CompiledSelector], killedBy: [CompiledSelector],
    endsWithSession: Bool, enders: [EventTypeID], killers: [EventTypeID], bindings: Int,
    message: FailureMessage?
  ) {
    self.rule = rule
    self.key = key
    self.supersedes = supersedes
    self.cancelledBy = cancelledBy
    self.killedBy = killedBy
    self.endsWithSession = endsWithSession
    lifters = (cancelledBy + killedBy).flatMap(\.types)
    self.enders = enders
    self.killers = killers
    self.bindings = bindings
    self.message = message
  }

  /// The number of open instances that a monitor keeps for one source, or of keys whose last value it remembers; beyond
  /// it the oldest goes first.
  ///
  /// An app has no more at a time: iOS keeps 64 notifications for it, Android 500 alarms. An event may have to be
  /// checked against each of them, and each keeps the events that it binds, so that more would let a capture take hours
  /// and hundreds of megabytes.
  static let instanceLimit = 1024
  /// The note on a verdict for which only the order of the lines shows what came in time.
  static let orderOnly = "order judged; lines carry no time"
  private static let moreThanTheLimit = "more than \(instanceLimit) "

  /// The events that a verdict on an instance assumes not to have happened: `types`, and events that would have ended
  /// it before. Of the latter only missing lines count: their component need not have been heard for an obligation to
  /// remain. A death counts as missing if the capture shows that it does not hold lines of its level.
  func unseen(
    _ types: [EventTypeID], closing: [EventTypeID] = [], from: EventTime?, to: EventTime?
  ) -> Unseen {
    Unseen(types: types, enders: enders, closers: closing, killers: killers, from: from, to: to)
  }

  /// The effect of an event on the end of an instance, apart from the events that the rule waits for.
  enum Ending {
    case none
    case cancelled
    case killed
    /// It may have ended with this event.
    case unknown(InconclusiveReason)

    var isSome: Bool { if case .none = self { false } else { true } }
  }

  func ending(
    by event: Event, bound: [Event?], doubt: InconclusiveReason?, with evaluator: Evaluator
  ) -> Ending {
    guard lifters.contains(event.type) else { return .none }
    let isCancelled = cancelledBy.accept(event, bound: bound, doubt: doubt, with: evaluator)
    if isCancelled == .yes { return .cancelled }
    // A death ends in an open question in any case, whosever it was.
    let isKilled = killedBy.accept(event, bound: bound, doubt: nil, with: evaluator)
    if isKilled == .yes { return .killed }
    if case .unknown(let reason) = isCancelled || isKilled { return .unknown(reason) }
    return .none
  }

  /// Reports the end of an instance by `event`, if it is one; `true` when it did. With `earlier` something before it may
  /// have decided the instance.
  func ends(
    _ ending: Ending, by event: Event, what: String, evidence: [Evidence], earlier: InconclusiveReason? = nil,
    in source: inout SourceState
  ) -> Bool {
    switch ending {
    case .none: return false
    case .cancelled:
      if let earlier {
        source.report(
          outcome(
            .inconclusive(earlier),
            "it is unknown whether \(what) was decided before \(source.name(event.type)) lifted it", in: source,
            evidence: evidence + [Evidence(role: .deciding, event: event)]))
        return true
      }
      source.report(
        unsaid(.cancelled, in: source, evidence: evidence + [Evidence(role: .deciding, event: event)]),
        saying: { "\($0.name(event.type)) lifted \(what)" })
    case .killed:
      source.report(
        outcome(
          .inconclusive(earlier ?? .end), "the process ended before \(what) was decided", in: source,
          evidence: evidence + [Evidence(role: .deciding, event: event)]))
    case .unknown(let reason):
      source.report(
        outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) lifted \(what)", in: source,
          evidence: evidence + [Evidence(role: .deciding, event: event)]))
    }
    return true
  }

  /// Reports that a newer trigger ended an instance, as surely as that is known; `true` when it did.
  func supersedes(
    _ truth: Truth, by event: Event, evidence: [Evidence], in source: inout SourceState
  ) -> Bool {
    switch truth {
    case .no: return false
    case .yes:
      source.report(
        unsaid(.cancelled, in: source, evidence: evidence + [Evidence(role: .deciding, event: event)]),
        saying: { "a newer \($0.name(event.type)) replaced it" })
    case .unknown(let reason):
      source.report(
        outcome(
          .inconclusive(reason), "it is unknown whether a newer \(source.name(event.type)) replaced it", in: source,
          evidence: evidence
        ))
    }
    return true
  }

  /// An outcome whose text ``SourceState`` requests only if a report lists it.
  func unsaid(
    _ verdict: InstanceVerdict, in source: SourceState, evidence: [Evidence], note: String? = nil
  ) -> InstanceOutcome {
    InstanceOutcome(rule: rule, source: source.id, verdict: verdict, detail: "", note: note, evidence: evidence)
  }

  func outcome(
    _ verdict: InstanceVerdict, _ detail: String, in source: SourceState, evidence: [Evidence] = [], note: String? = nil
  ) -> InstanceOutcome {
    InstanceOutcome(
      rule: rule, source: source.id, verdict: verdict, detail: detail, note: note, evidence: evidence)
  }

  /// A failure, with the names of its broken parts.
  func failure(
    _ detail: String, of parts: [String], in source: SourceState, evidence: [Evidence]
  ) -> InstanceOutcome {
    var outcome = outcome(.fail, detail, in: source, evidence: evidence)
    outcome.brokenParts = parts
    return outcome
  }

  /// A failure for which events are missing.
  func failure(
    _ detail: String, missing types: [EventTypeID], in source: SourceState, evidence: [Evidence]
  ) -> InstanceOutcome {
    failure(
      detail, of: types.map { source.ruleSet.events[$0.index].name }, in: source, evidence: evidence)
  }

  /// Reports an instance that is open when the input ends. `taint` is why it could not have been decided anyway, `needed` what it
  /// waited for: where a filter dropped all of its components, the input cannot show it.
  func leaveOpen(
    _ end: OpenEnd, _ taint: InconclusiveReason?, _ detail: String, needing needed: [EventTypeID] = [],
    in source: inout SourceState, evidence: [Evidence]
  ) {
    var taint = taint
    if !needed.isEmpty, source.coverage.isFiltered, source.isUncaptured(needed) { taint = .notCaptured }
    var outcome = outcome(.inconclusive(taint ?? .end), detail, in: source, evidence: evidence)
    if taint == nil || taint == .time { outcome.openEnd = end }
    source.report(outcome)
  }

  /// The outcome of an instance that was given up for a newer one.
  func evicted(_ things: String, in source: SourceState, evidence: [Evidence]) -> InstanceOutcome {
    outcome(.inconclusive(.evicted), Self.moreThanTheLimit + things + " at once", in: source, evidence: evidence)
  }
}
