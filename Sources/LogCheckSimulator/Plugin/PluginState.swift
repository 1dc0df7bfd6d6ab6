import LogCheckModel

/// The state that the plugin keeps over launches of the app.
struct PluginState: Sendable {
  /// The id of the one daily schedule.
  var scheduleID: String
  var schedules: [StoredSchedule] = []
  /// The earliest begin of the pending background task, as far as the plugin knows.
  var earliest: LogInstant?
  var lastSuccess: LogInstant?
  var content: Content?
  /// The hash of the schedule that was logged last.
  var scheduleHash: String?
  /// Failures by their reason.
  var failures: [String: Int] = [:]
  /// Its deviations from the promises.
  var habits: Set<Habit> = []
  /// True if Capacitor finds it.
  var isDiscovered = true
  /// True if a schedule call asks the user where the permission is open, as the test app wants it; else it is refused.
  var asksForPermission = false
  /// True if lines about schedules contain the hash of the schedule.
  var logsHashes = false
  /// True if a notification is armed for once, and for the next day when it was shown.
  var armsOnce = false
  /// For how long configuring takes, in milliseconds.
  var setupTime = 32
  /// Until when the thread of the calls is at work.
  var busyUntil = LogInstant(nanoseconds: .min)
  /// Calls of JavaScript so far.
  var calls = 84_509
  /// Its state on Android.
  var android = AndroidPlugin()
  /// Its dual schedule.
  var dual = DualPlugin()
  /// Fetches that went well, where they are counted.
  var successes: Int?
  /// The tag of the content that the server sent last.
  var tag: String?
  /// The number of entries into the app before it notices a missed task.
  var overlooked = 0
  /// The identifier that it submits, where that is another than the registered one.
  var submittedTask: String?
  /// The shortest lead of a submitted task if nothing is left of the normal one.
  var leastLead: LogDuration?
  /// The delay after which a task is taken for missed.
  var patience = Self.window
  /// The delay of a notification after which it is logged.
  var tolerance = LogDuration.seconds(180)
  /// The boot time of the device, as far as the plugin knows.
  var knownBoot: LogInstant?
  /// The zone and the clock at the last check, in seconds after those at the beginning.
  var knownZone = 0
  var knownSkew = LogDuration.zero
  /// The last cycle, for the snapshot.
  var cycle = Cycle()
  /// The time of the server's last answer.
  var lastAnswer: LogInstant?
  /// Lines that only some builds have.
  var extras: Set<Extra> = []
  var store = PluginStore()
  var identity = Identity()
  var reminders: [String] = []
  /// Content that has outlived its time and is still in the cache.
  var leftover: Content?

  init(scheduleID: String) { self.scheduleID = scheduleID }

  /// The time before a notification at which its content is fetched.
  static let lead = LogDuration.minutes(5)
  /// The delay after which a task counts as missed.
  static let window = LogDuration.minutes(15)
  /// For so long after its time a notification may still be under way.
  static let grace = LogDuration.minutes(3)

  struct StoredSchedule: Sendable {
    var id: String
    /// The next notification.
    var next: LogInstant
    var repeatsDaily = true
    var isDelivered = false
    var isMissed = false
    /// True if it is a separate fetch, which shows nothing.
    var isFetch = false
    var hash: String?
    var createdAt: LogInstant?
    /// The last time passed so little ago that it may still be under way; the next is armed already.
    var isUnsettled = false

    /// True if a notification of it is to come.
    var isPending: Bool { !isFetch && !isMissed && !isDelivered }
  }

  /// A kind of line that a build of the plugin logs in addition to those that all have.
  enum Extra: Sendable {
    /// The database rows that a launch loads, with their hashes, and those that are read back after a write.
    case rows
    /// The counts after a recovery.
    case summary
    /// The time at which content was fetched, and the time for which it may be shown.
    case lifetime
  }

  struct Content: Sendable {
    var hash: String
    var savedAt: LogInstant
    var lifetime: LogDuration
    var scheduledFor: LogInstant
    /// The name that a delivery gives it: `fetched`, or `cached` if it was kept.
    var source = "fetched"
    /// True if its bytes are not those that were saved.
    var isDamaged = false
  }

  struct Cycle: Sendable {
    var earliest: LogInstant?
    var start: LogInstant?
    var notification: LogInstant?
    var isSuccess = false
    var showedContent = false
  }
}
