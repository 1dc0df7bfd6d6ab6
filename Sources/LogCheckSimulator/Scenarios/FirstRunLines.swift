import LogCheckModel

/// The eight lines of the first run: one is missing, or two are in the wrong order.
extension Scenario {
  /// Each of the eight is missing. Two of them are made good by others and break no promise: the permission is known by the
  /// settings that the call reads, and without its first line a call looks like a schedule renewed.
  static let missingLines: [Fault] = [
    (1, "configure", [1, 32], "configure()"), (2, "ready", [1, 33], "ready"),
    (3, "granted", [], "the granted permission"), (4, "requested", [], "the schedule request"),
    (5, "prefetch", [1], "the announced prefetch"), (6, "submit", [1], "the submitted task"),
    (7, "arming", [1], "the arming"), (8, "persisted", [1], "the persisted schedule"),
  ].map { (number: Int, label: String, requirements: [Int], name: String) in
    Fault("SCN-01-R\(number)", requirements, "the line of \(name) is missing", at: label) { scene, _ in
      scene.drop(label)
    }
  }

  /// Each of the eight comes after the one that follows it. That the user is asked before the plugin is ready breaks no
  /// promise: neither rests on the other.
  static let swappedLines: [Fault] =
    [
      Fault("SCN-01-W1", [1, 33], "configure() and ready are swapped", at: "ready") { scene, _ in
        scene.swap("configure", "ready")
      },
      Fault("SCN-01-W2", [], "ready and the granted permission are swapped", bearing: "granted") {
        $0.plugin.setupTime = 4000
        $0.system.answerDelay = 800
      },
      Fault(
        "SCN-01-W3", [1, 34],
        "the granted permission and the schedule request are swapped: the app does not wait for the answer",
        bearing: "requested"
      ) {
        $0.plugin.habits.insert(.readsNoSettings)
        $0.system.answerDelay = 9500
      },
    ]
    + [
      (4, "requested", "prefetch", "the schedule request and the announced prefetch"),
      (5, "prefetch", "submit", "the announced prefetch and the submitted task"),
      (6, "submit", "arming", "the submitted task and the arming"),
      (7, "arming", "persisted", "the arming and the persisted schedule"),
    ].map { (number: Int, first: String, second: String, names: String) in
      Fault("SCN-01-W\(number)", [1], "\(names) are swapped", at: first) { scene, _ in scene.swap(first, second) }
    }
}
