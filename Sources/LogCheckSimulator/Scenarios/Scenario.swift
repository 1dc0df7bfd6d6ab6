package import LogCheckModel

/// A story that can be told as the entries of a capture.
package struct Scenario: Sendable, Identifiable {
  package let id: String
  /// One sentence for lists of scenarios.
  package let summary: String
  /// Whether the story never ends by itself.
  package let isEndless: Bool
  private let tell: @Sendable (Options) -> ScenarioEntries

  init(
    id: String, summary: String, isEndless: Bool = false, tell: @escaping @Sendable (Options) -> ScenarioEntries
  ) {
    self.id = id
    self.summary = summary
    self.isEndless = isEndless
    self.tell = tell
  }

  /// The entries, in the order of time, made as they are asked for.
  package func entries(_ options: Options = Options()) -> ScenarioEntries { tell(options) }

  /// What a story can be told with.
  package struct Options: Hashable, Sendable {
    package var platform: CapturePlatform
    package var style: LineStyle
    package var seed: UInt64
    /// The (first) notification; whole seconds.
    package var notification: LogInstant
    package var days: Int

    package init(
      platform: CapturePlatform = .ios, style: LineStyle = .words, seed: UInt64 = 1,
      notification: LogInstant = Scenario.sampleNotification, days: Int = 1
    ) {
      self.platform = platform
      self.style = style
      self.seed = seed
      self.notification = notification
      self.days = days
    }
  }

  /// 2025-11-15T05:53:00Z, the notification of the plugin's own examples.
  package static let sampleNotification = LogInstant(nanoseconds: 1_763_185_980_000_000_000)

  package static let all: [Scenario] = [.happyPath, .dailyCycle, .bench]

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
