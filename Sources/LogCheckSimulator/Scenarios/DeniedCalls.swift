import LogCheckModel

extension Scenario {
  /// A call to schedule under a permission, and the next actions of the app.
  private static func oneCall(
    _ id: String, _ summary: String, _ permission: PhoneSystem.Permission, asks: Bool = false, faults: [Fault]
  ) -> Scenario {
    Scenario(id, summary, faults: faults) { device in
      let call = device.notification - .minutes(13) + .milliseconds(200)
      device.system.permission = permission
      device.plugin.asksForPermission = asks
      device.secondRun(before: call)
      device.at(call) { $0.schedule($0.notification) }
      device.quietTail(from: call, .seconds(150))
    }
  }

  /// SCN-10.
  static let denied = oneCall(
    "SCN-10", "the user denied, and a call to schedule is refused", .denied,
    faults: [
      Fault("SCN-10-M1", [41, 38], "the denied call returns success", bearing: "denied") {
        $0.plugin.habits.insert(.succeedsWhenDenied)
      },
      Fault("SCN-10-M2", [37], "a task is submitted after the denial", bearing: "denied") {
        $0.plugin.habits.insert(.submitsWhenDenied)
      },
      Fault("SCN-10-M3", [36], "the denial is not logged", at: "denied") { scene, _ in scene.drop("denied") }
        .seen(by: "answer-schedule"),
      Fault("SCN-10-M4", [37], "the schedule was stored before the denial was met", bearing: "denied") {
        $0.plugin.habits.insert(.storesFirst)
      },
    ])

  /// SCN-11.
  static let undecidedAsking = oneCall(
    "SCN-11", "the permission is open, and the test app's call asks the user", .notDetermined, asks: true,
    faults: [
      Fault("SCN-11-M1", [39], "the user is asked twice", bearing: "prompt-call") {
        $0.plugin.habits.insert(.asksTwice)
      },
      Fault("SCN-11-X1", [39], "the call is tried three times", bearing: "requested") {
        $0.plugin.habits.insert(.retriesThrice)
      }
      .seen(by: "call-schedule"),
      Fault("SCN-11-X2", [40], "the call succeeds without a question", bearing: "answer-schedule") {
        $0.plugin.habits.insert(.ignoresPermission)
      }
      .seen(by: "settings"),
    ])

  /// SCN-11-library.
  static let undecidedRefusing = oneCall(
    "SCN-11-library", "the permission is open, and the library refuses the call", .notDetermined,
    faults: [
      Fault(
        "SCN-11-library-M2", [40], "the user is asked, and the call refused before the answer", bearing: "prompt-call"
      ) {
        $0.plugin.habits.insert(.asksWhileRefusing)
      }
    ])

  /// SCN-11B.
  static let revoked = Scenario(
    "SCN-11B", "the permission is revoked after the arming; the next launch reports the result",
    faults: revokedFaults
  ) { device in
    let call = device.notification - .minutes(13) + .milliseconds(200)
    let relaunch = device.notification + .minutes(47)
    device.plugin.armsOnce = true
    device.firstRun(before: call)
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(60)) { $0.leave() }
    device.at(call + .seconds(240)) { $0.revokePermission() }
    device.at(call + .seconds(260)) { $0.leave() }
    device.at(relaunch - .minutes(15)) { $0.kill() }
    device.at(relaunch) { $0.launch() }
    device.at(relaunch + .seconds(3)) {
      $0.app?.isForeground = true
      $0.configure()
    }
    device.quietTail(from: relaunch, .seconds(150))
  }

  private static let revokedFaults: [Fault] = [
    Fault("SCN-11B-M3", [43], "the next launch says nothing of the notification", bearing: "recovery-end") {
      $0.plugin.habits.insert(.recoversNothing)
    }
    .seen(by: "revoked"),
    Fault(
      "SCN-11B-X1", [43], "the capture holds no later launch", bearing: "revoked",
      hiddenBecause: "without a later launch nothing is known"
    ) {
      $0.end = $0.notification + .minutes(46)
    },
  ]
}
