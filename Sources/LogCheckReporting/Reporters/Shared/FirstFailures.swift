import LogCheckModel

/// The first failures of each rule, for reports that are written when the run is over. What is accepted is not among them.
struct FirstFailures: Sendable {
  private let perRule: Int
  private var findings: [String: [Finding]] = [:]
  /// The days of all failures of a rule, also of those that are not kept.
  private var days: [String: Set<String>] = [:]

  init(perRule: Int) { self.perRule = perRule }

  mutating func take(_ finding: Finding) {
    guard finding.verdict == .fail, finding.acceptance == nil else { return }
    if let day = FailureDays.day(of: finding), days[finding.rule, default: []].count < FailureDays.limit {
      days[finding.rule, default: []].insert(day)
    }
    guard of(finding.rule).count < perRule else { return }
    findings[finding.rule, default: []].append(finding)
  }

  /// In the order of their reports.
  func of(_ rule: String) -> [Finding] { findings[rule] ?? [] }

  /// `, on 60 days from 2025-11-15 to 2026-01-13`; empty for one day.
  func days(of rule: String) -> String { FailureDays.words(days[rule] ?? []) }

  /// Those rules in the order in which a reader should look at them: by severity, those on trial last, then in order of time.
  func sorted(_ rules: [RuleSummary]) -> [RuleSummary] {
    let positions = rules.map { rule in
      (rule: rule, begin: of(rule.id).map(StoryLine.beginning).min { $0 < $1 } ?? ("", 0))
    }
    return positions.sorted { left, right in
      if left.rule.isExperimental != right.rule.isExperimental { return right.rule.isExperimental }
      if left.rule.severity != right.rule.severity { return left.rule.severity > right.rule.severity }
      return (left.begin.0, left.begin.1, left.rule.id) < (right.begin.0, right.begin.1, right.rule.id)
    }.map(\.rule)
  }
}

/// The days on which a rule failed, in words.
enum FailureDays {
  /// Days of one rule that are kept.
  static let limit = 1000

  /// The day of the line where a failure begins; `nil` where no line has a date.
  static func day(of finding: Finding) -> String? {
    guard let time = StoryLine.sorted(finding.evidence).first?.time, let end = time.firstIndex(of: "T") else {
      return nil
    }
    return String(time[..<end])
  }

  static func words(_ days: Set<String>) -> String {
    guard days.count > 1, let first = days.min(), let last = days.max() else { return "" }
    return ", on \(days.count) days from \(CleanText.line(first)) to \(CleanText.line(last))"
  }
}
