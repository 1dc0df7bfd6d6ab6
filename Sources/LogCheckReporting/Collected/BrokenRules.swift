import LogCheckModel

extension RunSummary {
  /// The rules that fail the run.
  func broken(_ failOn: Severity) -> [RuleSummary] { rules.filter { RuleEnding($0, failOn: failOn) == .broke } }

  /// `2 rules broke, 1 notification failed`: why the run failed.
  func failure(_ failOn: Severity) -> String {
    let rules = broken(failOn).count
    let notifications = outcomes.failures(failingOutcomes)
    var parts: [String] = []
    if rules > 0 { parts.append("\(TextLayout.counted(rules, "rule")) broke") }
    if notifications > 0 { parts.append("\(TextLayout.counted(notifications, "notification")) failed") }
    return parts.isEmpty ? "something broke" : parts.joined(separator: ", ")
  }
}
