import LogCheckModel

extension Scenario {
  /// SCN-71 on iOS.
  static let swipedOnIOS = Scenario(
    "SCN-71-ios", "the app is swiped away; the system shows the notification, and the app is opened later",
    faults: [
      Fault("SCN-71-ios-M2", [135], "the notification is still pending long after its time", at: "pending") {
        scene, device in
        scene.set("pending", "pending", .integer(1))
        scene.set("pending", "ids", .list([device.plugin.scheduleID]))
      }
    ]
  ) { device in
    let call = device.notification - .minutes(23)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification, repeatsDaily: false) }
    device.at(call + .seconds(41)) { $0.leave() }
    device.at(call + .seconds(60)) {
      $0.say(
        "swipe", by: .other(process: "SpringBoard", subsystem: "com.apple.FrontBoard", category: "Process"),
        "User removed the app from the switcher", processID: 58)
      $0.forceQuit()
    }
    device.at(device.notification + .minutes(27)) {
      $0.open()
      $0.wait(60)
      $0.logPending()
    }
    device.quietTail(from: device.notification + .minutes(28), .minutes(2))
  }
}
