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
  /// Since when it may have been going on: from its launch, or, where that was not seen, from the last event before it.
  var sessionBegin: EventTime?
  var lastEventTime: EventTime?
  var lives = Lives()
  var nearMisses = NearMisses()
  var circumstances = CircumstanceLog()
  /// Verdicts by absence that stand as soon as the capture shows that it could have held the event.
  private var pending: [PendingAbsence] = []
  private var isMixed = false
  /// Rules with a verdict that took events of several processes together, with what the first of them said.
  private var mixed: [Int: String] = [:]

  /// As many verdicts wait as a monitor keeps instances.
  private static let pendingLimit = RuleContext.instanceLimit

  private struct PendingAbsence {
    var outcome: InstanceOutcome
    var unseen: Unseen
  }

  init(id: SourceID, ruleSet: RuleSet) {
    self.id = id
    self.ruleSet = ruleSet
  }

  /// Why it cannot be concluded that nothing of it happened; `nil` when it can.
  func doubt(about unseen: Unseen) -> AbsenceDoubt? {
    var all = unseen.types + unseen.enders + unseen.closers
    if all.contains(where: { ruleSet.events[$0.index].isEvidence }) {
      // What files tell stands there whole, or what is missing of it is known by its type: no hole of a capture hides it.
      if let reason = coverage.gapReason(ofEvidence: all) { return .settled(reason) }
      all.removeAll { ruleSet.events[$0.index].isEvidence }
      if all.isEmpty { return nil }
    }
    if coverage.isGroupingDoubtful { return .settled(.grouping) }
    if let reason = coverage.gapReason(of: all, from: unseen.from, to: unseen.to) { return .settled(reason) }
    if !unseen.earlier.isEmpty,
      let reason = coverage.gapReason(of: unseen.earlier, from: unseen.from, to: unseen.earlierTo)
    {
      return .settled(reason)
    }
    if coverage.isDeclaredComplete { return nil }
    var pendingDoubt: AbsenceDoubt?
    for type in unseen.types + unseen.earlier {
      let definition = ruleSet.events[type.index]
      if definition.isEvidence { continue }
      if definition.isPrintOnly, coverage.isUnifiedLog { return .settled(.level) }
      // A line of that very type shows that its level and component are captured.
      if coverage.seenTypes.contains(type.index) { continue }
      if !coverage.mayHold(definition.level(on: coverage.platform)) { pendingDoubt = .untilSeen(.level) }
      if !definition.components.isEmpty, coverage.seenComponents.isDisjoint(with: definition.components) {
        pendingDoubt = .untilSeen(.notCaptured)
      }
    }
    for type in unseen.closers where pendingDoubt == nil {
      let definition = ruleSet.events[type.index]
      if definition.isEvidence || coverage.seenTypes.contains(type.index) { continue }
      if coverage.isAbove(definition.level(on: coverage.platform)) { pendingDoubt = .untilSeen(.level) }
    }
    for type in unseen.killers where pendingDoubt == nil {
      let definition = ruleSet.events[type.index]
      if definition.isEvidence || coverage.seenTypes.contains(type.index) { continue }
      guard coverage.isAbove(definition.level(on: coverage.platform)) else { continue }
      if !lives.outlast(from: unseen.from, to: unseen.to) { pendingDoubt = .untilSeen(.level) }
    }
    return pendingDoubt
  }

  /// Reports a pass or a fail that stands unless something happened that was not seen, or unless `doubt` is there anyway; else
  /// what the doubts make of it.
  mutating func conclude(
    _ verdict: InstanceVerdict, _ outcome: InstanceOutcome, unless doubt: InconclusiveReason? = nil,
    or unseen: Unseen = Unseen()
  ) {
    var outcome = outcome
    outcome.verdict = doubt.map { .inconclusive($0) } ?? verdict
    guard doubt == nil, !unseen.isEmpty else {
      add(outcome)
      return
    }
    outcome.restsOnUnseen = true
    if unseen.isTheMatter, !unseen.types.isEmpty {
      outcome.absence = AbsenceInterval(from: unseen.from, to: unseen.to)
      if verdict == .fail { outcome.nearest = nearMisses.nearest(of: unseen.types) }
    }
    switch self.doubt(about: unseen) {
    case nil:
      if verdict == .fail, outcome.absence != nil, let deadline = unseen.to, let trigger = outcome.evidence.first {
        nearMisses.missed(unseen.types, rule: outcome.rule, trigger: trigger.position, until: deadline)
      }
      add(outcome)
    case .settled(let reason):
      outcome.verdict = .inconclusive(reason)
      add(outcome)
    case .untilSeen where pending.count < Self.pendingLimit:
      pending.append(PendingAbsence(outcome: outcome, unseen: unseen))
    case .untilSeen:
      outcome.verdict = .inconclusive(.evicted)
      add(outcome)
    }
  }

  private mutating func add(_ outcome: InstanceOutcome) {
    var outcome = outcome
    if !outcome.isOfOneProcess {
      if isMixed {
        outcome.verdict = .inconclusive(.grouping)
      } else if mixed[outcome.rule] == nil {
        mixed[outcome.rule] = outcome.detail
      }
    }
    if outcome.verdict == .fail { outcome.circumstances = circumstances.around(outcome) }
    outcomes.append(outcome)
  }

  mutating func report(_ outcome: InstanceOutcome) { add(outcome) }

  /// It holds events of another app or device, too: what is said of several processes is doubtful, also where it was said
  /// before.
  mutating func mix() {
    guard !isMixed else { return }
    isMixed = true
    coverage.isGroupingDoubtful = true
    for (rule, detail) in mixed.sorted(by: { $0.key < $1.key }) {
      outcomes.append(InstanceOutcome(rule: rule, source: id, verdict: .inconclusive(.grouping), detail: detail))
    }
    mixed = [:]
  }

  /// Reports what is wrong with a text as such. Nothing that happened meanwhile explains it, and records are looked at before the
  /// events of their time are put in order.
  mutating func report(ofText outcome: InstanceOutcome) { outcomes.append(outcome) }

  /// Takes up pending failures again after something was seen for the first time, or (`isFinal`) at the end.
  mutating func settlePending(isFinal: Bool) {
    guard !pending.isEmpty else { return }
    let waiting = pending
    pending = []
    for item in waiting {
      switch doubt(about: item.unseen) {
      case nil: add(item.outcome)
      case .untilSeen where !isFinal: pending.append(item)
      case .settled(let reason), .untilSeen(let reason):
        var outcome = item.outcome
        outcome.verdict = .inconclusive(reason)
        add(outcome)
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
