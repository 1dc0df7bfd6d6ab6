import LogCheckModel

extension Scenario {
  /// The happy path over days: set up and scheduled once, then every day a fetch before the notification and the notification
  /// in time, with the app open.
  static let everyDay = Scenario(
    "happy-path", "set up and scheduled once, then every day a fetch and a notification in time", faults: dailyFaults
  ) { device in
    let call = device.notification - .minutes(20) + .milliseconds(800)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(41)) { $0.leave() }
    device.liveThrough(device.options.days)
    device.quietTail(from: device.notification + .seconds(86_400 * Int64(max(1, device.options.days) - 1) + 60))
  }
}

extension Device {
  /// The user opens the app ten seconds before each notification and leaves it half a minute later.
  mutating func liveThrough(_ days: Int, from first: Int = 0) {
    guard first < max(1, days) else { return }
    let notification = notification + .seconds(86_400 * Int64(first))
    at(notification - .seconds(10)) { $0.open() }
    at(notification + .seconds(30)) {
      $0.leave()
      $0.liveThrough(days, from: first + 1)
    }
  }

  /// Other processes go on for some time, so that every deadline before is over; then the story ends.
  mutating func quietTail(from start: LogInstant, _ length: LogDuration = .minutes(20)) {
    end = start + length
    for part in 1...8 {
      let step = LogDuration(nanoseconds: length.nanoseconds / 8 * Int64(part))
      at(start + step) {
        $0.say(
          "other", by: .other(process: "locationd", subsystem: "com.apple.locationd.Core", category: "Core"), "idle",
          processID: 71)
      }
    }
  }
}
