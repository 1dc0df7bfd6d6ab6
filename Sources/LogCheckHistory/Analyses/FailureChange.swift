/// The difference of a rule between the last night and the night before.
package enum FailureChange: Hashable, Sendable {
  /// It fails in the last night and did not in the latest earlier night that decided it. `isFirst`: nor in any other.
  case new(last: FailingShare, isFirst: Bool)
  /// It passes in the last night and failed in the latest earlier night that decided it.
  case fixed(before: FailingShare)

  /// `nil` where there is no difference, or where the last night does not decide the rule.
  package init?(_ rule: RuleNights) {
    guard let last = rule.nights.last?.share, last.decided > 0 else { return nil }
    let earlier = rule.nights.dropLast().map(\.share).filter { $0.decided > 0 }
    let failedBefore = earlier.last.map { $0.failed > 0 } ?? false
    switch (failedBefore, last.failed > 0) {
    case (false, true): self = .new(last: last, isFirst: !earlier.contains { $0.failed > 0 })
    case (true, false): self = .fixed(before: earlier.last ?? FailingShare())
    default: return nil
    }
  }
}
