import LogCheckModel

extension Habit {
  static let lacksThePowerMethods = Habit("lacks-the-power-methods")
}

/// The app informs the plugin of its state, and asks about the phone.
extension Device {
  /// The app passes a change of its life on.
  mutating func passOn(_ event: String) {
    call("handleAppLifecycleEvent", "lifecycle", args: "event: \(event)") { $0.wait(40) }
  }

  mutating func askBattery() {
    call("getBatteryStatus", "battery", answer: "level=80") { $0.wait(10) }
  }

  mutating func askPower() {
    let call = beginCall("getPowerState", "power")
    wait(16)
    if plugin.habits.contains(.lacksThePowerMethods) { return rejectAsUnimplemented(call) }
    resolve(call)
  }

  /// The plugin works on its store, one operation after the other, away from the main thread.
  mutating func operate(_ operations: String...) {
    let thread = app?.thread
    app?.thread = 0x2F1
    for operation in operations {
      plugin.store.operations += 1
      let fields: PluginLog.Fields = [
        ("op", .text(operation)), ("op_id", .text("o-\(plugin.store.operations)")),
        ("queue", .text("com.timesafari.dailynotification.state")),
      ]
      for phase in ["begin", "end"] {
        say(
          "\(operation)-\(phase)", .storage, "storage.op", "op {phase} (op={op}, op_id={op_id}, queue={queue})",
          [("phase", .text(phase))] + fields, level: .debug)
        wait(phase == "begin" ? 20 : 10)
      }
    }
    if let thread { app?.thread = thread }
  }
}
