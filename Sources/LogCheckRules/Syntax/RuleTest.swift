package import LogCheckModel

extension Rule {
  /// The handwritten tests, which are evidence for the rule; tests that are only kept for mutation are not.
  package var handwrittenTests: [RuleTest] { tests.filter { !$0.isKeptForMutation } }
}

/// A trace and the verdict that a rule must reach on it.
package struct RuleTest: Sendable {
  package var name: String
  package var input: Input
  package var expectation: Expectation
  package var platform: Platform?
  package var environment: RunEnvironment?
  /// Profiles that hold for the trace; for the other aspects the profiles that the rule asks for hold.
  package var profiles: [String] = []
  /// Step of the trace's stamps.
  package var granularity = LogDuration.milliseconds(1)
  package var zoneKnown = true
  /// The time zone of the device, from the beginning of the trace.
  package var timeZone: LogText?
  /// Every component counts as captured.
  package var captureComplete: Bool
  /// The trace begins with an app launch.
  package var sessionStart = true
  /// Texts of files next to the capture.
  package var evidence: [String] = []
  /// The expected verdict was taken from the engine: the test detects a change and is not evidence for the rule.
  package var isKeptForMutation = false
  package var mark: SourceMark

  package init(name: String, input: Input, expectation: Expectation, captureComplete: Bool, mark: SourceMark) {
    self.name = name
    self.input = input
    self.expectation = expectation
    self.captureComplete = captureComplete
    self.mark = mark
  }

  package enum Input: Sendable {
    case events([Step])
    /// Lines as a capture would hold them.
    case log(String)
  }

  /// One line of an `events` trace. Times count from 2025-11-15T05:30:00Z.
  package enum Step: Sendable {
    case event(at: LogDuration, type: EventTypeID, fields: [FieldValue], mark: SourceMark)
    case tick(at: LogDuration)
    /// Lines are missing for so long before this.
    case gap(LogDuration, at: LogDuration)
  }

  package struct Expectation: Sendable {
    package var verdict: RuleVerdict
    package var passes: Int?
    package var fails: Int?
    package var cancelled: Int?
    package var reason: InconclusiveReason?
    /// The deciding event, counted in the input's lines from 1.
    package var line: Int?
    package var message: String?

    package init(verdict: RuleVerdict) { self.verdict = verdict }
  }

  /// The beginning of every `events` trace: 2025-11-15T05:30:00Z.
  package static let beginning = LogInstant(nanoseconds: 1_763_184_600_000_000_000)
}
