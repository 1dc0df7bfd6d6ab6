import LogCheckModel
import LogCheckOutcomes
import LogCheckRules

/// The state that the monitors of one source share: coverage, deadlines, outcomes.
struct SourceState {
  let id: SourceID
  let ruleSet: RuleSet
  private let traits: [TypeTraits]
  var coverage = Coverage()
  var unknownLines = UnknownLines()
  var deadlines = PerFrame<DeadlineQueue>()
  /// The frame whose deadlines are to be compacted.
  var crowdedDeadlines: TimeFrame?
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
  /// `nil` where the rules say nothing of outcomes.
  var ledger: OutcomeLedger?
  /// The outcomes, at the end.
  var deviceOutcomes: DeviceOutcomes?
  /// Verdicts by absence that are final as soon as the capture shows that it could have held the event.
  private var pending = PendingAbsences()
  private var isMixed = false
  /// Rules with a verdict that took events of several processes together, with what the first of them said.
  private var mixed: [String?]
  private var passes: PassTimes
  /// By rule: whether the checklist shows it.
  private let listed: [Bool]
  /// By rule: whether what it says of one event depends on those before it.
  private let keepsState: [Bool]
  /// `nil` if every outcome is reported.
  private(set) var counts: VerdictCounts?

  /// With `countsPasses`, passes and lifted instances that no report lists are only counted.
  init(id: SourceID, _ program: Program, countsPasses: Bool) {
    self.id = id
    ruleSet = program.ruleSet
    traits = program.traits
    mixed = [String?](repeating: nil, count: program.ruleSet.rules.count)
    keepsState = program.ruleSet.rules.indices.map(program.keepsState)
    listed = program.listed
    ledger = program.ruleSet.outcomeBounds.map { OutcomeLedger(program.ruleSet.conditions, $0) }
    passes = PassTimes(rules: program.ruleSet.rules.count)
    counts = countsPasses ? VerdictCounts(program.positions) : nil
  }

  /// From now on every outcome is reported.
  mutating func reportAll() { counts = nil }

  /// The reason why it cannot be concluded that nothing of it happened; `nil` if it can.
  func doubt(about unseen: Unseen, for verdict: InstanceVerdict) -> AbsenceDoubt? {
    doubtOfCapture(about: unseen) ?? (unknownAnswer(to: unseen, for: verdict) == nil ? nil : .untilSeen(.vocabulary))
  }

  /// The same for what the capture could show in the words that the rules know.
  private func doubtOfCapture(about unseen: Unseen) -> AbsenceDoubt? {
    if hasEvidence(unseen.types) || hasEvidence(unseen.enders) || hasEvidence(unseen.closers) {
      var all = unseen.allButEarlier
      // Files hold all events of a type, or the missing ones are known by the type: no gap of a capture hides them.
      if let reason = coverage.gapReason(ofEvidence: all) { return .settled(reason) }
      all.removeAll { traits[$0.index].isEvidence }
      if all.isEmpty { return nil }
      if let doubt = gapDoubt(all, unseen) { return doubt }
    } else if let doubt = gapDoubt(nil, unseen) {
      return doubt
    }
    if !unseen.earlier.isEmpty,
      let reason = coverage.gapReason(of: unseen.earlier, from: unseen.from, to: unseen.earlierTo)
    {
      return .settled(reason)
    }
    if coverage.isDeclaredComplete { return nil }
    var pendingDoubt: AbsenceDoubt?
    for type in unseen.types + unseen.earlier {
      let definition = traits[type.index]
      if definition.isEvidence { continue }
      if definition.isPrintOnly, coverage.isUnifiedLog { return .settled(.level) }
      // A line of that very type shows that its level and component are captured.
      if coverage.seenTypes.contains(type.index) { continue }
      if !mayHold(definition, unseen) { pendingDoubt = .untilSeen(.level) }
      if definition.isInSomeBuilds
        || !definition.components.isEmpty && coverage.seenComponents.isDisjoint(with: definition.components)
      {
        pendingDoubt = .untilSeen(.notCaptured)
      }
    }
    for type in unseen.closers where pendingDoubt == nil {
      let definition = traits[type.index]
      if definition.isEvidence || coverage.seenTypes.contains(type.index) { continue }
      if !mayHold(definition, unseen) { pendingDoubt = .untilSeen(.level) }
    }
    for type in unseen.killers where pendingDoubt == nil {
      let definition = traits[type.index]
      if definition.isEvidence || coverage.seenTypes.contains(type.index) { continue }
      guard !mayHold(definition, unseen) else { continue }
      if !lives.outlast(from: unseen.from, to: unseen.to) { pendingDoubt = .untilSeen(.level) }
    }
    if pendingDoubt == nil, !unseen.launches.isEmpty, !unseen.launches.contains(where: { isShown($0, unseen) }) {
      return .untilSeen(.notCaptured)
    }
    return pendingDoubt
  }

