import LogCheckModel

/// The events of the phone, and the lines of the app's process about them.
extension Device {
  mutating func setLowPower(_ isOn: Bool) {
    system.isLowPower = isOn
    say(
      "low-power", .system, "device.low_power", "Low Power Mode changed (on={on})", [("on", .boolean(isOn))],
      level: .info)
  }

  mutating func setOnline(_ isOnline: Bool) {
    system.isOnline = isOnline
    say(
      "network", .system, "device.network", "Network status: {status}",
      [("status", .text(isOnline ? "online" : "offline"))], level: .info)
  }

  /// The user sets the clock.
  mutating func setClock(by delta: LogDuration) {
    skew = skew + delta
    say(
      "clock-set", by: .other(process: "timed", subsystem: "com.apple.timed", category: "text"), "clock set",
      processID: 38)
    wait(500)
    say(
      "clock", .system, "device.clock_changed", "System clock changed (delta_s={delta_s})",
      [("delta_s", .integer(Int(delta.nanoseconds / 1_000_000_000)))], level: .info)
  }

  /// The user travels so many minutes to the east.
  mutating func travel(_ minutes: Int, from: String, to: String) {
    system.zone += minutes * 60
    say(
      "zone", .system, "device.timezone_changed", "Time zone changed (from={from}, to={to}, offset_min={offset_min})",
      [("from", .text(from)), ("to", .text(to)), ("offset_min", .integer(minutes))], level: .info)
  }

  /// The phone goes down.
  mutating func shutDown() {
    app = nil
    system.task = nil
    say(
      "shut-down", by: .other(process: "runningboardd", subsystem: "com.apple.runningboard", category: "process"),
      "Shutting down", processID: 34)
  }

  /// The phone comes up.
  mutating func boot() {
    system.boot = now
    log.boot = now
    wait(1)
    say(
      "booted", by: .other(process: "kernel"),
      "Darwin Kernel Version 23.1.0: Mon Oct  9 21:32:02 PDT 2023; root:xnu-10002.42.9~1/RELEASE_ARM64_T8101",
      processID: 0)
  }
}
