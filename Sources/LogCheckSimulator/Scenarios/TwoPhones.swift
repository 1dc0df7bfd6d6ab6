import LogCheckModel

extension Scenario {
  /// SCN-105.
  static let twoPhones = Scenario(
    "SCN-105", "two phones in one capture: what holds on one says nothing of the other",
    faults: [
      Fault(
        "SCN-105-M1", [93], "the task of one phone never starts, and its next launch does not notice it",
        bearing: "submit", evidence: ["active"]
      ) {
        $0.system.isBusy = true
        $0.plugin.habits.insert(.noticesNoMissedTask)
      },
      Fault("SCN-105-M2", [82], "the run on one phone submits no next task", at: "next") { scene, _ in
        scene.drop("next", "stored-next")
      }
      .seen(by: "start"),
      Fault("SCN-105-M3", [56], "one phone does not store its schedule", at: "persisted") { scene, _ in
        scene.drop("persisted")
      },
      Fault("SCN-105-M4", [85], "the run on one phone is never completed", at: "completed", evidence: ["start"]) {
        scene, _ in
        scene.drop("completed")
      },
    ], companion: planPhone, plan: planPhone)

  @Sendable private static func planPhone(_ device: inout Device) {
    device.morning()
    device.seeNotification()
    device.at(device.notification + .minutes(5)) { $0.kill() }
    device.at(device.notification + .minutes(20)) { $0.open() }
    device.at(device.notification + .minutes(21)) { $0.leave() }
    device.at(device.notification + .minutes(50)) { $0.open() }
    device.at(device.notification + .minutes(51)) { $0.leave() }
    device.quietTail(from: device.notification + .minutes(52))
  }
}
