import LogCheckModel
import LogCheckResults

/// Makes the record of a run.
struct RecordMaker {
  let tool: String
  let rulesDigest: String
  let failOn: Severity

  /// The number of failures that a record lists.
  static let findingLimit = 20
  /// The number of lines that it holds of each, and their length in characters.
  private static let lineLimit = 5
  private static let textLimit = 400

  func record(id: String, _ summary: RunSummary, _ findings: [Finding]) -> AuditRecord {
    let problem = summary.captures.lazy.compactMap(\.problem).first
    var record = AuditRecord(
      id: id, status: problem == nil ? .judged : .error, exitCode: Int(summary.exitCode), tool: tool,
      rulesDigest: rulesDigest)
    record.failOn = failOn
    record.problem = problem
    if problem == nil || summary.captures.contains(where: { $0.lines > 0 }) { record.verdict = summary.verdict }
    record.captures = summary.captures.map(Self.capture)
    record.profile = summary.captures.lazy.compactMap(\.profile).first
    record.day = summary.captures.compactMap { $0.first.flatMap(Self.day) }.min()
    let devices = Set((summary.timeline?.sources ?? []).compactMap(\.identity))
    record.device = devices.count > 1 ? "several" : devices.first
    record.rules = summary.rules.filter { $0.verdict != .notExercised && $0.verdict != .notApplicable }.map(Self.result)
    let failures = findings.filter { $0.verdict == .fail && $0.acceptance == nil && !$0.isExperimental }
    record.findings = failures.map(Self.finding)
    let all = record.rules.filter { !$0.isExperimental }.reduce(0) { $0 + $1.fails - $1.accepted }
    record.findingsNotListed = max(0, all - failures.count)
    record.measures = summary.timeline?.durations ?? [:]
    record.outcomes = RecordedOutcomes(summary.outcomes)
    return record
  }

  private static func capture(_ summary: CaptureSummary) -> AuditedCapture {
    var capture = AuditedCapture(path: summary.path)
    capture.format = summary.format
    capture.bytes = summary.bytes
    capture.lines = summary.lines
    capture.events = summary.events
    capture.first = summary.first
    capture.last = summary.last
    return capture
  }

  /// The day of a time as reports print it, if it has one.
  private static func day(_ time: String) -> String? {
    let day = String(time.prefix(10))
    return CivilDay(day) == nil ? nil : day
  }

  private static func result(_ rule: RuleSummary) -> RuleResult {
    var result = RuleResult(id: rule.id, verdict: rule.verdict, severity: rule.severity)
    result.isExperimental = rule.isExperimental
    result.passes = rule.passes
    result.fails = rule.fails
    result.inconclusive = rule.inconclusive
    result.cancelled = rule.cancelled
    result.accepted = rule.waived + rule.known
    return result
  }

  private static func finding(_ finding: Finding) -> RecordedFinding {
    var recorded = RecordedFinding(
      rule: finding.rule, severity: finding.severity, fingerprint: finding.fingerprint, message: finding.message)
    recorded.evidence = finding.evidence.prefix(lineLimit).map { line in
      let text = line.message ?? line.text
      return RecordedLine(
        capture: line.capture, line: line.line, time: line.time,
        text: text.unicodeScalars.count > textLimit ? String(text.unicodeScalars.prefix(textLimit)) + "…" : text)
    }
    return recorded
  }
}
