import LogCheckModel

/// The state of the plugin on Android, and its behaviour there.
struct AndroidPlugin: Sendable {
  /// The boot time of the phone, as far as the plugin has taken notice: its key is `last_boot_at`.
  var knownBoot: LogInstant?
  /// True if a boot was noticed since the last launch.
  var hasBooted = false
  /// The last delivery of each schedule, by its id.
  var delivered: [String: LogInstant] = [:]
  /// Its deviations from the promises.
  var habits: Set<Habit> = []

  /// The channel on which daily notifications are posted.
  static let channel = "timesafari.daily"

  enum Habit: Hashable, Sendable {
    case setsNoSuccessor
    case usesSetExact
    case ignoresAlarms
    case losesSchedules
    /// One of several alarms is forgotten by recovery.
    case restoresOneLess
    case restoresNothing
    /// A missed notification is not stored as such.
    case forgetsMisses
    case ignoresBoots
    case keepsNoBootFlag
    case takesForcedStopsForColdStarts
    case takesForcedStopsForNothing
    case ignoresThePermissionForExactAlarms
    case ignoresMisses
    /// A delivered notification is nevertheless found missed.
    case missesTheDelivered
    case saysNothingOfItsReceiver
  }
}
