package import LogCheckModel

/// A line of the story about what held.
package struct StoryCondition: Sendable {
  package enum Part: String, Hashable, Sendable { case begins, ends, moment }

  package var part: Part
  package var condition: HeldCondition
  /// The number of equal ones that began on the same day and are only counted, and the last of them.
  package var more = 0
  package var latest: HeldCondition?
  /// The names of captures, by the index in positions.
  var paths: [Int32: String]
}

/// The lines of a story about the conditions of one device.
struct StoryConditions {
  /// In order, with the timeline row that each follows.
  private(set) var entries: [(after: Int, entry: StoryEntry)] = []
  /// Conditions outside of the part that was asked for.
  private(set) var leftOut = 0

  /// Equal ones of a day that are listed one by one; more of them are one entry with their number.
  static let perDay = 3

  private struct Equal: Hashable {
    var kind: String
    var side: OutcomeSide
    var lasts: Bool
    var date: String?
    var isUTC: Bool
  }

  init(_ device: DeviceOutcomes?, _ source: TimelineSource, _ order: StoryOrder, _ scope: StoryScope) {
    guard let device, !device.conditions.isEmpty else { return }
    let positions = ConditionPositions(source, device.paths)
    func add(_ line: HeldCondition.Line, _ item: StoryCondition) {
      let after = line.point.flatMap { order.row(before: $0) } ?? positions.row(before: line) ?? -1
      entries.append((after, StoryEntry(content: .condition(item), moment: line.point)))
    }
    let last = source.rows.last { $0.logged != nil }?.logged
    var counts: [Equal: Int] = [:]
    var listed: [Equal: Int] = [:]
    let inside = device.conditions.filter { condition in
      let to = condition.isOpen ? last : condition.end?.point ?? condition.last.point
      return scope.touches(condition.first.point, to ?? condition.first.point)
    }
    leftOut = device.conditions.count - inside.count
    for condition in inside { counts[Self.equal(condition), default: 0] += 1 }
    for condition in inside {
      let equal = Self.equal(condition)
      var item = StoryCondition(
        part: condition.lasts ? .begins : .moment, condition: condition, paths: device.paths)
      if let count = counts[equal], count > Self.perDay {
        if let known = listed[equal], case .condition(var first) = entries[known].entry.content {
          first.more += 1
          first.latest = condition
          entries[known].entry.content = .condition(first)
        } else {
          listed[equal] = entries.count
          add(condition.first, item)
        }
        continue
      }
      add(condition.first, item)
      guard let end = condition.end else { continue }
      item.part = .ends
      add(end, item)
    }
    sort()
  }

  /// Those after one timeline row in the order of their time.
  private mutating func sort() {
    func rank(_ item: (offset: Int, element: (after: Int, entry: StoryEntry))) -> (Int, Int64, Int) {
      (item.element.after, item.element.entry.moment?.instant.nanoseconds ?? .min, item.offset)
    }
    entries = entries.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }

  private static func equal(_ condition: HeldCondition) -> Equal {
    let clock = StoryClock(condition.first.point)
    return Equal(
      kind: condition.explanation.kind, side: condition.explanation.side, lasts: condition.lasts, date: clock.date,
      isUTC: clock.isUTC)
  }
}

/// Finds the timeline row that a line without a time follows.
struct ConditionPositions {
  private let paths: [Int32: String]
  /// By capture: its lines of the timeline in order, with the index of each in the timeline.
  private var rows: [String: [(line: Int, row: Int)]] = [:]

  init(_ source: TimelineSource, _ paths: [Int32: String]) {
    self.paths = paths
    for (index, row) in source.rows.enumerated() { rows[row.capture, default: []].append((row.line, index)) }
    for capture in rows.keys { rows[capture]?.sort { $0.line < $1.line } }
  }

  func row(before line: HeldCondition.Line) -> Int? {
    guard let path = paths[line.position.capture], let list = rows[path] else { return nil }
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].line <= line.position.line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? list[low - 1].row : nil
  }
}

extension StoryWords {
  /// `from here until 10:00:00.000 (line 402): the user does not allow notifications (user) [line 261]`.
  func row(_ item: StoryCondition, _ time: String, _ day: StoryDate) -> StoryRow {
    let condition = item.condition
    let words = ConditionWords(paths: item.paths, namesCapture: isOfSeveralCaptures)
    func moment(_ line: HeldCondition.Line) -> String {
      let time = self.words(line.point, on: day)
      return time.map { "\($0) (\(words.position(line)))" } ?? words.position(line)
    }
    let explains = !condition.causes.isEmpty
    let title =
      "\(ConditionWords.title(condition)) (\(ConditionWords.side(condition.explanation.side))"
      + (explains ? "; explains what went wrong)" : ")")
    var position = words.position(condition.first)
    if condition.lines > 1 { position += "; \(condition.lines) lines, the last \(words.position(condition.last))" }
    var word = item.part.rawValue
    var text: String
    switch item.part {
    case .moment:
      word = "noted"
      text = title
    case .begins:
      text = "from here " + (condition.end.map { "until \(moment($0))" } ?? "to the end") + ": \(title)"
    case .ends:
      text = "until here, from \(moment(condition.first)): \(title)"
      position = condition.end.map(words.position) ?? position
    }
    if item.more > 0, let latest = item.latest {
      text += ", and \(item.more) more times on this day, the last \(moment(latest.first))"
    }
    return StoryRow(
      time: time, word: word, tone: explains && item.part != .ends ? .doubtful : .plain, text: "\(text) [\(position)]")
  }
}
