import LogCheckModel

extension Scenario {
  /// SCN-25.
  static let sevenDays = Scenario(
    "SCN-25", "seven days, each with one run, one notification and a counter that rises", faults: sevenDaysFaults
  ) { device in
    device.plugin.successes = 10
    device.morning()
    let days = max(7, device.options.days)
    device.liveThrough(days)
    device.quietTail(from: device.notification + .seconds(86_400 * Int64(days - 1) + 60))
  }

  private static let sevenDaysFaults: [Fault] = [
    Fault("SCN-25-M1", [93], "the third day has no run, and the launch of the fourth does not notice", bearing: "start")
    {
      $0.plugin.habits.insert(.noticesNoMissedTask)
      $0.at($0.day(2) - .minutes(60)) { $0.kill() }
      $0.at($0.day(2) - .minutes(6)) { $0.system.isBusy = true }
      $0.at($0.day(3) - .minutes(60)) { $0.kill() }
    },
    Fault("SCN-25-M2", [110], "a counter falls on the fifth day", bearing: "successes") {
      $0.at($0.day(4) - .minutes(60)) { $0.plugin.successes = 2 }
    },
    Fault(
      "SCN-25-M3", [57], "two notifications are armed on the fifth day", bearing: "armed",
      hiddenBecause:
        "two schedules of one time are no fault in themselves, and nothing shows that they are meant as one"
    ) {
      $0.at($0.day(4) + .milliseconds(1500)) { device in
        let id = device.plugin.scheduleID
        device.plugin.scheduleID = id + "b"
        device.armNotification(device.day(5))
        device.plugin.scheduleID = id
      }
    },
    Fault("SCN-25-M4", [83], "the run of the sixth day submits no next task", bearing: "completed") {
      $0.at($0.day(5) - .minutes(6)) { $0.plugin.habits.insert(.submitsNoSuccessor) }
    },
    Fault("SCN-25-X1", [114], "on the fourth day content is shown that was never saved", bearing: "delivered") {
      $0.at($0.day(3) - .seconds(1)) { $0.plugin.content?.hash = "beef000000990011" }
    },
  ]
}

extension Device {
  /// The notification so many days after the first.
  fileprivate func day(_ number: Int64) -> LogInstant { notification + .seconds(86_400 * number) }
}
