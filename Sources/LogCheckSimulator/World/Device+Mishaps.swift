import LogCheckModel

/// What befalls a phone.
extension Device {
  /// The data of the app comes back from a backup, as on a new phone: the store is there, and nothing is pending.
  mutating func restoreFromBackup() {
    system.armed = [:]
    system.task = nil
    system.delivered = []
  }

  /// The app ends over an exception.
  mutating func crash(_ reason: String) {
    say(
      "crash", by: .other(process: "App", library: "CoreFoundation"),
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'",
      level: .error)
    app = nil
    wait(300)
    say(
      "exit", by: .other(process: "runningboardd", subsystem: "com.apple.runningboard", category: "process"),
      "Process exited", processID: 34)
  }

  /// Something that happens only while the app lives.
  mutating func whileRunning(_ work: Action) {
    if app != nil { work(&self) }
  }
}
