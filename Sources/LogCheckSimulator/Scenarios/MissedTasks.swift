import LogCheckModel

extension Scenario {
  /// SCN-30.
  static let missedTask = Scenario(
    "SCN-30", "the system never starts the task, and the next launch asks for another", faults: missedTaskFaults
  ) { device in
    device.system.isBusy = true
    device.morning()
    device.at(device.notification + .minutes(5)) { $0.kill() }
    let launch = device.earliest + .minutes(16)
    device.at(launch) { $0.open() }
    device.at(launch + .seconds(3)) { $0.configure() }
    for (left, opened) in [(5, 6), (300, 400), (600, 700)] as [(Int64, Int64)] {
      device.at(launch + .seconds(left)) { $0.leave() }
      device.at(launch + .seconds(opened)) { $0.open() }
    }
    device.quietTail(from: launch + .seconds(720), .seconds(120))
  }

  private static let missedTaskFaults: [Fault] = [
    Fault(
      "SCN-30-M1", [93], "the next launch does not notice the missed task", bearing: "submit",
      habit: .noticesNoMissedTask),
    Fault(
      "SCN-30-M2", [97], "the miss is declared and no task is submitted", bearing: "resubmit",
      habit: .leavesMissesAlone),
    Fault(
      "SCN-30-M3", [96, 98], "the stored begin stays the old one, and the next entry finds the miss again",
      bearing: "stored-resubmit", habit: .forgetsResubmissions),
    Fault("SCN-30-M4", [94], "the miss is declared only at the third entry", bearing: "task-missed") {
      $0.plugin.overlooked = 3
    },
    Fault("SCN-30-X1", [96], "the miss is declared twice", at: "task-missed") { scene, _ in
      scene.add(after: "task-missed", 30) { _ in }
    },
  ]

  /// SCN-31.
  static let windowEdge = Scenario(
    "SCN-31", "entries just before, at and just after the end of the window of fifteen minutes",
    faults: windowEdgeFaults("SCN-31", at: .seconds(900))
  ) { device in
    device.system.isBusy = true
    device.morning()
    for second in [899, 900] as [Int64] {
      device.at(device.earliest + .seconds(second)) { $0.open() }
      device.at(device.earliest + .seconds(second) + .milliseconds(600)) { $0.leave() }
    }
    device.at(device.earliest + .seconds(901)) { $0.open() }
    device.at(device.earliest + .seconds(901) + .milliseconds(500)) { $0.configure() }
    device.at(device.earliest + .seconds(920)) { $0.leave() }
    device.quietTail(from: device.earliest + .seconds(930), .minutes(10))
  }

  /// SCN-31, for stamps of whole seconds.
  static let coarseWindowEdge = Scenario(
    "SCN-31-coarse", "one entry just after the end of the window",
    faults: windowEdgeFaults("SCN-31-coarse", at: .seconds(898))
  ) { device in
    device.system.isBusy = true
    device.morning()
    device.at(device.earliest + .seconds(890)) { $0.open() }
    device.at(device.earliest + .seconds(899)) { $0.leave() }
    device.at(device.earliest + .seconds(903)) { $0.open() }
    device.at(device.earliest + .seconds(903) + .milliseconds(500)) { $0.configure() }
    device.at(device.earliest + .seconds(920)) { $0.leave() }
    device.quietTail(from: device.earliest + .seconds(930), .minutes(10))
  }

  private static func windowEdgeFaults(_ id: String, at declared: LogDuration) -> [Fault] {
    [
      Fault(
        "\(id)-M1", [95], "the miss is declared before the window has closed", bearing: "task-missed",
        evidence: ["submit"]
      ) {
        $0.plugin.habits.insert(.noticesNoMissedTask)
        $0.at($0.earliest + declared) { $0.declareMiss(40) }
      },
      Fault(
        "\(id)-M2", [93], "an entry after the window does not notice the miss", bearing: "submit",
        habit: .noticesNoMissedTask),
    ]
  }

  /// SCN-33.
  static let staleSuccess = Scenario(
    "SCN-33", "a run on the first day, none on the second: the success of the day before does not count",
    faults: staleSuccessFaults
  ) { device in
    device.morning()
    device.seeNotification()
    device.at(device.notification + .minutes(30)) { $0.system.isBusy = true }
    let launch = device.notification + .minutes(24 * 60 + 17)
    device.at(launch - .minutes(60)) { $0.kill() }
    device.at(launch) { $0.open() }
    device.at(launch + .seconds(3)) { $0.configure() }
    device.quietTail(from: launch + .seconds(20), .minutes(10))
  }

  private static let staleSuccessFaults: [Fault] = [
    Fault(
      "SCN-33-M1", [93], "the next launch does not notice the missed task of the second day", bearing: "next",
      habit: .noticesNoMissedTask),
    Fault("SCN-33-M2", [99], "the success is recorded again at the launch, without a run", at: "task-missed") {
      scene, _ in
      guard let missed = scene.first("task-missed") else { return }
      scene.change("task-missed") {
        $0.become(
          .storage, "fetch.run.success_recorded", "lastSuccessfulRunTimestamp = {timestamp}",
          [("timestamp", .instant(missed.instant.wholeSecond))], level: .info)
      }
      scene.drop("resubmit", "stored-resubmit")
    },
    Fault(
      "SCN-33-M3", [101, 95], "the success of the first day is not recorded, and a miss is declared after it",
      bearing: "completed"
    ) {
      $0.plugin.habits.insert(.recordsNoSuccess)
      $0.at($0.notification - .seconds(9)) { $0.declareMiss() }
    },
  ]
}
