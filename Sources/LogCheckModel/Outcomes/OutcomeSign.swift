/// A fact that a line shows about a planned notification, or the run that fetches its content.
package enum OutcomeSign: String, Hashable, Sendable, CaseIterable {
  // Of a notification.

  /// A notification is wanted for an instant, or is known to repeat.
  case planned
  /// The system took it.
  case armed
  /// The system did not take it.
  case refused
  /// It was withdrawn.
  case removed
  case shown
  /// The plugin itself says that it was not shown.
  case lost

  /// The system says that it did not show it.
  case dropped

  // Of a run.

  /// The system was asked for a run.
  case submitted
  /// It did not take the request.
  case denied
  /// The request was withdrawn.
  case withdrawn
  case started
  /// The plugin itself says that the run did not begin in its time.
  case missed
  /// The server answered.
  case answered
  /// The server confirmed the stored content.
  case confirmed
  /// The fetch ended without content.
  case failed
  /// Other content than a fresh one was chosen.
  case fallback
  case saved
  /// The time of the run was over.
  case expired
  case completed

  // Of the app.

  case launched
  /// It names a version.
  case version
  /// The app came to the front.
  case front
  /// It left the front.
  case back
}

/// A part of the way to a notification that can go wrong.
package enum OutcomeStage: String, Hashable, Sendable, CaseIterable {
  case submitted
  case started
  case answered
  case saved
  case armed
  case shown
  /// Shown at its time.
  case punctual
  /// Due at the same time of the day as before, as the clock on the wall shows it.
  case wall
  /// Its run asked for as long before it as is promised.
  case lead
  /// Shown with the content that was fetched for it.
  case content
}

/// Whose part it is that something happened.
package enum OutcomeSide: String, Hashable, Sendable, CaseIterable {
  case user
  case device
  case server
  case network
  case app
  case plugin
  /// The operating system, which owes no run.
  case system
  case environment
  /// No line shows whose it is.
  case open = "none"
}

/// The certainty that a condition is the cause.
package enum OutcomeCertainty: String, Hashable, Sendable, CaseIterable {
  /// A line states the condition, and it always has this effect.
  case shown
  /// The condition can have the effect, and holds at the time.
  case fits
  /// No line shows the cause.
  case open
}

/// The result of a planned notification. The first that fits counts.
package enum OutcomeResult: String, Hashable, Sendable, CaseIterable {
  case notShown = "not shown"
  case late
  /// It came with older content or with the default text.
  case notFresh = "not fresh"
  case kept
  case unknown
}
