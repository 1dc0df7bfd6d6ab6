/// The outcomes of the notifications of one device, and their causes.
package struct DeviceOutcomes: Sendable {
  /// In the order in which they were due.
  package var occurrences: [Occurrence] = []
  /// The one with the greatest effect first.
  package var causes: [OutcomeCause] = []
  /// All that lines show, whether it explains anything or not, in the order of their first lines.
  package var conditions: [HeldCondition] = []
  /// Conditions that were dropped since there were too many.
  package var omittedConditions = 0
  /// Notifications that are planned for a time after the end of the capture.
  package var notDue = 0
  /// Those that were dropped since there were too many.
  package var omitted = 0

  /// The questions that decide something.
  package var questions = Set(OutcomeQuestion.allCases)

  /// The distance of its stamps from UTC, the last of several; days are those of its stamps.
  package var offset = LogDuration.zero
  /// The same from each change on, where the stamps have a zone.
  package var offsets = StampOffsets()

  /// The distance from UTC of stamps without a zone, which lines show.
  package var learntOffset: LogDuration { offsets.changes.isEmpty ? offset : .zero }

  /// The distance of its stamps from UTC at an instant.
  package func offset(at instant: LogInstant) -> LogDuration {
    offsets.changes.isEmpty ? offset : offsets.offset(at: instant)
  }
  /// The versions of the app and the systems that lines name, in the order of their first lines.
  package var versions: [SeenVersion] = []
  /// The captures that show the device.
  package var captures: [String] = []
  /// The device among those of its captures.
  package var source: SourceID?
  /// The names of captures, by the index in positions.
  package var paths: [Int32: String] = [:]

  package init() {}

  /// The same where the app ran on such a machine.
  package func on(_ environment: RunEnvironment?) -> DeviceOutcomes {
    guard environment == .simulator else { return self }
    var outcomes = self
    for (index, cause) in causes.enumerated() {
      if let other = cause.onSimulator { outcomes.causes[index].explanation = other }
    }
    for (index, condition) in conditions.enumerated() {
      if let other = condition.onSimulator { outcomes.conditions[index].explanation = other }
    }
    return outcomes
  }

  /// Gives all instants on another scale.
  package mutating func move(_ change: (LogInstant) -> LogInstant) {
    offsets = offsets.moved(change)
    for index in occurrences.indices {
      occurrences[index].due = change(occurrences[index].due)
      occurrences[index].prefetchBegin = occurrences[index].prefetchBegin.map(change)
    }
    for index in causes.indices {
      causes[index].from = change(causes[index].from)
      causes[index].to = change(causes[index].to)
    }
    for index in conditions.indices { conditions[index].changeLines { $0.instant = $0.instant.map(change) } }
  }

  /// Puts the cause with the greatest effect first.
  package mutating func sortCauses() {
    let found = causes
    let order = found.indices.sorted { (found[$1].spoiled, $0) < (found[$0].spoiled, $1) }
    causes = order.map { found[$0] }
    var positions = [Int](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    for index in occurrences.indices { occurrences[index].causes = occurrences[index].causes.map { positions[$0] } }
    for index in conditions.indices {
      conditions[index].causes = conditions[index].causes.map { positions[$0] }.sorted()
    }
  }

  /// Names the broken rules below their cause: those whose failures show its lines. A line that several causes share counts for the first.
  package mutating func name(_ broken: [LinePosition: Set<Int>], in rules: [String]) {
    var taken: Set<LinePosition> = []
    for index in causes.indices {
      var found: Set<Int> = []
      for line in causes[index].lines {
        if let own = broken[line], taken.insert(line).inserted { found.formUnion(own) }
      }
      causes[index].brokenRules = found.sorted().map { rules[$0] }
    }
  }

  /// True if notifications were planned, or a condition lets nothing be shown.
  package var isOfNotifications: Bool { !occurrences.isEmpty || !causes.isEmpty || notDue > 0 }

  /// Notifications with which something is wrong that nothing excuses.
  package var unproved: [Occurrence] { occurrences.filter { !$0.isProved && counts($0) } }

  /// True if the trouble of a notification decides something: it was asked for, and is not waived.
  package func counts(_ occurrence: Occurrence) -> Bool {
    questions.contains(occurrence.question) && !occurrence.isWaived
  }

  /// The numbers of notifications by result.
  package var counts: [OutcomeResult: Int] {
    Dictionary(occurrences.map { ($0.result, 1) }, uniquingKeysWith: +)
  }
}

/// One planned notification.
package struct Occurrence: Sendable {
  /// The name of its schedule; `nil` where no line names it. Untrusted text of the log.
  package var key: String?
  /// In UTC.
  package var due: LogInstant
  /// True if a line names the instant; otherwise it follows from the period of its schedule.
  package var isStated: Bool
  package var result: OutcomeResult
  /// Why the result is unknown.
  package var reason: InconclusiveReason?
  /// True if no code of the app runs where it would show the notification, so that no line can be expected.
  package var isUnseeable = false
  /// The time from its instant to its display, if a line has that moment.
  package var delay: LogDuration?
  /// The word of the log for its content.
  package var content: String?
  /// The time from the earliest begin of its run to the start.
  package var prefetchDelay: LogDuration?
  /// The earliest begin of its run, in UTC.
  package var prefetchBegin: LogInstant?
  /// The line that shows the start of its run.
  package var prefetchLine: LinePosition?
  package var prefetch = PrefetchState.unknown
  /// False if something is wrong with it that nothing excuses, as far as lines show: no condition that is certain, and no
  /// requirement that is met all the same.
  package var isProved = true
  /// True if the user accepts for a time that something is wrong with it.
  package var isWaived = false
  /// The first part of its way that went wrong.
  package var trouble: OutcomeStage?
  /// Indices into ``DeviceOutcomes/causes``.
  package var causes: [Int] = []
  /// The line that shows it, or that it was planned.
  package var line: LinePosition?

  package init(key: String?, due: LogInstant, isStated: Bool, result: OutcomeResult) {
    self.key = key
    self.due = due
    self.isStated = isStated
    self.result = result
  }
}

/// The result of the run for the content of a notification.
package enum PrefetchState: String, Hashable, Sendable, CaseIterable {
  case done
  /// It ran and brought no content.
  case failed
  /// It did not run, and the plugin says so.
  case missed
  /// It did not run.
  case none
  /// The system refused it.
  case denied
  case unknown
}

/// A version that a line names.
package struct SeenVersion: Sendable {
  /// `plugin`, `app` or `system`.
  package var name: String
  /// Untrusted text of the log.
  package var value: String
  package var line: LinePosition

  package init(name: String, value: String, line: LinePosition) {
    self.name = name
    self.value = value
    self.line = line
  }
}

/// Why something went wrong, in words.
package struct OutcomeExplanation: Sendable {
  /// Its name in reports and tests: several conditions of one kind are one cause.
  package var kind: String
  package var side: OutcomeSide
  package var certainty: OutcomeCertainty
  /// A clause in plain English.
  package var title: String
  /// The advice to the reader.
  package var next: String?
  /// The platform does not do that then; reports name such a condition also where it explains nothing.
  package var limit: String?

  package init(
    kind: String, side: OutcomeSide, certainty: OutcomeCertainty, title: String, next: String? = nil,
    limit: String? = nil
  ) {
    self.limit = limit
    self.kind = kind
    self.side = side
    self.certainty = certainty
    self.title = title
    self.next = next
  }

  /// True if it is certain, and it is the part of neither the app nor the plugin.
  package var excuses: Bool {
    guard certainty == .shown else { return false }
    return switch side {
    case .user, .device, .server, .network, .system, .environment: true
    case .app, .plugin, .open: false
    }
  }
}

/// A cause of what went wrong with notifications, as far as lines show it.
package struct OutcomeCause: Sendable {
  package var explanation: OutcomeExplanation
  /// The explanation if the app ran on a simulator, where that is something else.
  package var onSimulator: OutcomeExplanation?
  /// The part of the way that went wrong.
  package var stage: OutcomeStage
  /// The line that shows it; `nil` where none does.
  package var line: LinePosition?
  /// The last line about notifications before the first one that it affects, and the first line after it.
  package var surroundings: (before: LinePosition?, after: LinePosition?)
  /// The instants at which the first and the last notification that it affects were due.
  package var from: LogInstant
  package var to: LogInstant
  /// The numbers of notifications that it affects, by result.
  package var affected: [OutcomeResult: Int] = [:]
  /// Its own line, and those of the runs and notifications that it affects, the first ones.
  package private(set) var lines: Set<LinePosition> = []
  /// The rules whose failures show one of these lines, in the order of the rule files.
  package var brokenRules: [String] = []

  /// The most lines that are kept of one cause.
  private static let lineLimit = 512

  package init(_ explanation: OutcomeExplanation, stage: OutcomeStage, from: LogInstant, to: LogInstant) {
    self.explanation = explanation
    self.stage = stage
    self.from = from
    self.to = to
  }

  package mutating func add(_ lines: some Sequence<LinePosition>) {
    for line in lines where self.lines.count < Self.lineLimit { self.lines.insert(line) }
  }

  /// The number of notifications that it affects.
  package var count: Int { affected.values.reduce(0, +) }

  /// The number of those that were not shown, were late, or had no fresh content.
  var spoiled: Int { count - (affected[.kept] ?? 0) - (affected[.unknown] ?? 0) }
}
