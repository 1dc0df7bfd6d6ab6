import LogCheckModel

/// A schedule as far as lines showed it.
struct ScheduleTrack: Sendable {
  var key: String?
  /// From one notification to the next; `nil` if it is not known to repeat.
  var period: LogDuration?
  /// The latest instant that a line named, or that was derived.
  var last: LogInstant?
  /// The latest instant that a notification of it had.
  var greatest: LogInstant?
  var isActive = true
  /// True if nothing is fetched for it.
  var isStatic = false
  var placed: Mark
}

/// A notification that is planned for an instant.
struct NotificationTrack: Sendable {
  /// Index of its schedule.
  var schedule: Int
  var due: LogInstant
  /// True if a line named the instant; otherwise it follows from the period.
  var isStated: Bool
  /// The first line that named the instant.
  var planned: Mark?
  var armed: Mark?
  var refused: Mark?
  var shown: Shown?
  /// The plugin says that it was not shown.
  var lost: Mark?
  /// The system says that it did not show it.
  var dropped: Mark?
  /// Other content was chosen for it.
  var fallback: Mark?

  struct Shown: Sendable {
    var mark: Mark
    /// The moment at which it was shown; `nil` where the line only looks back.
    var at: LogInstant?
    var isFresh: Bool?
    var word: String?
    var hash: String?
  }
}

/// A run, from the request to its end.
struct RunTrack: Sendable {
  /// The earliest time at which it may begin.
  var begin: LogInstant?
  /// The notification that it is for, if a line named it.
  var due: LogInstant?
  var id: String?
  var submitted: Mark?
  var denied: Mark?
  /// True if a run made the request, which is for the time after it.
  var isOfRun = false
  var isWithdrawn = false
  var started: Mark?
  var missed: Mark?
  var answered: (mark: Mark, isGood: Bool)?
  var confirmed: Mark?
  var failed: Mark?
  var fallback: Mark?
  var saved: Mark?
  var savedHash: String?
  /// The notification that the saved content is for.
  var savedFor: LogInstant?
  var expired: Mark?
  var completed: (mark: Mark, isGood: Bool?)?
  /// The request for the next run that it made.
  var next: Mark?

  /// True if it brought content.
  var hasContent: Bool { saved != nil || confirmed != nil }
  /// The first line that shows it.
  var first: Mark? { submitted ?? denied ?? began ?? missed }
  /// The first line of its work, if its start is not in the capture.
  var began: Mark? {
    started
      ?? [answered?.mark, confirmed, failed, fallback, saved, expired, completed?.mark].compactMap(\.self)
      .min { $0.order < $1.order }
  }
  /// The lines that show whether it was taken, and what it did.
  var outcome: [Mark?] {
    [denied, missed, started, answered?.mark, confirmed, failed, fallback, saved, expired, completed?.mark]
  }
  /// The last line of its work.
  var last: Mark? {
    [started, answered?.mark, confirmed, failed, fallback, saved, expired, completed?.mark].compactMap(\.self)
      .max { $0.order < $1.order }
  }
}

/// A stretch in which a condition held.
struct ConditionSpan: Sendable {
  var condition: Int
  var from: Mark
  var to: Mark?
  /// False for a moment.
  var lasts: Bool
  var run: String?
  /// The last line that shows it.
  var latest: Mark
  /// The number of lines that show it.
  var lines = 1
  var stamps: Stamps

  /// The stamps of its first line, the last one, and the one that ends it.
  struct Stamps: Sendable {
    var from: EventTime?
    var latest: EventTime?
    var to: EventTime?
  }
}

/// A stretch in which the app was in front.
struct FrontSpan: Sendable {
  var from: Mark
  /// The line that shows its end; `nil` where another line only shows that it is over.
  var to: Mark?
  var isOver = false
  var process: Int32?
}
