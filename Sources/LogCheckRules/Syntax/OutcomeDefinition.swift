package import LogCheckModel

/// A line that shows a part of the way to a notification, and the values by which the parts are joined.
package struct OutcomeDefinition: Sendable {
  package var id: String
  package var sign: OutcomeSign
  package var event: EventSelector
  package var values: [OutcomeValue: Expression] = [:]
  package var mark: SourceMark

  package init(id: String, sign: OutcomeSign, event: EventSelector, mark: SourceMark) {
    self.id = id
    self.sign = sign
    self.event = event
    self.mark = mark
  }
}

/// The values that a line can give.
package enum OutcomeValue: String, Hashable, Sendable, CaseIterable {
  /// The schedule that it is about.
  case key
  /// The instant at which the notification is due.
  case due
  /// The earliest time at which the run may begin.
  case begin
  /// The moment that the line speaks of, if it is not its own.
  case moment
  /// The run.
  case run
  /// The content.
  case hash
  /// Whether it went well; of something that was shown, whether its content is fresh.
  case ok
  /// A reason.
  case word
  /// The time from one notification to the next.
  case period
  /// True if it is about all schedules.
  case all
  /// True if the app shows it while it is in front, so that no such line is printed while it is not.
  case foreground
}

/// A condition that can explain a part that went wrong.
package struct OutcomeCondition: Sendable {
  package var id: String
  package var explanation: OutcomeExplanation
  /// The event that begins it; of no type for one that follows from what is missing.
  package var event: EventSelector
  /// The missing line that it follows from, if no event shows it.
  package var derived: DerivedCause?
  /// The event that ends it. Without one it is a moment, or of one run.
  package var until: EventSelector?
  package var explains: [OutcomeStage]
  /// The run that it is about; it explains no other.
  package var run: Expression?
  /// The condition that it is on a simulator.
  package var onSimulator: String?
  /// Kinds that it makes needless: it says more.
  package var overrides: [String] = []
  package var mark: SourceMark

  package init(
    id: String, _ explanation: OutcomeExplanation, event: EventSelector, explains: [OutcomeStage], mark: SourceMark
  ) {
    self.id = id
    self.explanation = explanation
    self.event = event
    self.explains = explains
    self.mark = mark
  }
}

/// Causes that follow from what is missing.
package enum DerivedCause: String, Hashable, Sendable, CaseIterable {
  /// An earlier run has no end.
  case neverCompleted = "never-completed"
  /// An earlier run asked for none after it.
  case noNextSubmit = "no-next-submit"
  /// An answer came, and nothing was saved.
  case answerNotSaved = "answer-not-saved"
  /// A notification of a schedule was not armed again.
  case notArmed = "not-armed"
  /// A run began after its notification.
  case startedLate = "started-late"
  /// A run did not begin, and the plugin did not say so when it could.
  case overdue
  /// A run did not begin, and no line shows why.
  case notStarted = "not-started"
  /// The first notification is bad already.
  case beforeCapture = "before-capture"
  /// The zone of the stamps changed, and a notification stayed at its instant.
  case zoneChanged = "zone-changed"
  /// Another version of the app was installed.
  case versionChanged = "version-changed"
  /// Anything else.
  case unexplained
}

/// Times that requirements name.
package struct OutcomeBounds: Hashable, Sendable {
  /// A notification is late if it is shown later than that after its instant.
  package var late: LogDuration
  /// A run begins within this time after its earliest time.
  package var window: LogDuration
  /// The earliest time of a run lies so long before its notification.
  package var lead: LogDuration
  /// A run ends within this time.
  package var run: LogDuration
  /// So long a run that has no end keeps others from starting.
  package var blocked: LogDuration

  package init(
    late: LogDuration, window: LogDuration, lead: LogDuration, run: LogDuration, blocked: LogDuration
  ) {
    self.late = late
    self.window = window
    self.lead = lead
    self.run = run
    self.blocked = blocked
  }
}
