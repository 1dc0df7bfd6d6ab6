import LogCheckModel
import LogCheckRules

/// What the monitors of one source share: what was covered, what is due, what came out.
struct SourceState {
  let id: SourceID
  let ruleSet: RuleSet
  var coverage = Coverage()
  var deadlines: [TimeFrame: DeadlineQueue] = [:]
  var outcomes: [InstanceOutcome] = []
  /// Number of the app session, and whether its beginning was seen.
  var session = 0
  var sawSessionStart = false
  /// Verdicts by absence that stand as soon as the capture shows that it could have held the event.
  private var pending: [PendingAbsence] = []

  private struct PendingAbsence {
    var outcome: InstanceOutcome
    var types: [EventTypeID]
  }

  init(id: SourceID, ruleSet: RuleSet) {
    self.id = id
    self.ruleSet = ruleSet
  }

  /// Why it cannot be concluded that no event of `types` happened in the interval; `nil` when it can.
  func doubt(aboutAbsenceOf types: [EventTypeID], from: EventTime?, to: EventTime?) -> AbsenceDoubt? {
    if coverage.isGroupingDoubtful { return .settled(.grouping) }
    if let reason = coverage.gapReason(from: from, to: to) { return .settled(reason) }
    if coverage.isDeclaredComplete { return nil }
    var pendingDoubt: AbsenceDoubt?
    for type in types {
      let definition = ruleSet.events[type.index]
      if definition.isPrintOnly, coverage.isUnifiedLog { return .settled(.level) }
      // A line of that very type shows that its level and component are captured.
      if coverage.seenTypes.contains(type.index) { continue }
      if let level = definition.level, level < .notice, coverage.lowestLevel.map({ $0 > level }) ?? true {
        pendingDoubt = .untilSeen(.level)
      }
      if !definition.components.isEmpty, coverage.seenComponents.isDisjoint(with: definition.components) {
        pendingDoubt = .untilSeen(.notCaptured)
      }
    }
    return pendingDoubt
  }

  /// Reports a failure by absence, or what the doubt about it makes of it.
  mutating func failByAbsence(_ outcome: InstanceOutcome, of types: [EventTypeID], from: EventTime?, to: EventTime?) {
    conclude(.fail, outcome, of: types, from: from, to: to)
  }

  /// Reports a pass by absence at the end of what was watched.
  mutating func passByAbsence(_ outcome: InstanceOutcome, of types: [EventTypeID], from: EventTime?, to: EventTime?) {
    conclude(.pass, outcome, of: types, from: from, to: to)
  }

  private mutating func conclude(
    _ verdict: InstanceVerdict, _ outcome: InstanceOutcome, of types: [EventTypeID], from: EventTime?, to: EventTime?
  ) {
    var outcome = outcome
    outcome.verdict = verdict
    outcome.absence = AbsenceInterval(from: from, to: to)
    switch doubt(aboutAbsenceOf: types, from: from, to: to) {
    case nil: outcomes.append(outcome)
    case .settled(let reason):
      outcome.verdict = .inconclusive(reason)
      outcomes.append(outcome)
    case .untilSeen: pending.append(PendingAbsence(outcome: outcome, types: types))
    }
  }

  /// Reports a pass that also says that none of `types` came between two events, or what the doubts about it make of it.
  mutating func pass(
    _ outcome: InstanceOutcome, unless doubt: InconclusiveReason?, without types: [EventTypeID], from: EventTime?,
    to: EventTime?
  ) {
    guard doubt == nil, !types.isEmpty else {
      var outcome = outcome
      if let doubt { outcome.verdict = .inconclusive(doubt) }
      outcomes.append(outcome)
      return
    }
    passByAbsence(outcome, of: types, from: from, to: to)
  }

  mutating func report(_ outcome: InstanceOutcome) { outcomes.append(outcome) }

  /// Takes up pending failures again after something was seen for the first time, or (`isFinal`) at the end.
  mutating func settlePending(isFinal: Bool) {
    guard !pending.isEmpty else { return }
    let waiting = pending
    pending = []
    for item in waiting {
      let interval = item.outcome.absence
      switch doubt(aboutAbsenceOf: item.types, from: interval?.from, to: interval?.to) {
      case nil: outcomes.append(item.outcome)
      case .untilSeen where !isFinal: pending.append(item)
      case .settled(let reason), .untilSeen(let reason):
        var outcome = item.outcome
        outcome.verdict = .inconclusive(reason)
        outcomes.append(outcome)
      }
    }
  }

  mutating func schedule(_ instant: LogInstant, _ frame: TimeFrame, monitor: Int, instance: Int) {
    deadlines[frame, default: DeadlineQueue()].insert(
      DeadlineQueue.Entry(instant: instant.nanoseconds, monitor: monitor, instance: instance))
  }

  /// The latest stamp, absolute rather than local rather than undated.
  var latestTime: EventTime? {
    for frame in [TimeFrame.absolute, .local, .undated] {
      if let instant = coverage.latest[frame] { return EventTime(instant: instant, frame: frame, granularity: .zero) }
    }
    return nil
  }

  func name(_ type: EventTypeID) -> String { ruleSet.events[type.index].name }

  func names(_ types: [EventTypeID]) -> String { types.map(name).joined(separator: " or ") }
}
