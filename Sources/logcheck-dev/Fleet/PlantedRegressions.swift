import LogCheckReporting

/// The regressions of a simulated fleet, as `planted.json` lists them for the test of the history.
enum PlantedRegressions {
  /// The rules that the lost completion fails.
  static let completionRules = ["one-completion-per-run", "run-within-budget"]
  /// The rules that only the retired story exercises.
  static let retiredRules = ["full-store-is-cleaned-and-tried-again"]

  static func json(_ plan: FleetPlan) -> String {
    var json = JSONWriter()
    json.object { json in
      json.string("schema", "dnp-logcheck-fleet/1")
      json.integer("devices", plan.devices.count)
      json.integer("nights", plan.nights)
      json.integer("captures", plan.captures)
      json.string("seed", String(plan.seed))
      json.string("first", FleetPlan.day(1))
      json.string("last", FleetPlan.day(plan.nights))
      json.array("planted") { json in
        lostCompletions(plan, &json)
        drift(&json)
        retired(plan, &json)
      }
    }
    return json.text + "\n"
  }

  private static func lostCompletions(_ plan: FleetPlan, _ json: inout JSONWriter) {
    let night = plan.regressionNight
    json.object { json in
      json.string("kind", "lastingFailure")
      json.string("why", "a build loses the completion of every background run on iOS")
      json.array("rules") { json in completionRules.forEach { json.string(nil, $0) } }
      json.string("build", FleetPlan.builds.bad)
      json.integer("night", night)
      json.string("lastGoodDay", FleetPlan.day(night - 1))
      json.string("firstBadDay", FleetPlan.day(night))
      json.array("devices") { json in
        for device in plan.devices
        where plan.build(of: device, night: night) == FleetPlan.builds.bad
          && FleetStories.lostCompletion(on: device.platform) != nil
        {
          json.string(nil, device.name)
        }
      }
    }
  }

  private static func drift(_ json: inout JSONWriter) {
    json.object { json in
      json.string("kind", "slope")
      json.string("why", "the background tasks of a device start later each night")
      json.string("device", FleetDevice.name(FleetPlan.driftingDevice))
      json.integer("millisecondsPerNight", FleetPlan.nightlyDrift)
      json.string("measure", "dnp_prefetch_lateness_seconds")
      // A prefetch that starts later leaves less time before the notification.
      json.string("fallingMeasure", "dnp_prefetch_lead_seconds")
    }
  }

  private static func retired(_ plan: FleetPlan, _ json: inout JSONWriter) {
    let night = plan.retirementNight
    json.object { json in
      json.string("kind", "notExercised")
      json.string("why", "a story is no longer captured")
      json.string("scenario", FleetStories.retired)
      json.array("rules") { json in retiredRules.forEach { json.string(nil, $0) } }
      json.integer("night", night)
      json.string("lastDay", FleetPlan.day(night - 1))
    }
  }
}
