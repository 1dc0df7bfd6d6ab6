import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

extension FuzzTarget {
  /// A whole check with the tool's own rules. Slow compared to the others, so it needs fewer executions.
  static let check = FuzzTarget(
    "check", "a check ends, its exit code is that of its verdict, and what has no event does not pass",
    executions: 1_000_000,
    preparing: {
      guard let ready = try? Audit(RuleLibrary(paths: [], includesBuiltIn: true).ruleSet, AuditOptions()) else {
        return { _ in "the tool's own rules cannot be used" }
      }
      return { CheckTarget.problem(with: $0, ready) }
    })
}

enum CheckTarget {
  static func problem(with bytes: [UInt8], _ ready: Audit) -> String? {
    var audit = Audit(ready, AuditOptions())
    var failed = false
    audit.run([.bytes(bytes, shown: "capture.log")]) { if $0.verdict == .fail { failed = true } }
    let summary = audit.summary()
    if let problem = problem(with: summary) { return problem }
    return failed || summary.exitCode != 1 ? nil : "exit code 1 without a failure"
  }

  /// The defect of a run's end, whatever was read.
  static func problem(with summary: RunSummary) -> String? {
    let events = summary.captures.map(\.events).reduce(0, +)
    if summary.verdict == .pass, events == 0 { return "a pass without an event" }
    switch (summary.verdict, summary.exitCode) {
    case (_, 2), (.pass, 0), (.fail, 1), (.nothingDecided, 3), (.inconclusive, 3): return nil
    default: return "\(summary.verdict) with exit code \(summary.exitCode)"
    }
  }
}
