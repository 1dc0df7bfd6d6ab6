import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// The verdict of a rule on the trace of a test.
struct TestVerdict {
  private(set) var verdict = RuleVerdict.notExercised
  private(set) var passes = 0
  private(set) var cancelled = 0
  private(set) var fails: [InstanceOutcome] = []
  private(set) var reasons: [InconclusiveReason] = []
  let outcomes: [InstanceOutcome]

  /// `shown` is the profile that the lines of a `log` test show; outcomes of other rules are left out.
  init(
    _ outcomes: [InstanceOutcome], _ test: RuleTest, _ rule: Rule, _ positions: RuleScopes, shown: ChosenProfile? = nil,
    in ruleSet: RuleSet
  ) {
    let profile = ChosenProfile(of: test, rule, shown: shown, in: ruleSet)
    let judged = ruleSet.rules.indices.filter {
      ruleSet.rules[$0].id == rule.id && positions.answer($0, profile) != .outside
    }
    self.outcomes = outcomes.filter { judged.contains($0.rule) }
    for outcome in self.outcomes {
      switch outcome.verdict {
      case .cancelled: cancelled += 1
      case _ where positions.answer(outcome.rule, profile) == .open: reasons.append(.environment)
      case .pass: passes += 1
      case .fail: fails.append(outcome)
      case .inconclusive(let reason): reasons.append(reason)
      }
    }
    verdict =
      judged.isEmpty
      ? .notApplicable : !fails.isEmpty ? .fail : !reasons.isEmpty ? .inconclusive : passes > 0 ? .pass : .notExercised
  }

  /// The differences from the expectation of the test.
  func problems(_ wanted: RuleTest.Expectation, title: String) -> [String] {
    var problems: [String] = []
    if verdict != wanted.verdict {
      let details = outcomes.map { "\(words($0.verdict)) (\($0.detail))" }.joined(separator: "; ")
      problems.append("expected \(wanted.verdict.rawValue), found \(verdict.rawValue): \(details)")
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

  private func words(_ verdict: InstanceVerdict) -> String {
    if case .inconclusive(let reason) = verdict { "inconclusive for \(reason.rawValue)" } else { "\(verdict)" }
  }
}
