import LogCheckModel

extension RunSummary {
  /// The outcomes of a device of the timeline.
  func outcomes(of source: TimelineSource) -> DeviceOutcomes? {
    outcomes.first { $0.source == source.source && $0.captures == source.captures }
  }
}

/// The words for conditions that all pictures and stories share. All texts are clean lines.
struct ConditionWords {
  /// The names of captures, by the index in positions.
  let paths: [Int32: String]
  /// True if a line is not clear without its capture.
  let namesCapture: Bool

  private static let titleLimit = 200

  static func title(_ condition: HeldCondition) -> String {
    let title = CleanText.line(condition.explanation.title, limit: titleLimit)
    return title.allSatisfy(\.isWhitespace) ? CleanText.line(condition.explanation.kind, limit: titleLimit) : title
  }

  static func side(_ side: OutcomeSide) -> String { side == .open ? "side unknown" : side.rawValue }

  /// `line 261`, `night.log:261`.
  func position(_ line: HeldCondition.Line) -> String {
    guard namesCapture, let path = paths[line.position.capture] else { return "line \(line.position.line)" }
    return "\(CleanText.line(path)):\(line.position.line)"
  }

  /// `12-02 18:30 to 12-05 10:00 (line 261, ended by line 402)`, `since line 261`.
  func stretch(_ condition: HeldCondition) -> String {
    let first = position(condition.first)
    let from = condition.first.point.map(Self.moment)
    guard condition.lasts else { return from.map { "\($0) (\(first))" } ?? first }
    guard let end = condition.end else {
      return from.map { "from \($0) to the end (\(first))" } ?? "from \(first) to the end"
    }
    guard let from, let to = end.point.map(Self.moment) else { return "from \(first) to \(position(end))" }
    return "\(from) to \(to) (\(first), ended by \(position(end)))"
  }

  /// Month, day and minute: `12-02 18:30`, `day 2 18:30`.
  static func moment(_ point: TimelinePoint) -> String {
    let clock = StoryClock(point)
    let day = point.day.map { "day \($0)" } ?? String((clock.date ?? "").suffix(5))
    return CleanText.line("\(day) \(clock.time.prefix(5))")
  }
}

/// The conditions of one kind: a bar of a picture.
struct ConditionKind {
  let title: String
  let side: OutcomeSide
  /// In the order of their first lines.
  private(set) var conditions: [HeldCondition]

  /// True if a cause names one of them.
  var explains: Bool { conditions.contains { !$0.causes.isEmpty } }

  private struct Key: Hashable {
    var kind: String
    var side: OutcomeSide
  }

  /// Those that explain something first, then in the order of their first lines.
  static func all(_ conditions: [HeldCondition]) -> [ConditionKind] {
    var kinds: [ConditionKind] = []
    var known: [Key: Int] = [:]
    for condition in conditions {
      let key = Key(kind: condition.explanation.kind, side: condition.explanation.side)
      if let index = known[key] {
        kinds[index].conditions.append(condition)
      } else {
        known[key] = kinds.count
        kinds.append(
          ConditionKind(title: ConditionWords.title(condition), side: key.side, conditions: [condition]))
      }
    }
    return kinds.filter(\.explains) + kinds.filter { !$0.explains }
  }
}
