package import LogCheckModel
import LogCheckRules

/// A capture of days, as edits of a base, and what a report about outcomes and causes must say of it. `Tests/Causes/README.md` describes
/// the form.
package struct CauseCase: Sendable {
  package let name: String
  package let base: CauseBase
  /// Its length in days.
  package let days: Int
  /// Day 1, counted from 1970-01-01.
  package let firstDay: Int
  /// The names of the carriers, as in the truth suite.
  package let carriers: [String]
  /// The offsets of the printed stamps: from an instant on, so many seconds.
  package let zones: [Zone]
  package let edits: [CauseEdit]
  /// In the order of their weight.
  package let causes: [Cause]
  package let limit: String?
  /// The number of notifications by result.
  package let results: [String: Int]
  /// The first one is the best.
  package let exits: [String]
  package let mark: SourceMark

  package struct Zone: Sendable {
    package var from: LogInstant
    package var offsetSeconds: Int
  }

  /// Each list holds what is right; its first value is the best.
  package struct Cause: Sendable {
    package var sides: [String]
    package var kinds: [String]
    package var certainties: [String]
    /// NAME@DAY, or `none`.
    package var lines: [String]
    package var firstDay: Int
    package var lastDay: Int
  }

  private static let keys = [
    "name", "about", "base", "days", "first", "carriers", "zones", "known", "edits", "causes", "limit", "results",
    "exit",
    "follows", "doubt",
  ]

  static func read(_ node: RuleNode, _ bases: [String: CauseBase]) throws(SampleProblem) -> CauseCase {
    let map = try SampleMap(
      node, "a case", keys: keys,
      required: ["name", "about", "base", "days", "carriers", "causes", "results", "exit", "follows"])
    let baseID = try map.text("base") ?? ""
    guard let base = bases[baseID] else { throw SampleProblem("there is no base `\(baseID)`", at: map.mark("base")) }
    let day = try firstDay(map)
    var edits: [CauseEdit] = []
    for node in try map.nodes("edits") ?? [] { edits.append(try CauseEdit.read(node, firstDay: day)) }
    var zones: [Zone] = []
    for node in try map.nodes("zones") ?? [] {
      let zone = try SampleMap(node, "a zone", keys: ["from", "minutes"], required: ["from", "minutes"])
      guard let minutes = Int(try zone.text("minutes") ?? "") else {
        throw SampleProblem("`minutes` is a number", at: node)
      }
      zones.append(
        Zone(from: try CauseEdit.moment(zone.text("from") ?? "", firstDay: day, at: node), offsetSeconds: minutes * 60))
    }
    var causes: [Cause] = []
    for node in try map.nodes("causes") ?? [] { causes.append(try cause(node)) }
    var results: [String: Int] = [:]
    for (key, value) in try map.words("results") ?? [:] {
      guard let count = Int(value) else { throw SampleProblem("`results` are counts", at: map.mark("results")) }
      results[key] = count
    }
    return CauseCase(
      name: try map.text("name") ?? "", base: base, days: try map.number("days") ?? 1, firstDay: day,
      carriers: try map.texts("carriers") ?? [], zones: zones, edits: edits, causes: causes,
      limit: try map.text("limit"),
      results: results, exits: try map.oneOrMore("exit"), mark: node.mark)
  }

  static func lines(_ map: SampleMap) throws(SampleProblem) -> [CauseLineText] {
    var lines: [CauseLineText] = []
    for node in try map.nodes("lines") ?? [] { lines.append(try CauseLineText(node.scalar?.text ?? "", at: node)) }
    return lines
  }

  private static func firstDay(_ map: SampleMap) throws(SampleProblem) -> Int {
    let text = try map.text("first") ?? "2025-11-15"
    guard let match = try? /(\d{4})-(\d\d)-(\d\d)/.wholeMatch(in: text), let year = Int(match.1),
      let month = Int(match.2), let day = Int(match.3)
    else { throw SampleProblem("`first` is a date as 2025-11-15", at: map.mark("first")) }
    return Calendar.daysSinceEpoch(year: year, month: month, day: day)
  }

  private static func cause(_ node: RuleNode) throws(SampleProblem) -> Cause {
    let keys = ["side", "kind", "certainty", "line", "first_day", "last_day"]
    let map = try SampleMap(node, "a cause", keys: keys, required: keys)
    return Cause(
      sides: try map.oneOrMore("side"), kinds: try map.oneOrMore("kind"), certainties: try map.oneOrMore("certainty"),
      lines: try map.oneOrMore("line"), firstDay: try map.number("first_day") ?? 1,
      lastDay: try map.number("last_day") ?? 1)
  }
}
