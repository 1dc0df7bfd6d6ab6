/// The deviations of a faulty app around the plugin.
enum HostHabit: Hashable, Sendable {
  /// It schedules before it configures.
  case configuresLate
  /// Its page says that the plugin is ready without having found it.
  case claimsReady
  /// It does nothing about a call that failed.
  case ignoresFailures
  /// It asks for a prefetch without any notification.
  case prefetchesOnly
}
