/// Launches, missed notifications and the store.
///
/// SCN-63 is a dump of database rows alone, and there is no log that a device could write of it.
extension Scenario {
  static let recovery: [Scenario] = [
    .emptyStore, .coldStart, .termination, .warmStart, .recoveryError, .missedDays, .withinTolerance, .severalAtOnce,
    .endedAtOnce, .fullStore, .refusedStore, .invalidRows,
  ]
}
