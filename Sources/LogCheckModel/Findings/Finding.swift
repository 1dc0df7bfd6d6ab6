/// A failed or inconclusive instance as reports tell it.
package struct Finding: Sendable {
  /// The rule's id.
  package var rule: String
  package var title: String
  package var requirements: [String]
  package var severity: Severity
  /// Whether its rule is on trial: such a failure is told and never fails a run.
  package var isExperimental: Bool
  package var verdict: InstanceVerdict
  package var message: String
  /// What to do next, from the rule.
  package var remediation: String
  package var evidence: [FindingEvidence]
  /// From when to when something was waited for in vain, as reports print times.
  package var absence: (from: String?, to: String?)?
  /// When it was decided: the end of the wait where something was missing, else the line to look at first.
  package var moment: TimelinePoint?
  /// Sixteen hexadecimal digits that stay the same for the same finding in later runs: made of the rule, the verdict and the
  /// evidence without its numbers.
  package var fingerprint: String
  /// Why it does not fail the run, if it does not.
  package var acceptance: Acceptance?
  /// What was the case meanwhile and may explain it.
  package var circumstances: [FindingCircumstance] = []
  /// The line that leaves it open, where it may say in other words what was missing.
  package var wording: OpenWording?
  /// What came nearest to what was missing, as far as was known when it failed.
  package var nearest: NearestCandidate?

  package init(
    rule: String, title: String, requirements: [String], severity: Severity, isExperimental: Bool = false,
    verdict: InstanceVerdict, message: String, remediation: String, evidence: [FindingEvidence],
    absence: (from: String?, to: String?)?, fingerprint: String
  ) {
    self.rule = rule
    self.title = title
    self.requirements = requirements
    self.severity = severity
    self.isExperimental = isExperimental
    self.verdict = verdict
    self.message = message
    self.remediation = remediation
    self.evidence = evidence
    self.absence = absence
    self.fingerprint = fingerprint
  }

  /// The place a reader should look at first: the event that decided it, the last one seen; where something is missing, the one
  /// that called for it.
  package var position: FindingEvidence? {
    evidence.last { $0.role == .deciding } ?? (absence == nil ? evidence.last : evidence.first)
  }
}

/// Something that was the case while a rule failed.
package struct FindingCircumstance: Hashable, Sendable {
  package var id: String
  package var title: String
  /// What the platform does not do then, where that is a limit of it.
  package var limit: String?
  package var event: FindingEvidence

  package init(id: String, title: String, limit: String?, event: FindingEvidence) {
    self.id = id
    self.title = title
    self.limit = limit
    self.event = event
  }
}

/// A line that shows something.
package struct FindingEvidence: Hashable, Sendable {
  package var role: Evidence.Role
  package var capture: String
  /// From 1.
  package var line: Int
  /// ISO 8601, `nil` where the capture does not tell it.
  package var time: String?
  /// The identifier of the event.
  package var event: String
  /// What the event says that happened; the identifier where its definition says nothing.
  package var title: String
  /// The line's text as it stands in the log: untrusted bytes.
  package var text: String
  /// The part of the text that the app wrote, where it is told apart from what the log system put around it.
  package var message: String?
  /// Bytes of the line that are not in ``text``.
  package var omittedBytes: Int

  package init(
    role: Evidence.Role, capture: String, line: Int, time: String?, event: String, text: String, message: String? = nil,
    omittedBytes: Int = 0, title: String? = nil
  ) {
    self.title = title ?? event
    self.role = role
    self.capture = capture
    self.line = line
    self.time = time
    self.event = event
    self.text = text
    self.message = message
    self.omittedBytes = omittedBytes
  }
}
