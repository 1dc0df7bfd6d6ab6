import LogCheckEngine
import LogCheckModel
package import LogCheckTrace

/// Lets the decided outcomes of one trace out; those that something may still change wait here, each for the first reason that holds.
package struct OutcomeGate {
  /// The reasons to wait, in the order in which they are asked.
  private enum Reason {
    /// The rule depends on the machine or the platform, which the trace may not have shown yet.
    case profile
    /// Another capture may be of the same device and hold what was missing (`--join`).
    case otherCaptures
    /// A line out of order may turn a failure into an open question, or a question into another.
    case order
  }

  private let chooser: ProfileChooser
  private let scopes: RuleScopes
  private let company: TraceCompany
  private let limit: Int
  private var untilProfile: HeldOutcomes
  private var untilOrder: [InstanceOutcome] = []
  /// The failures that wait for the profile and were not yet shown to a user who watches.
  private var unshown = UnshownFailures()
  private var keepsOrder = true
  /// The outcomes that wait for the other captures of the run.
  private(set) var untilOthers: HeldOutcomes

  /// Up to `limit` outcomes of each reason wait whole; see ``HeldOutcomes``.
  init(_ chooser: ProfileChooser, _ scopes: RuleScopes, company: TraceCompany, limit: Int) {
    self.chooser = chooser
    self.scopes = scopes
    self.company = company
    self.limit = limit
    untilProfile = HeldOutcomes(limit: limit)
    untilOthers = HeldOutcomes(limit: limit)
  }

  /// The number of times that each rule would fail if it applies to the machine of the trace.
  var preliminaryFails: [Int: Int] { untilProfile.fails }

  /// The outcomes that were decided since the last call and wait for nothing.
  package mutating func release(from trace: inout TraceAssembler) -> TraceJudge.Batch? {
    let outcomes = trace.takeDecided()
    let counts = trace.takeCounts()
    // A user who watches a stream gets outcomes at once.
    let released = trace.isLive ? endOrder() : []
    guard !outcomes.isEmpty || !counts.isEmpty || !released.isEmpty || (trace.isLive && unshown.areNew) else {
      return nil
    }
    let profile = chooser.choose(by: trace.evidence, isWhole: false)
    var batch = TraceJudge.Batch(outcomes: released, profile: profile, times: trace.times)
    for outcome in outcomes {
      switch reason(for: outcome, profile) {
      case .profile:
        let position = untilProfile.hold(outcome)
        if let position, outcome.verdict == .fail, !(company == .joined && outcome.restsOnUnseen) {
          unshown.add(position)
        }
      case .otherCaptures: untilOthers.hold(outcome)
      case .order:
        untilOrder.append(outcome)
        // From here on nothing waits for order, so that memory is bounded.
        if untilOrder.count > limit { batch.outcomes += endOrder() }
      case nil: batch.outcomes.append(outcome)
      }
    }
    Self.reconsider(&batch.outcomes, trace)
    if trace.isLive {
      batch.preliminary = unshown.take(from: untilProfile.outcomes, profile) {
        scopes.answer($0, profile) == .inside
      }
      Self.reconsider(&batch.preliminary, trace)
    }
    for count in counts {
      switch reason(forCount: count, profile) {
      case .profile: untilProfile.add(count)
      case .otherCaptures: untilOthers.add(count)
      case .order, nil: batch.tally.add(count)
      }
    }
    return batch
  }

  /// At the end of the trace nothing waits but for the other captures.
  mutating func releaseAll(from trace: inout TraceAssembler) -> TraceJudge.Batch {
    var batch = TraceJudge.Batch(profile: chooser.choose(by: trace.evidence), times: trace.times)
    batch.outcomes = endOrder().compactMap { trace.reconsidered($0) }
    untilOthers.change { trace.reconsidered($0) }
    // Tens of thousands at the end of a crowded capture: those that wait for nothing stay in their array.
    var decided = trace.takeDecided()
    Self.reconsider(&decided, trace)
    let waited = untilProfile.outcomes.compactMap { trace.reconsidered($0) }
    if company == .joined {
      for outcome in waited + decided where outcome.restsOnUnseen { untilOthers.hold(outcome) }
      batch.outcomes += (waited + decided).filter { !$0.restsOnUnseen }
    } else if batch.outcomes.isEmpty, waited.isEmpty {
      batch.outcomes = decided
    } else {
      batch.outcomes += waited
      batch.outcomes += decided
    }
    for count in trace.takeCounts() {
      if company == .joined, count.restsOnUnseen { untilOthers.add(count) } else { batch.tally.add(count) }
    }
    if company == .joined { untilOthers.add(untilProfile.tally) } else { batch.tally.add(untilProfile.tally) }
    untilProfile = HeldOutcomes(limit: limit)
    return batch
  }

  /// Reconsiders outcomes in their array; those that are not the app's are removed.
  private static func reconsider(_ outcomes: inout [InstanceOutcome], _ trace: TraceAssembler) {
    var kept = 0
    for index in outcomes.indices {
      guard let outcome = trace.reconsidered(outcomes[index]) else { continue }
      outcomes[kept] = outcome
      kept += 1
    }
    outcomes.removeLast(outcomes.count - kept)
  }

  private func reason(for outcome: InstanceOutcome, _ profile: ChosenProfile) -> Reason? {
    if let reason = reason(of: outcome.rule, restsOnUnseen: outcome.restsOnUnseen, profile) { return reason }
    switch outcome.verdict {
    case .pass, .cancelled: return nil
    case .fail, .inconclusive: return keepsOrder ? .order : nil
    }
  }

  private func reason(forCount count: CountedVerdicts, _ profile: ChosenProfile) -> Reason? {
    reason(of: count.rule, restsOnUnseen: count.restsOnUnseen, profile)
  }

  private func reason(of rule: Int, restsOnUnseen: Bool, _ profile: ChosenProfile) -> Reason? {
    if !scopes.isSettled(rule, profile) { return .profile }
    return company == .joined && restsOnUnseen ? .otherCaptures : nil
  }

  private mutating func endOrder() -> [InstanceOutcome] {
    keepsOrder = false
    defer { untilOrder = [] }
    return untilOrder
  }
}
