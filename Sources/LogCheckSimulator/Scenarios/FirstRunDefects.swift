import LogCheckModel

/// More that can go wrong in a first run.
extension Scenario {
  static let firstRunDefects: [Fault] = [
    Fault("SCN-01-X1", [32], "the schedule call comes before configure()", bearing: "requested") {
      $0.host.insert(.configuresLate)
    },
    Fault("SCN-01-X2", [33], "the state after configure() is an error", at: "ready") { scene, _ in
      scene.set("ready", "state", .text("error"))
    },
    Fault("SCN-01-X3", [34], "the user denies, and the call arms without a word", bearing: "requested") {
      $0.system.userAnswer = .denied
      $0.plugin.habits.insert(.ignoresPermission)
    }
    .seen(by: "settings"),
    Fault("SCN-01-X4", [35], "the call reads no settings", at: "settings") { scene, _ in scene.drop("settings") }
      .seen(by: "call-schedule"),
    Fault("SCN-01-X5", [49], "the requested time has neither date nor zone", at: "requested") { scene, _ in
      scene.set("requested", "notification_time", .text("05:53"))
    },
    Fault("SCN-01-X6", [58], "the notification is armed for the day before", at: "armed") {
      let past = StructuredValue.instant($1.notification - Device.day)
      for label in ["requested", "prefetch", "arming", "armed"] { $0.set(label, "notification_time", past) }
    },
    Fault("SCN-01-X7", [61], "arming fails, the submitted task stays, and the call succeeds", bearing: "arming") {
      $0.system.refusedNotifications = 1
      $0.plugin.habits.insert(.forgetsFailedArming)
    },
    Fault("SCN-01-X8", [63], "the notification is armed with an interval", at: "armed") { scene, _ in
      scene.set("armed", "trigger", .text("timeInterval"))
    },
    Fault("SCN-01-X9", [64], "the notification is armed without a category", at: "armed") { scene, _ in
      scene.set("armed", "category", .text(""))
      scene.change("armed") { $0.words = $0.words.replacing("{category}", with: "\"\"") }
    },
    Fault("SCN-01-X10", [72], "the attempt is logged as submitted and as refused", at: "submit") { scene, _ in
      scene.add(after: "submit") {
        $0.become(
          .fetch, "fetch.bgtask.submit_failed", "BGTask submit failed: Error Domain={domain} Code={code} \"(null)\"",
          [("domain", .text("BGTaskSchedulerErrorDomain")), ("code", .integer(1))], level: .error)
      }
    },
    Fault("SCN-01-X13", [188], "the result of the call holds success and an error", at: "answer-schedule") {
      scene, _ in
      scene.change("answer-schedule") {
        $0.words =
          "resolve {method} (callback_id={callback_id}, success={success}, code={code}, message=\"{message}\")"
        $0["code"] = .text("scheduling_failed")
        $0["message"] = .text("Could not schedule")
      }
    },
    Fault("SCN-01-X14", [189], "the id in the result is not the persisted one", at: "answer-schedule") { scene, _ in
      scene.change("answer-schedule") {
        $0.words = "resolve {method} (callback_id={callback_id}, success={success}, alarmId={id})"
        $0["id"] = .text("daily-9")
      }
    },
    Fault("SCN-01-X15", [77], "the submit is refused, and the call is answered with plain success", bearing: "submit") {
      $0.system.backgroundRefresh = .denied
      $0.plugin.habits.insert(.hidesRefusal)
    }
    .seen(by: "answer-schedule"),
  ]

  /// Lines under a name that they should not have.
  static let spelledWrongly: [Fault] = [
    Fault("SCN-01-X11", [9], "one line carries an undocumented component", at: "submit") { scene, _ in
      scene.change("submit") {
        $0.misspelling = {
          $0.replacing("[DNP-FETCH]", with: "[DNP-FETCHER]")
            .replacing("\"component\":\"FETCH\"", with: "\"component\":\"FETCHER\"")
        }
      }
    },
    Fault("SCN-01-X12", [10], "a line of the fetch part is logged under the category of the scheduler", at: "submit") {
      scene, _ in
      scene.change("submit") { $0.category = "scheduler" }
    }
    .needing([.subsystem, .category]),
  ]

  /// Structured events that do not keep to their form.
  static let misspelledEvents: [Fault] = [
    Fault("SCN-01-structured-M1", [4], "a time has no offset", at: "submit") { scene, _ in
      scene.change("submit") { $0.misspelling = { $0.replacing("Z\",\"level\"", with: "\",\"level\"") } }
    }
    .needing(.structuredOnly),
    Fault("SCN-01-structured-M2", [4], "the earliest begin is a number", at: "submit") { scene, _ in
      scene.change("submit") {
        guard let begin = $0["earliest_begin"]?.plain else { return }
        $0.misspelling = { $0.replacing("\"\(begin)\"", with: "1763185680.25") }
      }
    }
    .needing(.structuredOnly),
    Fault("SCN-01-structured-M3", [4], "a level that does not exist", at: "persisted") { scene, _ in
      scene.change("persisted") {
        $0.misspelling = { $0.replacing("\"level\":\"notice\"", with: "\"level\":\"chatty\"") }
      }
    }
    .needing(.structuredOnly),
  ]
}
