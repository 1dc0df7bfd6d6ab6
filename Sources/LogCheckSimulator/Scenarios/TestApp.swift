import LogCheckModel

/// The data, screens and exports of the test app.
extension Scenario {
  /// SCN-94, as far as a log shows it.
  static let snapshot = Scenario(
    "SCN-94", "the snapshot, the counters and the status dump agree with the log",
    faults: [
      Fault("SCN-94-M1", [121], "the prefetch lies before its planned begin, and was a success", at: "snapshot") {
        $0.set("snapshot", "last_prefetch", .instant($1.notification - .minutes(15)))
      },
      Fault(
        "SCN-94-M2", [122], "the snapshot reports a success, and the run had failed", bearing: "snapshot",
        evidence: ["completed"]
      ) {
        $0.system.answers = [.status(500)]
        $0.plugin.habits.insert(.callsEveryRunASuccess)
      },
      // A line of words has no types.
      Fault("SCN-94-M3", [120], "a boolean is another word", at: "snapshot") { scene, _ in
        scene.set("snapshot", "prefetch_success", .text("yesterday"))
      }
      .needing(.structuredOnly),
      Fault(
        "SCN-94-M4", [110], "a counter is lower than in the reading before", bearing: "counter-NETWORK"
      ) { device in
        device.at(device.notification + .seconds(50)) { $0.plugin.failures["NETWORK"] = 1 }
      },
      Fault("SCN-94-X1", [123], "the snapshot is stored under another key", at: "snapshot") { scene, _ in
        scene.set("snapshot", "key", .text("ScheduleSnapshot"))
      },
      Fault(
        "SCN-94-X2", [128], "the status dump contains another fetch time than the log", at: "dump",
        evidence: ["response"]
      ) {
        $0.set("dump", "last_fetch", .instant($1.notification - .minutes(12)))
      },
    ]
  ) { device in
    device.plugin.failures["NETWORK"] = 3
    device.scheduleAhead()
    device.at(device.notification - .seconds(15)) { $0.open() }
    device.at(device.notification + .seconds(2)) { $0.writeSnapshot() }
    device.at(device.notification + .seconds(10)) { $0.logCounter("NETWORK") }
    device.at(device.notification + .seconds(60)) { $0.logCounter("NETWORK") }
    device.at(device.notification + .seconds(70)) { $0.exportLog() }
    device.at(device.notification + .seconds(75)) { $0.dumpStatus(of: $0.notification) }
    device.quietTail(from: device.notification + .seconds(80), .minutes(5))
  }

  /// SCN-95.
  static let privacy = Scenario(
    "SCN-95", "a test run with nothing private in its lines",
    faults: [
      Fault("SCN-95-M1", [226], "a line shows an e-mail address", at: "call-reminder") { scene, _ in
        scene.set(
          "call-reminder", "args", .text("id: reminder-1, time: 05:53, title: News for jo.doe@mail.example.net"))
      },
      Fault("SCN-95-M2", [227], "a line shows the header of the request", at: "fetch") { scene, _ in
        scene.reword("fetch", "Fetch request (run_id={run_id}, host={host}, Authorization: {authorization})")
        scene.set("fetch", "authorization", .text("Bearer \(sampleToken)"))
      },
      Fault(
        "SCN-95-M3", [228], "the request goes to the production host", at: "fetch",
        hiddenBecause: "which hosts are production is configuration of the project, and none is given"
      ) { scene, _ in
        scene.set("fetch", "host", .text("api.timesafari.app"))
      },
      Fault("SCN-95-M4", [8], "a release build hands its log out", at: "export") { scene, _ in
        scene.set("export", "build", .text("release"))
      },
      Fault("SCN-95-X2", [229], "the build does not say what it is", at: "build", evidence: ["pid"]) { scene, _ in
        scene.drop("build")
      },
      Fault("SCN-95-X3", [236], "the plugin is of an unknown major version", at: "build") { scene, _ in
        scene.set("build", "plugin_version", .text("4.0.0"))
      },
    ]
  ) { device in
    let call = device.notification - .minutes(22) + .milliseconds(800)
    device.at(call - .seconds(16)) {
      $0.script("pid", "com.timesafari.dailynotification: \(6000 + Int($0.notification.milliseconds % 1000))")
    }
    device.firstRun(before: call)
    device.at(call - .seconds(12)) { $0.logBuild() }
    device.at(call - .seconds(6)) { $0.show(step: "Registered") }
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(3)) { $0.scheduleReminder("reminder-1") }
    device.at(call + .seconds(41)) { $0.leave() }
    device.at(device.notification - .seconds(15)) { $0.open() }
    device.at(device.notification + .seconds(60)) { $0.exportLog() }
    device.quietTail(from: device.notification + .seconds(70), .minutes(3))
  }

  /// SCN-96.
  static let testScreen = Scenario(
    "SCN-96", "the steps and colours of the test app's screen",
    faults: [
      Fault("SCN-96-M1", [126], "the status is green after a failed run", bearing: "colour", evidence: ["failed"]) {
        $0.system.answers = [.status(500)]
        $0.plugin.habits.insert(.showsGreenAlways)
      },
      Fault(
        "SCN-96-X1", [127], "the steps come in the wrong order", bearing: "step-Registered",
        evidence: ["step-Scheduled"]
      ) {
        $0.plugin.habits.insert(.showsStepsInDisorder)
      },
    ]
  ) { device in
    let call = device.notification - .minutes(22) + .milliseconds(800)
    device.firstRun(before: call)
    device.at(call - .seconds(6)) {
      $0.show(step: $0.plugin.habits.contains(.showsStepsInDisorder) ? "Scheduled" : "Registered")
    }
    device.at(call) { $0.schedule($0.notification) }
    device.at(call + .seconds(1)) {
      $0.show(step: $0.plugin.habits.contains(.showsStepsInDisorder) ? "Registered" : "Scheduled")
    }
    device.at(call + .seconds(51)) { $0.leave() }
    device.at(device.notification - .seconds(60)) { $0.whileRunning { $0.show(step: "BGTask fired") } }
    device.at(device.notification - .seconds(15)) { $0.open() }
    device.at(device.notification + .seconds(2)) {
      let isGood = $0.plugin.content != nil || $0.plugin.habits.contains(.showsGreenAlways)
      $0.show(colour: isGood ? "green" : "red")
    }
    device.quietTail(from: device.notification + .seconds(60), .minutes(5))
  }
}

extension Habit {
  static let callsEveryRunASuccess = Habit("calls-every-run-a-success")
  static let showsGreenAlways = Habit("shows-green-always")
  static let showsStepsInDisorder = Habit("shows-steps-in-disorder")
}
