import LogCheckModel

extension Scenario {
  /// SCN-13.
  static let networkFailure = Scenario(
    "SCN-13", "the network fails, comes back, and the next run succeeds", faults: networkFailureFaults
  ) { device in
    device.plugin.failures = ["NETWORK": 4, "AUTH": 1]
    device.morning("NETWORK", "AUTH")
    device.at(device.earliest - .seconds(2)) { $0.setOnline(false) }
    device.seeNotification()
    device.at(device.notification + .minutes(60)) { $0.setOnline(true) }
    device.seeNotification(1)
    let next = device.notification + .seconds(86_400)
    device.at(next + .seconds(20)) {
      $0.logCounter("AUTH")
      $0.logCounter("NETWORK")
    }
    // Up to the time by which a fetch must have gone well.
    device.quietTail(from: next + .seconds(60), .minutes(200))
  }

  private static let networkFailureFaults: [Fault] = [
    Fault("SCN-13-M1", [87], "the failed run is completed with success", at: "failed", evidence: ["completed"]) {
      scene, _ in
      scene.set("completed", "success", .boolean(true))
    },
    Fault("SCN-13-M2", [104], "the failure names no reason", at: "failed") { scene, _ in
      scene.set("failed", "reason", nil)
      scene.reword("failed", "Fetch failed (run_id={run_id})")
    },
    Fault("SCN-13-M3", [105], "the run after the return of the network fails as well", bearing: "network") {
      $0.system.answers = [.status(503)]
    },
    Fault(
      "SCN-13-M4", [110], "the counter rises by two for one failure", bearing: "counter-NETWORK",
      habit: .countsFailuresTwice),
    Fault("SCN-13-X1", [113], "the static reminder is removed after the failure", at: "failed") { scene, _ in
      scene.add(after: "failed", 20) {
        $0.become(
          .scheduler, "scheduler.notification.removed", "Removed pending notification (id={id})",
          [("id", .text("reminder-1"))], level: .info)
      }
    },
  ]

  /// SCN-14.
  static let expiredToken = Scenario(
    "SCN-14", "the server answers 401: the token has expired", faults: expiredTokenFaults
  ) { device in
    device.plugin.failures = ["AUTH": 0]
    device.system.answers = [.status(401)]
    device.morning("AUTH")
    device.seeNotification()
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let expiredTokenFaults: [Fault] = [
    Fault("SCN-14-M1", [107], "the failure is called NETWORK", at: "failed", evidence: ["response"]) { scene, _ in
      scene.set("failed", "reason", .text("NETWORK"))
    },
    Fault("SCN-14-M2", [109], "the counter stays as it was", at: "failed") { scene, _ in
      scene.set("counter-AUTH", "value", .integer(0))
    },
    Fault("SCN-14-M3", [112], "the request is sent again at once with the same token", at: "failed") { scene, _ in
      guard let failed = scene.first("failed")?.instant else { return }
      scene.add(after: "fetch", as: "fetch-again") { $0.instant = failed + .milliseconds(10) }
      scene.add(after: "response", as: "response-again") { $0.instant = failed + .milliseconds(310) }
      scene.add(after: "failed", 350, as: "failed-again") { _ in }
      for label in ["fallback", "counter-AUTH", "completed"] { scene.delay(label, .milliseconds(400)) }
    },
    Fault("SCN-14-M4", [227], "the line of the failure shows the token", at: "failed") { scene, _ in
      // Invented: the header, an issuer that does not exist, and a signature that signs nothing.
      scene.set(
        "failed", "token",
        .text(
          "eyJhbGciOiJFUzI1NksiLCJ0eXAiOiJKV1QifQ.eyJpc3MiOiJkaWQ6ZXRocjoweDAwMDAifQ.c2lnbmF0dXJlLW9mLW5vYm9keQ"))
      scene.reword("failed", "Fetch failed (reason={reason}, token={token}, run_id={run_id})")
    },
  ]

  /// SCN-15.
  static let serverError = Scenario("SCN-15", "the server answers 500", faults: serverErrorFaults) { device in
    device.plugin.failures = ["AUTH": 0]
    device.system.answers = [.status(500)]
    device.morning("AUTH")
    device.seeNotification()
    device.at(device.notification + .seconds(20)) { $0.logCounter("AUTH") }
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let serverErrorFaults: [Fault] = [
    Fault("SCN-15-M1", [108], "the failure is called AUTH", at: "failed", evidence: ["response"]) { scene, _ in
      scene.set("failed", "reason", .text("AUTH"))
    },
    Fault("SCN-15-M2", [109], "the counter of AUTH rises", bearing: "counter-AUTH", habit: .countsEveryFailureAsAuth),
    Fault(
      "SCN-15-M3", [106], "no other content is found, and the notification shows none", bearing: "delivered",
      evidence: ["failed"],
      habit: .hasNoFallback),
  ]
}
