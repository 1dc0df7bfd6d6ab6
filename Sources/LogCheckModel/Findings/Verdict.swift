/// The verdict on one instance of a rule.
package enum InstanceVerdict: Hashable, Sendable {
  case pass
  case fail
  case inconclusive(InconclusiveReason)
  /// Its duty was lifted (a newer trigger, a cancellation, no partner): nothing was to be judged.
  case cancelled
}

/// The verdict on a rule over all its instances.
package enum RuleVerdict: String, Hashable, Sendable, CaseIterable {
  case pass, fail, inconclusive, notExercised, notApplicable
}

/// The reason why a verdict is unknown. docs/verdicts.md describes each.
package enum InconclusiveReason: String, Hashable, Sendable, CaseIterable {
  case end, start, gap, clock, time, late, level
  case notCaptured = "not-captured"
  case absent, redacted, malformed, truncated, granularity, ambiguous, grouping, duplicate
  case environment, evicted, pattern, vocabulary
  /// The check of the rule is broken, and only an exception that the capture does not show could excuse it.
  case exception
}

/// The importance of a finding.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The system a capture comes from.
package enum Platform: String, Hashable, Sendable, CaseIterable { case ios, android }

/// The environment of a capture: real hardware or a simulator.
package enum RunEnvironment: String, Hashable, Sendable, CaseIterable { case device, simulator }
