import LogCheckModel
import LogCheckRules

/// A change of a base.
package struct CauseEdit: Sendable {
  let change: Change
  let mark: SourceMark

  enum Change: Sendable {
    case drop(Choice)
    case add(CauseDays, parts: [String])
    case insert(CauseDays, [CauseLineText], after: String?)
    case replace(Choice, CauseLineContent)
    case shift(Choice, milliseconds: Int64)
    case swap(Choice, from: String, to: String)
    case cut(from: LogInstant?, to: LogInstant?, isMarked: Bool)
    case keep(levels: [LogLevel], containing: [String])
  }

  /// Lines and parts by their names; all where none is named.
  struct Choice: Sendable {
    var days: CauseDays
    var names: [String]
  }

  static func read(_ node: RuleNode, firstDay: Int) throws(SampleProblem) -> CauseEdit {
    guard case .map(let list) = node.content, list.count == 1, let entry = list.first else {
      throw SampleProblem("an edit is a map with one key", at: node)
    }
    return CauseEdit(change: try change(entry, firstDay: firstDay), mark: node.mark)
  }

  private static func change(_ entry: RuleNode.Entry, firstDay: Int) throws(SampleProblem) -> Change {
    let value = entry.value
    func map(_ keys: [String], _ required: [String]) throws(SampleProblem) -> SampleMap {
      try SampleMap(value, "`\(entry.key)`", keys: keys, required: required)
    }
    switch entry.key {
    case "drop": return .drop(try choice(map(["days", "lines"], ["lines"]), "lines"))
    case "add":
      let add = try map(["days", "parts"], ["parts"])
      return .add(try days(add), parts: try add.texts("parts") ?? [])
    case "insert":
      let insert = try map(["days", "lines", "after"], ["lines"])
      return .insert(try days(insert), try CauseCase.lines(insert), after: try insert.text("after"))
    case "replace":
      let replace = try map(["days", "line", "with"], ["line", "with"])
      return .replace(try choice(replace, "line"), CauseLineContent(try replace.text("with") ?? ""))
    case "shift":
      let shift = try map(["days", "lines", "by"], ["lines", "by"])
      guard let seconds = Double(try shift.text("by") ?? "") else {
        throw SampleProblem("`by` is a number of seconds", at: shift.mark("by"))
      }
      return .shift(try choice(shift, "lines"), milliseconds: Int64((seconds * 1000).rounded()))
    case "swap":
      let swap = try map(["days", "lines", "from", "to"], ["from", "to"])
      return .swap(
        try choice(swap, "lines"), from: try swap.text("from") ?? "",
        to: try swap.text("to", isEmptyAllowed: true) ?? "")
    case "cut":
      let cut = try map(["from", "to", "mark"], [])
      let from = try cut.text("from").map { text throws(SampleProblem) in
        try moment(text, firstDay: firstDay, at: value)
      }
      let to = try cut.text("to").map { text throws(SampleProblem) in try moment(text, firstDay: firstDay, at: value) }
      return .cut(from: from, to: to, isMarked: try cut.text("mark") == "true")
    case "keep":
      let keep = try map(["levels", "containing"], [])
      let levels: [String: LogLevel] = [
        "debug": .debug, "info": .info, "default": .notice, "error": .error, "fault": .fault,
      ]
      return .keep(
        levels: try (keep.texts("levels") ?? []).compactMap { levels[$0] },
        containing: try keep.texts("containing") ?? [])
    default: throw SampleProblem("there is no edit `\(entry.key.shortened)`", at: entry.keyPosition.mark)
    }
  }

  /// `DAY`, `DAY HH:MM:SS` or `DAY HH:MM:SS.mmm`.
  static func moment(_ text: String, firstDay: Int, at node: RuleNode) throws(SampleProblem) -> LogInstant {
    guard let match = try? /(\d+)(?: (\d\d):(\d\d):(\d\d)(?:\.(\d\d\d))?)?/.wholeMatch(in: text),
      let day = Int64(match.1)
    else { throw SampleProblem("a moment is DAY or DAY HH:MM:SS, not `\(text.shortened)`", at: node) }
    let parts = [match.2, match.3, match.4, match.5].map { $0.flatMap { Int64($0) } ?? 0 }
    let seconds = ((Int64(firstDay) + day - 1) * 24 + parts[0]) * 3600 + parts[1] * 60 + parts[2]
    return LogInstant(nanoseconds: (seconds * 1000 + parts[3]) * 1_000_000)
  }

  private static func days(_ map: SampleMap) throws(SampleProblem) -> CauseDays {
    try map.text("days").map { text throws(SampleProblem) in try CauseDays(text, at: map.node) } ?? .all
  }

  private static func choice(_ map: SampleMap, _ key: String) throws(SampleProblem) -> Choice {
    Choice(days: try days(map), names: try map.oneOrMore(key))
  }
}
