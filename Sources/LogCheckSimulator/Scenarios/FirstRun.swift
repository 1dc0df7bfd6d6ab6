import LogCheckModel

extension Scenario {
  /// SCN-01.
  static let firstRun = Scenario(
    "SCN-01", "first run: set-up, permission, one notification scheduled",
    faults: firstRunFaults + missingLines + swappedLines + firstRunDefects + spelledWrongly, plan: planFirstRun)

  /// SCN-01-structured.
  static let firstRunStructured = Scenario(
    "SCN-01-structured", "first run, in structured events", faults: misspelledEvents, plan: planFirstRun)

  @Sendable static func planFirstRun(_ device: inout Device) {
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.quietTail(from: call, .seconds(150))
  }

  static let firstRunFaults: [Fault] = [
    Fault("SCN-01-M1", [56], "the line of the persisted schedule is missing", at: "persisted") { scene, _ in
      scene.drop("persisted")
    },
    Fault("SCN-01-M2", [48, 51], "the announced prefetch and the submitted task are swapped", at: "submit") {
      scene, _ in
      scene.swap("prefetch", "submit")
    },
    Fault("SCN-01-M3", [52], "the task is submitted for four minutes before the notification", at: "submit") {
      let begin = StructuredValue.instant($1.notification - .minutes(4))
      $0.set("submit", "earliest_begin", begin)
      $0.set("stored-submit", "value", begin)
    },
    Fault("SCN-01-M4", [50], "the arming line shows a time an hour later", at: "arming") {
      $0.set("arming", "notification_time", .instant($1.notification + .minutes(60)))
    },
  ]

  static let dailyFaults: [Fault] = [
    Fault("HP-M1", [82], "a run submits no next task", at: "next", daily: true) { scene, _ in
      scene.drop("next", "stored-next")
    }
    .seen(by: "start"),
    Fault("HP-M2", [85], "a run is completed twice", at: "completed", daily: true) { scene, _ in
      scene.add(after: "completed", 400) { _ in }
    },
    Fault("HP-M3", [90], "a run is completed before its content is saved", at: "saved", daily: true) { scene, _ in
      scene.swap("saved", "completed")
    },
    Fault(
      "HP-M4", [115], "the content of a run is for a minute later", at: "saved", daily: true, evidence: ["delivered"]
    ) { scene, _ in
      guard case .instant(let instant)? = scene.first("saved")?["scheduled_for"] else { return }
      scene.set("saved", "scheduled_for", .instant(instant + .minutes(1)))
    },
    Fault(
      "HP-M5", [117], "a notification shows other content than the saved", at: "delivered", daily: true,
      evidence: ["saved"]
    ) {
      scene, _ in
      scene.set("delivered", "content_hash", .text("ffee001122334455"))
    },
    Fault("HP-M6", [17], "a start does not contain the scheduled time", at: "start", daily: true) { scene, _ in
      scene.set("start", "scheduled", nil)
      scene.reword("start", "BGTask handler invoked (task_id={task_id}, run_id={run_id}, actual={actual})")
    },
    Fault("HP-M7", [100], "a run is recorded as successful when it starts", at: "success", daily: true) { scene, _ in
      guard let start = scene.first("start")?.instant else { return }
      scene.change("success") {
        $0.instant = start + .milliseconds(5)
        $0["timestamp"] = .instant(start.wholeSecond)
      }
    },
    Fault("HP-M8", [78], "the stored begin is not the submitted one", at: "stored-next", daily: true) { scene, _ in
      guard case .instant(let instant)? = scene.first("stored-next")?["value"] else { return }
      scene.set("stored-next", "value", .instant(instant + .minutes(60)))
    },
    Fault("HP-M9", [85], "a run is never completed", at: "completed", daily: true) { scene, _ in
      scene.drop("completed")
    }
    .seen(by: "start"),
  ]
}
