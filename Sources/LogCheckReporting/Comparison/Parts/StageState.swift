package import LogCheckModel

/// A stage of the way to a notification, as two parts of a run are compared by it.
package enum PartStage: String, Sendable, CaseIterable {
  case prefetch, content, notification
}

/// The state of one stage of one notification.
package struct StageState: Sendable {
  /// States of one name are alike.
  package var name: String
  /// True if nothing went wrong.
  package var isGood: Bool
  /// False where lines cannot show it: it differs from nothing.
  package var isKnown = true
  package var delay: LogDuration?
  /// A clause of a sentence about it.
  var clause: String

  init(_ stage: PartStage, of occurrence: Occurrence) {
    switch stage {
    case .prefetch: self = Self.prefetch(occurrence)
    case .content: self = Self.content(occurrence)
    case .notification: self = Self.notification(occurrence)
    }
  }

  private init(_ name: String, isGood: Bool = false, delay: LogDuration? = nil, _ clause: String) {
    self.name = name
    self.isGood = isGood
    self.delay = delay
    self.clause = clause
  }

  private static func unknown(_ name: String) -> Self {
    var state = Self(name, "")
    state.isKnown = false
    return state
  }

  private static func prefetch(_ occurrence: Occurrence) -> Self {
    switch occurrence.prefetch {
    case .done: Self("ran", isGood: true, delay: occurrence.prefetchDelay, "the prefetch ran")
    case .failed: Self("ran without content", delay: occurrence.prefetchDelay, "the prefetch brought no content")
    case .missed: Self("missed (declared)", "the prefetch did not run, and the plugin declared the miss")
    case .none: Self("none", "no prefetch ran")
    case .denied: Self("refused", "the system refused the prefetch")
    case .unknown: unknown("not known")
    }
  }

  private static func content(_ occurrence: Occurrence) -> Self {
    let word = occurrence.content.map { CleanText.line($0, limit: 60) }
    switch occurrence.result {
    case .notFresh: return Self(word ?? "not fresh", "content was \(word ?? "not fresh")")
    case .kept, .late:
      // Without a word of the log, a prefetch that ran is what shows it.
      guard word != nil || occurrence.prefetch == .done else { return unknown("not known") }
      return Self("fresh", isGood: true, "content was fresh")
    case .notShown, .unknown: return unknown("-")
    }
  }

  private static func notification(_ occurrence: Occurrence) -> Self {
    switch occurrence.result {
    case .kept, .notFresh: return Self("shown", isGood: true, delay: occurrence.delay, "the notification was shown")
    case .late: return Self("late", delay: occurrence.delay, "the notification was late")
    case .notShown: return Self("not shown", "the notification was not shown")
    case .unknown:
      if occurrence.isUnseeable { return unknown("cannot be seen (app closed)") }
      return unknown("not known" + (occurrence.reason.map { " (\($0.rawValue))" } ?? ""))
    }
  }

  /// As a report prints it: `ran, +12 s`.
  var words: String { name + (delay.map { ", \(StoryWords.signed($0))" } ?? "") }

  /// The delay alone.
  var delayWords: String { delay.map { StoryWords.signed($0) } ?? "-" }

  /// The clause with the delay.
  var timedClause: String { clause + (delay.map { " \(StoryWords.signed($0))" } ?? "") }

  /// True if a user would see a difference.
  func differs(from other: Self, _ stage: PartStage, _ tolerance: PartTolerance) -> Bool {
    guard isKnown, other.isKnown else { return false }
    return name != other.name || tolerance.parts(delay, other.delay, stage)
  }
}

/// The largest differences between delays that are alike.
package struct PartTolerance: Sendable {
  /// Of the displays of notifications.
  package var display: LogDuration
  /// Of the starts of prefetches: the system has a window for them.
  package var prefetch: LogDuration

  package init(display: LogDuration, prefetch: LogDuration) {
    self.display = display
    self.prefetch = max(prefetch, display)
  }

  /// True if two delays lie too far apart.
  func parts(_ one: LogDuration?, _ other: LogDuration?, _ stage: PartStage) -> Bool {
    guard let one, let other else { return false }
    return (one - other).magnitude > (stage == .prefetch ? prefetch : display)
  }
}
