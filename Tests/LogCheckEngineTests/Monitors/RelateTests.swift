import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct RelateTests {
  private static let alone = """
    kind: relate
    when: { event: a.start as s, where: ok ?? true }
    check: ["s.n >= 3", "s.at - s.time <= 5m"]
    """

  @Test(arguments: [
    (["0s a.start n=3 at=+5m"], ["pass"]), (["0s a.start n=2 at=+5m"], ["fail"]),
    (["0s a.start n=3 at=+5m1ms"], ["fail"]),
    (["0s a.start n=~ at=+5m"], ["redacted"]), (["0s a.start at=+5m"], ["absent"]),
    (["0s a.start n=! at=+5m"], ["malformed"]),
    // One that surely does not hold decides, whatever the other is.
    (["0s a.start n=~ at=+6m"], ["fail"]), (["0s a.start n=2"], ["fail"]),
    (["0s a.start ok=false n=1"], []), (["0s a.start ok=~ n=3 at=+1m"], ["redacted"]), (["0s b.note"], []),
    (["0s gap 1s", "1s a.start n=3 at=+5m"], ["pass"]),
  ])
  func valuesOfOneEvent(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.alone, trace) == verdicts)
  }

  @Test func aStampWithoutZoneMeetsNoInstant() throws {
    var conditions = Bench.Conditions()
    conditions.frame = .local
    #expect(try judge(Self.alone, ["0s a.start n=3 at=+1m"], conditions) == ["time"])
    #expect(try judge(Self.alone, ["0s a.start n=2 at=+1m"], conditions) == ["fail"])
    #expect(try judge(Self.alone, ["0s a.start n=3 at=+1m"], .untimed) == ["time"])
    #expect(try judge(Self.alone, ["0s a.start n=3 at=+5m"], .coarse) == ["pass"])
    #expect(try judge(Self.alone, ["0s a.start n=3 at=+5m500ms"], .coarse) == ["granularity"])
    #expect(try judge(Self.alone, ["0s a.start n=3 at=+5m1s"], .coarse) == ["fail"])
  }

  /// If no line carries a time, the next partner is compared, and the verdict says that order alone was judged. A newer
  /// trigger leaves open to which of the two the next partner belongs.
  @Test(arguments: [
    (["0s a.start id=x n=1", "1s b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=2"], ["fail"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=2", "2s b.done id=x n=1"], ["fail"]),
    (["0s a.start id=x n=1"], ["cancelled"]),
    (["0s a.start id=x n=1", "1s a.stop id=x", "2s b.done id=x n=2"], ["cancelled"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=2 ok=~", "2s b.done id=x n=1"], ["redacted"]),
    (["0s a.start id=x n=1", "1s b.done id=y n=2", "2s b.done id=x n=1"], ["pass"]),
  ])
  func withoutTimesTheNextPartnerIsCompared(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.pair + Self.byOrder, trace, .untimed) == verdicts)
  }

  /// Unless the rule says so, it is unknown whether the partner came in time.
  @Test(arguments: [1, 2])
  func withoutTimesPartnersStayUndecided(_ number: Int) throws {
    #expect(try judge(Self.pair, ["0s a.start id=x n=1", "1s b.done id=x n=\(number)"], .untimed) == ["time"])
  }

  @Test func withoutTimesAnOlderTriggerMayHaveNoPartner() throws {
    let rule = Self.pair.replacing("supersedes: true, ", with: "") + Self.byOrder
    let trace = ["0s a.start id=x n=1", "1s a.start id=x n=2", "2s b.done id=x n=2"]
    #expect(try judge(rule, trace, .untimed) == ["pass", "time"])
    #expect(try judge(rule, trace) == ["fail", "pass"])
  }

  @Test func theVerdictSaysThatOnlyOrderWasJudged() throws {
    let held = try Bench(Self.pair + Self.byOrder, [["0s a.start id=x n=1", "1s b.done id=x n=1"]])
    #expect(try #require(held.outcomes(.untimed).first).note == "order judged; lines carry no time")
    #expect(try #require(held.outcomes().first).note == nil)
    let broken = try Bench(Self.pair + Self.byOrder, [["0s a.start id=x n=1", "1s b.done id=x n=2"]])
    #expect(try #require(broken.outcomes(.untimed).first).detail.hasSuffix("; order judged; lines carry no time"))
    #expect(try !#require(broken.outcomes().first).detail.contains("order judged"))
  }

  /// Other lines show how much time went by between two that carry none.
  @Test func someLinesWithTimesAreEnoughToDoubtTheOthers() throws {
    let bench = try Bench(Self.pair + Self.byOrder, [["0s tick"]])
    #expect(
      bench.verdicts([
        .event("a.start", 0, .untimed, values: ["n": .integer(1)]), .event("b.note", 1),
        .event("b.done", 2, .untimed, values: ["n": .integer(2)]),
      ]) == ["time"])
  }

  /// Partners that are due may come after the end of the capture, with times and without.
  @Test func anAwaitedPartnerMayComeAfterTheEnd() throws {
    let rule = Self.pair + "\nawaited: true"
    #expect(try judge(rule, ["0s a.start id=x n=1", "4s tick"]) == ["end"])
    #expect(try judge(rule, ["0s a.start id=x n=1", "6s tick"]) == ["cancelled"])
    #expect(try judge(rule, ["0s a.start id=x n=1"], .untimed) == ["time"])
    #expect(try judge(rule, ["0s a.start id=x n=1", "1s b.done id=x n=2 ok=~"]) == ["redacted"])
    #expect(try judge(rule, ["0s a.start id=x n=1", "1s a.stop id=x"]) == ["cancelled"])
  }

  private static let byOrder = "\nwithout_times: order"

  private static let pair = """
    kind: relate
    when: a.start as s
    with: { event: b.done as d, where: ok ?? true }
    within: 5s
    check: ["d.n == s.n"]
    grade: { value: "d.time - s.time", unit: s }
    key: [id]
    ends: { supersedes: true, cancelled_by: [{ event: a.stop, where: ok ?? true }], session: true }
    """

  @Test(arguments: [
    (["0s a.start id=x n=1", "1s b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=2"], ["fail"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=2", "2s b.done id=x n=1"], ["fail"]),
    (["0s a.start id=x n=1", "5s b.done id=x n=2"], ["fail"]),
    (["0s a.start id=x n=1", "5001ms b.done id=x n=2"], ["cancelled"]),
    (["0s a.start id=x n=1"], ["cancelled"]), (["0s a.start id=x n=1", "1m tick"], ["cancelled"]),
    (["0s a.start id=x n=1", "1s a.start id=x n=2", "2s b.done id=x n=2"], ["cancelled", "pass"]),
    (["0s a.start id=x n=1", "1s a.stop id=x", "2s b.done id=x n=2"], ["cancelled"]),
    (["0s a.start id=x n=1", "1s a.stop id=x ok=~", "2s b.done id=x n=2"], ["redacted"]),
    (["0s a.start id=x n=1", "1s s.launch", "2s b.done id=x n=2"], ["cancelled"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=~"], ["redacted"]),
    // It may have been the first partner: what comes next is perhaps the second.
    (["0s a.start id=x n=1", "1s b.done id=x n=1 ok=~", "2s b.done id=x n=2"], ["redacted"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=1 ok=~", "1m tick"], ["redacted"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=2 ok=false", "2s b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "2s gap 1s", "3s b.done id=x n=2"], ["gap"]),
    (["0s a.start id=x n=1", "1s b.done id=x n=2", "3s gap 1s"], ["fail"]),
    (["0s a.start id=x n=1", "1s b.done id=y n=2", "2s b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "1s b.done n=2"], ["fail"]),
    (
      ["0s a.start id=x n=1", "0s a.start id=y n=2", "1s b.done n=2", "2s b.done id=x n=1"], ["ambiguous", "ambiguous"]
    ),
    (["0s a.start id=x n=1", "0s a.start id=y n=2", "1s a.stop", "2s b.done id=x n=2"], ["ambiguous", "ambiguous"]),
    // What no instance wants makes nothing doubtful.
    (
      ["0s a.start id=x n=1", "0s a.start id=y n=2", "1s b.done ok=false", "2s b.done id=x n=1"], ["cancelled", "pass"]
    ),
  ])
  func valuesOfTwoEvents(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.pair, trace) == verdicts)
  }

  @Test func anUndecidedTriggerLeavesTheOlderOneOpen() throws {
    let rule = Self.pair.replacing("when: a.start as s", with: "when: { event: a.start as s, where: ok ?? true }")
    #expect(
      try judge(rule, ["0s a.start id=x n=1", "1s a.start id=x ok=~ n=2", "2s b.done id=x n=2"]) == [
        "redacted", "redacted",
      ])
  }

  @Test func aDoubtfulDeviceMakesThePartnerDoubtful() throws {
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(Self.pair, ["0s a.start id=x n=1", "1s b.done id=x n=2"], conditions) == ["grouping"])
    #expect(try judge(Self.alone, ["0s a.start n=2"], conditions) == ["fail"])
  }

  @Test func theGradeIsMeasured() throws {
    let outcome = try #require(
      try Bench(Self.pair, [["0s a.start id=x n=1", "1500ms b.done id=x n=2"]]).outcomes().first)
    #expect(outcome.grade == 1.5e9)
    #expect(outcome.detail.contains("1.500 s"))
  }

  private static let two = """
    kind: relate
    when: a.start as s
    with: [b.done as d, b.note as t]
    within: 5s
    check: ["d.n + t.n == s.n"]
    """

  @Test(arguments: [
    (["0s a.start n=3", "1s b.note n=1", "2s b.done n=2"], ["pass"]),
    (["0s a.start n=3", "1s b.done n=1", "2s b.done n=2", "3s b.note n=2"], ["pass"]),
    (["0s a.start n=3", "1s b.done n=2", "2s b.done n=1", "3s b.note n=2"], ["fail"]),
    (["0s a.start n=3", "1s b.done n=2", "6s b.note n=1"], ["cancelled"]),
  ])
  func theFirstOfEachPartnerCounts(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.two, trace) == verdicts)
  }

  @Test func sourcesNeverMix() throws {
    let bench = try Bench(Self.pair, [["0s a.start id=x n=1", "1m tick"], ["1s b.done id=x n=2"]])
    #expect(bench.outcomes().map(\.verdict.word) == ["cancelled"])
  }

  private static let last = """
    kind: relate
    when: b.done as d
    with_last: a.start as s
    check: "d.n == s.n"
    key: [id]
    """

  /// A partner that hides its key may be the last of any.
  @Test(arguments: [
    (["0s a.start id=x n=1", "1s b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "1s a.start id=y n=2", "2s b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "1s a.start id=~ n=2", "2s b.done id=x n=1"], ["ambiguous"]),
    (["0s a.start id=x n=1", "1s a.start id=~ n=2", "2s a.start id=x n=1", "3s b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "1s a.start id=!", "2s b.done id=x n=2"], ["ambiguous"]),
    (["0s a.start id=~ n=1", "1s b.done id=~ n=1"], ["ambiguous"]),
    (["0s a.start id=~ n=1", "1s b.done id=x n=1"], ["ambiguous"]),
    (["0s a.start id=x n=1", "1s b.done id=~ n=2"], ["ambiguous"]), (["1s b.done id=~ n=2"], ["start"]),
  ])
  func aHiddenKeyMayBeAnyones(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.last, trace) == verdicts)
  }

  /// Forgotten keys are among the oldest, and are not taken for keys that never were.
  @Test(arguments: [0, 1, 5]) func theNewestOfManyKeysAreRemembered(_ more: Int) throws {
    let count = 2 * RuleContext.instanceLimit + more
    let starts = (0...count).map { "1s a.start id=k\($0) n=1" }
    for (key, verdict) in [(count, "pass"), (count - RuleContext.instanceLimit + 1, "pass"), (0, "evicted")] {
      #expect(try judge(Self.last, ["0s tick"] + starts + ["2s b.done id=k\(key) n=1"]) == [verdict], "k\(key)")
    }
  }

  /// Without a longest time the next partner is compared, however late it comes, unless the wait ended.
  @Test(arguments: [
    (["0s a.start id=x n=1", "900h b.done id=x n=2"], ["fail"]),
    (["0s a.start id=x n=1", "900h b.done id=x n=1"], ["pass"]),
    (["0s a.start id=x n=1", "1h a.stop id=x", "900h b.done id=x n=2"], ["cancelled"]),
    (["0s a.start id=x n=1", "1h s.launch", "900h b.done id=x n=2"], ["cancelled"]),
    (["0s a.start id=x n=1"], ["cancelled"]),
  ])
  func withoutALongestTimeEventsEndTheWait(_ trace: [String], _ verdicts: [String]) throws {
    let rule = """
      kind: relate
      when: a.start as s
      with: b.done as d
      check: s.n == d.n
      key: [id]
      ends: { cancelled_by: [a.stop], session: true }
      """
    #expect(try judge(rule, trace) == verdicts)
  }
}
