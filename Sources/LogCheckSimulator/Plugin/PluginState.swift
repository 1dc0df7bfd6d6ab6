import LogCheckModel

/// What the plugin keeps over launches of the app.
struct PluginState: Sendable {
  /// The id of the one daily schedule.
  var scheduleID: String
  var schedules: [StoredSchedule] = []
  /// When the pending background task may begin, as far as the plugin knows.
  var earliest: LogInstant?
  var lastSuccess: LogInstant?
  var content: Content?
  /// The hash of the schedule that was told last.
  var scheduleHash: String?
  /// Failures by their reason.
  var failures: [String: Int] = [:]
  /// What it does otherwise than promised.
  var habits: Set<PluginHabit> = []
  /// Whether Capacitor finds it.
  var isDiscovered = true
  /// Whether a schedule call asks the user where the permission is open, as the test app wants it; else it is refused.
  var asksForPermission = false
  /// Whether lines about schedules tell the hash of the schedule.
  var tellsHashes = false
  /// Whether a notification is armed for once, and for the next day when it was shown.
  var armsOnce = false
  /// For how long configuring takes, in milliseconds.
  var setupTime = 32
  /// Until when the thread of the calls is at work.
  var busyUntil = LogInstant(nanoseconds: .min)
  /// Calls of JavaScript so far.
  var calls = 84_509
  /// What it keeps on Android.
  var android = AndroidPlugin()
  /// What it keeps of a dual schedule.
  var dual = DualPlugin()

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
  }

  struct Content: Sendable {
    var hash: String
    var savedAt: LogInstant
    var lifetime: LogDuration
    var scheduledFor: LogInstant
  }
}
