import LogCheckModel

/// The first failures of each rule, for reports that are written when the run is over. What is accepted is not among them.
struct FirstFailures: Sendable {
  private let perRule: Int
  private var findings: [String: [Finding]] = [:]

  init(perRule: Int) { self.perRule = perRule }

  mutating func take(_ finding: Finding) {
    guard finding.verdict == .fail, finding.acceptance == nil, of(finding.rule).count < perRule else { return }
    findings[finding.rule, default: []].append(finding)
  }

  /// In the order in which they were told.
  func of(_ rule: String) -> [Finding] { findings[rule] ?? [] }

  /// Those rules in the order in which a reader should look at them: by severity, those on trial last, then in order of time.
  func sorted(_ rules: [RuleSummary]) -> [RuleSummary] {
    let places = rules.map { rule in
      (rule: rule, begin: of(rule.id).map(StoryLine.beginning).min { $0 < $1 } ?? ("", 0))
    }
    return places.sorted { left, right in
      if left.rule.isExperimental != right.rule.isExperimental { return right.rule.isExperimental }
      if left.rule.severity != right.rule.severity { return left.rule.severity > right.rule.severity }
      return (left.begin.0, left.begin.1, left.rule.id) < (right.begin.0, right.begin.1, right.rule.id)
    }.map(\.rule)
  }
}
