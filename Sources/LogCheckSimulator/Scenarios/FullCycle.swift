import LogCheckModel

extension Scenario {
  /// SCN-04.
  static let fullCycle = Scenario(
    "SCN-04", "a full daily cycle on a device: schedule, fetch, cache, delivery", faults: fullCycleFaults
  ) { device in
    device.morning()
    device.seeNotification(from: .seconds(15))
    device.at(device.notification + .seconds(2)) { $0.writeSnapshot() }
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let fullCycleFaults: [Fault] = [
    Fault("SCN-04-M1", [90], "the run is completed before the content is saved", at: "saved") { scene, _ in
      scene.swap("saved", "completed")
    },
    Fault("SCN-04-M2", [85], "the run is completed twice", at: "completed") { scene, _ in
      scene.add(after: "completed", 600) { _ in }
    },
    Fault("SCN-04-M3", [115], "the content is for a minute later", at: "saved", evidence: ["delivered"]) {
      $0.set("saved", "scheduled_for", .instant($1.notification + .minutes(1)))
    },
    Fault("SCN-04-M4", [117], "the delivered content has another hash", at: "delivered", evidence: ["saved"]) {
      scene, _ in
      scene.set("delivered", "content_hash", .text("ffee001122334455"))
    },
    Fault("SCN-04-X1", [78], "the stored earliest begin is not the submitted one", at: "stored-submit") {
      $0.set("stored-submit", "value", .instant($1.earliest + .minutes(60)))
    },
    Fault(
      "SCN-04-X2", [81], "the task starts twenty minutes after its earliest begin", bearing: "start",
      hiddenBecause: "when a task starts is up to the system, so a late start is no fault of the plugin"
    ) { $0.system.taskDelay = 1_200_000..<1_201_000 },
    Fault("SCN-04-X3", [17], "the start line does not contain the scheduled time", at: "start") { scene, _ in
      scene.set("start", "scheduled", nil)
      scene.reword("start", "BGTask handler invoked (task_id={task_id}, run_id={run_id}, actual={actual})")
    },
    Fault("SCN-04-X4", [114], "the content is shown before it is saved", bearing: "delivered") {
      $0.plugin.habits.insert(.showsWhatIsNotSavedYet)
      $0.system.taskDelay = 299_700..<299_800
    },
    Fault(
      "SCN-04-X5", [119], "the hash does not fit the payload that the line shows", at: "saved",
      hiddenBecause: "nothing says how the hash is computed, so it cannot be computed again"
    ) { scene, _ in
      scene.reword(
        "saved",
        "Content saved (schedule_id={schedule_id}, run_id={run_id}, payload=\"hello\", content_hash={content_hash}, "
          + "scheduled_for={scheduled_for})")
    },
  ]
}
