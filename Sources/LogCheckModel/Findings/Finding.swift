/// A failed or inconclusive instance as reports print it.
package struct Finding: Sendable {
  /// The rule's id.
  package var rule: String
  package var title: String
  package var requirements: [String]
  package var severity: Severity
  /// True if its rule is experimental: such a failure is reported and never fails a run.
  package var isExperimental: Bool
  package var verdict: InstanceVerdict
  package var message: String
  /// The next step for the reader, from the rule.
  package var remediation: String
  package var evidence: [FindingEvidence]
  /// From when to when something was waited for in vain, as reports print times.
  package var absence: (from: String?, to: String?)?
  /// The moment of the decision: the end of the wait if an event was missing, otherwise the line to inspect first.
  package var moment: TimelinePoint?
  /// Sixteen hexadecimal digits that are the same for the same defect on every day and device: made of the rule, the verdict, and the names
  /// of the parts of its check that are broken.
  package var fingerprint: String
  /// The reason why it does not fail the run, if it does not.
  package var acceptance: Acceptance?
  /// Of a failure of a stream that is shown before the profile of its capture is known: what that profile must be. It is reported
  /// again when it is certain, and counts only then.
  package var condition: String?
  /// The circumstances meanwhile that may explain it.
  package var circumstances: [FindingCircumstance] = []
  /// The line that leaves it open, where it may say in other words what was missing.
  package var wording: OpenWording?
  /// The nearest event to the missing one, as far as it was known at the time of the failure.
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

  /// The position that a reader should inspect first: the event that decided it, the last one seen; if an event is
  /// missing, the one that required it.
  package var position: FindingEvidence? {
    evidence.last { $0.role == .deciding } ?? (absence == nil ? evidence.last : evidence.first)
  }
}

/// Something that was the case while a rule failed.
package struct FindingCircumstance: Hashable, Sendable {
  package var id: String
  package var title: String
  /// The limit of the platform, if the circumstance is one.
  package var limit: String?
  /// True if it is a condition of outcomes, which reports list with its days.
  package var isCondition: Bool
  package var event: FindingEvidence

  package init(id: String, title: String, limit: String?, isCondition: Bool = false, event: FindingEvidence) {
    self.isCondition = isCondition
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
  /// ISO 8601, `nil` if the capture does not show it.
  package var time: String?
  /// The identifier of the event.
  package var event: String
  /// The title of the event; the identifier if its definition has no title.
  package var title: String
  /// The line's text as it is in the log: untrusted bytes.
  package var text: String
  /// The part of the text that the app wrote, if it is separable from the text of the log system.
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