  /// True if the capture would have shown an event of that type, as far as its other lines show that.
  private func isShown(_ type: EventTypeID, _ unseen: Unseen) -> Bool {
    let definition = traits[type.index]
    if coverage.seenTypes.contains(type.index) { return true }
    return !coverage.seenComponents.isDisjoint(with: definition.components) && mayHold(definition, unseen)
  }

  /// True if two events are of one app session whatever the capture left out between them: events of one process, and
  /// those of files, which hold the state at the end of the capture.
  func areOfOneSession(_ first: Event, _ second: Event) -> Bool {
    if traits[first.type.index].isEvidence { return traits[second.type.index].isEvidence }
    return first.processID != nil && first.processID == second.processID
  }

  private func mayHold(_ definition: TypeTraits, _ unseen: Unseen) -> Bool {
    coverage.mayHold(definition.level(on: coverage.platform), of: definition.components, from: unseen.from)
  }

  /// Takes note that the capture shows an event of that type; `true` when it is the first.
  mutating func note(_ type: EventTypeID) -> Bool {
    guard coverage.seenTypes.insert(type.index) else { return false }
    let definition = traits[type.index]
    coverage.proveLevel(definition.level(on: coverage.platform), of: definition.components)
    return true
  }

  /// Notes the way by which a line came into the log; `true` if that is new information.
  mutating func note(_ component: Int?, _ type: EventTypeID?, throughNSLog isNSLog: Bool) -> Bool {
    guard let component else { return false }
    var isNew = coverage.note(component: component, throughNSLog: isNSLog)
    if isNSLog, let type, coverage.seeNSLog(traits[type.index].level(on: coverage.platform)) { isNew = true }
    return isNew
  }

  /// True if the input may leave these events out since their components have not spoken so far, and need not speak.
  func isUncaptured(_ types: [EventTypeID]) -> Bool {
    guard !coverage.isDeclaredComplete else { return false }
    return types.allSatisfy { type in
      let components = traits[type.index].components
      return !components.isEmpty && coverage.seenComponents.isDisjoint(with: components)
        && components.allSatisfy { !ruleSet.components[$0].isEssential }
    }
  }

  /// The components of events, by their names.
  func componentNames(of types: [EventTypeID]) -> String {
    var names: [String] = []
    for name in types.flatMap({ traits[$0.index].components }).map({
      ruleSet.components[$0].tags.first ?? ruleSet.components[$0].name
    })
    where !names.contains(name) {
      names.append(name)
    }
    return names.joined(separator: ", ")
  }

  private func hasEvidence(_ types: [EventTypeID]) -> Bool { types.contains { traits[$0.index].isEvidence } }

  /// The doubt that a gap of the capture may hide one of the events; `all` is what `unseen` names without the events of
  /// files, where it names such.
  private func gapDoubt(_ all: [EventTypeID]?, _ unseen: Unseen) -> AbsenceDoubt? {
    if coverage.isGroupingDoubtful { return .settled(.grouping) }
    guard coverage.hasGaps else { return nil }
    let types = all ?? unseen.allButEarlier
    return coverage.gapReason(of: types, from: unseen.from, to: unseen.to).map(AbsenceDoubt.settled)
  }

