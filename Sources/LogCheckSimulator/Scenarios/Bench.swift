import LogCheckModel

extension Scenario {
  /// Healthy cycles of ten minutes without an end: schedule, fetch, notification, cancel. Made dense with foreign entries
  /// it is what throughput is measured on.
  static let bench = Scenario(
    "bench", "healthy ten-minute cycles without an end, for measurements", isPortable: true, isEndless: true
  ) { device in
    let call = device.notification - .minutes(8)
    if device.options.platform == .android {
      device.firstHandsetRun(before: call)
    } else {
      device.firstRun(before: call)
    }
    device.cycle(from: call)
  }
}

extension Device {
  /// One cycle after the other, each planned by the one before, so that a story of any length needs the memory of a day.
  fileprivate mutating func cycle(from call: LogInstant) {
    let isAndroid = options.platform == .android
    let notification = call + .minutes(8)
    // The story is never over: its end moves on.
    end = call + .minutes(20)
    at(call) { isAndroid ? $0.scheduleOnAndroid(notification) : $0.schedule(notification) }
    at(call + .seconds(41)) { isAndroid ? $0.leaveActivity() : $0.leave() }
    at(notification - .seconds(10)) { isAndroid ? $0.openActivity() : $0.open() }
    at(notification + .seconds(60)) { isAndroid ? $0.cancelAllOnAndroid() : $0.cancelAll() }
    at(notification + .seconds(90)) { $0.cycle(from: call + .minutes(10)) }
  }
}
