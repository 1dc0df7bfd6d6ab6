import LogCheckModel

/// What the plugin keeps on Android, and how it does things there.
struct AndroidPlugin: Sendable {
  /// When the phone was started, as far as the plugin has taken notice: its key is `last_boot_at`.
  var knownBoot: LogInstant?
  /// Whether a boot was noticed since the last launch.
  var hasBooted = false
  /// When each schedule was last shown, by its id.
  var delivered: [String: LogInstant] = [:]
  /// What it does otherwise than promised.
  var habits: Set<Habit> = []

  /// Where daily notifications are posted.
  static let channel = "timesafari.daily"

  enum Habit: Hashable, Sendable {
    case setsNoSuccessor
    case usesSetExact
    case ignoresAlarms
    case losesSchedules
    /// One of several alarms is forgotten by recovery.
    case restoresOneLess
    case restoresNothing
    /// What is found missed is not stored as such.
    case forgetsMisses
    case ignoresBoots
    case keepsNoBootFlag
    case takesForcedStopsForColdStarts
    case takesForcedStopsForNothing
    case ignoresThePermissionForExactAlarms
    case ignoresMisses
    /// What was shown is found missed all the same.
    case missesTheDelivered
    case saysNothingOfItsReceiver
  }
}
