import LogCheckModel
import LogCheckRules

/// A healthy capture that the cases of the cause suite edit: parts, each with lines that are repeated on its days.
package struct CauseBase: Sendable {
  package let id: String
  let level: LogLevel
  /// Milliseconds that a line with `~` comes later, by day.
  let shift: [Int64]
  let parts: [Part]

  struct Part: Sendable {
    var name: String
    var days: CauseDays
    var lines: [CauseLineText]
  }

  static func read(_ node: RuleNode) throws(SampleProblem) -> CauseBase {
    let map = try SampleMap(
      node, "a base", keys: ["id", "about", "platform", "level", "shift", "parts"],
      required: ["id", "about", "platform", "parts"])
    var parts: [Part] = []
    for entry in try map.entries("parts") {
      let part = try SampleMap(entry.value, "a part", keys: ["days", "lines"], required: ["lines"])
      let days = try part.text("days").map { text throws(SampleProblem) in try CauseDays(text, at: entry.value) }
      parts.append(Part(name: entry.key, days: days ?? .all, lines: try CauseCase.lines(part)))
    }
    var shift: [Int64] = []
    for node in try map.nodes("shift") ?? [] {
      guard let seconds = node.scalar.flatMap({ Int64($0.text) }) else {
        throw SampleProblem("`shift` is a list of seconds", at: node)
      }
      shift.append(seconds * 1000)
    }
    let levels: [String: LogLevel] = ["debug": .debug, "info": .info, "default": .notice]
    guard let level = levels[try map.text("level") ?? "info"] else {
      throw SampleProblem("`level` is debug, info or default", at: map.mark("level"))
    }
    return CauseBase(id: try map.text("id") ?? "", level: level, shift: shift.isEmpty ? [0] : shift, parts: parts)
  }
}
