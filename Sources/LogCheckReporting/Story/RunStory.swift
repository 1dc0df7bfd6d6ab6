package import LogCheckModel

/// A run in order of time: device by device, day by day, schedule by schedule.
package struct RunStory: Sendable {
  package let summary: RunSummary
  package let header: RunHeader
  package let scope: StoryScope
  /// In the order of the timeline.
  package internal(set) var chapters: [StoryChapter] = []
  /// Findings whose device is unknown.
  package internal(set) var elsewhere: [StoryEntry] = []
  /// The number of timeline rows that the scope leaves out.
  package internal(set) var rowsLeftOut = 0
  package internal(set) var findingsLeftOut = 0
  package internal(set) var conditionsLeftOut = 0
  /// The schedules and tasks that lines mention, in the order in which they come first.
  package internal(set) var schedules: [String] = []
  /// True if no stamp can be compared with the instant that was asked for.
  package internal(set) var isBlind = false

  /// Schedules that are named where the one that was asked for is not among them.
  static let schedulesNamed = 10

  /// By docs/exit-codes.md: 0 if there is a story, 2 if something could not be read, 3 if the story is empty.
  package var exitCode: Int32 {
    if summary.exitCode == 2 || isBlind { return 2 }
    return emptiness == nil ? 0 : 3
  }

  /// The reason why the story is empty, in one clean line; `nil` if it is not.
  package var emptiness: String? {
    if summary.captures.allSatisfy({ $0.events == 0 }) { return "no event of the plugin was recognised" }
    if isBlind {
      return
        "--around cannot be compared with these stamps; write a day or a time as the lines show it (2026-01-31, 01-31, 06:00), or give --year or --time-zone"
    }
    guard !isNotEmpty else { return nil }
    if let schedule = scope.schedule, !schedules.contains(schedule) {
      let named = schedules.prefix(Self.schedulesNamed).map { CleanText.line($0) }
      let more = schedules.count > named.count ? " and \(schedules.count - named.count) more" : ""
      let known = named.isEmpty ? "the lines name none" : "the lines name \(named.joined(separator: ", "))\(more)"
      return "no line names the schedule \(CleanText.line(schedule)); \(known)"
    }
    if scope.isWhole { return "no line of the captures is one of the timeline" }
    let span = span.map { "; the lines are from \($0.first) to \($0.last)" } ?? ""
    return "nothing of the timeline is in the part that was asked for\(span)"
  }

  /// The first and the last time of the lines, as they show it.
  private var span: (first: String, last: String)? {
    let walls = summary.captures.compactMap(\.wall)
    guard let first = walls.map({ min($0.first, $0.last) }).min(),
      let last = walls.map({ max($0.first, $0.last) }).max()
    else { return nil }
    func text(_ time: LogInstant) -> String {
      TimeText.inSentence(LogInstant(nanoseconds: time.nanoseconds / 1_000_000_000 * 1_000_000_000), .local)
        .replacing("T", with: " ")
    }
    return (text(first), text(last))
  }

  /// Launches, gaps and conditions alone say nothing about a schedule.
  private var isNotEmpty: Bool {
    !elsewhere.isEmpty
      || chapters.contains { chapter in
        chapter.dates.contains { date in
          date.strands.contains { strand in
            strand.entries.contains { $0.isRow || $0.isFinding || (scope.isWhole && ($0.isOmission || $0.isCondition)) }
          }
        }
      }
  }
}

/// The story of one device in one boot.
package struct StoryChapter: Sendable {
  package var name: String
  package var identity: String?
  package var captures: [String]
  package var dates: [StoryDate] = []
  /// The conditions as bars; `nil` where there are none.
  var bars: ConditionBars?
}

/// The story of one day.
package struct StoryDate: Sendable {
  /// `2025-11-15`, `(year unknown) 11-15`; `nil` for what has no time.
  package var date: String?
  /// True if its times are UTC; else they are of an unknown zone.
  package var isUTC: Bool
  package var strands: [StoryStrand] = []
}

/// Entries that belong together on one day.
package struct StoryStrand: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Launches, gaps, and what belongs to nothing else.
    case whole
    /// Timeline rows that name no schedule, by their lane.
    case lane(Int)
    /// A schedule or a task.
    case schedule(String)
  }

  package var kind: Kind
  /// The name for people: untrusted text.
  package var title: String
  package var entries: [StoryEntry] = []
}

/// One item of the story.
package struct StoryEntry: Sendable {
  package enum Content: Sendable {
    case row(TimelineRow, PlanEnd?)
    /// The app was launched again: the number of launches in the log so far.
    case launch(Int)
    case gap(TimelineGap)
    case condition(StoryCondition)
    /// With the number of others with the same rule, reason and position, which are only counted.
    case finding(Finding, more: Int)
    case omitted(OmittedRows)
  }

  /// The result of a timeline row's plan, and the timeline row that settled it.
  package struct PlanEnd: Sendable {
    package var outcome: TimelineSpan.Outcome
    package var by: TimelineRow?
  }

  package var content: Content
  /// The time at which it happened or was decided.
  package var moment: TimelinePoint?
  /// Its position in the order in which the device's entries were put together.
  var number = 0

  var isRow: Bool { if case .row = content { true } else { false } }
  var isFinding: Bool { if case .finding = content { true } else { false } }
  var isCondition: Bool { if case .condition = content { true } else { false } }
  var isOmission: Bool { if case .omitted = content { true } else { false } }
}
