import LogCheckModel
import Testing

@testable import LogCheckRules

/// Forms of rules that have a better word now are read as before, with a note that names the word.
@Suite struct OlderFormTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let older: String
    let newer: String
    /// The kind of both, in reports.
    let kind: String

    var testDescription: String { kind }
  }

  private static let pairs = [
    Pair(
      older: "kind: count, event: door.locked, where: 'same(id, o.id)', at_most: 0, settled: 3s, without_times: order, "
        + "per: { open: door.opened as o, close: door.closed, at_most: 5s }",
      newer: "kind: never, event: door.locked, where: 'same(id, o.id)', settled: 3s, without_times: order, "
        + "between: { open: door.opened as o, close: door.closed }, within: 5s", kind: "never"),
    Pair(
      older: "kind: count, event: door.locked, at_most: 0, per: { open: door.opened }, ends: { session: true }",
      newer: "kind: never, event: door.locked, between: { open: door.opened }, ends: { session: true }", kind: "never"),
    Pair(
      older: "kind: relate, when: door.opened as o, check: o.count == 1, unless: { when: o.ok, says: it is broken }",
      newer: "kind: check, event: door.opened as o, check: o.count == 1, unless: { when: o.ok, says: it is broken }",
      kind: "check"),
    Pair(
      older: "kind: domain, event: door.opened, fields: { id: [a, b] }, missing: skip, ignore_case: true",
      newer: "kind: check, event: door.opened, fields: { id: [a, b] }, missing: skip, ignore_case: true", kind: "check"),
  ]

  private static func rule(_ keys: String) -> (rule: Rule?, notes: [String]) {
    let loaded = load(
      """
      schema: dnp-rules/1
      events:
        door.opened: { fields: { id: word, count: integer, ok: boolean } }
        door.closed: { fields: { id: word } }
        door.locked: { fields: { id: word } }
      rules:
        - { id: the-door, title: the door, \(keys), tests: [
            { name: good, events: ["0s door.opened"], expect: pass }, { name: bad, events: ["0s door.opened"], expect: fail },
            { name: open, events: ["0s door.opened"], expect: { inconclusive: end } }] }
      """)
    return (loaded.rules.rules.first, loaded.diagnostics.map { "\($0.code) \($0.severity.rawValue)" })
  }

  @Test(arguments: pairs)
  func bothFormsAreOneRule(_ pair: Pair) throws {
    let (older, newer) = (Self.rule(pair.older), Self.rule(pair.newer))
    #expect(older.notes == ["R084 warning"])
    #expect(newer.notes == [])
    let rules = (try #require(older.rule), try #require(newer.rule))
    #expect([rules.0.body.kind, rules.1.body.kind] == [pair.kind, pair.kind])
    #expect(Self.packed(rules.0) == Self.packed(rules.1))
  }

  /// Written with positions, which differ, and with the one difference of a count: its closing event is counted.
  private static func packed(_ rule: Rule) -> String {
    var rule = rule
    if var count = rule.body as? CountRule {
      count.countsClosing = true
      rule.body = count
    }
    var text = "\(rule.body)\n\(rule.ends)"
    text = text.replacing(/SourceMark\([^)]*\)/, with: "mark")
    return text
  }

  /// A count that is not of none, and values that are compared with those of another event, have no better word.
  @Test(arguments: [
    "kind: count, event: door.locked, at_most: 1, per: { open: door.opened, close: door.closed }",
    "kind: count, event: door.locked, exactly: 1, per: { open: door.opened, close: door.closed }",
    "kind: relate, when: door.opened as o, with: door.closed as c, within: 5s, check: o.id == c.id",
    "kind: relate, when: door.opened as o, with_last: door.closed as c, check: o.id == c.id",
  ])
  func otherFormsStay(_ keys: String) throws {
    let found = Self.rule(keys)
    #expect(found.notes == [])
    #expect(keys.contains("kind: \(try #require(found.rule).body.kind),"))
  }

  /// The fields of one event need no name before them.
  @Test func theFieldsOfOneEventNeedNoName() throws {
    let bare = Self.rule("kind: check, event: door.opened, check: count == 1, unless: { when: ok, says: it is broken }")
    let named = Self.rule(
      "kind: check, event: door.opened as o, check: o.count == 1, unless: { when: o.ok, says: it is broken }")
    #expect(bare.notes == [] && named.notes == [])
    #expect(try #require(bare.rule).body.kind == "check")
    #expect(try #require(named.rule).body.kind == "check")
  }

  /// More than the events of the interval decides there, so that it stays a rule of the whole kind.
  @Test(arguments: [
    "needs_alive: [door.closed]", "given: { event: door.closed, found: skip }", "ends: { supersedes: true }",
  ])
  func anIntervalThatNeedsMoreIsNoCount(_ key: String) throws {
    let found = Self.rule("kind: never, event: door.locked, between: { open: door.opened, close: door.closed }, \(key)")
    #expect(found.notes == [])
    #expect(try #require(found.rule).body is NeverRule)
  }

  /// It is short for an expression that rules had before, so that it is judged, explained and packed like that.
  @Test func sameIsShortForAFallback() throws {
    let guards = try ["same(id, o.id)", "(id ?? o.id) == o.id"].map { text in
      let keys =
        "kind: never, event: door.locked, where: '\(text)', between: { open: door.opened as o, close: door.closed }"
      return "\(try #require(Self.rule(keys).rule).body)".replacing(/SourceMark\([^)]*\)/, with: "")
    }
    #expect(guards[0] == guards[1])
    #expect(guards[0].contains("fallback"))
  }
}
