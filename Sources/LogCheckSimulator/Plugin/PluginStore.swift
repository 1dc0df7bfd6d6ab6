import LogCheckModel

/// The database of the plugin.
struct PluginStore: Sendable {
  /// The version of its form; the plugin brings an older one up to date.
  var version = Self.current
  /// The reason why it cannot be read.
  var lock: String?
  /// The error of the last recovery.
  var lastError: String?
  /// Database rows that cannot be read.
  var invalidRows: [(id: String, cause: String)] = []
  /// Writes that it has no room for.
  var refusals = 0
  /// Entries of the cache that a cleaning removes.
  var removable = 0
  /// The obstacle for the next migration.
  var obstacle: Obstacle?
  var isMigrating = false
  /// The number of the next operation that is logged.
  var operations = 0

  static let current = 2

  enum Obstacle: Sendable {
    /// A step fails.
    case failure
    /// The system ends the app.
    case end
  }
}
