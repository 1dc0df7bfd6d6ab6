import LogCheckModel

extension Scenario {
  /// SCN-26.
  static let restart = Scenario(
    "SCN-26", "the phone is rebooted; the app is opened much later", faults: restartFaults
  ) { device in
    device.morning()
    device.at(device.morningCall + .seconds(600)) { $0.shutDown() }
    device.at(device.morningCall + .seconds(645)) { $0.boot() }
    let launch = device.notification + .minutes(77)
    device.at(launch) { $0.open() }
    device.at(launch + .seconds(3)) { $0.configure() }
    device.at(launch + .seconds(10)) {
      $0.call(
        "getRebootRecoveryStatus", "recovery", answer: "inProgress={in_progress}", [("in_progress", .boolean(false))]
      ) { $0.wait(10) }
    }
    device.quietTail(from: launch + .seconds(20), .minutes(10))
  }

  private static let restartFaults: [Fault] = [
    Fault("SCN-26-M1", [176], "the restart is not detected", bearing: "booted", habit: .noticesNoRestart),
    Fault("SCN-26-M2", [175], "the schedule is neither pending nor armed again", bearing: "inputs") {
      $0.plugin.habits.insert(.restoresNothing)
      $0.at($0.notification + .minutes(60)) { $0.system.armed = [:] }
    },
    Fault("SCN-26-M3", [67], "the notification is armed twice, the second time under a new id", bearing: "inputs") {
      $0.plugin.habits.insert(.restoresTwice)
      $0.at($0.notification + .minutes(60)) { $0.system.armed = [:] }
    },
    Fault("SCN-26-X1", [221], "recovery is said to be in progress after it was completed", at: "answer-recovery") {
      scene, _ in
      scene.set("answer-recovery", "in_progress", .boolean(true))
    },
  ]
}