  /// Reports a pass or a fail that is final unless something happened that was not seen, or unless `doubt` is there
  /// anyway; otherwise the verdict that the doubts allow. `detail` is requested if the outcome has none and a report
  /// lists it.
  mutating func conclude(
    _ verdict: InstanceVerdict, _ outcome: consuming InstanceOutcome, unless doubt: InconclusiveReason? = nil,
    or unseen: Unseen = Unseen(), ifNotCaptured: InstanceOutcome? = nil,
    saying detail: (SourceState) -> String = { _ in "" }
  ) {
    outcome.decide(doubt.map { .inconclusive($0) } ?? verdict)
    if doubt != .end { outcome.openEnd = nil }
    guard doubt == nil, !unseen.isEmpty else {
      settle(outcome, saying: detail)
      return
    }
    outcome.restsOnUnseen = true
    if unseen.isTheMatter, !unseen.types.isEmpty {
      outcome.absence = AbsenceInterval(from: unseen.from, to: unseen.to)
      if verdict == .fail { outcome.nearest = nearMisses.nearest(to: unseen, besides: outcome.evidence) }
    }
    switch self.doubt(about: unseen, for: verdict) {
    case nil:
      if verdict == .fail, outcome.absence != nil, let deadline = unseen.to, let trigger = outcome.evidence.first {
        nearMisses.missed(unseen, rule: outcome.rule, trigger: trigger.position, until: deadline)
      }
      settle(outcome, saying: detail)
    case .settled(let reason):
      outcome.decide(.inconclusive(reason))
      settle(outcome, saying: detail)
    case .untilSeen where !pending.isFull:
      if outcome.detail.isEmpty { outcome.detail = detail(self) }
      let item = PendingAbsences.Item(outcome: outcome, verdict: verdict, unseen: unseen, ifNotCaptured: ifNotCaptured)
      pending.add(item, lives)
    case .untilSeen:
      outcome.decide(.inconclusive(.evicted))
      settle(outcome, saying: detail)
    }
  }

  private mutating func settle(
    _ outcome: consuming InstanceOutcome, saying detail: (SourceState) -> String = { _ in "" }
  ) {
    if outcome.verdict == .pass, !passes.note(outcome, upTo: keepsState[outcome.rule] ? latestTime : nil) {
      outcome.doubt(.latePass)
      outcome.detail = "a line of this time came after later ones: what it rules out may have been read before it"
    }
    let isOfOneProcess = outcome.isOfOneProcess
    if !isOfOneProcess, !isMixed, mixed[outcome.rule] == nil {
      mixed[outcome.rule] = outcome.detail.isEmpty ? detail(self) : outcome.detail
    }
    guard isOfOneProcess || !isMixed, isCounted(outcome) else {
      keep(outcome, isOfOneProcess: isOfOneProcess, saying: detail)
      return
    }
    counts?.count(outcome)
  }

  /// True if the outcome only needs to be counted.
  private func isCounted(_ outcome: InstanceOutcome) -> Bool {
    switch outcome.verdict {
    case .pass, .cancelled: break
    case .fail, .inconclusive: return false
    }
    guard let counts, outcome.note == nil, counts.isEnough(of: outcome.rule, on: coverage.platform) else {
      return false
    }
    // An outcome that rests on a duplicate line is an open question.
    return !outcome.evidence.contains(where: \.isRepeated)
  }

  private mutating func keep(
    _ outcome: consuming InstanceOutcome, isOfOneProcess: Bool, saying detail: (SourceState) -> String
  ) {
    if outcome.detail.isEmpty { outcome.detail = detail(self) }
    if !isOfOneProcess, isMixed { outcome.doubt(.severalProcesses) }
    if outcome.verdict == .fail { outcome.circumstances = circumstances.around(outcome) }
    outcome.isListed = listed[outcome.rule]
    outcomes.append(outcome)
  }

  /// Reports an outcome that is final whatever was not seen.
  mutating func report(_ outcome: InstanceOutcome, saying detail: (SourceState) -> String = { _ in "" }) {
    settle(outcome, saying: detail)
  }

  /// The verdicts that were only counted since the last call.
  mutating func takeCounts() -> [CountedVerdicts] { counts?.take() ?? [] }

  /// It holds events of another app or device, too: what is said of several processes is doubtful, also where it was said
  /// before.
  ///
  /// With `hidesNothing` their processes distinguish them, so that a missing line is missing.
  mutating func mix(hidesNothing: Bool) {
    if !hidesNothing { coverage.isGroupingDoubtful = true }
    guard !isMixed else { return }
    isMixed = true
    for (rule, detail) in mixed.enumerated() {
      guard let detail else { continue }
      outcomes.append(InstanceOutcome(rule: rule, source: id, verdict: .inconclusive(.grouping), detail: detail))
    }
    mixed = [String?](repeating: nil, count: mixed.count)
  }

  /// An event came after later ones: a pass in whose time it lies may be wrong.
  mutating func doubtPasses(of rule: Int, without event: Event, at time: EventTime) {
    guard passes.takeLate(rule, at: time, after: latestTime) else { return }
    outcomes.append(
      InstanceOutcome(
        rule: rule, source: id, verdict: .inconclusive(.late),
        detail: "\(name(event.type)) comes after later lines: a pass before it was read is doubtful",
        evidence: [Evidence(role: .deciding, event: event)]))
  }

