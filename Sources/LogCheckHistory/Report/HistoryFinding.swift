package import LogCheckModel

/// A statement about a history, in words. All its texts may hold foreign text.
package struct HistoryFinding: Sendable {
  /// In the order in which they are listed.
  package enum Kind: Int, Sendable {
    case lasting, new, slack, silent, flaky, again, steady, fixed, maybeSilent

    /// The kind in JSON.
    var word: String {
      switch self {
      case .lasting: "lasting"
      case .new: "first"
      case .slack: "trend"
      case .silent, .maybeSilent: "notExercised"
      case .flaky: "flaky"
      case .again: "again"
      case .steady: "steady"
      case .fixed: "fixed"
      }
    }

    /// The kind in a heading.
    var name: String {
      switch self {
      case .lasting: "lasting failure"
      case .new: "first failure"
      case .slack: "trend"
      case .silent, .maybeSilent: "not exercised"
      case .flaky: "flaky"
      case .again: "fails again"
      case .steady: "fails as before"
      case .fixed: "fixed"
      }
    }
  }

  package var kind: Kind
  /// True if it makes `history show` exit with 1.
  package var isAlarm: Bool
  package var severity: Severity
  /// The rule or measure.
  package var subject: String
  package var sentence: String
  /// The next step, as far as no command does it.
  package var advice = ""
  /// The command to run next.
  package var command: String?
  /// Orders findings of one kind: the largest first.
  var weight: Double

  /// Advice and command in one line, for programs.
  package var next: String { [advice, command ?? ""].filter { !$0.isEmpty }.joined(separator: ": ") }

  /// All findings of an analysis, the worst first.
  package static func all(_ analysis: HistoryAnalysis, _ words: FindingWords) -> [HistoryFinding] {
    var findings: [HistoryFinding] = []
    for rule in analysis.rules {
      findings += [words.change, words.steady, words.silentByChance, words.flaky].compactMap { $0(rule) }
    }
    findings += words.lasting(analysis.rules) + words.silent(analysis.rules) + words.slack(analysis.measures)
    return findings.sorted { left, right in
      if left.isAlarm != right.isAlarm { return left.isAlarm }
      if left.severity != right.severity { return left.severity > right.severity }
      if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
      if left.weight != right.weight { return left.weight > right.weight }
      return left.sentence.utf8.lexicographicallyPrecedes(right.sentence.utf8)
    }
  }
}
