import LogCheckModel

extension Scenario {
  /// SCN-05.
  static let simulator = Scenario(
    "SCN-05", "scheduling on a simulator, which takes no background task", environment: .simulator,
    faults: simulatorFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.quietTail(from: call, .seconds(150))
  }

  private static let simulatorFaults: [Fault] = [
    Fault("SCN-05-M1", [62], "the call is rejected because of the refused submit", bearing: "answer-schedule") {
      $0.plugin.habits.insert(.failsWhenRefused)
    },
    Fault("SCN-05-M2", [74], "on a device, the refusal is excused as on a simulator", bearing: "submit") {
      $0.system.isSimulator = false
      $0.log.environment = .device
      $0.system.backgroundRefresh = .denied
      $0.plugin.habits.insert(.blamesSimulator)
    },
    Fault("SCN-05-M3", [75], "the property list does not permit the task", bearing: "submit") {
      $0.system.permitsTask = false
    },
    Fault("SCN-05-M4", [73], "the refusal is not explained", at: "submit") { scene, _ in
      scene.reword("submit", "BGTask submit failed: Error Domain={domain} Code={code} \"(null)\"")
      scene.set("submit", "explanation", nil)
    },
  ]
}
