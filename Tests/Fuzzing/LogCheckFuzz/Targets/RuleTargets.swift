import LogCheckModel
import LogCheckPattern
import LogCheckRules

extension FuzzTarget {
  /// A rule file of any bytes: it is taken whole or refused with a reason that names a position in it.
  static let ruleFiles = FuzzTarget(
    "rule-files", "a rule file is taken or refused with a reason, never half taken", executions: 1_000_000
  ) { bytes in
    let (rules, diagnostics) = RuleLoader.load([RuleFileText(path: "x.yml", bytes: bytes)])
    let refused = diagnostics.contains { $0.severity == .error }
    if refused, !rules.rules.isEmpty { return "refused, and still \(rules.rules.count) rules" }
    for diagnostic in diagnostics where diagnostic.message.isEmpty { return "a problem without words" }
    return nil
  }

  static let expressions = FuzzTarget(
    "expressions", "an expression in a rule is taken or refused", executions: 1_000_000
  ) { bytes in
    // Only texts that YAML can hold in quotes: the rest is for the target of rule files.
    let text = String(decoding: bytes.filter { $0 >= 0x20 && $0 < 0x7F && $0 != 0x27 }, as: UTF8.self)
    let (rules, diagnostics) = RuleLoader.load([
      RuleFileText(path: "x.yml", bytes: Array(RuleShell.text(condition: text).utf8), lacksTests: true)
    ])
    let refused = diagnostics.contains { $0.severity == .error }
    return refused == rules.rules.isEmpty ? nil : "\(diagnostics.map(\.message))"
  }

  static let patterns = FuzzTarget(
    "patterns", "a match ends, and what it captures lies within the text", executions: 10_000_000
  ) { bytes in
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: parts[0], as: UTF8.self)
    var text = parts.count > 1 ? Array(parts[1]) : []
    // Records hold sound text only; so does what is matched.
    text = Array(String(decoding: text, as: UTF8.self).utf8)
    guard let pattern = try? Pattern(source) else { return nil }
    let matcher = PatternMatcher()
    guard case .match = matcher.match(pattern, in: text.span) else { return nil }
    for group in 0...min(40, pattern.groups.values.max() ?? 0) {
      if let range = matcher.capture(group), range.upperBound > text.count { return "group \(group) is \(range)" }
    }
    return nil
  }
}

/// A rule file that holds one rule with a condition.
private enum RuleShell {
  static func text(condition: String) -> String {
    """
    schema: dnp-rules/1
    components:
      APP: { summary: an app, tags: ["[APP]"] }
    events:
      app.done:
        summary: it is done
        component: APP
        fields: { n: int, word: word }
        text: ["done {n:int} {word:word}"]
    rules:
      - id: fuzz-rule
        title: a rule
        requirements: [REQ-001]
        rationale: none
        remediation: none
        kind: forbidden
        event: app.done
        where: '\(condition)'
    """
  }
}
