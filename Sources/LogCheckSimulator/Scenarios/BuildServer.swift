import LogCheckModel

/// The output and the checks of a build server.
extension Scenario {
  /// SCN-96 on a build server.
  static let buildServer = Scenario(
    "SCN-96-ci", "a job builds the app, starts it on a simulator and asks for the status", environment: .simulator,
    faults: [
      Fault("SCN-96-ci-M2", [237], "the launch is claimed without a process id", at: "pid") { scene, _ in
        scene.drop("pid")
      },
      Fault("SCN-96-ci-M3", [239], "another app was launched", at: "pid") { scene, _ in
        scene.reword("pid", "com.timesafari.othertest: 30686")
      },
      Fault("SCN-96-ci-X1", [238], "the simulator takes ninety seconds, and no manual steps are printed", at: "booting")
      {
        scene, _ in
        scene.delay("booted", .seconds(50))
        scene.delay("booting-over", .seconds(50))
        scene.drop("container", "pid", "claim")
      },
      Fault(
        "SCN-96-ci-X2", [3], "the status is never asked for", at: "answer-status",
        hiddenBecause: "what a build server must call is its own matter; the report lists what was seen"
      ) { scene, _ in
        scene.lines = []
      },
    ]
  ) { device in
    let launch = device.notification - .minutes(13)
    device.at(launch - .seconds(180)) {
      $0.script("built", "** BUILD SUCCEEDED **")
    }
    device.at(launch - .seconds(80)) {
      $0.script("booting", "Booting simulator iPhone 16")
      $0.wait(39_000)
      $0.script("booted", "Simulator booted")
      $0.wait(5000)
      $0.script("booting-over", "Simulator is ready")
    }
    device.at(launch) {
      $0.script("pid", "com.timesafari.dailynotification: 30686")
      $0.wait(900)
      $0.script("claim", "✅ App launched successfully!")
    }
    device.launchAndConfigure(at: launch + .seconds(2))
    device.at(launch + .seconds(12)) { $0.askStatus() }
  }
}

extension Device {
  /// A script on the computer prints a line.
  mutating func script(_ label: String, _ words: String) {
    say(label, by: .other(process: "ci"), words, processID: 88)
  }
}
