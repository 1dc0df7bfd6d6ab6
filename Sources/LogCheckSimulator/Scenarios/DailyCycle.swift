import LogCheckModel

extension Scenario {
  /// A healthy device: the first run, then every day a fetch before the notification and the notification in time.
  static let dailyCycle = Scenario(
    id: "daily-cycle", summary: "a healthy device for some days: every day one fetch and one notification"
  ) { options in
    var cycle = DailyCycle(options)
    return ScenarioEntries { cycle.nextChapter() }
  }
}

/// The first run on the eve, then the days one after the other, then a quiet tail.
struct DailyCycle: Sendable {
  private let options: Scenario.Options
  private let first: LogInstant
  private var story: ScheduleStory
  private var noise: ForeignNoise
  private var chapter = 0

  init(_ options: Scenario.Options) {
    self.options = options
    first = options.notification.wholeSecond
    story = ScheduleStory(options, boot: first - .minutes(15 * 60))
    noise = ForeignNoise(platform: options.platform, seed: SeededGenerator.seed(of: 1, from: options.seed))
  }

  mutating func nextChapter() -> [LogEntry]? {
    defer { chapter += 1 }
    if chapter == 0 { return eve() }
    if chapter <= max(1, options.days) { return day(chapter - 1) }
    return chapter == max(1, options.days) + 1 ? tail() : nil
  }

  private mutating func eve() -> [LogEntry] {
    let call = first - .minutes(11 * 60) + .milliseconds(387)
    return story.launch(at: call - .seconds(6)) + story.setUp(at: call - .seconds(5))
      + story.schedule(first, at: call) + [story.leaving(at: call + .seconds(48))]
  }

  private mutating func day(_ number: Int) -> [LogEntry] {
    let length = LogDuration.minutes(24 * 60)
    let notification = first + .seconds(86_400 * Int64(number))
    // The system lets the task wait for up to three minutes.
    let start = notification - ScheduleStory.lead + .milliseconds(Int64(story.generator.number(in: 900..<180_000)))
    var entries = story.fetchRun(for: notification, next: notification + length, at: start)
    entries.append(story.opening(at: notification - .seconds(60)))
    entries += story.delivery(of: notification)
    entries.append(story.leaving(at: notification + .seconds(37)))
    return entries
  }

  private mutating func tail() -> [LogEntry] {
    let end = first + .seconds(86_400 * Int64(max(1, options.days) - 1)) + .minutes(16)
    return (0..<15).map { noise.entry(at: end + .seconds(Int64($0) * 10), boot: story.log.boot) }
  }
}
