import Foundation

/// Random rules of one kind, as rule files write them.
package struct RuleMaker {
  var numbers: SeededNumbers
  /// The events that the rule names, which its traces are made of.
  private(set) var names: [String] = []
  var isKeyed = false

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  package static let kinds = [
    "response", "sequence", "never", "precedes", "count", "rate", "overlap", "machine", "gauge", "counter", "relate",
    "domain", "set", "hash", "share",
  ]

  /// The kinds that tests try: those that `LOGCHECK_KINDS` names (`response,count`), else all.
  package static let tried: [String] = {
    guard let words = ProcessInfo.processInfo.environment["LOGCHECK_KINDS"] else { return kinds }
    return kinds.filter(words.split(separator: ",").map(String.init).contains)
  }()

  /// The text of a rule, as the lines after its id and title.
  package static func rule(of kind: String, seed: UInt64) -> (text: String, names: [String], isKeyed: Bool) {
    var maker = RuleMaker(seed: seed)
    maker.isKeyed = maker.numbers.once(in: 2)
    var lines = ["kind: \(kind)"] + maker.body(kind)
    if maker.isKeyed { lines.append("key: [id]") }
    return (lines.joined(separator: "\n"), maker.names, maker.isKeyed)
  }

  private mutating func body(_ kind: String) -> [String] {
    switch kind {
    case "response": response()
    case "sequence": sequence()
    case "never": never()
    case "precedes": precedes()
    case "count": count()
    case "rate": rate()
    case "overlap": overlap()
    case "machine": machine()
    case "gauge": gauge()
    case "counter": counter()
    case "relate": relate()
    case "domain": domain()
    case "set": set()
    case "share": share()
    default: hash()
    }
  }

  // MARK: Events

  private static let plain = [
    "a.start", "a.stop", "a.done", "a.step", "b.start", "b.done", "b.note", "q.quiet", "r.printed",
  ]

  /// An event with the usual fields, that the rule does not name yet.
  mutating func fresh() -> String {
    let name = numbers.pick(Self.plain.filter { !names.contains($0) })
    names.append(name)
    return name
  }

  /// Takes note that the rule names an event; more often named, it is met more often.
  mutating func name(_ event: String) { names.append(event) }

  /// One of those, or another.
  mutating func any() -> String { plainNames.isEmpty || numbers.once(in: 2) ? fresh() : numbers.pick(plainNames) }

  private var plainNames: [String] { names.filter(Self.plain.contains) }

  private static let guards = [
    "ok", "!ok", "n < 2", "n == 1", "n in [1, 2]", "ok || n == 0", "ok && n != 3", "ok ?? false", "present(n)",
    "span <= 1s", #"id == "0""#, #"id =~ "1""#, "at > time", "max(n, 1) == 1", "abs(n - 2) <= 1", "n * 2 < 4",
    "span + 500ms > 1s", #"lower(id) != "1""#, "(n ?? 1) >= 1", "!(ok && n > 1)", "n / 2 == 1", "-n < -1",
  ]
  private static let comparisons = [
    "n == s.n", "id == s.id", "n >= s.n", "ok == s.ok", "time - s.time <= 2s", "n != s.n && ok", "span >= s.span",
    "at >= s.at || !s.ok", "s.n < 2",
  ]

  /// A guard, which may look at the event named `s`.
  mutating func condition(seesTrigger: Bool) -> String {
    numbers.pick(seesTrigger && numbers.once(in: 2) ? Self.comparisons : Self.guards)
  }

  /// Another event of the rule, as a map: it has a guard once in `rarity` times.
  mutating func selector(_ name: String? = nil, seesTrigger: Bool = false, rarity: Int = 3, alias: String = "")
    -> String
  {
    var event = name ?? any()
    if alias.isEmpty, numbers.once(in: 6) { event = "[\(event), \(other(than: event))]" }
    event += alias
    guard numbers.once(in: rarity) else { return "{ event: \(event) }" }
    return "{ event: \(event), where: '\(condition(seesTrigger: seesTrigger))' }"
  }

  private mutating func other(than name: String) -> String {
    let name = numbers.pick(Self.plain.filter { $0 != name })
    if !names.contains(name) { names.append(name) }
    return name
  }

  /// The main event of a rule: its key, and its guard next to it.
  mutating func main(_ key: String, alias: String = "") -> [String] {
    var lines = ["\(key): \(fresh())\(alias)"]
    if numbers.once(in: 3) { lines.append("where: '\(condition(seesTrigger: false))'") }
    return lines
  }

  mutating func length(seesTrigger: Bool = false) -> String {
    if seesTrigger, numbers.once(in: 5) { return "s.span + 1s" }
    return numbers.pick(["1s", "2s", "3s", "5s", "8s", "12s"])
  }

  /// The events that end an instance, among those that the kind knows.
  mutating func ends(_ known: [String], seesTrigger: Bool) -> [String] {
    var parts: [String] = []
    for key in known where numbers.once(in: 6) {
      switch key {
      case "supersedes", "session": parts.append("\(key): true")
      default: parts.append("\(key): [\(selector(seesTrigger: seesTrigger, rarity: 2))]")
      }
    }
    return parts.isEmpty ? [] : ["ends: { \(parts.joined(separator: ", ")) }"]
  }
}
