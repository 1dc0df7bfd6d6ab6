import LogCheckModel

/// The listing of a story for people. JSON holds everything in any case.
package struct StoryArrangement: Sendable {
  /// By schedule and strip within each day, instead of one list in order of time.
  package var isByLane = false
  /// Every day and every finding at length.
  package var isComplete = false
  /// Columns of a text.
  package var layout = TextLayout.standard

  package init() {}
}

/// Some lines of a story under one heading.
struct StoryList {
  /// The schedule or the strip; `nil` for the list of a day.
  var title: String?
  var rows: [StoryRow]
}

/// The listed entries of one day, or consecutive days that are folded into one line.
struct StoryPart {
  var title: String
  var days: [(title: String, lists: [StoryList])]
  var isFolded = false
}

/// Lays out a chapter for people: what would be repeated is listed once and counted.
struct StoryArranger {
  private let words: StoryWords
  private let arrangement: StoryArrangement
  /// The numbers of lines and findings of the folded days.
  private(set) var folded = DayCounts()

  /// A story of more lines folds days.
  private static let foldsBeyond = 150
  /// Days with trouble that are listed in full.
  private static let daysInFull = 14

  init(_ words: StoryWords, _ arrangement: StoryArrangement) {
    self.words = words
    self.arrangement = arrangement
  }

  mutating func parts(_ chapter: StoryChapter) -> [StoryPart] {
    var lists = StoryLists(words, arrangement, chapter)
    let days = chapter.dates.map { (date: $0, counts: DayCounts($0), lists: lists.lists($0)) }
    let folds = !arrangement.isComplete && days.reduce(0) { $0 + $1.counts.lines } > Self.foldsBeyond
    var parts: [StoryPart] = []
    var open: DayCounts?
    var first: StoryDate?
    var listed = 0
    for (index, day) in days.enumerated() {
      let title = words.title(day.date)
      let isListed = !folds || index == 0 || day.date.date == nil || (day.counts.hasTrouble && listed < Self.daysInFull)
      if isListed {
        if day.counts.hasTrouble { listed += 1 }
        (open, first) = (nil, nil)
        parts.append(StoryPart(title: title, days: [(title, day.lists)]))
        continue
      }
      folded.add(day.counts)
      // Folded days with trouble have another kind of line.
      if var counts = open, let start = first, counts.hasTrouble == day.counts.hasTrouble, start.isUTC == day.date.isUTC
      {
        counts.add(day.counts)
        open = counts
        parts[parts.count - 1].days.append((title, day.lists))
        parts[parts.count - 1].title = "\(words.title(start, to: day.date)): \(counts.words)"
      } else {
        (open, first) = (day.counts, day.date)
        parts.append(StoryPart(title: "\(title): \(day.counts.words)", days: [(title, day.lists)], isFolded: true))
      }
    }
    return parts
  }

  /// Findings that belong to no device.
  func elsewhere(_ story: RunStory) -> [StoryRow] {
    var date = StoryDate(date: nil, isUTC: false)
    date.strands = [StoryStrand(kind: .whole, title: "", entries: story.elsewhere)]
    let chapter = StoryChapter(name: "", identity: nil, captures: [], dates: [date])
    var lists = StoryLists(words, arrangement, chapter)
    return lists.lists(date).flatMap(\.rows)
  }

  /// The number of folded days; `nil` if there are none.
  func foldedWords(_ remedy: String) -> String? {
    guard folded.days > 0 else { return nil }
    return "\(TextLayout.counted(folded.days, "day")) folded: \(folded.words); \(remedy)"
  }
}

/// The contents of days.
struct DayCounts {
  var days = 0
  var lines = 0
  var failures = 0
  var unknown = 0
  /// Lines that say that something was missed or did not succeed, and gaps.
  var others = 0
  /// Conditions that begin and explain what went wrong.
  var causes = 0

  init() {}

  init(_ date: StoryDate) {
    days = 1
    for entry in date.strands.lazy.flatMap(\.entries) {
      switch entry.content {
      case .row(let row, let end):
        lines += 1
        if row.succeeded == false || row.mark == .missed || end?.outcome == .missed { others += 1 }
      case .finding(let finding, let more):
        if case .inconclusive = finding.verdict { unknown += 1 + more } else { failures += 1 }
      case .gap, .omitted: others += 1
      case .condition(let item): if item.part != .ends, !item.condition.causes.isEmpty { causes += 1 }
      case .launch: break
      }
    }
  }

  var hasTrouble: Bool { failures > 0 || others > 0 || causes > 0 }

  mutating func add(_ other: Self) {
    days += other.days
    lines += other.lines
    failures += other.failures
    unknown += other.unknown
    others += other.others
    causes += other.causes
  }

  var words: String {
    let parts = [
      days > 1 ? TextLayout.counted(days, "day") : nil, TextLayout.counted(lines, "line"),
      failures > 0 ? TextLayout.counted(failures, "failure") : nil,
      others > 0 ? "\(others) missed, not ok or in a gap" : nil,
      causes > 0 ? TextLayout.counted(causes, "condition") : nil,
      unknown > 0 ? "\(unknown) unknown" : nil, hasTrouble ? nil : "nothing failed",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
