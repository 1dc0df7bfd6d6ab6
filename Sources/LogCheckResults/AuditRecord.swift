package import LogCheckModel

/// The result of one run of one device: of the captures that were judged together.
///
/// It depends on the captures, the rules and the options alone, never on a clock, so that the same inputs give the same bytes.
package struct AuditRecord: Hashable, Sendable {
  package enum Status: String, Sendable {
    case judged
    /// A capture of it could not be read, or not to its end.
    case error
  }

  /// The path of its first capture, by which records are distinguished.
  package var id: String
  package var status: Status
  /// `nil` where nothing could be read.
  package var verdict: RunSummary.Verdict?
  /// The exit code that `check` would give, 0 to 3 (docs/exit-codes.md).
  package var exitCode: Int
  /// The least severity of rules whose failures failed it.
  package var failOn = Severity.error
  /// True if it decided nothing, and the user accepts that of its captures (`--allow-undecided`).
  package var isAllowed = false
  /// The reason why it could not be read.
  package var problem: String?
  package var captures: [AuditedCapture] = []
  package var device: String?
  package var build: String?
  /// The day of the run, `2026-11-27`.
  package var day: String?
  package var profile: String?
  /// The version of the tool.
  package var tool: String
  /// Sixteen hexadecimal digits that change with what the rules say.
  package var rulesDigest: String
  /// The rules that judged something, by their ids.
  package var rules: [RuleResult] = []
  /// Failures with their evidence, the first few.
  package var findings: [RecordedFinding] = []
  package var findingsNotListed = 0
  /// Durations that the rule files define as metrics, by the name of the metric.
  package var measures: [String: DurationHistogram] = [:]
  /// The outcomes of its notifications; `nil` if none was planned, or they were not judged.
  package var outcomes: RecordedOutcomes?

  package init(id: String, status: Status, exitCode: Int, tool: String, rulesDigest: String) {
    self.id = id
    self.status = status
    self.exitCode = exitCode
    self.tool = tool
    self.rulesDigest = rulesDigest
  }
}

/// One capture of a record.
package struct AuditedCapture: Hashable, Sendable {
  package var path: String
  package var format: String?
  package var bytes = 0
  package var lines = 0
  package var events = 0
  /// Times of its first and last line, as far as they are known.
  package var first: String?
  package var last: String?

  package init(path: String) { self.path = path }
}

/// The verdict on one rule in one record.
package struct RuleResult: Hashable, Sendable {
  package var id: String
  package var verdict: RuleVerdict
  package var severity: Severity
  /// True if its failures never fail a run.
  package var isExperimental = false
  /// Instances by verdict.
  package var passes = 0
  package var fails = 0
  package var inconclusive = 0
  package var cancelled = 0
  /// Failures that a waiver or the baseline accepts; they count as failures, too.
  package var accepted = 0

  package init(id: String, verdict: RuleVerdict, severity: Severity) {
    self.id = id
    self.verdict = verdict
    self.severity = severity
  }

  /// True if it has failures that count.
  package var hasFailed: Bool { fails > accepted && !isExperimental }
}

/// A failure and the lines that show it.
package struct RecordedFinding: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  /// The same for the same failure on another day.
  package var fingerprint: String
  package var message: String
  package var evidence: [RecordedLine] = []

  package init(rule: String, severity: Severity, fingerprint: String, message: String) {
    self.rule = rule
    self.severity = severity
    self.fingerprint = fingerprint
    self.message = message
  }
}

/// A line of a capture as evidence: untrusted text.
package struct RecordedLine: Hashable, Sendable {
  package var capture: String
  /// From 1.
  package var line: Int
  package var time: String?
  package var text: String

  package init(capture: String, line: Int, time: String?, text: String) {
    self.capture = capture
    self.line = line
    self.time = time
    self.text = text
  }
}
