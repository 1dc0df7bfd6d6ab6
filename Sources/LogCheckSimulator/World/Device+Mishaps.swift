import LogCheckModel

/// Mishaps of a phone.
extension Device {
  /// The data of the app comes back from a backup, as on a new phone: the store is there, and nothing is pending.
  mutating func restoreFromBackup() {
    system.armed = [:]
    system.task = nil
    system.delivered = []
  }

  /// Something that happens only while the app lives.
  mutating func whileRunning(_ work: Action) {
    if app != nil { work(&self) }
  }
}
