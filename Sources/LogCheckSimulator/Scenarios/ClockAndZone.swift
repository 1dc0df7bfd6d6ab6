import LogCheckModel

extension Scenario {
  /// SCN-23.
  static let otherZone = Scenario(
    "SCN-23", "the user travels two hours to the east: the notification keeps its time on the wall",
    faults: otherZoneFaults
  ) { device in
    let call = device.notification - .minutes(1073)
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(50)) { $0.askStatus() }
    device.at(call + .seconds(60)) { $0.leave() }
    device.at(call + .minutes(120)) { $0.travel(120, from: "Europe/London", to: "Europe/Helsinki") }
    let entry = call + .minutes(180)
    device.at(entry) { $0.open() }
    device.at(entry + .seconds(2)) { $0.askStatus() }
    device.quietTail(from: entry + .seconds(10), .seconds(120))
  }

  private static let otherZoneFaults: [Fault] = [
    Fault("SCN-23-M1", [174], "the next entry leaves the old instant armed", bearing: "zone", habit: .ignoresChanges),
    Fault(
      "SCN-23-M2", [57], "both instants are armed", bearing: "armed", evidence: ["arming", "zone"],
      habit: .leavesTheOldOneArmed
    ),
    Fault(
      "SCN-23-M3", [174], "the notification is called missed before it is due", bearing: "zone",
      habit: .takesChangesForMisses),
    Fault(
      "SCN-23-X1", [174], "the change is ignored, and the app is never opened again", bearing: "zone",
      hiddenBecause: "without a later entry nothing is known"
    ) {
      $0.plugin.habits.insert(.ignoresChanges)
      $0.end = $0.notification - .minutes(1073 - 175)
    },
  ]

  /// SCN-24, in spring: the clocks go forward in the second night.
  static let summerTime = Scenario(
    "SCN-24", "summer time begins: two notifications are 23 hours apart", faults: summerTimeFaults("SCN-24")
  ) { device in
    // The eve of the last Sunday in March.
    device.liveThroughShift(first: device.notification + .seconds(133 * 86_400), by: .minutes(60))
  }

  /// SCN-24, in autumn: the clocks go back.
  static let winterTime = Scenario(
    "SCN-24-autumn", "summer time ends: two notifications are 25 hours apart",
    faults: summerTimeFaults("SCN-24-autumn")
  ) { device in
    // The eve of the last Sunday in October.
    device.liveThroughShift(first: device.notification - .seconds(21 * 86_400), by: .zero - .minutes(60))
  }

  private static func summerTimeFaults(_ id: String) -> [Fault] {
    [
      Fault(
        "\(id)-M1", [174], "the next notification comes 24 hours later, at another time on the wall", bearing: "next",
        habit: .countsHoursNotDays,
        hiddenBecause: "which instant a time on the wall comes to is known to the zone's rules, and no capture has them"
      ),
      Fault("\(id)-M2", [134], "one occurrence is delivered twice", bearing: "delivered") {
        $0.at($0.firstOfShift + .seconds(1800)) { device in
          device.open()
          device.logDelivery(of: device.plugin.scheduleID, device.firstOfShift, source: "foreground", label: "twice")
        }
      },
      Fault("\(id)-M3", [52], "the lead grows by an hour", at: "submit") {
        let begin = StructuredValue.instant($1.firstOfShift - .minutes(65))
        $0.set("submit", "earliest_begin", begin)
        $0.set("stored-submit", "value", begin)
      },
    ]
  }

  /// SCN-29.
  static let clockBack = Scenario(
    "SCN-29", "the clock is set back by an hour",
    faults: [
      Fault(
        "SCN-29-M1", [174], "nothing checks the schedules after the change", bearing: "clock",
        habit: .ignoresChanges,
        hiddenBecause: "what is not seen on both sides of a clock that went back may lie in the hour that occurs twice"
      ),
      Fault(
        "SCN-29-M2", [53], "after the change a task is submitted for the past", bearing: "clock", evidence: ["past"],
        habit: .submitsForThePast),
    ]
  ) { device in
    device.adjustClock(by: .zero - .minutes(60), call: device.notification - .minutes(73))
  }

  /// SCN-29, the other way.
  static let clockForward = Scenario(
    "SCN-29-forward", "the clock is set forward by an hour",
    faults: [
      Fault(
        "SCN-29-forward-M1", [174], "a notification that is not due is called missed, and nothing is armed again",
        bearing: "clock", habit: .takesChangesForMisses)
    ]
  ) { device in
    device.adjustClock(by: .minutes(60), call: device.notification - .minutes(193))
  }
}

extension Device {
  /// Ten minutes after the call the user sets the clock, and a minute later the app is opened.
  fileprivate mutating func adjustClock(by delta: LogDuration, call: LogInstant) {
    firstRun(before: call)
    at(call) { $0.schedule($0.notification) }
    at(call + .seconds(60)) { $0.leave() }
    let change = call + .minutes(10)
    at(change) { $0.setClock(by: delta) }
    at(change + .seconds(60)) { $0.open() }
    at(change + .seconds(120)) { $0.leave() }
    quietTail(from: change + .seconds(130), .minutes(4))
  }

  /// The first notification of a story in which the clocks are changed: the one of the eve.
  fileprivate var firstOfShift: LogInstant { (system.shift?.at ?? notification) - .minutes(19 * 60) }

  /// Two days, with the clocks going by so much in the night between them.
  fileprivate mutating func liveThroughShift(first: LogInstant, by shift: LogDuration) {
    system.boot = first - .minutes(26 * 60)
    log.boot = system.boot
    // The night's change comes five hours before the notification.
    system.shift = (first + .minutes(19 * 60), shift)
    let call = first - .minutes(60)
    firstRun(before: call)
    at(call) { $0.schedule(first) }
    at(call + .seconds(60)) { $0.leave() }
    for notification in [first, dayAfter(first)] {
      at(notification - .seconds(10)) { $0.open() }
      at(notification + .seconds(60)) { $0.leave() }
    }
    quietTail(from: dayAfter(first) + .seconds(70))
  }
}
