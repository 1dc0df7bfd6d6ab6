import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct GaugeTests {
  /// Up with `a.start`, down with `a.done`, set by `b.note`, reset by a launch.
  private static func gauge(_ bounds: String) -> String {
    """
    kind: gauge
    up: { event: a.start, where: ok ?? true }
    down: [{ event: a.done, where: ok ?? true }, b.done]
    set: { event: b.note, value: "n" }
    reset_on: { event: s.launch }
    \(bounds)
    key: [id]
    """
  }

  // Its type is written out: the compiler takes ten seconds to find it.
  private static let atMostTwo: [([String], [String])] = [
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s a.start id=x"], ["fail"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s a.done id=x", "4s a.start id=x"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s b.done id=x", "4s a.start id=x"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=y", "3s a.start id=x"], ["pass", "pass"]),
    (["0s s.launch", "1s a.done id=x", "2s a.start id=x", "3s a.start id=x"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s s.launch", "4s a.start id=x"], ["pass"]),
    // Once for as long as it lasts.
    ((["0s s.launch"] + (1...5).map { "\($0)s a.start id=x" }), ["fail"]),
    (
      ["0s s.launch"] + (1...3).map { "\($0)s a.start id=x" }
        + ["4s a.done id=x", "5s a.done id=x", "6s a.start id=x", "7s a.start id=x"], ["fail", "fail"]
    ),
    (
      ["0s s.launch"] + (1...3).map { "\($0)s a.start id=x" } + ["4s a.done id=x", "5s a.start id=x"],
      ["fail", "fail"]
    ),
    // From an unknown beginning what was seen is enough for a fault, not for a pass.
    (["0s a.start id=x"], ["start"]), (["0s a.start id=x", "1s a.start id=x", "2s a.start id=x"], ["fail"]),
    (["0s a.done id=x", "1s s.launch", "2s a.start id=x"], ["pass"]), (["0s s.launch"], []),
    (["0s b.note id=x n=2"], ["pass"]), (["0s b.note id=x n=3"], ["fail"]),
    (["0s b.note id=x n=1", "1s a.start id=x", "2s a.start id=x"], ["fail"]),
    (["0s b.note id=x n=1", "1s a.start id=x", "2s a.done id=x", "3s a.start id=x"], ["pass"]),
    // Lines may be missing.
    (["0s s.launch", "1s a.start id=x", "3s gap 1s", "4s a.start id=x"], ["gap"]),
    (["0s s.launch", "1s a.start id=x", "3s gap 1s", "4s a.start id=x", "5s a.start id=x"], ["gap"]),
    (["0s s.launch", "1s a.start id=x", "3s gap 1s"] + (4...6).map { "\($0)s a.start id=x" }, ["fail"]),
    (["0s s.launch", "1s a.start id=x", "3s gap 1s", "4s s.launch", "5s a.start id=x"], ["gap"]),
    (["0s s.launch", "3s gap 1s", "4s a.start id=x"], ["gap"]),
    (["0s a.done id=y", "3s gap 1s", "4s b.start", "5s s.launch", "6s a.start id=x"], ["gap"]),
    // Unknown events.
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x ok=~", "3s a.start id=x"], ["redacted"]),
    (["0s s.launch", "1s a.start id=x ok=~", "2s a.start id=x"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s a.start id=x ok=~"], ["redacted"]),
    (["0s s.launch"] + (1...3).map { "\($0)s a.start id=x" } + ["4s a.start id=x ok=~"], ["fail"]),
    (
      ["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s a.done id=x ok=~", "4s a.start id=x"], ["redacted"]
    ),
    (["0s b.note id=x n=~"], ["redacted"]), (["0s b.note id=x n=-1"], ["malformed"]),
    (["0s b.note id=x"], ["absent"]), (["0s s.launch", "1s b.note id=x n=9223372036854775807"], ["fail"]),
    (["0s b.note id=x n=9223372036854775807", "1s a.start id=x"], ["fail"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=~", "3s a.start id=x"], ["ambiguous", "ambiguous"]),
    (["0s s.launch", "1s a.start id=~", "2s a.start id=x"], ["ambiguous", "ambiguous"]),
    (["0s s.launch", "1s a.start id=~", "2s s.launch", "3s a.start id=x"], ["ambiguous", "ambiguous"]),
    (["0s s.launch", "1s a.start id=~", "2s b.note id=x n=1"], ["ambiguous", "ambiguous"]),
  ]

  @Test(arguments: atMostTwo)
  func thereAreNeverMoreThanAllowed(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.gauge("at_most: 2"), trace) == verdicts)
  }

  @Test(arguments: [
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s a.done id=x"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s a.done id=x"], ["fail"]),
    (["0s s.launch", "1s a.start id=x"], []), (["0s a.done id=x"], ["start"]),
    (["0s b.note id=x n=0"], ["fail"]), (["0s b.note id=x n=2", "1s a.done id=x"], ["pass"]),
    (["0s b.note id=x n=2", "2s gap 1s", "3s a.done id=x"], ["gap"]),
    (["0s b.note id=x n=2", "1s a.done id=x ok=~", "2s a.done id=x"], ["redacted"]),
    (["0s b.note id=x n=1", "1s a.done id=x", "2s s.launch", "3s a.done id=x"], ["fail", "fail"]),
    (["0s b.note id=x n=1", "1s a.done id=x", "2s a.done id=x"], ["fail"]),
    (["0s s.launch", "1s a.done id=x ok=~"], ["redacted"]),
    (["0s b.note id=x n=3", "1s a.start id=x", "2s a.done id=x ok=~"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=x", "3s a.done id=x ok=~"], ["redacted"]),
    (["0s b.note id=x n=1", "1s a.done id=x", "2s a.start id=x", "3s a.done id=x"], ["fail", "fail"]),
  ])
  func thereAreNeverFewerThanNeeded(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.gauge("at_least: 1"), trace) == verdicts)
  }

  @Test func bothBoundsMayBeGiven() throws {
    let rule = Self.gauge("at_least: 1\nat_most: 2")
    #expect(try judge(rule, ["0s b.note id=x n=1", "1s a.start id=x", "2s a.done id=x"]) == ["pass"])
    #expect(try judge(rule, ["0s b.note id=x n=3", "1s a.done id=x", "2s b.note id=x n=0"]) == ["fail", "fail"])
  }

  @Test func aLaunchThatWasNotSeenMayHaveEndedThemAll() throws {
    let bench = try Bench(Self.gauge("at_most: 1"), [["0s tick"]])
    let start: [EventStep] = [.event("s.launch", 0), .event("a.start", 1)]
    #expect(bench.verdicts(start + [.session, .event("a.start", 2)]) == ["start"])
    #expect(bench.verdicts(start + [.session, .event("s.launch", 2), .event("a.start", 2)]) == ["pass"])
    #expect(bench.verdicts(start + [.event("a.start", 2)]) == ["fail"])
    #expect(bench.verdicts(start + [.session, .event("a.start", 2), .event("a.start", 3)]) == ["fail"])
  }

  @Test func whatLowersTheCountMustHaveBeenVisible() throws {
    let rule = Self.gauge("at_most: 1").replacing("b.done", with: "q.quiet")
    let trace = ["0s s.launch", "0s b.start", "1s a.start id=x", "2s a.start id=x"]
    #expect(try judge(rule, trace, .partial) == ["level"])
    #expect(try judge(rule, trace + ["3s q.quiet id=x"], .partial) == ["fail"])
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(rule, trace, conditions) == ["grouping"])
    #expect(try judge(rule, ["0s s.launch", "1s a.start id=x"], conditions) == ["grouping"])
    // What raises it, too, for a pass.
    let quiet = rule.replacing("up: { event: a.start, where: ok ?? true }", with: "up: [a.start, r.printed]")
    #expect(try judge(quiet, ["0s s.launch", "0s b.start", "1s a.start id=x"], .partial) == ["not-captured"])
  }

  @Test func aStepOfTheClockIsAGap() throws {
    let bench = try Bench(Self.gauge("at_most: 1"), [["0s tick"]])
    let steps: [EventStep] = [.event("s.launch", 0), .event("a.start", 1), .clock(2), .event("a.start", 3)]
    #expect(bench.verdicts(steps) == ["clock"])
  }

  @Test func aCopyIsNotOneMore() throws {
    let bench = try Bench(Self.gauge("at_most: 1"), [["0s tick"]])
    let start: [EventStep] = [.event("s.launch", 0), .event("a.start", 1)]
    #expect(bench.verdicts(start + [.copy("a.start", 1)]) == ["duplicate"])
    #expect(bench.verdicts(start + [.event("a.start", 1, .untimed)]) == ["duplicate"])
    #expect(bench.verdicts(start + [.event("a.done", 2), .copy("a.done", 2), .event("a.start", 3)]) == ["pass"])
    let reported: [EventStep] = [.event("b.note", 0, values: ["n": .integer(1)])]
    #expect(bench.verdicts(reported + [.copy("b.note", 0, values: ["n": .integer(1)])]) == ["pass"])
  }

  @Test func theEvidenceIsWhereTheCountBeganAndWhereItEnds() throws {
    let trace = ["0s b.note id=x n=1", "1s a.start id=y", "2s a.start id=x", "3s a.start id=x"]
    let outcome = try #require(try Bench(Self.gauge("at_most: 2"), [trace]).outcomes().first)
    #expect(outcome.evidence.map(\.position.line) == [1, 4])
    #expect(outcome.detail == "3 at a time, at most 2 allowed")
    #expect(outcome.absence == nil)
  }

  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = "kind: gauge\nup: a.start\nat_most: 1\nkey: [\"n\"]"
    let outcomes = try Bench(rule, [["0s a.start n=1"]]).crowd(
      RuleContext.instanceLimit + 2, of: "a.start", keyedBy: "n")
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == 3)
    #expect(outcomes.count { $0.verdict == .inconclusive(.start) } == RuleContext.instanceLimit - 1)
  }
}
