package import LogCheckModel

/// A whole run, for formats that are written when it is over: every rule with its verdict and its reported findings.
package struct CollectedRun: Sendable {
  package let header: RunHeader
  package let summary: RunSummary
  /// In the order of the rule files.
  package let rules: [CollectedRule]
  /// The order of broken rules, which gives them their numbers.
  let order: FailureOrder

  package init(header: RunHeader, summary: RunSummary, findings: [Finding]) {
    self.header = header
    self.summary = summary
    order = FailureOrder(findings)
    var occurrences: [String: Int] = [:]
    var byRule: [String: [CollectedFinding]] = [:]
    for finding in findings {
      occurrences[finding.fingerprint, default: 0] += 1
      byRule[finding.rule, default: []].append(
        CollectedFinding(
          finding: finding, occurrence: occurrences[finding.fingerprint] ?? 1,
          weight: FindingWeight(finding, failOn: header.failOn)))
    }
    let required = Set(summary.undecidedRequired)
    rules = summary.rules.map { rule in
      CollectedRule(
        summary: rule, ending: RuleEnding(rule, failOn: header.failOn),
        requiringProfile: summary.requiringProfiles[rule.id],
        isOwed: required.contains(rule.id) || (header.isStrict && rule.verdict == .inconclusive),
        findings: Self.sorted(byRule[rule.id] ?? []))
    }
  }

  /// The findings of all rules, the worst first, otherwise in the order of their reports.
  package var findings: [CollectedFinding] { Self.sorted(rules.flatMap(\.findings)) }

  /// The rules by their area, areas in the order in which they come first.
  package var areas: [(area: String, rules: [CollectedRule])] {
    var positions: [String: Int] = [:]
    var areas: [(area: String, rules: [CollectedRule])] = []
    for rule in rules {
      if let position = positions[rule.summary.area] {
        areas[position].rules.append(rule)
      } else {
        positions[rule.summary.area] = areas.count
        areas.append((rule.summary.area, [rule]))
      }
    }
    return areas
  }

  private static func sorted(_ findings: [CollectedFinding]) -> [CollectedFinding] {
    findings.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.weight != second.weight { return first.weight > second.weight }
      if first.finding.severity != second.finding.severity { return first.finding.severity > second.finding.severity }
      return left.offset < right.offset
    }.map(\.element)
  }
}

/// A rule of a run that is over.
package struct CollectedRule: Sendable {
  package let summary: RuleSummary
  package let ending: RuleEnding
  /// The profile that asks that it be decided, where neither an option nor the settings do.
  package let requiringProfile: String?
  /// True if the user required a decision, and it was not decided: that alone keeps a run from passing.
  package let isOwed: Bool
  /// Its reported findings, the worst first; there may be more (``RuleSummary/fails``, ``RuleSummary/inconclusive``).
  package let findings: [CollectedFinding]

  /// The sentence about a rule that must be decided and is not.
  var owedWords: String {
    requiringProfile.map { "required by profile \(CleanText.line($0)) and not decided" }
      ?? "had to be decided and was not"
  }
}

/// A finding of a run that is over.
package struct CollectedFinding: Sendable {
  package let finding: Finding
  /// The how manieth it is of those with the same fingerprint, from 1.
  package let occurrence: Int
  package let weight: FindingWeight
}

/// The weight of a finding for its run, the least first.
package enum FindingWeight: Int, Sendable, Comparable {
  /// It could not be known.
  case open
  /// A failure that a waiver or the baseline accepts.
  case accepted
  /// A failure of a rule on trial.
  case onTrial
  /// A failure below `--fail-on`.
  case belowLimit
  /// A failure that fails the run.
  case fails

  init(_ finding: Finding, failOn: Severity) {
    guard finding.verdict == .fail else {
      self = .open
      return
    }
    self =
      finding.acceptance != nil
      ? .accepted : finding.isExperimental ? .onTrial : finding.severity < failOn ? .belowLimit : .fails
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
