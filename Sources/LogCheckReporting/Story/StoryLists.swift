import LogCheckModel

/// The lists of a chapter, day by day. What cannot be known is listed where it comes first, with how often it comes in all.
struct StoryLists {
  private struct Unknown: Hashable {
    var rule: String
    var reason: InconclusiveReason
  }

  private let words: StoryWords
  private let arrangement: StoryArrangement
  private let totals: [Unknown: Int]
  private var listed: Set<Unknown> = []
  private var remedied: Set<String> = []
  /// Lanes in which lines of several schedules occur: there each line names its own.
  private let mixedLanes: Set<Int>

  init(_ words: StoryWords, _ arrangement: StoryArrangement, _ chapter: StoryChapter) {
    self.words = words
    self.arrangement = arrangement
    var totals: [Unknown: Int] = [:]
    var keys: [Int: Set<String>] = [:]
    for strand in chapter.dates.lazy.flatMap(\.strands) {
      for entry in strand.entries {
        if let (unknown, count) = Self.unknown(entry) { totals[unknown, default: 0] += count }
        if case .row(let row, _) = entry.content, case .schedule(let key) = strand.kind {
          keys[row.lane, default: []].insert(key)
        }
      }
    }
    self.totals = totals
    mixedLanes = Set(keys.filter { $0.value.count > 1 }.keys)
  }

  private static func unknown(_ entry: StoryEntry) -> (Unknown, Int)? {
    guard case .finding(let finding, let more) = entry.content, case .inconclusive(let reason) = finding.verdict else {
      return nil
    }
    return (Unknown(rule: finding.rule, reason: reason), 1 + more)
  }

  mutating func lists(_ date: StoryDate) -> [StoryList] {
    if arrangement.isByLane {
      return date.strands.compactMap { strand in
        let rows = rows(strand.entries.map { ($0, nil) }, date)
        return rows.isEmpty ? nil : StoryList(title: words.title(strand), rows: rows)
      }
    }
    let all = date.strands.flatMap { strand in
      strand.entries.map { entry -> (entry: StoryEntry, key: String?) in
        guard case .schedule(let key) = strand.kind, case .row(let row, _) = entry.content else { return (entry, nil) }
        return (entry, mixedLanes.contains(row.lane) ? key : nil)
      }
    }
    let sorted = Self.inOrder(all)
    return sorted.isEmpty ? [] : [StoryList(title: nil, rows: rows(sorted, date))]
  }

  /// By time; what has none follows what it was put after.
  private static func inOrder(_ entries: [(entry: StoryEntry, key: String?)]) -> [(entry: StoryEntry, key: String?)] {
    var last = LogInstant(nanoseconds: .min)
    let woven = entries.sorted { $0.entry.number < $1.entry.number }
    let timed = woven.enumerated().map { offset, item -> (time: LogInstant, offset: Int) in
      last = item.entry.moment?.instant ?? last
      return (last, offset)
    }
    return timed.sorted { ($0.time, $0.offset) < ($1.time, $1.offset) }.map { woven[$0.offset] }
  }

  private mutating func rows(_ entries: [(entry: StoryEntry, key: String?)], _ date: StoryDate) -> [StoryRow] {
    guard !arrangement.isComplete else { return entries.map { words.row($0.entry, on: date, key: $0.key) } }
    var new: [InconclusiveReason: [(finding: Finding, count: Int)]] = [:]
    for item in entries {
      guard let (unknown, _) = Self.unknown(item.entry), case .finding(let finding, _) = item.entry.content,
        listed.insert(unknown).inserted
      else { continue }
      new[unknown.reason, default: []].append((finding, totals[unknown] ?? 1))
    }
    return entries.compactMap { item in
      guard let (unknown, _) = Self.unknown(item.entry) else {
        var row = words.row(item.entry, on: date, key: item.key)
        if case .finding(let finding, _) = item.entry.content, !remedied.insert(finding.rule).inserted {
          row.notes.removeAll { $0.hasPrefix(StoryWords.remedyMark) }
        }
        return row
      }
      // All of one reason are listed where the first of them comes.
      guard let group = new.removeValue(forKey: unknown.reason) else { return nil }
      return words.row(unknown: group, unknown.reason, item.entry.moment, on: date)
    }
  }
}
