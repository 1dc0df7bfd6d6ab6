import LogCheckRules

/// A structured event as it is written, with the known meaning of every value.
package struct WrittenObject: CustomStringConvertible {
  /// A value, by the types that it can be read as.
  struct Value {
    var json: String
    var types: Set<FieldType> = []
    /// Its value is hidden.
    var isHidden = false
    var isNull = false
    /// True if it is an instant that is a text with its offset.
    var isZoned = false
    /// The word itself, where words are declared or a guard asks.
    var word: String?
  }

  var name: String
  /// True if its line carries the tag of a component.
  package var isTagged: Bool
  var members: [(name: String, value: Value)]
  var fields: [(name: String, value: Value)]
  /// True if its end is missing.
  var isCut: Bool

  package var description: String {
    func text(_ pairs: [(name: String, value: Value)]) -> String {
      pairs.map { "\"\($0.name)\":\($0.value.json)" }.joined(separator: ",")
    }
    let end = isCut ? "" : "}"
    return "{\"event\":\"\(name)\",\(text(members))\(members.isEmpty ? "" : ",")\"fields\":{\(text(fields))}\(end)"
  }

  package static let vocabulary = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
    envelope:
      session: [visit]
      required: { schema: [x/1], ts: instant, level: [info, error] }
      optional: { seq: integer, due: instant }
    events:
      a.done:
        component: ALPHA
        fields: { id: word, num: integer, took: duration, ok: boolean, at: instant, names: list }
      a.other: { component: ALPHA, fields: { num: integer } }

    """

  // MARK: Random ones

  private static let null = Value(json: "null", isNull: true)
  private static let hidden = Value(json: "\"<private>\"", isHidden: true)
  private static let object = Value(json: "{}")
  private static let instants = [
    Value(json: "\"2025-11-15T05:40:00Z\"", types: [.instant], isZoned: true),
    Value(json: "\"2025-11-15T06:40:00.250+01:00\"", types: [.instant], isZoned: true),
    Value(json: "\"2025-11-15T05:40:00\"", types: [.instant]), Value(json: "1763185200000", types: [.instant]),
  ]
  /// The possible values of a field, mostly the right ones.
  private static let choices: [(name: String, values: [Value])] = [
    ("id", [Value(json: "\"x\"", types: [.word], word: "x"), Value(json: "\"y\"", types: [.word], word: "y"), object]),
    ("num", [Value(json: "1", types: [.integer]), Value(json: "-7", types: [.integer]), Value(json: "\"many\"")]),
    ("took", [Value(json: "\"12s\"", types: [.duration]), Value(json: "\"soon\"")]),
    ("took_ms", [Value(json: "5", types: [.duration])]),
    (
      "ok",
      [Value(json: "true", types: [.boolean]), Value(json: "\"no\"", types: [.boolean]), Value(json: "\"maybe\"")]
    ),
    ("at", instants + [Value(json: "\"soon\"")]),
    ("names", [Value(json: "[\"a\",\"b\"]", types: [.list]), Value(json: "[]", types: [.list])]),
    ("more", [Value(json: "1")]),
  ]
  private static let levels = ["info", "error"].map { (word: String) in
    Value(json: "\"\(word)\"", types: [.word], word: word)
  }

  package init(_ numbers: inout SeededNumbers) {
    func value(_ values: [Value]) -> Value {
      if numbers.once(in: 12) { return Self.null }
      return numbers.once(in: 12) ? Self.hidden : numbers.pick(values)
    }
    name = numbers.pick(["a.done", "a.done", "a.done", "a.other", "nobody.knows"])
    isTagged = !numbers.once(in: 4)
    members = []
    fields = []
    let mark = numbers.once(in: 8) ? "x/2" : "x/1"
    if !numbers.once(in: 8) {
      members.append(("schema", Value(json: "\"\(mark)\"", types: [.word], word: mark)))
    }
    if !numbers.once(in: 8) { members.append(("ts", value(Self.instants + Self.instants.prefix(2)))) }
    if !numbers.once(in: 8) {
      members.append(("level", value(Self.levels + Self.levels + [Value(json: "\"loud\"", word: "loud")])))
    }
    if numbers.once(in: 4) {
      members.append(("seq", value([Value(json: "3", types: [.integer]), Value(json: "\"x\"")])))
    }
    if numbers.once(in: 4) { members.append(("due", value(Self.instants))) }
    if numbers.once(in: 4) { members.append(("visit", Value(json: "\"v1\""))) }
    if numbers.once(in: 8) { members.append(("stranger", Value(json: "1"))) }
    var hasTook = false
    for choice in Self.choices where !numbers.once(in: 3) {
      // Two spellings of one field are one too many.
      if choice.name.hasPrefix("took") {
        if hasTook { continue }
        hasTook = true
      }
      if choice.name == "more", !numbers.once(in: 4) { continue }
      let field = (choice.name, value(choice.values))
      if numbers.once(in: 6) { members.append(field) } else { fields.append(field) }
    }
    isCut = isTagged && numbers.once(in: 10)
  }
}

extension RuleMaker {
  /// The text of a random rule about structured events.
  package static func schema(seed: UInt64) -> String {
    var numbers = SeededNumbers(seed: seed)
    var lines = ["kind: schema"]
    let isOfAll = numbers.once(in: 3)
    if isOfAll {
      lines.append("structured: true")
      if numbers.once(in: 2) { lines.append("required: [\(numbers.pick(["seq", "due"]))]") }
    } else {
      lines.append("event: a.done")
      if numbers.once(in: 3) { lines.append("where: id == \"x\"") }
      let required = ["id", "num", "took", "ok", "at", "names"].filter { _ in numbers.once(in: 4) }
      if !required.isEmpty { lines.append("required: [\(required.joined(separator: ", "))]") }
    }
    if numbers.once(in: 3) { lines.append("unknown_fields: fail") }
    if numbers.once(in: 3) { lines.append("fields_typed: false") }
    if numbers.once(in: 3) { lines.append("instants_zoned: true") }
    return lines.joined(separator: "\n")
  }
}
