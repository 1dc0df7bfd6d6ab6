import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// A run over one capture with a test's own rules, over a small vocabulary: `[X-ALPHA] Said …` and `[X-BETA] Said …`
/// are events, everything else after these tags is a line of the component that no event knows.
enum OwnRules {
  static let vocabulary = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
      BETA: { tags: ["[X-BETA]"] }
    events:
      a.said: { component: ALPHA, fields: { what: text }, text: "Said {what:text}" }
      b.said: { component: BETA, fields: { what: text }, text: "Said {what:text}" }

    """

  /// Rules are given as the lines after their ids and titles; the first one is called `own`.
  static func judge(
    _ rules: String..., logLines: [String], vocabulary: String = vocabulary, profiles: [String] = [],
    _ change: (inout AuditOptions) -> Void = { _ in }
  ) throws -> Judgement {
    let library = try library(of: rules, vocabulary: vocabulary)
    var options = AuditOptions()
    options.profiles = profiles
    change(&options)
    var audit = try Audit(library.ruleSet, options)
    var findings: [Finding] = []
    audit.run([.bytes(Array(logLines.map { $0 + "\n" }.joined().utf8), shown: "own.log")]) { findings.append($0) }
    return Judgement(inputs: ["own.log"], failOn: .error, findings: findings, summary: audit.summary())
  }

  /// One rule and the vocabulary.
  static func library(_ rule: String) throws -> RuleLibrary { try library(of: rule, vocabulary: vocabulary) }

  /// One rule and another vocabulary.
  static func library(of rule: String, vocabulary: String) throws -> RuleLibrary {
    try library(of: [rule], vocabulary: vocabulary)
  }

  private static func library(of rules: [String], vocabulary: String) throws -> RuleLibrary {
    var text = vocabulary + "rules:\n"
    for (rule, id) in zip(rules, ["own", "other", "third"]) {
      text += "  - id: \(id)\n    title: what the test is about\n"
      for line in rule.split(separator: "\n") { text += "    \(line)\n" }
      text += "    tests:\n"
      for verdict in ["pass", "fail"] {
        text += "      - { name: \(verdict), events: [\"0s tick\"], expect: \(verdict) }\n"
      }
    }
    return try RuleLibrary(files: [RuleFileText(path: "own.yml", bytes: Array(text.utf8))])
  }

  /// Lines of Apple's unified log, a second apart.
  static func logLines(_ messages: [String]) -> [String] {
    messages.enumerated().map { index, message in
      "2025-11-15 05:40:\(index < 10 ? "0" : "")\(index).020 Df App[412:1a2b] \(message)"
    }
  }
}

extension Judgement {
  /// The verdict on the first rule, or why it is open.
  var word: String {
    guard let rule = summary.rules.first else { return "none" }
    guard rule.verdict == .inconclusive else { return rule.verdict.rawValue }
    return rule.reasons.keys.map(\.rawValue).sorted().joined(separator: " ")
  }
}
