package import LogCheckModel

/// A story that can be played as the entries of a capture.
package struct Scenario: Sendable, Identifiable {
  package let id: String
  /// One sentence for lists of scenarios.
  package let summary: String
  /// True if the story has no end.
  package let isEndless: Bool
  /// The platform of the app in it; the preferred one if it works on both.
  package let platform: CapturePlatform
  /// True if it goes on both platforms.
  package let isPortable: Bool
  package let environment: CaptureEnvironment
  package let faults: [Fault]
  /// The flaws of every capture of it.
  let flaws: [CaptureFlaw.ID]
  /// True if its captures have a gap.
  package var hasGap: Bool { flaws.contains { CaptureFlaw.named($0)?.hasGap == true } }
  private let plan: Plan
  /// The events on a second phone whose lines come into the same capture. No fault affects it.
  let companion: Plan?
  /// True if it has two phones, so that a format must distinguish processes to show it.
  package var hasTwoPhones: Bool { companion != nil }

  typealias Plan = @Sendable (inout Device) -> Void

  /// `plan` says what its user and its surroundings do.
  init(
    _ id: String, _ summary: String, platform: CapturePlatform = .ios, isPortable: Bool = false,
    environment: CaptureEnvironment = .device, isEndless: Bool = false, flaws: [CaptureFlaw.ID] = [],
    faults: [Fault] = [],
    companion: Plan? = nil, plan: @escaping Plan
  ) {
    self.id = id
    self.summary = summary
    self.isEndless = isEndless
    self.platform = platform
    self.isPortable = isPortable
    self.environment = environment
    self.faults = faults
    self.flaws = flaws
    self.plan = plan
    self.companion = companion
  }

  /// The story, played line by line on request.
  package func run(_ options: Options = Options()) -> SimulatedRun {
    var options = options
    options.environment = environment
    if !isPortable { options.platform = platform }
    let run = SimulatedRun(self, options, plan: plan)
    guard options.rewordings > 0, options.style == .words else { return run }
    return run.worded(Rewordings(of: options.rewordings, from: events(options), seed: options.seed))
  }

  /// The plugin's events in the story, without what is changed about their words.
  private func events(_ options: Options) -> [String] {
    var run = SimulatedRun(self, options, plan: plan)
    var events: Set<String> = []
    // A story without end shows all its events long before.
    for _ in 0..<20_000 {
      guard let event = run.nextEvent() else { break }
      events.insert(event)
    }
    return events.sorted()
  }

  /// The options of a story.
  package struct Options: Hashable, Sendable {
    package var platform: CapturePlatform
    package var style: LineStyle
    package var seed: UInt64
    /// The (first) notification; whole seconds.
    package var notification: LogInstant
    package var days: Int
    /// The faults that happen, by their ids.
    package var faults: [Fault.ID]
    /// The flaws of the capture, by their ids.
    package var flaws: [CaptureFlaw.ID]
    /// The number of the plugin's events that have other words than those in its documents.
    package var rewordings: Int
    /// For how long the system lets a due background task wait, in milliseconds; `nil` for what the system does by default.
    package var taskDelay: Range<Int>?
    /// The delay of a notification, in milliseconds.
    package var deliveryDelay: Range<Int>?
    var environment = CaptureEnvironment.device

    package init(
      platform: CapturePlatform = .ios, style: LineStyle = .words, seed: UInt64 = 1,
      notification: LogInstant = Scenario.sampleNotification, days: Int = 1, faults: [Fault.ID] = [],
      flaws: [CaptureFlaw.ID] = [], rewordings: Int = 0
    ) {
      self.platform = platform
      self.style = style
      self.seed = seed
      self.notification = notification
      self.days = days
      self.faults = faults
      self.flaws = flaws
      self.rewordings = rewordings
    }
  }

  /// 2025-11-15T05:53:00Z, the notification of the plugin's own examples.
  package static let sampleNotification = LogInstant(nanoseconds: 1_763_185_980_000_000_000)

  package static let all: [Scenario] =
    [.everyDay] + calls + runs + recovery + keeping + android + dual + captureQuality + [.bench]

  /// The scenario of that id.
  package static func named(_ id: String) -> Scenario? {
    all.first { $0.id == id }
  }
}

/// The way in which an app writes its lines.
package enum LineStyle: String, Hashable, Sendable, CaseIterable {
  /// A tag and words.
  case words
  /// A JSON object.
  case structured
}
