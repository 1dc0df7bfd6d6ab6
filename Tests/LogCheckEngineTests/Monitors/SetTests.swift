import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct SetTests {
  private static func literal(_ relation: String, _ values: String = "[x, v]", per: String = "session") -> String {
    "kind: set\ncollect: a.start\nvalue: id\nrelation: \(relation)\nwith: { values: \(values) }\nper: \(per)"
  }

  private static let launch = "9s s.launch"

  @Test(arguments: [
    ("subset", ["0s a.start id=x", launch], "pass"), ("subset", ["0s a.start id=x"], "pass"),
    ("subset", ["0s a.start id=z"], "fail"), ("subset", ["0s a.start id=z", "1s a.start id=z"], "fail"),
    ("subset", ["0s a.start id=x", "1s a.start id=~"], "redacted"),
    ("subset", ["0s a.start id=~", "1s a.start id=z"], "fail"),
    ("subset", ["0s a.start", launch], "absent"), ("subset", ["0s a.start id=x", "5s gap 1s", launch], "gap"),
    ("subset", ["0s a.start id=z", "5s gap 1s", launch], "fail"),
    ("disjoint", ["0s a.start id=z", launch], "pass"), ("disjoint", ["0s a.start id=x"], "fail"),
    ("disjoint", ["0s a.start id=~", launch], "redacted"),
    ("superset", ["0s a.start id=x", "1s a.start id=v"], "pass"),
    ("superset", ["0s a.start id=x", "1s a.start id=v", "2s a.start id=z", "3s a.start id=~"], "pass"),
    ("superset", ["0s a.start id=x", launch], "fail"), ("superset", ["0s a.start id=x"], "end"),
    ("superset", ["0s a.start id=x", "1s a.start id=~", launch], "redacted"),
    ("superset", ["0s a.start id=x", "5s gap 1s", launch], "gap"),
    ("superset", ["0s a.start id=x", "5s gap 1s", "6s a.start id=v", launch], "gap"),
    ("equal", ["0s a.start id=x", "1s a.start id=v", launch], "pass"), ("equal", ["0s a.start id=x", launch], "fail"),
    ("equal", ["0s a.start id=x", "1s a.start id=v"], "end"), ("equal", ["0s a.start id=z"], "fail"),
    ("equal", ["0s a.start id=x", "1s a.start id=v", "5s gap 1s", launch], "gap"),
  ])
  func valuesAreComparedWithThoseThatAreMeant(_ relation: String, _ trace: [String], _ verdict: String) throws {
    #expect(try judge(Self.literal(relation), trace) == [verdict])
  }

  /// Events before the capture, or after it, are unknown.
  @Test func whatIsMissingFailsOnlyWhereTheWholeSessionWasSeen() throws {
    var conditions = Bench.Conditions()
    conditions.sessionStart = false
    #expect(try judge(Self.literal("superset"), ["0s a.start id=x", Self.launch], conditions) == ["start"])
    #expect(
      try judge(Self.literal("equal"), ["0s a.start id=x", "1s a.start id=v", Self.launch], conditions) == ["start"])
    #expect(try judge(Self.literal("equal"), ["0s a.start id=z"], conditions) == ["fail"])
    #expect(try judge(Self.literal("subset"), ["0s a.start id=x", Self.launch], conditions) == ["pass"])
    #expect(try judge(Self.literal("superset", per: "capture"), ["0s a.start id=x"]) == ["end"])
    #expect(
      try judge(Self.literal("superset", per: "capture"), ["0s a.start id=x", Self.launch, "10s a.start id=v"]) == [
        "pass"
      ])
    #expect(
      try judge(Self.literal("superset"), ["0s a.start id=x", Self.launch, "10s a.start id=v"]) == ["end", "fail"])
    #expect(try judge(Self.literal("superset"), ["0s b.done"], conditions) == [])
  }

  @Test(arguments: [
    ("n", "[1, 2]", "n=1", "pass"), ("span", "[1s]", "span=1000ms", "pass"), ("ok", "[true]", "ok=false", "fail"),
    ("n", "[1]", "n=2", "fail"), ("lower(id)", "[x]", "id=X", "pass"), ("n / 2", "[0.5, 2]", "n=4", "pass"),
  ])
  func everyTypeOfValueCanBeCollected(
    _ value: String, _ values: String, _ fields: String, _ verdict: String
  ) throws {
    let rule =
      "kind: set\ncollect: a.start\nvalue: \(value)\nrelation: subset\nwith: { values: \(values) }\nper: session"
    #expect(try judge(rule, ["0s a.start \(fields)"]) == [verdict])
  }

  @Test(arguments: [
    ("subset", "a,b", "pass"), ("subset", "a,c", "fail"), ("subset", "a,...", "redacted"),
    ("superset", "a,b,...", "pass"),
    ("superset", "a,...", "redacted"), ("equal", "b,a", "pass"), ("disjoint", "c,d", "pass"),
    ("disjoint", "c,b", "fail"),
  ])
  func aListAddsItsItems(_ relation: String, _ items: String, _ verdict: String) throws {
    let rule =
      "kind: set\ncollect: l.listed\nvalue: ids\nrelation: \(relation)\nwith: { values: [a, b] }\nper: session"
    #expect(try judge(rule, ["0s l.listed ids=\(items)", Self.launch]) == [verdict])
  }

  private static func two(_ relation: String) -> String {
    "kind: set\ncollect: a.start\nvalue: id\nrelation: \(relation)\nwith: { collect: b.start, value: id }\nper: session"
  }

  @Test(arguments: [
    ("subset", ["0s a.start id=x", "1s b.start id=x", launch], "pass"),
    ("subset", ["0s a.start id=x", "1s b.start id=v", launch], "fail"),
    ("subset", ["0s a.start id=x", "1s b.start id=v"], "end"),
    ("subset", ["0s a.start id=x", "1s b.start id=~", launch], "redacted"),
    ("subset", ["0s a.start id=x", "1s b.start id=x", "2s b.start id=~", launch], "pass"),
    ("subset", ["0s a.start id=~", "1s a.start id=x", launch], "fail"),
    ("subset", ["1s b.start id=v", launch], "cancelled"),
    ("superset", ["0s a.start id=x", "1s b.start id=x", launch], "pass"),
    ("superset", ["1s b.start id=v", launch], "fail"),
    ("superset", ["0s a.start id=x", "1s b.start id=x"], "end"),
    ("equal", ["0s a.start id=x", "1s b.start id=x", launch], "pass"),
    ("equal", ["0s a.start id=x", "1s b.start id=v", launch], "fail"),
    ("equal", ["0s a.start id=~", "1s a.start id=x", "2s b.start id=v", launch], "fail"),
    ("equal", ["0s a.start id=~", "2s b.start id=v", launch], "redacted"),
    ("disjoint", ["0s a.start id=x", "1s b.start id=v", launch], "pass"),
    ("disjoint", ["0s a.start id=x", "1s b.start id=x", launch], "fail"),
    ("disjoint", ["0s a.start id=x", "1s b.start id=~", launch], "redacted"),
    ("disjoint", ["0s a.start id=x", "5s gap 1s", "6s b.start id=x"], "gap"),
    ("disjoint", ["0s a.start id=x", launch, "10s b.start id=v"], "cancelled pass"),
  ])
  func twoSetsOfASessionAreCompared(_ relation: String, _ trace: [String], _ verdict: String) throws {
    #expect(try judge(Self.two(relation), trace).joined(separator: " ") == verdict)
  }

  /// A component that is never heard lacks nothing.
  @Test func whatIsNotCapturedIsNotMissing() throws {
    #expect(try judge(Self.two("subset"), ["0s a.start id=x", Self.launch], .partial) == ["not-captured"])
    #expect(try judge(Self.two("subset"), ["0s a.start id=x", "1s b.done", Self.launch], .partial) == ["fail"])
  }

  /// Two lists contradict each other in one launch: where a filter may have left out the lines of launches, it is unknown whether it is one.
  @Test(arguments: [
    ("disjoint", ["0s b.start id=x", "1s b.done id=x"], ["not-captured"]),
    ("disjoint", ["0s b.start id=x", "1s b.done id=x", "2s a.step"], ["fail"]),
    ("disjoint", ["0s a.step", "1s b.start id=x", "2s b.done id=x"], ["fail"]),
  ])
  func twoListsNeedTheLinesOfLaunches(_ relation: String, _ trace: [String], _ verdicts: [String]) throws {
    let rule = Self.two(relation).replacing("a.start", with: "b.done")
    #expect(try judge(rule, trace, .partial) == verdicts)
  }

  private static func interval(_ relation: String, key: String = "") -> String {
    "kind: set\ncollect: a.step\nvalue: n\nrelation: \(relation)\nwith: { values: [1, 2] }\n"
      + "per: { open: a.start, close: a.stop, at_most: 10s }\(key)"
  }

  @Test(arguments: [
    ("superset", ["0s a.start", "1s a.step n=1", "2s a.step n=2", "3s a.stop"], "pass"),
    ("superset", ["0s a.start", "1s a.step n=1", "3s a.stop", "4s a.step n=2"], "fail"),
    ("superset", ["0s a.start", "1s a.step n=1", "12s tick"], "fail"),
    ("superset", ["0s a.start", "1s a.step n=1"], "end"),
    ("superset", ["0s a.start", "3s a.stop"], "fail"),
    ("superset", ["0s a.start", "1s a.step n=1", "2s a.step n=2"], "pass"),
    ("superset", ["0s a.start", "1s a.step n=1", "5s gap 1s", "6s a.step n=2", "7s a.stop"], "gap"),
    ("subset", ["0s a.start", "1s a.step n=1", "3s a.stop", "4s a.step n=3"], "pass"),
    ("subset", ["0s a.start", "1s a.step n=3"], "fail"), ("subset", ["0s a.start", "3s a.stop"], "cancelled"),
    ("subset", ["0s a.start", "5s gap 1s", "6s a.step n=3"], "gap"),
    ("subset", ["0s a.start", "1s a.step n=1"], "end"),
    ("subset", ["0s a.start", "1s a.step n=1", "5s gap 1s", "6s a.stop"], "gap"),
    ("equal", ["0s a.start", "1s a.step n=2", "2s a.step n=1", "3s a.stop"], "pass"),
    ("subset", ["0s a.step n=3", "1s a.stop"], ""),
  ])
  func anIntervalHasItsOwnSet(_ relation: String, _ trace: [String], _ verdict: String) throws {
    #expect(try judge(Self.interval(relation), trace).joined(separator: " ") == verdict)
  }

  @Test func eachKeyHasItsOwnSet() throws {
    let rule = Self.interval("subset", key: "\nkey: [id]")
    let trace = ["0s a.start id=p", "1s a.start id=q", "2s a.step id=p n=1", "3s a.step id=q n=3", "4s a.stop id=p"]
    #expect(try judge(rule, trace) == ["fail", "pass"])
    // The key of the value is unknown.
    #expect(
      try judge(rule, ["0s a.start id=p", "1s a.start id=q", "2s a.step id=~ n=3", "3s a.stop id=p", "4s a.stop id=q"])
        == ["ambiguous", "ambiguous"])
    // The key ties a value to its scope also where lines are missing.
    #expect(try judge(rule, ["0s a.start id=p", "5s gap 1s", "6s a.step id=p n=3"]) == ["fail"])
    let ended = rule + "\nends: { cancelled_by: b.done, killed_by: b.note, session: true }"
    #expect(try judge(ended, ["0s a.start id=p", "1s b.done id=p"]) == ["cancelled"])
    #expect(try judge(ended, ["0s a.start id=p", "1s b.note id=p"]) == ["end"])
    #expect(try judge(ended, ["0s a.start id=p", "1s a.step id=p n=1", Self.launch]) == ["end"])
  }

  /// Values that were collected before the instance was given up are not missing.
  @Test func theRestOfASetThatWasGivenUpIsOpen() throws {
    let rule =
      "kind: set\ncollect: a.start\nvalue: n\nrelation: superset\nwith: { values: [1, 2] }\nper: capture\nkey: [\"id\"]"
    let ids = ["x"] + (1...RuleContext.instanceLimit).map { "k\($0)" }
    let trace = ids.map { "1s a.start id=\($0) n=1" } + ids.map { "2s a.start id=\($0) n=2" }
    let outcomes = try Bench(rule, [trace]).outcomes()
    #expect(outcomes.allSatisfy { $0.verdict == .pass || $0.verdict == .inconclusive(.evicted) })
    #expect(outcomes.contains { $0.verdict == .inconclusive(.evicted) })
  }

  @Test func noMoreThanSoManyValuesAreKept() throws {
    let rule = "kind: set\ncollect: a.start\nvalue: n\nrelation: disjoint\nwith: { values: [-1] }\nper: session"
    #expect(try Bench(rule, [["0s tick"]]).crowd(4096, of: "a.start", keyedBy: "n").map(\.verdict.word) == ["pass"])
    #expect(try Bench(rule, [["0s tick"]]).crowd(5000, of: "a.start", keyedBy: "n").map(\.verdict.word) == ["evicted"])
  }
}
