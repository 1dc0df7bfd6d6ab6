import LogCheckModel

/// A rule's state while the events of one source pass.
protocol Monitor {
  /// An event that the rule names somewhere.
  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator)
  /// A deadline that this monitor set has passed: every event from now on is later than `instant`.
  mutating func deadlinePassed(
    _ instance: Int, at instant: LogInstant, in source: inout SourceState, with evaluator: Evaluator)
  /// A new app session begins with the next event.
  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator)
  /// The source holds no more.
  mutating func finish(in source: inout SourceState, with evaluator: Evaluator)
}

/// An event of a rule with its guard compiled.
struct CompiledSelector {
  var types: [EventTypeID]
  var guardExpression: CompiledExpression?

  func accepts(_ event: Event, bound: [Event?], with evaluator: Evaluator) -> Truth {
    guard types.contains(event.type) else { return .no }
    guard let guardExpression else { return .yes }
    return evaluator.truth(guardExpression, bound: bound, current: event)
  }
}

/// What every monitor knows of its rule.
struct RuleContext {
  /// Index of the rule in the loaded set; also the index of its monitor.
  var rule: Int
  var title: String
  var key: CompiledKey
  var supersedes: Bool
  var cancelledBy: [CompiledSelector]
  var killedBy: [CompiledSelector]
  var endsWithSession: Bool
  /// How many events an instance binds.
  var bindings: Int

  /// Open instances that a monitor keeps for one source; the oldest goes first beyond it.
  static let instanceLimit = 65_536

  func outcome(
    _ verdict: InstanceVerdict, _ detail: String, in source: SourceState, evidence: [Evidence] = [], note: String? = nil
  ) -> InstanceOutcome {
    InstanceOutcome(
      rule: rule, source: source.id, verdict: verdict, detail: detail, note: note, evidence: evidence)
  }
}

/// The fields that tie the events of an instance together.
struct CompiledKey {
  /// For each key field, its index by event type.
  var fields: [[EventTypeID: Int]]

  /// The event's values; `nil` where it lacks one (absent or hidden).
  func values(of event: Event) -> [FieldValue?] {
    fields.map { indices in
      guard let index = indices[event.type], index < event.fields.count else { return nil }
      switch event.fields[index] {
      case .absent, .redacted, .malformed, .truncated: return nil
      case let value: return value
      }
    }
  }

  enum Match { case equal, different, open }

  static func match(_ left: [FieldValue?], _ right: [FieldValue?]) -> Match {
    var isOpen = false
    for (left, right) in zip(left, right) {
      guard let left, let right else {
        isOpen = true
        continue
      }
      if left != right { return .different }
    }
    return isOpen ? .open : .equal
  }
}
