import LogCheckModel

extension Scenario {
  /// SCN-06.
  static let debugger = Scenario(
    "SCN-06", "the debugger starts the background task when it is due", faults: debuggerFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    // The system would take its time.
    device.system.taskDelay = 700_000..<800_000
    device.firstRun(before: call)
    device.at(call) {
      if $0.host.contains(.prefetchesOnly) {
        $0.submit($0.notification - PluginState.lead, "submit")
      } else {
        $0.schedule($0.notification)
      }
    }
    device.at(device.notification - PluginState.lead + .seconds(10)) { $0.launchByDebugger() }
    device.quietTail(from: device.notification - PluginState.lead + .seconds(40), .seconds(200))
  }

  private static let debuggerFaults: [Fault] = [
    Fault("SCN-06-M1", [82], "the run submits no next task", at: "next") { scene, _ in
      scene.drop("next", "stored-next")
    }
    .seen(by: "start"),
    Fault("SCN-06-M2", [85], "the run is never completed", at: "completed") { scene, _ in scene.drop("completed") }
      .seen(by: "start"),
    Fault("SCN-06-M3", [100], "the success is recorded at the start of the run", at: "success") { scene, _ in
      guard let start = scene.first("start")?.instant else { return }
      scene.change("success") { $0.instant = start + .milliseconds(50) }
    },
    Fault("SCN-06-M4", [79], "the task starts early, without a request", bearing: "start") {
      $0.at($0.notification - PluginState.lead - .minutes(4)) { $0.launchByDebugger(isKnown: false) }
    },
    Fault("SCN-06-X1", [91], "the run that the debugger asked for does not start", at: "harness") { scene, _ in
      scene.lines.removeAll { $0.label != "harness" }
    }
    .needing(.standardOutput),
    // Nothing was scheduled, so nothing is missing.
    Fault("SCN-06-X2", [], "the debugger starts a prefetch without any schedule", bearing: "start") {
      $0.host.insert(.prefetchesOnly)
    },
  ]
}
