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
  /// Failures by their reason.
  var failures: [String: Int] = [:]
  /// Calls of JavaScript so far.
  var calls = 84_509
  /// What it keeps on Android.
  var android = AndroidPlugin()

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
