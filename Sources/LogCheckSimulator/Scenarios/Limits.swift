import LogCheckModel

/// The limits of the system, and the behaviour of the plugin at them.
extension Scenario {
  /// SCN-89.
  static let pendingLimit = Scenario(
    "SCN-89", "sixty-four notifications are pending; one more is refused",
    faults: [
      Fault("SCN-89-M1", [139], "sixty-five are pending", bearing: "window") {
        $0.plugin.habits.insert(.ignoresTheLimit)
        $0.system.keepsLimit = false
      },
      Fault("SCN-89-M2", [141], "the notification is dropped without a word", bearing: "pending", evidence: ["armed"]) {
        $0.plugin.habits.insert(.dropsSilently)
      },
      Fault("SCN-89-M3", [142], "one of tomorrow is armed while one of today is not", bearing: "window") {
        $0.plugin.habits.insert(.armsTomorrowFirst)
      },
      Fault("SCN-89-M4", [140], "twenty-five are armed for one day", bearing: "window") { device in
        for number in 0..<5 {
          device.system.armed.removeValue(forKey: "later-\(number)")
          device.keep("extra-day-\(number)", at: device.notification + .minutes(Int64(100 + number)), isArmed: true)
        }
      },
      Fault("SCN-89-X1", [143], "the statistics contain no numbers", bearing: "answer-stats") {
        $0.plugin.habits.insert(.logsNoStats)
      },
    ]
  ) { device in
    device.system.permission = .authorized
    let call = device.notification - .minutes(13)
    for number in 0..<19 {
      device.keep(
        "today-\(number)", at: device.notification + .minutes(Int64(30 + 45 * number)), repeatsDaily: false,
        isArmed: true)
    }
    for number in 0..<20 {
      let next = device.notification + Device.day + .minutes(Int64(30 + 45 * number))
      device.keep("tomorrow-\(number)", at: next, repeatsDaily: false, isArmed: true)
    }
    for number in 0..<24 {
      let next = device.notification + Device.day + Device.day + .minutes(Int64(45 * number))
      device.keep("later-\(number)", at: next, repeatsDaily: false, isArmed: true)
    }
    device.launchAndConfigure(at: call - .seconds(16), quiet: false)
    device.at(call) { $0.logWindow() }
    device.at(call + .seconds(30)) { $0.schedule($0.notification, under: "extra-1", repeatsDaily: false) }
    device.at(call + .seconds(33)) { $0.logWindow() }
    device.at(call + .seconds(60)) { $0.schedule($0.notification, under: "extra-2", repeatsDaily: false) }
    device.at(call + .seconds(62)) { $0.logPending() }
    device.at(call + .seconds(63)) { $0.logWindow() }
    device.at(call + .seconds(65)) { $0.askStatus() }
    device.at(call + .seconds(70)) { $0.askWindow() }
    device.quietTail(from: call + .seconds(75), .seconds(150))
  }

  /// SCN-90.
  static let coordination = Scenario(
    "SCN-90", "the app goes to the background and comes back; its state and the plugin's agree",
    faults: [
      Fault("SCN-90-M1", [220], "the app comes to the front twice", bearing: "active", evidence: ["answer-lifecycle"]) {
        device in
        device.at(device.notification + .seconds(20)) {
          $0.open()
          $0.wait(100)
          $0.passOn("foreground")
        }
      },
      Fault("SCN-90-M2", [223], "two operations on the store overlap", at: "save-begin") { scene, _ in
        scene.delay("load-begin", .milliseconds(-20))
      },
      Fault("SCN-90-X1", [219], "a method of the second phase is unimplemented", bearing: "answer-power") {
        $0.plugin.habits.insert(.lacksThePowerMethods)
      },
    ]
  ) { device in
    let call = device.notification - .minutes(22) + .milliseconds(800)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(45)) { $0.operate("save", "load") }
    device.at(call + .seconds(51)) {
      $0.leave()
      $0.wait(100)
      $0.passOn("background")
    }
    device.at(device.notification - .seconds(15)) {
      $0.open()
      $0.wait(900)
      $0.passOn("foreground")
    }
    device.at(device.notification - .seconds(12)) { $0.askBattery() }
    device.at(device.notification - .seconds(10)) { $0.askPower() }
    device.at(device.notification - .seconds(5)) { $0.askStatus() }
    device.quietTail(from: device.notification + .seconds(60), .minutes(6))
  }
}
