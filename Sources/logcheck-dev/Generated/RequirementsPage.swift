import LogCheckModel
import LogCheckRules

/// The table of docs/requirements.md: every requirement, its cases in Tests/Truth, and the rules that check it or the
/// reason why no rule does.
enum RequirementsPage {
  static func table(_ ruleSet: RuleSet, truth: [String: TruthSuite.Tally]) -> String {
    let coverage = RequirementCoverage(ruleSet)
    var text = "\(coverage.summary).\n\n"
    text += "| Requirement | Level | Tier | Title | Truth cases | Rules with their tests, or the reason for none |\n"
    text += "| --- | --- | --- | --- | --- | --- |\n"
    for row in coverage.rows {
      let requirement = row.requirement
      let title = [requirement?.title, requirement?.reading.map { "*Reading: \(cell($0))*" }].compactMap(\.self)
      text += "| \(row.id) | \(requirement?.level.rawValue ?? "") | \(requirement?.tier.map(String.init) ?? "") "
      text += "| \(title.joined(separator: " ")) | \(cases(truth[row.id], of: row.id)) "
      text += "| \(proof(row).joined(separator: "; ")) |\n"
    }
    return text
  }

  private static func cases(_ tally: TruthSuite.Tally?, of requirement: String) -> String {
    guard let tally else { return "none" }
    let count = "[\(tally.cases)](../Tests/Truth/\(requirement).yml)"
    return tally.listed == 0 ? count : "\(count), [\(tally.listed) open](../Tests/Truth/disagreements.txt)"
  }

  private static func proof(_ row: RequirementCoverage.Row) -> [String] {
    var parts = row.rules.map { rule in
      "[`\(rule.id)`](../\(rule.mark.file)) (\(rule.handwrittenTests.count))"
    }
    guard let requirement = row.requirement else { return parts + ["declared nowhere"] }
    if !requirement.provedBy.isEmpty {
      parts.append("binds the checker: " + requirement.provedBy.map { "`\($0)`" }.joined(separator: ", "))
    }
    if let reason = requirement.notCheckable {
      parts.append(requirement.isPartlyCheckable ? "not checkable \(cell(reason))" : "not checkable: \(cell(reason))")
    }
    return parts.isEmpty ? ["**silent**"] : parts
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("\n", with: " ") }
}
