import LogCheckModel
package import LogCheckRules

/// A rule as a page for people.
package enum RuleText {
  package static func page(_ rule: Rule, in ruleSet: RuleSet) -> String {
    var text = "\(rule.id): \(rule.title)\n\n"
    text += "kind \(rule.body.kind), severity \(rule.severity.rawValue), status \(rule.status.rawValue)\n"
    if !rule.platforms.isEmpty { text += "platform: \(rule.platforms.map(\.rawValue).joined(separator: ", "))\n" }
    if !rule.environments.isEmpty {
      text += "judged on: \(rule.environments.map(\.rawValue).joined(separator: ", "))\n"
    }
    if !rule.requirements.isEmpty { text += "requirements: \(rule.requirements.joined(separator: ", "))\n" }
    if !rule.tags.isEmpty { text += "tags: \(rule.tags.joined(separator: ", "))\n" }
    if !rule.rationale.isEmpty { text += "\nWhy: \(rule.rationale)\n" }
    if !rule.remediation.isEmpty { text += "\nNext: \(rule.remediation)\n" }
    if !rule.tests.isEmpty {
      text += "\nTests:\n"
      for test in rule.handwrittenTests { text += "  \(test.name): \(test.expectation.verdict.rawValue)\n" }
      let kept = rule.tests.count { $0.isKeptForMutation }
      if kept > 0 { text += "  and \(kept) kept for mutation\n" }
    }
    return text + "\nfile: \(rule.mark.file):\(rule.mark.line)\n"
  }
}
