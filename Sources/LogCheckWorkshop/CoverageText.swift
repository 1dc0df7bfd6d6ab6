package import LogCheckModel
import LogCheckReporting
package import LogCheckRules

/// Coverage of requirements as a page for terminals.
package enum CoverageText {
  /// `verdicts` are those of a run over captures, by rule; without them the page contains only the promises of the
  /// rules.
  package static func page(_ coverage: RequirementCoverage, verdicts: [String: RuleVerdict]?) -> String {
    var text = ""
    for row in coverage.rows {
      let title = CleanText.line(row.requirement?.title ?? "(declared nowhere)")
      text += "\(row.id)  \(padded(word(row, verdicts)))  \(title)\n"
      for rule in row.rules {
        text += "         \(verdicts.map { "\(padded(verdictWord($0[rule.id])))  " } ?? "")\(rule.id)\n"
      }
      if let requirement = row.requirement {
        let tests = requirement.provedBy.joined(separator: ", ")
        if !tests.isEmpty { text += "         tests: \(CleanText.line(tests))\n" }
        if let reason = requirement.notCheckable {
          text += "         not checkable: \(CleanText.line(reason, limit: 600))\n"
        }
      }
    }
    text += "\n\(coverage.summary)\n"
    guard let verdicts else { return text }
    let checked = coverage.rows.filter { $0.state == .checked }
    let decided = checked.count { row in row.rules.contains { isDecided(verdicts[$0.id]) } }
    text += "\(decided) of the \(checked.count) requirements with rules were decided by these captures\n"
    return text
  }

  /// Padded to the longest possible word.
  private static func padded(_ word: String) -> String {
    word + String(repeating: " ", count: max(0, "not applicable".count - word.count))
  }

  private static func isDecided(_ verdict: RuleVerdict?) -> Bool { verdict == .pass || verdict == .fail }

  private static func word(_ row: RequirementCoverage.Row, _ verdicts: [String: RuleVerdict]?) -> String {
    guard let verdicts, row.state == .checked else {
      switch row.state {
      case .checked: return "checked"
      case .proved: return "proved"
      case .notCheckable: return "not checkable"
      case .silent: return "SILENT"
      case .undeclared: return "undeclared"
      }
    }
    let found = row.rules.map { verdicts[$0.id] ?? .notApplicable }
    for verdict in [RuleVerdict.fail, .inconclusive, .pass, .notExercised] where found.contains(verdict) {
      return verdictWord(verdict)
    }
    return verdictWord(.notApplicable)
  }

  private static func verdictWord(_ verdict: RuleVerdict?) -> String {
    switch verdict {
    case .pass: "pass"
    case .fail: "FAIL"
    case .inconclusive: "inconclusive"
    case .notExercised: "not exercised"
    case .notApplicable, nil: "not applicable"
    }
  }
}
