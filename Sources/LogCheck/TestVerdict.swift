import LogCheckEngine
import LogCheckModel
import LogCheckRules

/// What a rule says of the trace of a test.
struct TestVerdict {
  private(set) var verdict = RuleVerdict.notExercised
  private(set) var passes = 0
  private(set) var cancelled = 0
  private(set) var fails: [InstanceOutcome] = []
  private(set) var reasons: [InconclusiveReason] = []
  let outcomes: [InstanceOutcome]

  /// `profile` is what the lines of a `log` show. What the test says of its place wins over it; a test that says nothing of the
  /// platform is of the rule's first.
  init(
    _ outcomes: [InstanceOutcome], _ test: RuleTest, _ rule: Rule, _ profile: ChosenProfile? = nil, in ruleSet: RuleSet
  ) {
    self.outcomes = outcomes
    let environment = test.environment ?? profile?.environment
    let platform = test.platform ?? profile?.platform ?? rule.platforms.first
    let others = Self.isElsewhere(test, rule, profile, ruleSet)
    let isElsewhere =
      others || (environment.map { !rule.environments.isEmpty && !rule.environments.contains($0) } ?? false)
      || (platform.map { !rule.platforms.isEmpty && !rule.platforms.contains($0) } ?? false)
    let needsEnvironment = !rule.environments.isEmpty && environment == nil
    for outcome in isElsewhere ? [] : outcomes {
      switch outcome.verdict {
      case .cancelled: cancelled += 1
      case _ where needsEnvironment: reasons.append(.environment)
      case .pass: passes += 1
      case .fail: fails.append(outcome)
      case .inconclusive(let reason): reasons.append(reason)
      }
    }
    verdict =
      isElsewhere
      ? .notApplicable : !fails.isEmpty ? .fail : !reasons.isEmpty ? .inconclusive : passes > 0 ? .pass : .notExercised
  }

  /// Whether the profiles that hold exclude the rule. Where nobody answers the question of a profile, the rule is in its place.
  private static func isElsewhere(
    _ test: RuleTest, _ rule: Rule, _ profile: ChosenProfile?, _ ruleSet: RuleSet
  ) -> Bool {
    let wanted = ruleSet.profiles.filter { rule.profiles.contains($0.id) }
    return wanted.contains { one in
      let sameAspect = ruleSet.profiles.filter { $0.aspect == one.aspect }.map(\.id)
      let named = test.profiles.filter(sameAspect.contains)
      let found = named.isEmpty ? sameAspect.filter { id in profile?.others.contains { $0.id == id } == true } : named
      return !found.isEmpty && Set(found).isDisjoint(with: rule.profiles)
    }
  }

  /// What differs from what the test expects.
  func problems(_ wanted: RuleTest.Expectation, title: String) -> [String] {
    var problems: [String] = []
    if verdict != wanted.verdict {
      let details = outcomes.map { "\($0.verdict) (\($0.detail))" }.joined(separator: "; ")
      problems.append("expected \(wanted.verdict.rawValue), came out \(verdict.rawValue): \(details)")
    }
    if let count = wanted.passes, count != passes { problems.append("expected \(count) passes, got \(passes)") }
    if let count = wanted.fails, count != fails.count { problems.append("expected \(count) fails, got \(fails.count)") }
    if let count = wanted.cancelled, count != cancelled {
      problems.append("expected \(count) cancelled, got \(cancelled)")
    }
    if let reason = wanted.reason, !reasons.contains(reason) {
      problems.append("expected reason \(reason.rawValue), got \(reasons.map(\.rawValue).joined(separator: ", "))")
    }
    let decided = fails.first ?? outcomes.first { if case .inconclusive = $0.verdict { true } else { false } }
    if let line = wanted.line, decided?.evidence.contains(where: { $0.position.line == line }) != true {
      let lines = decided?.evidence.map { String($0.position.line) }.joined(separator: ", ") ?? "none"
      problems.append("expected line \(line) in the evidence, got \(lines)")
    }
    if let message = wanted.message, decided?.detail.contains(message) != true, !title.contains(message) {
      problems.append("expected \"\(message)\" in the message, got \"\(decided?.detail ?? "")\"")
    }
    return problems
  }
}
