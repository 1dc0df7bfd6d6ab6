import LogCheckModel

/// The result of judging captures.
public struct Judgement: Sendable {
  /// The verdict of a whole judgement; docs/exit-codes.md says what leads to each.
  public enum Verdict: String, Sendable, CaseIterable {
    /// Every rule that had to be decided holds.
    case pass
    /// A rule is broken.
    case fail
    /// Nothing failed, and something that must be proved is not.
    case inconclusive
    /// The captures show nothing that the rules could judge.
    case nothingDecided
    /// A capture could not be read, or not to its end; what was read of it may have failed as well.
    case unreadable
  }

  /// The verdict of all rules together.
  public let verdict: Verdict
  /// The exit code that `dnp-logcheck check` would end with: 0, 1, 2 or 3.
  public let exitCode: Int32
  /// Failures and open questions, in the order in which they were decided.
  public let findings: [Finding]
  /// Findings beyond ``JudgingOptions/findingLimit``.
  public let omittedFindings: Int
  /// The result of each rule over all captures.
  public let rules: [RuleResult]
  /// Remarks on the captures: one sentence each.
  public let notes: [String]

  init(_ summary: RunSummary, findings: [Finding]) {
    switch summary.exitCode {
    case 0: verdict = .pass
    case 1: verdict = .fail
    case 2: verdict = .unreadable
    default: verdict = summary.verdict == .nothingDecided ? .nothingDecided : .inconclusive
    }
    exitCode = summary.exitCode
    self.findings = findings
    omittedFindings = summary.unreportedFindings
    rules = summary.rules.map(RuleResult.init)
    notes = summary.diagnostics.map { $0.message + ($0.hint.map { "; \($0)" } ?? "") }
  }
}

/// The result of one rule over all captures.
public struct RuleResult: Sendable {
  /// The verdict of one rule over all its occasions.
  public enum Verdict: String, Sendable, CaseIterable {
    case pass, fail, inconclusive
    /// The captures show no occasion for the rule.
    case notExercised
    /// The rule is about another platform or environment.
    case notApplicable
  }

  /// The rule's identifier.
  public let rule: String
  /// The promise of the rule.
  public let title: String
  /// The weight of the rule.
  public let severity: Severity
  /// Requirements that the rule verifies.
  public let requirements: [String]
  /// The verdict of the rule over all its occasions.
  public let verdict: Verdict
  /// Occasions in which it held.
  public let passes: Int
  /// Occasions in which it was broken.
  public let failures: Int
  /// Occasions that could not be decided.
  public let inconclusive: Int

  init(_ rule: RuleSummary) {
    self.rule = rule.id
    title = rule.title
    severity = Severity(rule.severity)
    requirements = rule.requirements
    switch rule.verdict {
    case .pass: verdict = .pass
    case .fail: verdict = .fail
    case .inconclusive: verdict = .inconclusive
    case .notExercised: verdict = .notExercised
    case .notApplicable: verdict = .notApplicable
    }
    passes = rule.passes
    failures = rule.fails
    inconclusive = rule.inconclusive
  }
}
