import LogCheckModel

extension Scenario {
  /// SCN-57.
  static let severalAtOnce = Scenario(
    "SCN-57", "three schedules for the same time; all of them outlive the end of the app",
    faults: [
      Fault("SCN-57-M1", [148], "two schedules have one id", bearing: "row") { $0.plugin.habits.insert(.givesOneID) },
      Fault("SCN-57-M2", [68, 69], "one task is pending for each schedule", bearing: "pending-tasks") {
        $0.plugin.habits.insert(.keepsPendingTask)
      },
      Fault("SCN-57-M3", [156], "one of the three is gone after the end of the app", bearing: "inputs") { device in
        device.at(device.notification - .minutes(10)) { _ = $0.plugin.schedules.popLast() }
      },
      Fault("SCN-57-X1", [222], "a cancelled reminder is still listed", bearing: "answer-reminders") {
        $0.plugin.habits.insert(.keepsCancelledReminders)
      },
    ]
  ) { device in
    device.plugin.extras = [.rows]
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.firstRun(before: call)
    for number in 1...3 {
      device.at(call + .seconds(Int64(number - 1) * 10)) {
        let isDouble = number == 2 && $0.plugin.habits.contains(.givesOneID)
        $0.schedule($0.notification, under: "daily-\(isDouble ? 1 : number)")
      }
    }
    device.at(call + .milliseconds(21_000)) { $0.logPendingTasks() }
    device.at(call + .seconds(22)) { $0.askStatus() }
    device.at(call + .seconds(60)) { $0.kill() }
    let launch = device.notification - .minutes(9)
    device.launchAndConfigure(at: launch)
    device.at(launch + .seconds(10)) { $0.scheduleReminder("reminder-1") }
    device.at(launch + .seconds(12)) { $0.askReminders() }
    device.at(launch + .seconds(20)) { $0.cancelReminder("reminder-1") }
    device.at(launch + .seconds(22)) { $0.askReminders() }
  }
}

extension Habit {
  static let givesOneID = Habit("gives-one-id")
}
