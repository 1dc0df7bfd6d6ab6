import LogCheckModel

extension Scenario {
  /// Healthy cycles of ten minutes without an end: schedule, fetch, notification, cancel. Made dense with foreign entries
  /// it is what throughput is measured on.
  static let bench = Scenario(
    id: "bench", summary: "healthy ten-minute cycles without an end, for measurements", isEndless: true
  ) { options in
    var stream = BenchStream(options)
    return ScenarioEntries { stream.nextChapter() }
  }
}

/// One launch, then cycle after cycle.
struct BenchStream: Sendable {
  private var story: ScheduleStory
  private var start: LogInstant
  private var isLaunched = false

  init(_ options: Scenario.Options) {
    start = options.notification.wholeSecond - .minutes(8)
    story = ScheduleStory(options, boot: start - .minutes(190))
  }

  mutating func nextChapter() -> [LogEntry] {
    guard isLaunched else {
      isLaunched = true
      return story.launch(at: start - .seconds(6)) + story.setUp(at: start - .seconds(5))
    }
    let notification = start + .minutes(8)
    var entries = story.schedule(notification, at: start)
    entries += story.fetchRun(
      for: notification, next: notification + .minutes(24 * 60), at: notification - .seconds(270))
    entries += story.delivery(of: notification)
    entries += story.cancellation(at: notification + .seconds(60))
    start = start + .minutes(10)
    return entries
  }
}
