import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

@Suite struct RateTests {
  private static let rule = """
    kind: rate
    event: { event: b.done, where: ok ?? true }
    at_most: 2
    in: 10s
    key: [id]
    """

  @Test(arguments: [
    (["0s b.done id=x", "1s b.done id=x"], ["pass"]), (["0s b.done id=x"], ["pass"]), (["0s b.note id=x"], []),
    (["0s b.done id=x", "1s b.done id=x", "2s b.done id=x"], ["fail"]),
    (["0s b.done id=x", "1s b.done id=x", "2s b.done id=x", "3s b.done id=x"], ["fail", "fail"]),
    (["0s b.done id=x", "1s b.done id=x", "10s b.done id=x"], ["fail"]),
    (["0s b.done id=x", "1s b.done id=x", "10001ms b.done id=x"], ["pass"]),
    (["0s b.done id=x", "1s b.done id=x", "11s b.done id=x", "12s b.done id=x", "20s b.done id=x"], ["fail"]),
    (["0s b.done id=x", "1s b.done id=x", "2s b.done id=y"], ["pass", "pass"]),
    (["0s b.done id=x", "1s b.done id=x", "2s s.launch", "3s b.done id=x"], ["fail"]),
    // Seen events count, whatever is missing; but the maximum is not proved then.
    (["0s b.done id=x", "1s b.done id=x", "3s gap 1s", "4s b.done id=x"], ["fail"]),
    (["0s b.done id=x", "3s gap 1s", "4s b.done id=x"], ["gap"]),
    (["3s gap 1s", "4s b.done id=x"], ["gap"]),
    // Unknown events matter if they would be one too many.
    (["0s b.done id=x", "1s b.done id=x", "2s b.done id=x ok=~"], ["redacted"]),
    (["0s b.done id=x", "1s b.done id=x ok=~", "2s b.done id=x"], ["redacted"]),
    (["0s b.done id=x ok=~", "1s b.done id=x ok=!", "2s b.done id=x"], ["malformed"]),
    (["0s b.done id=x", "1s b.done id=x ok=~", "20s b.done id=x"], ["pass"]),
    (["0s b.done id=x", "1s b.done id=x ok=~", "2s b.done id=x", "3s b.done id=x"], ["fail"]),
    (["0s b.done id=x ok=~"], ["redacted"]), (["0s b.done id=x ok=false"], []),
    (["0s b.done id=~", "1s b.done id=x"], ["ambiguous", "ambiguous"]),
    (["0s b.done id=~", "1s b.done id=x", "2s b.done id=x", "3s b.done id=x"], ["ambiguous", "fail"]),
  ])
  func everyStretchIsCounted(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.rule, trace) == verdicts)
  }

  /// If the launch is not seen, the session may have begun before the missing lines.
  @Test func aSessionOfUnknownStartMayHaveStartedInAGap() throws {
    let rule = "kind: rate\nevent: b.done\nat_most: 1\nin: 5s\nends: { session: true }"
    let bench = try Bench(rule, [["0s tick"]])
    func verdicts(gap: ClosedRange<Int64>?) -> [String] {
      var observation = Observation()
      if let gap { observation.gaps = [gap] }
      var items = [(0, "b.done", 0), (8000, "tick", 0), (9000, "b.done", 1)].map { at, name, session in
        TraceItem(at: at, name: name, line: 1, session: session)
      }
      items[2].isAdrift = true
      return bench.endings(items, observation).map(\.verdict).sorted()
    }
    #expect(verdicts(gap: nil) == ["pass", "pass"])
    #expect(verdicts(gap: 4000...6000) == ["gap", "gap"])
  }

  @Test func aStretchEndsWithTheSessionWhereTheRuleSaysSo() throws {
    let rule = Self.rule + "\nends: { session: true }"
    let trace = ["0s b.done id=x", "1s b.done id=x", "2s s.launch", "3s b.done id=x"]
    #expect(try judge(rule, trace) == ["pass", "pass"])
    // A launch may have been lost.
    #expect(try judge(rule, ["0s b.done id=x", "1s b.done id=x", "3s gap 1s", "4s b.done id=x"]) == ["gap"])
    #expect(try judge(rule, ["0s gap 1s", "1s b.note", "2s s.launch", "3s b.done id=x"]) == ["pass"])
  }

  @Test func leavesTheBoundaryOpenWhereStampsAreCoarse() throws {
    func verdict(_ last: String) throws -> [String] {
      try judge(Self.rule, ["0s b.done id=x", "1s b.done id=x", "\(last) b.done id=x"], .coarse)
    }
    #expect(try verdict("9s") == ["fail"])
    #expect(try verdict("10s") == ["granularity"])
    #expect(try verdict("11s") == ["pass"])
    #expect(try judge(Self.rule, ["0s b.done id=x", "1s b.done id=x", "2s b.done id=x"], .untimed) == ["time"])
    #expect(try judge(Self.rule, ["0s b.done id=x", "1s b.done id=x"], .untimed) == ["pass"])
    var conditions = Bench.Conditions()
    conditions.otherFrames = [1: .local]
    #expect(try judge(Self.rule, ["0s b.done id=x", "1s b.done id=x", "2s b.done id=x"], conditions) == ["time"])
  }

  @Test func aStretchOverAStepOfTheClockIsOpen() throws {
    let bench = try Bench(Self.rule, [["0s tick"]])
    let steps: [EventStep] = [.event("b.done", 0), .event("b.done", 1), .clock(2), .event("b.done", 3)]
    #expect(bench.verdicts(steps) == ["clock"])
    let apart: [EventStep] = [.event("b.done", 0), .clock(2), .event("b.done", 3)]
    #expect(bench.verdicts(apart) == ["clock"])
    #expect(bench.verdicts([.clock(2)] + [3, 4, 5].map { .event("b.done", $0) }) == ["fail"])
  }

  @Test func aCopyIsNotOneMore() throws {
    let bench = try Bench(Self.rule, [["0s tick"]])
    #expect(bench.verdicts([.event("b.done", 0), .event("b.done", 1), .copy("b.done", 1)]) == ["duplicate"])
    #expect(bench.verdicts([.event("b.done", 0), .copy("b.done", 0)]) == ["pass"])
    #expect(
      bench.verdicts([.event("b.done", 0), .event("b.done", 1), .event("b.done", 2, .untimed)]) == ["duplicate"])
    #expect(bench.verdicts([0, 1, 2].map { .event("b.done", $0) } + [.copy("b.done", 2)]) == ["fail"])
  }

  @Test func absenceNeedsTheComponentAndOneDevice() throws {
    let rule = Self.rule.replacing("b.done", with: "q.quiet")
    #expect(try judge(rule, ["0s q.quiet id=x"], .partial) == ["pass"])
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(Self.rule, ["0s b.done id=x"], conditions) == ["grouping"])
    #expect(try judge(Self.rule, [0, 1, 2].map { "\($0)s b.done id=x" }, conditions) == ["grouping"])
  }

  @Test func theFirstAndTheLastOfTheStretchAreTheEvidence() throws {
    let bench = try Bench(Self.rule, [["0s b.done id=x", "5s b.done id=x", "14s b.done id=x", "15s b.done id=x"]])
    let outcome = try #require(bench.outcomes().first)
    #expect(outcome.evidence.map(\.position.line) == [2, 4])
    #expect(outcome.detail.contains("3 times in 10 s"))
  }

  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = "kind: rate\nevent: b.done\nat_most: 1\nin: 1s\nkey: [\"n\"]"
    let outcomes = try Bench(rule, [["0s b.done n=1"]]).crowd(EventCourses.limit + 3, of: "b.done", keyedBy: "n")
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == 3)
    #expect(outcomes.count { $0.verdict == .pass } == EventCourses.limit)
  }
}
