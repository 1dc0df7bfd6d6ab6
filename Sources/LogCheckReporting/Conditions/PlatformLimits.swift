import LogCheckModel

/// The limits of the platform that were met: conditions with their days and lines, in words for every report. Texts are not clean.
struct PlatformLimits {
  struct Item {
    var title: String
    /// `2025-11-20 to 11-22, line 12, 3 lines`. Clean text.
    var position: String
    /// The platform does not do that then.
    var limit: String
    /// True if a cause names it, which reports print first.
    var isCause: Bool
  }

  private(set) var items: [Item] = []

  private struct Key: Hashable {
    var kind: String
    var side: OutcomeSide
  }

  init(_ summary: RunSummary) {
    let namesCapture = summary.captures.count > 1
    for device in summary.outcomes {
      let causes = Set(device.causes.map { Key(kind: $0.explanation.kind, side: $0.explanation.side) })
      var order: [Key] = []
      var found: [Key: [HeldCondition]] = [:]
      for condition in device.conditions where condition.explanation.limit != nil {
        let key = Key(kind: condition.explanation.kind, side: condition.explanation.side)
        if found[key] == nil { order.append(key) }
        found[key, default: []].append(condition)
      }
      for key in order {
        guard let held = found[key], let first = held.first else { continue }
        items.append(
          Item(
            title: first.explanation.title, position: Self.position(of: held, device, namesCapture: namesCapture),
            limit: first.explanation.limit ?? "", isCause: causes.contains(key)))
      }
    }
    for (circumstance, count) in summary.circumstances where !circumstance.isCondition {
      guard let limit = circumstance.limit else { continue }
      let line = StoryLine.position(circumstance.event, withCapture: namesCapture)
      items.append(
        Item(
          title: circumstance.title, position: line + (count > 1 ? ", \(count) times" : ""), limit: limit,
          isCause: false))
    }
  }

  private static func position(of held: [HeldCondition], _ device: DeviceOutcomes, namesCapture: Bool) -> String {
    let words = ConditionWords(paths: device.paths, namesCapture: namesCapture)
    guard let first = held.first, let last = held.last else { return "" }
    var parts: [String] = []
    if let from = first.first.instant, let to = (last.end ?? last.last).instant {
      parts.append(OutcomeDays.span(from, max(from, to), of: device))
    }
    parts.append(words.position(first.first))
    let lines = held.reduce(0) { $0 + $1.lines }
    if lines > 1 { parts.append("\(lines) lines") }
    return CleanText.line(parts.joined(separator: ", "))
  }
}
