import LogCheckModel

/// The knowledge of Android about the app: its alarms, its work, and the actions of the user.
struct AndroidSystem: Sendable {
  /// The API level; 34 is Android 14.
  var sdk = 34
  var canSetExactAlarms = true
  /// True if the manifest names the receiver of boots.
  var hasBootReceiver = true
  /// True if boots are announced to apps: some makers hold that back.
  var announcesBoots = true
  /// The user stopped the app in the settings: nothing of it runs until it is opened.
  var isStopped = false
  var isOff = false
  /// True if the process has the app's activity, in front or in the background.
  var hasActivity = false
  /// The last boot time of the phone.
  var startedAt: LogInstant?
  /// Set alarms by the ids of their intents; a restart and a forced stop clear them.
  var alarms: [String: Alarm] = [:]
  /// Work that waits, by its unique names; the WorkManager keeps it in a separate store.
  var work: [String: Work] = [:]
  /// The delay of an exact alarm, in milliseconds.
  var alarmDelay = 40..<900
  /// The delay of work, in milliseconds.
  var workDelay = 900..<120_000
  /// The deviations of phone makers from Android.
  var quirks: Set<Quirk> = []

  struct Alarm: Sendable {
    var at: LogInstant
    var number: Int
  }

  struct Work: Sendable {
    var at: LogInstant
    var number: Int
    /// The notification that it fetches for.
    var notification: LogInstant
  }

  enum Quirk: Hashable, Sendable {
    /// An alarm goes with the process that set it.
    case clearsAlarmsWithTheProcess
    /// A forced stop leaves the alarms in place, and they wake the app.
    case keepsAlarmsOfStopped
  }
}