  /// Reports a defect of a text as such. No event in the meantime explains it, and records are inspected before the
  /// events of their time are put in order.
  mutating func report(ofText outcome: InstanceOutcome, saying detail: (SourceState) -> String) {
    if isCounted(outcome) {
      counts?.count(outcome)
    } else {
      var outcome = outcome
      outcome.detail = detail(self)
      outcomes.append(outcome)
    }
  }

  /// Failures that wait until the capture shows that it could hold the missing line: the rule, and what is not shown yet.
  var heldFailures: [(rule: Int, reason: InconclusiveReason)] {
    pending.items.compactMap { item in
      guard item.verdict == .fail, case .untilSeen(let reason) = doubt(about: item.unseen, for: item.verdict) else {
        return nil
      }
      return (item.outcome.rule, reason)
    }
  }

  /// A line of the current session was logged at `time`.
  mutating func settleLife(at time: EventTime) {
    if pending.isLifeDue(at: time) { settlePending(isFinal: false) }
  }

  /// Takes up pending failures again after something was seen for the first time, or (`isFinal`) at the end.
  mutating func settlePending(isFinal: Bool) {
    for item in pending.take() {
      switch doubt(about: item.unseen, for: item.verdict) {
      case nil: settle(item.outcome)
      case .untilSeen where !isFinal:
        pending.add(item, lives)
      case .untilSeen(.notCaptured) where coverage.isFiltered && item.ifNotCaptured != nil:
        if let outcome = item.ifNotCaptured { settle(outcome) }
      case .settled(let reason), .untilSeen(let reason):
        var outcome = item.outcome
        outcome.decide(.inconclusive(reason))
        if reason == .vocabulary { outcome.unknownAnswer = unknownAnswer(to: item.unseen, for: item.verdict) }
        settle(outcome)
      }
    }
  }

  mutating func schedule(_ instant: LogInstant, _ frame: TimeFrame, monitor: Int, instance: Int) {
    if deadlines[frame] == nil { deadlines[frame] = DeadlineQueue() }
    deadlines[frame]?.insert(DeadlineQueue.Entry(instant: instant.nanoseconds, monitor: monitor, instance: instance))
    if deadlines[frame]?.isCrowded == true { crowdedDeadlines = frame }
  }

  /// The open end of a promise at the end of the input, by the times up to which it may be kept. Without any it waits
  /// for something that need not happen. A bound that cannot be computed since the lines carry no times counts as soon,
  /// if it is relative.
  func openEnd(ofPromise bounds: [TimeBound], isRelative: Bool = true) -> OpenEnd {
    var latest: EventTime?
    var isUntimed = false
    var isBounded = true
    for bound in bounds {
      switch bound {
      case .none: isBounded = false
      case .unknown(.time): isUntimed = true
      case .unknown: break
      case .at:
        guard let time = bound.eventTime else { continue }
        if latest.map({ $0.frame == time.frame && $0.instant < time.instant }) ?? true { latest = time }
      }
    }
    guard isBounded else { return .notDue(latest) }
    guard let latest, let end = coverage.latest[latest.frame] else {
      return isUntimed && isRelative ? .unfinished(nil) : .notDue(nil)
    }
    let missing = latest.instant - end
    return missing <= OpenEnd.soon ? .unfinished(max(missing, .zero)) : .notDue(latest)
  }

  /// True if no line has carried a time so far: then order is all there is to judge by.
  var isUntimed: Bool { latestTime == nil }

  /// The latest stamp, absolute rather than local rather than undated.
  var latestTime: EventTime? {
    for frame in [TimeFrame.absolute, .local, .undated] {
      if let instant = coverage.latest[frame] { return EventTime(instant: instant, frame: frame, granularity: .zero) }
    }
    return nil
  }

  /// An event for a sentence: what its definition says that happened, or its identifier where the definition says nothing.
  func name(_ type: EventTypeID) -> String {
    let event = ruleSet.events[type.index]
    return "\"\(event.summary.isEmpty ? event.name : event.summary)\""
  }

  /// Several events for a sentence that means any one of them.
  func names(_ types: [EventTypeID]) -> String {
    var names: [String] = []
    for type in types where !names.contains(name(type)) { names.append(name(type)) }
    guard names.count > Self.namedEvents else { return names.joined(separator: " or ") }
    return names.prefix(Self.namedEvents - 1).joined(separator: ", ")
      + ", or one of \(names.count - Self.namedEvents + 1) other lines"
  }

  /// More events than a reader keeps in mind are counted.
  private static let namedEvents = 4
}
