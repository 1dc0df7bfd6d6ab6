import LogCheckModel

extension Scenario {
  /// Captures with defects: the verdict must not claim more than they show.
  static let captureQuality: [Scenario] = [
    .cutInRun, .filtered, .redacted, .gapInRun, .afterSubmit, .twoPhones, .withoutZone, .environmentUnsaid,
  ]

  /// SCN-101.
  static let filtered = Scenario(
    "SCN-101", "a first run; a filter left the fetch, the scheduler and the plugin", flaws: ["filtered"],
    faults: [
      Fault("SCN-101-M1", [52], "the task is submitted for four minutes before the notification", at: "submit") {
        let begin = StructuredValue.instant($1.notification - .minutes(4))
        $0.set("submit", "earliest_begin", begin)
        $0.set("stored-submit", "value", begin)
      },
      Fault(
        "SCN-101-X1", [56], "the schedule is not stored", at: "persisted",
        hiddenBecause: "the filter drops what the store says"
      ) { scene, _ in scene.drop("persisted") },
    ], plan: planFirstRun)

  /// SCN-102.
  static let redacted = Scenario(
    "SCN-102", "a first run, whose ids and times are hidden", flaws: ["redacted"],
    faults: [
      Fault("SCN-102-M1", [48], "the announced prefetch and the submitted task are swapped", at: "submit") {
        scene, _ in
        scene.swap("prefetch", "submit")
      }
      .withoutValues(),
      Fault("SCN-102-M2", [50], "the arming line shows another time", at: "arming") {
        $0.set("arming", "notification_time", .instant($1.notification + .minutes(60)))
      },
    ], plan: planFirstRun)

  /// SCN-106.
  static let withoutZone = Scenario(
    "SCN-106", "a first run, which tools with and without year and zone show",
    faults: [
      Fault("SCN-106-M1", [53], "the task is submitted for a time that has passed", at: "submit") { scene, device in
        let begin = StructuredValue.instant(device.now.wholeSecond - .minutes(10))
        scene.set("submit", "earliest_begin", begin)
        scene.set("stored-submit", "value", begin)
      }
      .needing([.year, .zone]),
      Fault("SCN-106-M2", [33], "the plugin is ready eight seconds after configure()", bearing: "ready") {
        $0.plugin.setupTime = 8000
      }
      .needing(.date),
    ], plan: planFirstRun)

  /// SCN-107.
  static let environmentUnsaid = Scenario(
    "SCN-107", "a refused task, where nothing distinguishes a device from a simulator", environment: .unsaid,
    faults: [
      Fault("SCN-107-M1", [75], "the task is refused as not permitted", at: "submit") { scene, _ in
        scene.set("submit", "code", .integer(3))
      },
      Fault(
        "SCN-107-M2", [73], "the refusal is not explained", at: "submit",
        hiddenBecause: "only a simulator refuses every task, and whether this is one is unknown"
      ) { scene, _ in
        scene.set("submit", "explanation", nil)
        scene.reword("submit", "Background fetch scheduling failed: Error Domain={domain} Code={code} \"(null)\"")
      },
    ]
  ) { device in
    device.system.isSimulator = true
    let call = device.notification - .minutes(13) + .milliseconds(200)
    device.at(call - .milliseconds(15_700)) { $0.launch(logsEnvironment: false) }
    device.at(call - .milliseconds(11_400)) {
      $0.app?.isForeground = true
      $0.configure()
    }
    device.at(call - .milliseconds(8700)) { $0.requestPermission() }
    device.at(call) { $0.schedule($0.notification) }
    device.quietTail(from: call, .seconds(150))
  }
}
