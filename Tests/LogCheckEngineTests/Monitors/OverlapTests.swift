import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct OverlapTests {
  private static let rule = """
    kind: overlap
    begin: { event: a.start, where: ok ?? true }
    end: { event: a.done, where: ok ?? true }
    key: [id]
    """
  private static let ended =
    rule + "\nat_most: 10s\nends: { cancelled_by: [a.stop], killed_by: [x.crash], session: true }"

  @Test(arguments: [
    (["0s a.start id=x", "1s a.done id=x"], ["pass"]), (["0s a.start id=x"], ["end"]), (["0s a.done id=x"], []),
    (["0s a.start id=x", "1s a.done id=x", "2s a.start id=x", "3s a.done id=x"], ["pass", "pass"]),
    (["0s a.start id=x", "1s a.start id=x", "2s a.done id=x"], ["fail", "pass"]),
    (["0s a.start id=x", "1s a.start id=y", "2s a.done id=x", "3s a.done id=y"], ["pass", "pass"]),
    (["0s a.start id=x", "1s s.launch", "2s a.start id=x", "3s a.done id=x"], ["fail", "pass"]),
    // The end of the first, or another beginning, may be missing.
    (["0s a.start id=x", "2s gap 1s", "3s a.start id=x", "4s a.done id=x"], ["gap", "pass"]),
    (["0s a.start id=x", "2s gap 1s", "3s a.done id=x"], ["gap"]),
    // Unknown events.
    (["0s a.start id=x", "1s a.done id=x ok=~", "2s a.start id=x", "3s a.done id=x"], ["pass", "redacted"]),
    (["0s a.start id=x", "1s a.done id=x ok=~", "2s a.done id=x"], ["pass"]),
    (["0s a.start id=x", "1s a.done id=x ok=~"], ["redacted"]),
    (["0s a.start id=x", "1s a.start id=x ok=~", "2s a.done id=x"], ["redacted", "redacted"]),
    (["0s a.start id=x ok=~", "2s a.done id=x"], ["redacted"]),
    (["0s a.start id=x ok=false", "1s a.start id=x", "2s a.done id=x"], ["pass"]),
    // Without its key a beginning may be another's, and so may an end where several are open.
    (["0s a.start id=x", "1s a.start", "2s a.done id=x"], ["ambiguous", "ambiguous"]),
    (["0s a.start id=x", "1s a.start id=y", "2s a.done", "3s a.start id=x"], ["ambiguous", "ambiguous", "end"]),
    (["0s a.start id=x", "1s a.done", "2s a.start id=x", "3s a.done id=x"], ["pass", "pass"]),
  ])
  func intervalsOfOneKeyDoNotMeet(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.rule, trace) == verdicts)
  }

  @Test(arguments: [
    (["0s a.start id=x", "10s a.start id=x", "11s a.done id=x"], ["fail", "pass"]),
    (["0s a.start id=x", "10001ms a.start id=x", "11s a.done id=x"], ["end", "pass"]),
    (["0s a.start id=x", "20s a.done id=x"], ["pass"]),
    (["0s a.start id=x", "1s a.stop id=x", "2s a.start id=x", "3s a.done id=x"], ["cancelled", "pass"]),
    (["0s a.start id=x", "1s x.crash", "2s a.start id=x", "3s a.done id=x"], ["end", "pass"]),
    (["0s a.start id=x", "1s s.launch", "2s a.start id=x", "3s a.done id=x"], ["cancelled", "pass"]),
    (["0s a.start id=x", "1s a.done id=x ok=~", "2s s.launch"], ["redacted"]),
  ])
  func anIntervalIsOverWhereTheRuleSaysSo(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.ended, trace) == verdicts)
  }

  @Test func whatEndsAnIntervalMustHaveBeenVisible() throws {
    let quiet = Self.rule.replacing("a.done", with: "q.quiet")
    let trace = ["0s a.start id=x", "1s b.note", "2s a.start id=x"]
    #expect(try judge(quiet, trace, .partial) == ["end", "level"])
    #expect(try judge(quiet, trace + ["3s q.quiet id=x"], .partial) == ["fail", "pass"])
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(Self.rule, ["0s a.start id=x", "2s a.start id=x"], conditions) == ["end", "grouping"])
  }

  @Test func leavesTheBoundaryOpenWhereStampsAreCoarse() throws {
    #expect(try judge(Self.ended, ["0s a.start id=x", "10s a.start id=x"], .coarse) == ["end", "granularity"])
    #expect(try judge(Self.ended, ["0s a.start id=x", "1s a.start id=x"], .untimed) == ["end", "time"])
    #expect(try judge(Self.rule, ["0s a.start id=x", "1s a.start id=x"], .untimed) == ["end", "fail"])
  }

  @Test func aStepOfTheClockLeavesTheLengthOpen() throws {
    let bench = try Bench(Self.ended, [["0s tick"]])
    #expect(bench.verdicts([.event("a.start", 0), .clock(1), .event("a.start", 2)]) == ["clock", "end"])
  }

  @Test func aCopyIsNotASecondBeginning() throws {
    let bench = try Bench(Self.rule, [["0s tick"]])
    #expect(bench.verdicts([.event("a.start", 0), .copy("a.start", 0), .event("a.done", 1)]) == ["duplicate"])
    #expect(
      bench.verdicts([.event("a.start", 0), .event("a.start", 0, .apart), .event("a.done", 1)]) == ["duplicate"])
    #expect(bench.verdicts([.event("a.start", 0), .event("a.done", 1), .copy("a.done", 1)]) == ["pass"])
    // An end that may be a copy leaves open whether the interval ended.
    let copied: [EventStep] = [
      .event("a.start", 0), .event("a.done", 1), .event("a.start", 2), .event("a.done", 1, .untimed),
      .event("a.start", 3),
    ]
    #expect(bench.verdicts(copied) == ["duplicate", "end", "pass"])
  }

  @Test func bothBeginningsAreTheEvidence() throws {
    let bench = try Bench(Self.rule, [["0s a.start id=x", "1s b.note", "2s a.start id=x"]])
    let outcome = try #require(bench.outcomes().first)
    #expect(outcome.evidence.map(\.position.line) == [1, 3])
    #expect(outcome.evidence.map(\.role) == [.trigger, .deciding])
    #expect(outcome.absence == nil)
  }

  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = "kind: overlap\nbegin: a.start\nend: a.done\nkey: [\"n\"]"
    let outcomes = try Bench(rule, [["0s a.start n=1"]]).crowd(
      RuleContext.instanceLimit + 3, of: "a.start", keyedBy: "n")
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == 3)
  }
}
