import LogCheckModel

extension Scenario {
  /// SCN-16.
  static let damagedCache = Scenario("SCN-16", "the cached content is damaged", faults: damagedCacheFaults) { device in
    device.plugin.content = PluginState.Content(
      hash: damagedHash, savedAt: device.earliest - .minutes(720), lifetime: Device.day,
      scheduledFor: device.notification, source: "cached", isDamaged: true)
    device.morning()
    device.at(device.morningCall + .seconds(38)) { $0.readCache() }
    device.seeNotification()
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let damagedHash = "ab12cd34ef560718"

  private static let damagedCacheFaults: [Fault] = [
    Fault(
      "SCN-16-M1", [111, 14], "the app crashes over the damaged content", bearing: "invalid",
      habit: .tripsOverDamagedContent),
    Fault("SCN-16-M2", [111], "the damaged content is delivered all the same", bearing: "invalid") {
      $0.plugin.habits.insert(.keepsDamagedContent)
      // Nothing else comes in time.
      $0.system.isBusy = true
    },
    Fault(
      "SCN-16-M3", [117], "the delivered content has the hash of the damaged one", at: "delivered", evidence: ["saved"]
    ) { scene, _ in
      scene.set("delivered", "content_hash", .text(damagedHash))
    },
  ]

  /// SCN-17.
  static let handlerError = Scenario("SCN-17", "the handler itself meets an error", faults: handlerErrorFaults) {
    device in
    device.system.answers = [.exception]
    device.morning()
    device.seeNotification()
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let handlerErrorFaults: [Fault] = [
    Fault("SCN-17-M1", [88], "the run is never completed", at: "error", evidence: ["completed"]) { scene, _ in
      scene.drop("completed")
    },
    Fault("SCN-17-M2", [87], "the run is completed with success", at: "error", evidence: ["completed"]) { scene, _ in
      scene.set("completed", "success", .boolean(true))
    },
    Fault("SCN-17-M3", [83], "no next task is submitted", bearing: "start", habit: .submitsNoSuccessor),
  ]

  /// SCN-18.
  static let handlerExpiry = Scenario(
    "SCN-18", "no answer comes, and the system takes the handler's time away", faults: handlerExpiryFaults
  ) { device in
    device.system.answers = [.silence]
    device.morning()
    device.seeNotification()
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let handlerExpiryFaults: [Fault] = [
    Fault("SCN-18-M1", [85], "the run is completed a second time, with success", at: "completed") { scene, _ in
      scene.add(after: "completed", 1000) { $0["success"] = .boolean(true) }
    },
    Fault("SCN-18-M2", [86], "the run is completed forty seconds after its start", at: "completed") { scene, _ in
      guard let start = scene.first("start")?.instant else { return }
      scene.change("completed") { $0.instant = start + .seconds(40) }
    },
    Fault("SCN-18-M3", [99], "the run is recorded as successful", at: "expired", evidence: ["late-success"]) {
      scene, _ in
      scene.add(after: "expired", 50, as: "late-success") {
        $0.become(
          .storage, "fetch.run.success_recorded", "lastSuccessfulRunTimestamp = {timestamp}",
          [("timestamp", .instant($0.instant.wholeSecond))], level: .info)
      }
    },
    Fault("SCN-18-M4", [84], "the expired run is never completed", at: "completed", evidence: ["expired"]) { scene, _ in
      scene.drop("completed")
    },
  ]

  /// SCN-28.
  static let unreadablePayload = Scenario(
    "SCN-28", "the server answers 200 with a payload that cannot be read", faults: unreadablePayloadFaults
  ) { device in
    device.system.answers = [.garbage]
    device.morning()
    device.seeNotification()
    device.quietTail(from: device.notification + .seconds(60))
  }

  private static let unreadablePayloadFaults: [Fault] = [
    Fault(
      "SCN-28-M1", [111], "what cannot be read is saved all the same", bearing: "failed", evidence: ["invalid"],
      habit: .savesWhatItCannotRead),
    Fault("SCN-28-M2", [87], "the run is completed with success", at: "failed", evidence: ["completed"]) { scene, _ in
      scene.set("completed", "success", .boolean(true))
    },
    Fault("SCN-28-M3", [89], "the handler dumps its stack and says nothing", at: "failed") { scene, _ in
      scene.change("failed") {
        $0.become(
          .fetch, "fetch.handler.error", "BGTask handler error (run_id={run_id})",
          $0.fields.filter { $0.name == "run_id" }, level: .error)
      }
      scene.add(after: "failed", 5, as: "stack") {
        $0.speaker = .app
        $0.event = ""
        $0.words = "0   App   0x0000000104f1c2a8 $s3App11FetchRunner3runyyF + 1432"
        $0.fields = []
      }
    },
  ]
}
