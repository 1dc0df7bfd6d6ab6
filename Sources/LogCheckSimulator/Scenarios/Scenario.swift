package import LogCheckModel

/// A story that can be told as the entries of a capture.
package struct Scenario: Sendable, Identifiable {
  package let id: String
  /// One sentence for lists of scenarios.
  package let summary: String
  /// Whether the story never ends by itself.
  package let isEndless: Bool
  /// What the app runs on in it.
  package let platform: CapturePlatform
  package let place: CapturePlace
  package let faults: [Fault]
  /// What every capture of it falls short in.
  let flaws: [CaptureFlaw.ID]
  /// Whether its captures have a hole.
  package var hasHole: Bool { flaws.contains { CaptureFlaw.named($0)?.hasHole == true } }
  private let tell: @Sendable (Options) -> ScenarioEntries
  private let plan: (@Sendable (inout Device) -> Void)?

  init(
    id: String, summary: String, isEndless: Bool = false, tell: @escaping @Sendable (Options) -> ScenarioEntries
  ) {
    self.id = id
    self.summary = summary
    self.isEndless = isEndless
    platform = .ios
    place = .unsaid
    faults = []
    flaws = []
    plan = nil
    self.tell = tell
  }

  /// A story that happens on a device; `plan` says what its user and its surroundings do.
  init(
    _ id: String, _ summary: String, platform: CapturePlatform = .ios, place: CapturePlace = .device,
    flaws: [CaptureFlaw.ID] = [], faults: [Fault] = [], plan: @escaping @Sendable (inout Device) -> Void
  ) {
    self.id = id
    self.summary = summary
    isEndless = false
    self.platform = platform
    self.place = place
    self.faults = faults
    self.flaws = flaws
    self.plan = plan
    tell = { _ in ScenarioEntries { nil } }
  }

  /// The entries, in the order of time, made as they are asked for.
  package func entries(_ options: Options = Options()) -> ScenarioEntries {
    guard var run = run(options) else { return tell(options) }
    return ScenarioEntries { run.next().map { [$0] } }
  }

  /// The story on a device; `nil` where it is told without one.
  package func run(_ options: Options) -> SimulatedRun? {
    guard let plan else { return nil }
    var options = options
    options.place = place
    options.platform = platform
    return SimulatedRun(self, options, plan: plan)
  }

  /// What a story can be told with.
  package struct Options: Hashable, Sendable {
    package var platform: CapturePlatform
    package var style: LineStyle
    package var seed: UInt64
    /// The (first) notification; whole seconds.
    package var notification: LogInstant
    package var days: Int
    /// The faults that happen, by their ids.
    package var faults: [Fault.ID]
    /// What the capture does not hold of it, by the flaws' ids.
    package var flaws: [CaptureFlaw.ID]
    var place = CapturePlace.device

    package init(
      platform: CapturePlatform = .ios, style: LineStyle = .words, seed: UInt64 = 1,
      notification: LogInstant = Scenario.sampleNotification, days: Int = 1, faults: [Fault.ID] = [],
      flaws: [CaptureFlaw.ID] = []
    ) {
      self.platform = platform
      self.style = style
      self.seed = seed
      self.notification = notification
      self.days = days
      self.faults = faults
      self.flaws = flaws
    }
  }

  /// 2025-11-15T05:53:00Z, the notification of the plugin's own examples.
  package static let sampleNotification = LogInstant(nanoseconds: 1_763_185_980_000_000_000)

  package static let all: [Scenario] =
    [.everyDay] + calls + runs + recovery + keeping + android + dual + captureQuality + [
      .happyPath, .dailyCycle, .bench,
    ]

  /// The scenario of that id.
  package static func named(_ id: String) -> Scenario? {
    all.first { $0.id == id }
  }
}

/// How an app writes its lines.
package enum LineStyle: String, Hashable, Sendable, CaseIterable {
  /// A tag and words.
  case words
  /// A JSON object.
  case structured
}

/// Entries made chapter by chapter, so that a story of any length needs the memory of one chapter.
package struct ScenarioEntries: Sequence, IteratorProtocol {
  private var entries: [LogEntry] = []
  private var index = 0
  private let nextChapter: () -> [LogEntry]?

  init(nextChapter: @escaping () -> [LogEntry]?) { self.nextChapter = nextChapter }

  package mutating func next() -> LogEntry? {
    while index >= entries.count {
      guard let chapter = nextChapter() else { return nil }
      entries = chapter
      index = 0
    }
    defer { index += 1 }
    return entries[index]
  }
}
