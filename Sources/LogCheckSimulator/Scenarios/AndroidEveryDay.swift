import LogCheckModel

extension Scenario {
  /// The happy path of Android over days: the alarm shows a notification every day, and the user opens the app after it.
  static let everyDayOnAndroid = Scenario(
    "happy-path-android", "on Android: scheduled once, then every day a prefetch, an alarm and the next one",
    platform: .android, faults: androidDailyFaults
  ) { device in
    let call = device.notification - .minutes(20) + .milliseconds(800)
    device.firstHandsetRun(before: call)
    device.at(call) { $0.scheduleOnAndroid($0.notification) }
    device.at(call + .seconds(41)) { $0.leaveActivity() }
    device.liveWithHandset(device.options.days)
    device.quietHandset(from: device.notification + .seconds(86_400 * Int64(max(1, device.options.days) - 1) + 700))
  }

  private static let androidDailyFaults: [Fault] = [
    Fault("HPA-M1", [187], "an alarm is not set for the next day", at: "next", daily: true) { scene, _ in
      scene.drop("next", "prefetch", "prefetch-set")
    },
    Fault("HPA-M2", [134], "a notification is shown twice", at: "shown", daily: true) { scene, _ in
      scene.add(after: "shown", 900) { _ in }
    },
    Fault("HPA-M3", [211], "an answer's content is not saved", at: "saved", daily: true) { scene, _ in
      scene.drop("saved")
    },
  ]
}

extension Device {
  /// The user opens the app ten minutes after each notification; on some days the system took its process at night.
  mutating func liveWithHandset(_ days: Int, from first: Int = 0) {
    guard first < max(1, days) else { return }
    let notification = notification + .seconds(86_400 * Int64(first))
    if generator.number(in: 0..<2) == 0 { at(notification - .minutes(12)) { $0.endForMemory() } }
    at(notification + .seconds(600)) { $0.openActivity() }
    at(notification + .seconds(640)) {
      $0.leaveActivity()
      $0.liveWithHandset(days, from: first + 1)
    }
  }
}
