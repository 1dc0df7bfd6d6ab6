import LogCheckModel
import LogCheckRules
import LogCheckSimulator

/// The `events` test of a rule as entries of a log.
struct TestTrace: Sendable {
  enum Item: Sendable {
    case entry(LogEntry)
    /// Lines are missing between the two.
    case gap(from: LogInstant, to: LogInstant)
  }

  enum Style: String, Sendable, CaseIterable { case words, json }

  var rule: Rule
  var test: RuleTest
  var style: Style
  var items: [Item] = []
  /// True if a log without process ids shows the same app sessions.
  var sessionsShowWithoutProcessIDs = true
  /// True if something was printed that never reaches the log system.
  var hasPrintedLines = false
  var hasGaps = false
  /// True if a line begins with a tag of several words.
  var hasTagOfSeveralWords = false
  /// True if some line contains an instant without a zone.
  var hasLocalInstants = false

  /// The time from the first line to the last.
  var length: LogDuration {
    let moments = items.map { item in
      switch item {
      case .entry(let entry): entry.instant.nanoseconds
      case .gap(_, let end): end.nanoseconds
      }
    }
    guard let first = moments.min(), let last = moments.max() else { return .zero }
    return LogDuration(nanoseconds: last - first)
  }

  private static let firstProcess: Int32 = 7001
  /// `nil` if some event has no text in that style.
  init?(_ test: RuleTest, of rule: Rule, _ style: Style, in ruleSet: RuleSet, _ texts: EventText) {
    guard case .events(let steps) = test.input else { return nil }
    self.rule = rule
    self.test = test
    self.style = style
    var noise = ForeignNoise(platform: .ios, seed: 3)
    var sessions = LaunchCount()
    var bare = LaunchCount(isBare: true)
    if test.sessionStart, let launch = Self.launch(before: steps, in: ruleSet, for: rule, texts, style) {
      items.append(.entry(launch))
      sessions.see(1)
      bare.see(1)
    }
    for step in steps {
      switch step {
      case .tick(let moment):
        items.append(.entry(noise.entry(at: instant(moment))))
      case .gap(let length, let moment):
        items.append(.gap(from: instant(moment) - length, to: instant(moment)))
        hasGaps = true
      case .event(let moment, let type, let fields, _):
        // No line reports the events of files.
        guard !ruleSet.events[type.index].isEvidence else { return nil }
        let message = style == .words ? texts.words(type, fields) : texts.json(type, fields)
        guard let message else { return nil }
        let definition = ruleSet.events[type.index]
        for case .instant(_, .local) in fields { hasLocalInstants = true }
        let tags = definition.components.flatMap { ruleSet.components[$0].tags }
        if style == .words, tags.contains(where: { $0.contains(" ") }) { hasTagOfSeveralWords = true }
        sessions.see(definition.startsSession)
        bare.see(definition.startsSession)
        var entry = LogEntry(
          instant: instant(moment), level: definition.level(on: nil), process: "App",
          processID: Self.firstProcess + Int32(sessions.number), threadID: 0x1a2b, message: message)
        if let writer = definition.processes.first, !definition.processes.contains("app") {
          (entry.process, entry.processID) = (writer, writer == "kernel" ? 0 : 120)
        }
        if definition.isPrintOnly {
          entry.sink = .standardOutput
          hasPrintedLines = true
        }
        items.append(.entry(entry))
      }
    }
    sessionsShowWithoutProcessIDs = sessions.history == bare.history
  }

  /// The app launch with which the trace begins, if it does not contain one itself and the rule is not about launches.
  private static func launch(
    before steps: [RuleTest.Step], in ruleSet: RuleSet, for rule: Rule, _ texts: EventText, _ style: Style
  ) -> LogEntry? {
    for step in steps {
      guard case .event(let moment, let type, _, _) = step else { continue }
      guard ruleSet.events[type.index].startsSession == nil, let launch = texts.launch(unwantedBy: rule) else {
        return nil
      }
      let fields = [FieldValue](repeating: .absent, count: ruleSet.events[launch.index].fields.count)
      let message = style == .words ? texts.words(launch, fields) : texts.json(launch, fields)
      return message.map {
        LogEntry(
          instant: RuleTest.beginning + moment - .milliseconds(5), level: .notice, process: "App",
          processID: Self.firstProcess,
          threadID: 0x1a2b, message: $0)
      }
    }
    return nil
  }

  private func instant(_ moment: LogDuration) -> LogInstant {
    var instant = RuleTest.beginning + moment
    instant.nanoseconds -= instant.nanoseconds % max(1, test.granularity.nanoseconds)
    return instant
  }

  /// The number of launches so far, by the ranks of their lines.
  private struct LaunchCount {
    /// Without process ids the lines before the first launch line were another launch.
    var isBare = false
    var number = 0
    var history: [Int] = []
    private var last: Int?
    private var hasBegun = false

    init(isBare: Bool = false) { self.isBare = isBare }

    mutating func see(_ rank: Int?) {
      if let rank {
        if last.map({ rank <= $0 }) ?? (isBare && hasBegun) { number += 1 }
        last = rank
      }
      hasBegun = true
      history.append(number)
    }
  }
}
