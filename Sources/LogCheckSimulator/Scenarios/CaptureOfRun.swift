import LogCheckModel

extension Scenario {
  /// SCN-100.
  static let cutInRun = Scenario(
    "SCN-100", "the server is silent, and the capture ends five seconds into the run", flaws: ["cut-in-run"],
    faults: [
      Fault("SCN-100-M1", [85], "the run is completed twice before the end", at: "start") { scene, _ in
        for milliseconds in [1500, 1900] as [Int64] {
          scene.add(after: "fetch", milliseconds, as: "early") { $0.complete(true) }
        }
      },
      Fault("SCN-100-X1", [85], "the run is completed twice after the end", at: "completed") { scene, _ in
        scene.add(after: "completed", 400) { _ in }
      },
    ]
  ) { device in
    device.startRun(answer: .silence)
    device.quietTail(from: device.notification + .minutes(1))
  }

  /// SCN-103.
  static let gapInRun = Scenario(
    "SCN-103", "the tool dropped the end of a run", flaws: ["hole-in-run"],
    faults: [
      Fault("SCN-103-M1", [85], "the run is completed twice after the gap", at: "start") { scene, _ in
        for milliseconds in [3000, 3400] as [Int64] {
          scene.add(after: "fetch", milliseconds, as: "again") { $0.complete(true) }
        }
      },
      Fault("SCN-103-M2", [79], "the task starts before its earliest begin", bearing: "start") {
        $0.system.taskDelay = -120_000..<(-110_000)
      },
      Fault(
        "SCN-103-X1", [85], "the run is not completed", at: "completed",
        hiddenBecause: "the completion may lie in the gap"
      ) { scene, _ in scene.drop("completed") },
    ]
  ) { device in
    device.startRun(answer: .status(200))
    device.quietTail(from: device.notification + .minutes(1))
  }

  /// SCN-104.
  static let afterSubmit = Scenario(
    "SCN-104", "the task was submitted before the capture begins, and never ran", flaws: ["behind-submit"],
    faults: [
      Fault(
        "SCN-104-M1", [93], "the missed task is not noticed", at: "task-missed",
        hiddenBecause: "when the task was to begin is not in the capture"
      ) { scene, _ in scene.drop("task-missed", "resubmit", "stored-resubmit") }
    ]
  ) { device in
    device.startRun(answer: .status(200))
    device.at(device.notification - .minutes(12)) { $0.forceQuit() }
    device.at(device.notification + .minutes(25)) { $0.open() }
    device.quietTail(from: device.notification + .minutes(26), .minutes(4))
  }
}

extension Device {
  /// The app is set up, schedules, and goes to the background; the server answers the run as given.
  fileprivate mutating func startRun(answer: PhoneSystem.ServerAnswer) {
    let call = notification - .minutes(20) + .milliseconds(800)
    firstRun(before: call)
    at(call) { $0.schedule($0.notification) }
    at(call + .seconds(41)) { $0.leave() }
    system.answers = [answer]
  }
}

extension Utterance {
  /// Makes it the completion of the run that it belongs to.
  fileprivate mutating func complete(_ success: Bool) {
    let run = fields.filter { $0.name == "run_id" }
    become(
      .fetch, "fetch.bgtask.completed", "setTaskCompleted(success: {success}) run_id={run_id}",
      run + [("success", .boolean(success))], level: .info)
  }
}
