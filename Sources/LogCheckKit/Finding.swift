import LogCheckModel

/// A promise that was broken, or that could not be decided.
public struct Finding: Sendable, CustomStringConvertible {
  /// The rule's identifier.
  public let rule: String
  /// The promise of the rule.
  public let title: String
  /// The weight of the rule.
  public let severity: Severity
  /// Requirements that the rule verifies.
  public let requirements: [String]
  /// `nil` where the rule is broken; else why that could not be decided: a word of docs/verdicts.md, such as `gap`.
  public let inconclusiveReason: String?
  /// True if it fails the judgement. A rule that is experimental or less severe than ``JudgingOptions/failOn`` does not.
  public let countsAsFailure: Bool
  /// The expected and the observed behaviour, in one sentence.
  public let sentence: String
  /// The next step for the reader.
  public let nextStep: String
  /// The lines that show it, in their order.
  public let lines: [Line]
  /// Sixteen hexadecimal digits that are the same for the same finding in a later capture.
  public let fingerprint: String

  /// A line of a capture.
  public struct Line: Sendable {
    /// The name of the capture.
    public let capture: String
    /// From 1.
    public let number: Int
    /// ISO 8601; `nil` where the capture does not show it.
    public let time: String?
    /// A short description of the event; empty for a line that no event explains.
    public let event: String
    /// The line, which may hold anything: escape it where it is shown.
    public let text: String

    init(_ evidence: FindingEvidence) {
      capture = evidence.capture
      number = evidence.line
      time = evidence.time
      event = evidence.title
      text = evidence.text
    }
  }

  /// `night.log:38: a prefetch is scheduled five minutes ahead: expected …`
  public var description: String {
    let position = lines.first.map { "\($0.capture):\($0.number): " } ?? ""
    return "\(position)\(title): \(sentence)" + (nextStep.isEmpty ? "" : "\n\(nextStep)")
  }

  init(_ finding: LogCheckModel.Finding, failOn: LogCheckModel.Severity) {
    rule = finding.rule
    title = finding.title
    severity = Severity(finding.severity)
    requirements = finding.requirements
    if case .inconclusive(let reason) = finding.verdict {
      inconclusiveReason = reason.rawValue
    } else {
      inconclusiveReason = nil
    }
    countsAsFailure =
      finding.verdict == .fail && !finding.isExperimental && finding.acceptance == nil && finding.severity >= failOn
    sentence = finding.message
    nextStep = finding.remediation
    let first = finding.position
    lines = (first.map { [$0] } ?? []).map(Line.init) + finding.evidence.filter { $0 != first }.map(Line.init)
    fingerprint = finding.fingerprint
  }
}
