import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct CountTests {
  private static func between(_ bound: String) -> String {
    """
    kind: count
    event: { event: b.done, where: ok ?? true }
    per: { open: { event: a.start, where: ok ?? true }, close: { event: a.stop, where: ok ?? true }, at_most: 10s }
    \(bound)
    key: [id]
    ends: { cancelled_by: [{ event: b.note, where: ok ?? true }], killed_by: [x.crash], session: true }
    """
  }

  @Test(arguments: [
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x", "2s a.stop id=x"], ["pass"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x", "1m tick"], ["pass"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x", "10s tick"], ["end"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x", "2s b.done id=x"], ["fail"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x", "2s b.done id=x", "3s a.stop id=x"], ["fail"]),
    ("exactly: 1", ["0s a.start id=x", "10s b.done id=x", "1m tick"], ["pass"]),
    ("exactly: 1", ["0s a.start id=x", "10001ms b.done id=x", "1m tick"], ["fail"]),
    ("exactly: 1", ["0s a.start id=x", "2s a.stop id=x"], ["fail"]),
    ("exactly: 1", ["0s a.start id=x", "1m tick"], ["fail"]),
    ("exactly: 1", ["0s a.start id=x", "2s gap 1s", "3s a.stop id=x"], ["gap"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x", "2s gap 1s", "3s a.stop id=x"], ["gap"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x", "2s gap 1s", "3s b.done id=x"], ["fail"]),
    ("at_most: 1", ["0s a.start id=x", "2s a.stop id=x"], ["pass"]),
    ("at_most: 0", ["0s a.start id=x", "10s b.done id=x"], ["fail"]),
    ("at_most: 0", ["0s a.start id=x", "10001ms b.done id=x"], ["pass"]),
    ("at_least: 2", ["0s a.start id=x", "1s b.done id=x", "2s gap 1s", "4s b.done id=x", "5s a.stop id=x"], ["pass"]),
    ("at_least: 2", ["0s a.start id=x", "1s b.done id=x", "5s a.stop id=x"], ["fail"]),
    ("at_least: 2", ["0s a.start id=x", "1s b.done id=x", "2s gap 1s", "5s a.stop id=x"], ["gap"]),
    ("at_least: 1\nat_most: 2", ["0s a.start id=x", "1s b.done id=x", "5s a.stop id=x"], ["pass"]),
    ("exactly: 1", ["0s b.done id=x", "1s a.stop id=x"], []),
    // Unknown counts.
    ("exactly: 1", ["0s a.start id=x ok=~", "1m tick"], ["redacted"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.done id=x ok=~", "1m tick"], ["redacted"]),
    ("at_most: 1", ["0s a.start id=x", "1s b.done id=x ok=~", "2s b.done id=x", "3s b.done id=x"], ["fail"]),
    (
      "exactly: 1", ["0s a.start id=x", "1s a.stop id=x ok=~", "2s b.done id=x", "3s b.done id=x", "1m tick"],
      ["redacted"]
    ),
    // Ends.
    ("exactly: 1", ["0s a.start id=x", "1s b.note id=x", "1m tick"], ["cancelled"]),
    ("exactly: 1", ["0s a.start id=x", "1s b.note id=x ok=~", "1m tick"], ["redacted"]),
    ("exactly: 1", ["0s a.start id=x", "1s x.crash", "1m tick"], ["end"]),
    ("exactly: 1", ["0s a.start id=x", "1s s.launch", "1m tick"], ["end"]),
    ("at_most: 0", ["0s a.start id=x", "1s b.done id=x", "2s x.crash"], ["fail"]),
    // Keys.
    (
      "exactly: 1", ["0s a.start id=x", "1s a.start id=y", "2s b.done id=x", "3s b.done id=y", "1m tick"],
      ["pass", "pass"]
    ),
    (
      "exactly: 1", ["0s a.start id=x", "1s a.start id=y", "2s b.done id=x", "3s b.done id=x", "1m tick"],
      ["fail", "fail"]
    ),
    ("exactly: 1", ["0s a.start id=x", "2s b.done", "1m tick"], ["pass"]),
    ("exactly: 1", ["0s a.start id=x", "1s a.start id=y", "2s b.done", "1m tick"], ["ambiguous", "ambiguous"]),
    (
      "at_most: 1", ["0s a.start id=x", "1s a.start id=y", "2s b.done", "3s b.done id=x", "1m tick"],
      ["ambiguous", "ambiguous"]
    ),
    (
      "at_most: 1", ["0s a.start id=x", "1s a.start id=y", "2s b.done", "3s b.done id=x", "4s b.done id=x", "1m tick"],
      ["ambiguous", "fail"]
    ),
    (
      "at_most: 1", ["0s a.start id=x", "1s a.start id=y", "2s a.stop", "3s b.done id=x", "4s b.done id=x"],
      ["ambiguous", "ambiguous"]
    ),
  ])
  func betweenTwoEvents(_ bound: String, _ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.between(bound), trace) == verdicts)
  }

  @Test func theSameEventMayCloseAndOpen() throws {
    let rule = "kind: count\nevent: b.done\nper: { open: a.start, close: a.start, at_most: 10s }\nexactly: 1"
    #expect(try judge(rule, ["0s a.start", "1s b.done", "2s a.start", "3s b.done", "1m tick"]) == ["pass", "pass"])
    #expect(try judge(rule, ["0s a.start", "1s a.start", "2s b.done", "3s b.done", "1m tick"]) == ["fail", "fail"])
    // Without a key the second may belong to one that began among the lost lines.
    #expect(try judge(rule, ["0s a.start", "1s b.done", "2s gap 1s", "3s b.done", "1m tick"]) == ["gap"])
  }

  @Test func leavesTheBoundaryOpenWhereStampsAreCoarse() throws {
    let rule = Self.between("exactly: 1")
    #expect(try judge(rule, ["0s a.start id=x", "9s b.done id=x", "1m tick"], .coarse) == ["pass"])
    #expect(try judge(rule, ["0s a.start id=x", "10s b.done id=x", "1m tick"], .coarse) == ["granularity"])
    #expect(try judge(rule, ["0s a.start id=x", "11s b.done id=x", "1m tick"], .coarse) == ["fail"])
    #expect(try judge(rule, ["0s a.start id=x", "1s b.done id=x"], .untimed) == ["time"])
  }

  /// If no line carries a time, only the closing event ends a count; without one it stays open.
  @Test(arguments: [
    (["0s a.start id=x", "1s b.done id=x", "2s a.stop id=x"], ["pass"]),
    (["0s a.start id=x", "1s a.stop id=x"], ["fail"]),
    (["0s a.start id=x", "1s b.done id=x", "2s b.done id=x"], ["fail"]), (["0s a.start id=x"], ["time"]),
    (["0s a.start id=x", "1s b.done id=x ok=~", "2s a.stop id=x"], ["redacted"]),
  ])
  func withoutTimesTheClosingEventEndsTheCount(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.between("exactly: 1\n" + Self.byOrder), trace, .untimed) == verdicts)
  }

  @Test func withoutTimesAndWithoutBeingAskedForACountStaysOpen() throws {
    let trace = ["0s a.start id=x", "1s b.done id=x", "2s a.stop id=x"]
    #expect(try judge(Self.between("exactly: 1"), trace, .untimed) == ["time"])
  }

  private static let byOrder = "without_times: order"

  @Test func aVerdictWithoutTimesSaysThatOnlyOrderWasJudged() throws {
    let broken = try Bench(
      Self.between("exactly: 1\n" + Self.byOrder), [["0s a.start id=x", "1s a.stop id=x"]])
    #expect(try #require(broken.outcomes(.untimed).first).detail.hasSuffix("; order judged; lines carry no time"))
    let bench = try Bench(
      Self.between("exactly: 1\n" + Self.byOrder), [["0s a.start id=x", "1s b.done id=x", "2s a.stop id=x"]])
    #expect(try #require(bench.outcomes(.untimed).first).note == "order judged; lines carry no time")
    #expect(try #require(bench.outcomes().first).note == nil)
  }

  @Test func absenceNeedsTheComponent() throws {
    let rule = Self.between("exactly: 1")
    #expect(try judge(rule, ["0s a.start id=x", "1s a.stop id=x"], .partial) == ["not-captured"])
    #expect(try judge(rule, ["0s a.start id=x", "1s a.stop id=x", "2s b.note"], .partial) == ["fail"])
    #expect(try judge(Self.between("at_most: 1"), ["0s a.start id=x", "1s a.stop id=x"], .partial) == ["not-captured"])
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(rule, ["0s a.start id=x", "1s a.stop id=x"], conditions) == ["grouping"])
    #expect(
      try judge(
        rule.replacing("b.done", with: "q.quiet"), ["0s b.note", "0s a.start id=x", "1s a.stop id=x"], .partial) == [
          "level"
        ])
  }

  /// The event that closes the count is logged below the level of the capture: it may have come in between.
  @Test func tooManyNeedTheLevelOfWhatCloses() throws {
    let rule = "kind: count\nevent: b.done\nper: { open: a.start, close: q.quiet, at_most: 10s }\nat_most: 0"
    let trace = ["0s a.start", "1s b.done", "1m tick"]
    #expect(try judge(rule, trace, .partial) == ["level"])
    #expect(try judge(rule, trace + ["61s q.quiet"], .partial) == ["fail"])
    #expect(try judge(rule, trace) == ["fail"])
  }

  private static let session = """
    kind: count
    event: { event: b.done, where: ok ?? true }
    per: session
    at_most: 1
    key: [id]
    """

  @Test(arguments: [
    (["0s b.done id=x", "1m tick"], ["pass"]), (["0s b.done id=x", "1s b.done id=x"], ["fail"]),
    (["0s b.done id=x", "1s b.done id=x", "2s b.done id=x"], ["fail"]),
    (["0s b.done id=x", "1s b.done id=y"], ["pass", "pass"]),
    (["0s b.done id=x", "1s s.launch", "2s b.done id=x"], ["pass", "pass"]),
    (["0s b.done id=x", "1s s.launch", "2s b.done id=x", "3s b.done id=x"], ["fail", "pass"]),
    // What the rule is not about opens nothing.
    (["0s b.done id=x ok=false", "1m tick"], []),
    (["0s b.done id=x ok=false", "1s b.done id=x", "1m tick"], ["pass"]),
    (["0s b.done id=x ok=~", "1m tick"], ["redacted"]),
    (["0s b.done id=x", "1s b.done id=x ok=~"], ["redacted"]),
    // One that hides its key may be one more of any, and of one not seen otherwise.
    (["0s b.done id=x", "1s b.done id=~"], ["ambiguous", "ambiguous"]), (["0s b.done id=~"], ["ambiguous"]),
    (["0s b.done id=~", "1s b.done id=x"], ["ambiguous", "ambiguous"]),
    (["0s b.done id=~", "1s b.done id=x", "2s b.done id=x"], ["ambiguous", "fail"]),
    (["0s b.done id=~", "1s s.launch", "2s b.done id=x"], ["ambiguous", "pass"]),
    // One may have been lost, before the first that was seen too.
    (["0s b.done id=x", "2s gap 1s", "3s b.note"], ["gap"]), (["2s gap 1s", "3s b.done id=x"], ["gap"]),
    (["2s gap 1s", "3s b.note", "4s s.launch", "5s b.done id=x"], ["pass"]),
    (["0s b.note"], []),
  ])
  func perSession(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.session, trace) == verdicts)
  }

  /// A launch between two events parts them. Where a filter may have left out the lines of launches, it is unknown whether one did.
  @Test(arguments: [
    (["0s b.done id=x", "1s b.done id=x"], ["not-captured"]),
    // The component that logs launches logs here, before or after.
    (["0s b.done id=x", "1s b.done id=x", "2s a.step"], ["fail"]),
    (["0s a.step", "1s b.done id=x", "2s b.done id=x"], ["fail"]),
    (["0s b.done id=x", "1s b.done id=x", "2s s.launch"], ["fail"]),
    // Another component's lines say nothing of it.
    (["0s b.note", "1s b.done id=x", "2s b.done id=x"], ["not-captured"]),
  ])
  func tooManyInASessionNeedTheLinesOfLaunches(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.session, trace, .partial) == verdicts)
  }

  @Test(arguments: [
    (["0s b.done id=x", "1s s.launch", "2s b.done id=x"], ["fail"]), (["0s b.done id=x", "1s s.launch"], ["pass"]),
    (["2s gap 1s", "3s b.note", "4s s.launch", "5s b.done id=x"], ["gap"]),
  ])
  func perCapture(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.session.replacing("per: session", with: "per: capture"), trace) == verdicts)
  }

  @Test func sourcesNeverMix() throws {
    let rule = Self.session.replacing("per: session", with: "per: capture")
    let bench = try Bench(rule, [["0s b.done id=x"], ["1s b.done id=x"], ["0s b.done id=x", "2s b.done id=x"]])
    #expect(bench.outcomes().map(\.verdict.word) == ["pass", "pass", "fail"])
  }

  /// Keys are as many as the log likes: beyond a bound the oldest is given up, and says so.
  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = "kind: count\nevent: b.done\nper: capture\nat_most: 1\nkey: [\"n\"]"
    let outcomes = try Bench(rule, [["0s b.done n=1"]]).crowd(RuleContext.instanceLimit + 3, of: "b.done", keyedBy: "n")
    // Those that were given up, and as many that may be what came later of one of them.
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == 6)
    #expect(outcomes.count { $0.verdict == .pass } == RuleContext.instanceLimit - 3)
  }

  /// Events that were counted before the instance was given up count as well: there may have been more.
  @Test func theRestOfWhatWasGivenUpIsOpen() throws {
    let rule = "kind: count\nevent: b.done\nper: capture\nat_most: 1\nkey: [\"n\"]"
    let crowd = (1...RuleContext.instanceLimit).map { "1s b.done n=\($0)" }
    let outcomes = try Bench(rule, [["0s b.done n=0"] + crowd + ["2s b.done n=0"]]).outcomes()
    // Two were given up; of the two that were begun after that, one is the rest of the first.
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == 4)
    #expect(outcomes.count { $0.verdict == .pass } == RuleContext.instanceLimit - 2)
  }

  private static let settled = """
    kind: count
    event: b.done
    per: { open: a.start, close: a.stop }
    at_most: 1
    settled: 10s
    key: [id]
    """

  /// It passes after a time, and what is too much later fails all the same.
  @Test(arguments: [
    (["0s a.start id=x", "1s b.done id=x", "11s tick"], ["pass"]),
    (["0s a.start id=x", "1s b.done id=x", "10s tick"], ["end"]),
    (["0s a.start id=x", "1s b.done id=x", "2s b.done id=x", "11s tick"], ["fail"]),
    (["0s a.start id=x", "1s b.done id=x", "11s tick", "9h b.done id=x", "9h b.done id=x"], ["fail", "pass"]),
    (["0s a.start id=x", "1s b.done id=x", "11s a.stop id=x", "9h b.done id=x"], ["pass"]),
    (["0s a.start id=x", "1s b.done id=x", "11s tick", "9h gap 1s", "9h1s b.done id=x"], ["fail", "pass"]),
    (["0s a.start id=x", "5s gap 1s", "11s tick"], ["gap"]),
    (["0s a.start id=x", "1s b.done id=x", "11s tick", "9h b.done id=~", "10h b.done id=~"], ["pass", "redacted"]),
    (["0s a.start id=x", "11s tick", "9h b.done id=~"], ["pass"]),
  ])
  func passesWhenItIsSettled(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.settled, trace) == verdicts)
  }

  /// Without times it stays unknown whether it is.
  @Test func withoutTimesItIsNeverSettled() throws {
    #expect(try judge(Self.settled, ["0s a.start id=x", "11s b.note"], .untimed) == ["time"])
  }
}
