import LogCheckModel

/// What the plugin keeps over launches of the app.
struct PluginState: Sendable {
  /// The id of the one daily schedule.
  var scheduleID: String
  var schedules: [StoredSchedule] = []
  /// When the pending background task may begin, as far as the plugin knows.
  var earliest: LogInstant?
  var lastSuccess: LogInstant?
  /// When the server last answered, or failed to.
  var lastRun: LogInstant?
  var content: Content?
  /// Failures by their reason.
  var failures: [String: Int] = [:]
  /// What it does otherwise than promised.
  var habits: Set<Habit> = []
  /// Lines that only some builds have.
  var extras: Set<Extra> = []
  /// Why the call at hand is refused.
  var refusal: (code: String, message: String)?
  var store = PluginStore()
  var identity = Identity()
  var reminders: [String] = []
  /// Content that has outlived its time and is still in the cache.
  var leftover: Content?
  /// Calls of JavaScript so far.
  var calls = 84_509

  init(scheduleID: String) { self.scheduleID = scheduleID }

  /// How long before a notification its content is fetched.
  static let lead = LogDuration.minutes(5)
  /// How late a task may begin before it counts as missed.
  static let window = LogDuration.minutes(15)

  struct StoredSchedule: Sendable {
    var id: String
    /// The next notification.
    var next: LogInstant
    var repeatsDaily = true
    var isDelivered = false
    var isMissed = false
    var isFetch = false
    var hash: String?
    var createdAt: LogInstant?
    /// The last time passed so little ago that it may still be under way; the next is armed already.
    var isUnsettled = false

    /// Whether a notification of it is to come.
    var isPending: Bool { !isFetch && !isMissed && !isDelivered }
  }

  struct Content: Sendable {
    var hash: String
    var savedAt: LogInstant
    var lifetime: LogDuration
    var scheduledFor: LogInstant
  }
}

/// Something that a plugin does otherwise than promised, all through a story.
struct Habit: Hashable, Sendable {
  var name: String

  init(_ name: String) { self.name = name }
}

/// A kind of line that a build of the plugin logs beside those that all have.
enum Extra: Sendable {
  /// The rows that a launch loads, with their hashes, and what is read back behind a write.
  case rows
  /// The counts behind a recovery.
  case summary
  /// When content was fetched, and for how long it may be shown.
  case lifetime
}
