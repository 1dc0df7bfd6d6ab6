package import LogCheckModel

extension Scenario {
  /// The first run: launch, set-up, the call that schedules, and a quiet tail long enough to decide every deadline of it.
  static let happyPath = Scenario(
    id: "plain-first-run", summary: "the first run: launch, permission, one daily notification scheduled"
  ) { options in
    var isTold = false
    return ScenarioEntries {
      defer { isTold = true }
      return isTold ? nil : HappyPath(options).entries
    }
  }
}

/// The first run of an app with the plugin.
package struct HappyPath: Sendable {
  package var options: Scenario.Options
  /// How long before the notification it is scheduled.
  package var lead = LogDuration.minutes(60)

  package init(_ options: Scenario.Options = Scenario.Options()) { self.options = options }

  /// The whole story in the order of time.
  package var entries: [LogEntry] {
    let notification = options.notification.wholeSecond
    let call = notification - lead + .milliseconds(214)
    var story = ScheduleStory(options, boot: call - .minutes(190))
    var noise = ForeignNoise(platform: options.platform, seed: SeededGenerator.seed(of: 1, from: options.seed))
    var entries: [LogEntry] = []
    for number in 0..<4 {
      entries.append(noise.entry(at: call - .milliseconds(6900 - Int64(number) * 210), boot: story.log.boot))
    }
    entries += story.launch(at: call - .seconds(6))
    entries += story.setUp(at: call - .seconds(5))
    entries += story.schedule(notification, at: call)
    // Nothing but the rest of the system for two and a half minutes.
    for number in 1...15 { entries.append(noise.entry(at: call + .seconds(Int64(number) * 10), boot: story.log.boot)) }
    return entries
  }
}
