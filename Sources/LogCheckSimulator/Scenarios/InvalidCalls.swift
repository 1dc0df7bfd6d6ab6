import LogCheckModel

extension Scenario {
  /// SCN-12.
  static let invalid = Scenario(
    "SCN-12", "calls with an invalid time, without a title, and one that the system does not take",
    faults: invalidFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.system.permission = .authorized
    device.secondRun(before: call)
    device.at(call) { $0.schedule($0.notification, ScheduleArguments(time: "25:99"), as: "invalid") }
    device.at(call + .seconds(6)) { $0.askStatus("after") }
    device.at(call + .seconds(20)) {
      $0.schedule($0.notification, ScheduleArguments(time: "05:53", title: nil), as: "untitled")
    }
    device.at(call + .seconds(26)) { $0.askStatus("after-untitled") }
    device.at(call + .seconds(40)) {
      $0.system.refusedNotifications = 1
      $0.schedule($0.notification, ScheduleArguments(time: "05:53"), as: "refused")
    }
    device.at(call + .seconds(46)) {
      guard !$0.host.contains(.ignoresFailures) else { return }
      $0.askStatus("after-refused")
      $0.wait(900)
      $0.schedule($0.notification, ScheduleArguments(time: "05:53"))
    }
    device.quietTail(from: call + .seconds(50), .seconds(150))
  }

  private static let invalidFaults: [Fault] = [
    Fault("SCN-12-M1", [59], "a notification is armed after the refusal", at: "answer-invalid") { scene, device in
      scene.add(after: "answer-invalid", 25) {
        $0.become(
          .scheduler, "scheduler.notification.arming", "Scheduling notification for {notification_time}",
          [("notification_time", .instant(device.notification))])
      }
    },
    Fault("SCN-12-M2", [191], "the code is not in the catalogue", at: "answer-invalid") { scene, _ in
      scene.set("answer-invalid", "code", .text("oops"))
    },
    Fault("SCN-12-M3", [192], "the message is empty", at: "answer-invalid") { scene, _ in
      scene.set("answer-invalid", "message", .text(""))
    },
    Fault("SCN-12-M4", [190], "a call without a title is accepted", bearing: "answer-untitled") {
      $0.plugin.habits.insert(.acceptsUntitled)
    },
    Fault("SCN-12-X1", [198], "a schedule call fails, and the app does nothing about it", bearing: "answer-refused") {
      $0.host.insert(.ignoresFailures)
    },
  ]
}
