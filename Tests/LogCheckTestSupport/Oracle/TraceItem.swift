package import LogCheckModel
import LogCheckRules

/// A line of a random trace.
package struct TraceItem: CustomStringConvertible {
  /// Milliseconds from the beginning; never less than those of the line before.
  package var at: Int64
  /// An event of the bench, or `tick`.
  package var name: String
  /// The values of its fields; a field that is not here is absent.
  package var values: [String: FieldValue] = [:]
  /// The values that a capture shows instead of some of them.
  package var shown: [String: FieldValue] = [:]
  /// From 1; stays when lines around it are dropped.
  package var line: Int
  package var session = 0
  /// True if the line that begins its session is missing from the trace.
  package var isAdrift = false
  /// By how much the clock of the capture was set forward before it, in milliseconds.
  package var shift: Int64 = 0
  /// True if a capture does not hold it.
  package var isLost = false

  package init(at: Int64, name: String, values: [String: FieldValue] = [:], line: Int, session: Int = 0) {
    self.at = at
    self.name = name
    self.values = values
    self.line = line
    self.session = session
  }

  /// As rule files write it, with its line before it.
  package var description: String {
    let values = values.sorted { $0.key < $1.key }.map { " \($0.key)=\(Self.words($0.value))" }.joined()
    let shown = shown.sorted { $0.key < $1.key }.map { " (\($0.key) shown as \(Self.words($0.value)))" }.joined()
    return
      "\(line): \(at)ms \(name)\(values)\(shown)\(shift > 0 ? " (clock +\(shift)ms)" : "")\(isLost ? " (lost)" : "")"
  }

  private static func words(_ value: FieldValue) -> String {
    switch value {
    case .absent: "-"
    case .redacted: "~"
    case .malformed: "!"
    case .truncated: "…"
    case .text(let text): text.description
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .instant(let instant, _): "+\((instant - RuleTest.beginning).nanoseconds / 1_000_000)ms"
    case .duration(let length): "\(length.nanoseconds / 1_000_000)ms"
    case .object(let text): text.description
    case .list(let items): items.map(\.description).joined(separator: ",")
    }
  }

  /// The same lines with the sessions that their launches begin.
  package static func inSessions(_ items: [TraceItem]) -> [TraceItem] {
    var session = 0
    return items.enumerated().map { position, item in
      var item = item
      if item.name == "s.launch", position > 0 { session += 1 }
      item.session = session
      return item
    }
  }
}

/// Random traces over some events of the bench.
package struct TraceMaker {
  /// Each as often as it occurs here.
  var names: [String]
  /// Traces are at most so long.
  package var longest = 30
  /// The steps between lines, in milliseconds: they often hit deadlines of whole seconds.
  var steps: [Int64] = [0, 1, 500, 500, 1000, 1000, 2000, 3000]

  /// Each event comes as often as it is named.
  package init(names: [String]) { self.names = names }

  package func trace(_ numbers: inout SeededNumbers) -> [TraceItem] {
    var at: Int64 = 0
    let count = 1 + numbers.next(below: longest)
    var items = (1...count).map { line in
      at += numbers.pick(steps)
      let name = numbers.pick(names)
      return TraceItem(at: at, name: name, values: Self.values(of: name, at, &numbers), line: line)
    }
    // Mostly all that is waited for is over in the end.
    if !numbers.once(in: 3) { items.append(TraceItem(at: at + 30_000, name: "tick", line: count + 1)) }
    return TraceItem.inSessions(items)
  }

  /// Values out of few, so that they often agree.
  private static func values(of name: String, _ at: Int64, _ numbers: inout SeededNumbers) -> [String: FieldValue] {
    func text(_ words: [String], _ numbers: inout SeededNumbers) -> FieldValue { .text(LogText(numbers.pick(words))) }
    var values: [String: FieldValue] = [:]
    switch name {
    case "tick", "p.plain", "p.end", "s.launch", "x.crash": return [:]
    case "h.linked":
      values["hash"] = text(["aa", "aa", "bb", "xyz"], &numbers)
      values["before"] = text(["aa", "aa", "bb", "none"], &numbers)
    case "h.told": values["hash"] = text(["aa", "aa", "bb"], &numbers)
    case "l.listed":
      values["ids"] = .list((0..<numbers.next(below: 3)).map { _ in LogText(numbers.pick(["0", "1", "2"])) })
    default:
      values["n"] = .integer(Int64(numbers.next(below: 4)))
      values["ok"] = .boolean(!numbers.once(in: 3))
      values["at"] = .instant(
        RuleTest.beginning + .milliseconds(at + numbers.pick([-1000, 0, 2000, 4000])), .absolute)
      values["span"] = .duration(.milliseconds(numbers.pick([0, 500, 1000, 3000])))
    }
    values["id"] = text(["0", "1"], &numbers)
    return values
  }
}
