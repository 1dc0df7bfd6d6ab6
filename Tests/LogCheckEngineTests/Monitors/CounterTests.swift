import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct CounterTests {
  private static let rising = """
    kind: counter
    event: { event: a.step, where: ok ?? true }
    value: "n"
    key: [id]
    """
  private static let reset = rising + "\nreset_on: { event: a.start, where: ok ?? true }"
  private static let steps = reset + "\nrises_by: 2"

  @Test(arguments: [
    (["0s a.step id=x n=1", "1s a.step id=x n=1", "2s a.step id=x n=5"], ["pass"]),
    (["0s a.step id=x n=1"], []), (["0s a.step id=x n=1", "1s a.step id=y n=0"], []),
    (["0s a.step id=x n=2", "1s a.step id=x n=1", "2s a.step id=x n=9"], ["fail"]),
    (["0s a.step id=x n=2", "1s a.step id=x n=1", "2s a.step id=x n=0"], ["fail", "fail"]),
    (["0s a.step id=x n=2", "1s a.step id=y n=1", "2s a.step id=x n=3", "3s a.step id=y n=2"], ["pass", "pass"]),
    (["0s a.step id=x n=2", "1s s.launch", "2s a.step id=x n=1"], ["fail"]),
    // Seen values count; unseen ones may have fallen and risen.
    (["0s a.step id=x n=2", "2s gap 1s", "3s a.step id=x n=1"], ["fail"]),
    (["0s a.step id=x n=1", "2s gap 1s", "3s a.step id=x n=2"], ["gap"]),
    (["2s gap 1s", "3s a.step id=x n=1", "4s a.step id=x n=2"], ["gap"]),
    // Unknown values.
    (["0s a.step id=x n=1", "1s a.step id=x n=~", "2s a.step id=x n=3"], ["redacted"]),
    (["0s a.step id=x n=5", "1s a.step id=x n=~", "2s a.step id=x n=3"], ["fail"]),
    (["0s a.step id=x n=1", "1s a.step id=x"], ["absent"]), (["0s a.step id=x n=!"], ["malformed"]),
    (["0s a.step id=x n=5", "1s a.step id=x n=1 ok=~", "2s a.step id=x n=6"], ["redacted"]),
    (["0s a.step id=x n=5", "1s a.step id=x n=1 ok=false", "2s a.step id=x n=6"], ["pass"]),
    (["0s a.step id=x n=1", "1s a.step id=~ n=2", "2s a.step id=x n=3"], ["ambiguous", "ambiguous"]),
    (["0s a.step id=~ n=2", "1s a.step id=x n=1", "2s a.step id=x n=3"], ["ambiguous", "ambiguous"]),
    (["0s a.step id=x n=3", "1s a.step id=~ n=2", "2s a.step id=x n=1"], ["ambiguous", "fail"]),
    (
      ["0s a.step id=x n=9223372036854775807", "1s a.step id=x n=-9223372036854775808"], ["fail"]
    ),
  ])
  func aValueNeverFalls(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.rising, trace) == verdicts)
  }

  @Test(arguments: [
    (["0s a.step id=x n=2", "1s a.start id=x", "2s a.step id=x n=1"], []),
    (["0s a.step id=x n=2", "1s a.start id=x", "2s a.step id=x n=1", "3s a.step id=x n=2"], ["pass"]),
    (["0s a.step id=x n=2", "1s a.start id=y", "2s a.step id=x n=1"], ["fail"]),
    (["0s a.step id=x n=2", "1s a.start id=~", "2s a.step id=x n=1"], ["ambiguous"]),
    (["0s a.step id=x n=2", "1s a.start id=~", "2s a.step id=x n=3"], ["pass"]),
    (["0s a.step id=x n=2", "1s a.start id=x ok=~", "2s a.step id=x n=1"], ["redacted"]),
    (["0s a.step id=x n=2", "2s gap 1s", "3s a.step id=x n=1"], ["gap"]),
  ])
  func aCounterMayRestartAtZero(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.reset, trace) == verdicts)
  }

  @Test(arguments: [
    (["0s a.step id=x n=1", "1s a.step id=x n=3", "2s a.step id=x n=5"], ["pass"]),
    (["0s a.step id=x n=1", "1s a.step id=x n=4"], ["fail"]), (["0s a.step id=x n=3", "1s a.step id=x n=1"], ["fail"]),
    (["0s a.step id=x n=1", "1s a.step id=x n=1"], ["fail"]),
    (["0s a.step id=x n=1", "1s a.start id=x", "2s a.step id=x n=4"], []),
    (["0s a.step id=x n=1", "2s gap 1s", "3s a.step id=x n=5"], ["gap"]),
    (["0s a.step id=x n=1", "1s a.step id=x n=~", "2s a.step id=x n=5"], ["redacted"]),
    (["0s a.step id=x n=1", "1s a.step id=~ n=3", "2s a.step id=x n=5"], ["ambiguous", "ambiguous"]),
    (["0s a.step id=x n=1", "1s a.step id=x n=3 ok=~", "2s a.step id=x n=5"], ["redacted"]),
    (
      ["0s a.step id=x n=-9223372036854775808", "1s a.step id=x n=9223372036854775807"], ["malformed"]
    ),
  ])
  func aValueRisesByTheStep(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.steps, trace) == verdicts)
    let free = Self.steps + "\nnever_falls: false"
    #expect(try judge(free, trace) == verdicts)
  }

  private static let caused = """
    kind: counter
    event: a.step
    value: "n"
    rises_with: { event: b.done, where: ok ?? true }
    reset_on: a.start
    """

  @Test(arguments: [
    (["0s a.step n=1", "1s b.done", "2s a.step n=2"], ["pass"]),
    (["0s a.step n=1", "1s b.done", "2s a.step n=1"], ["pass"]),
    (["0s a.step n=1", "2s a.step n=2"], ["fail"]), (["0s a.step n=1", "1s b.done", "2s a.step n=3"], ["fail"]),
    (["0s a.step n=1", "1s b.done", "1s b.done", "2s a.step n=3"], ["pass"]),
    (["0s a.step n=1", "1s b.done ok=false", "2s a.step n=2"], ["fail"]),
    // A value explains the events before it.
    (["0s b.done", "1s a.step n=1", "2s a.step n=2"], ["fail"]),
    (["0s a.step n=1", "1s b.done", "2s a.step n=2", "3s a.step n=3"], ["fail"]),
    // Values that cannot be read leave the causes where they are.
    (["0s a.step n=1", "1s b.done", "2s a.step n=~", "3s b.done", "4s a.step n=3"], ["redacted"]),
    (["0s a.step n=1", "1s b.done", "2s a.step n=~", "4s a.step n=3"], ["fail"]),
    // Unknown events.
    (["0s a.step n=1", "1s b.done ok=~", "2s a.step n=2"], ["redacted"]),
    (["0s a.step n=1", "1s b.done ok=~", "2s a.step n=3"], ["fail"]),
    (["0s a.step n=1", "1s b.done ok=~", "2s b.done", "3s a.step n=2"], ["pass"]),
    (["0s a.step n=1", "1s gap 500ms", "2s a.step n=2"], ["gap"]),
    (["0s a.step n=1", "1s a.start", "2s a.step n=5"], []),
    (["0s a.step n=1", "1s b.done", "2s a.start", "3s a.step n=5", "4s a.step n=6"], ["fail"]),
    (["0s a.step n=2", "1s b.done", "2s a.step n=1"], ["fail"]),
  ])
  func aValueRisesOnlyWithItsCause(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.caused, trace) == verdicts)
  }

  /// Two lines that report one event explain one rise; either line alone does, too.
  @Test(arguments: [
    (["0s a.step n=1", "1s b.done", "1s b.note", "2s a.step n=2"], ["pass"]),
    (["0s a.step n=1", "1s b.done", "1s b.note", "2s a.step n=3"], ["fail"]),
    (["0s a.step n=1", "1s b.note", "2s a.step n=2"], ["pass"]),
    (["0s a.step n=1", "1s b.done", "1s b.note", "1s b.note", "2s a.step n=3"], ["pass"]),
    (["0s a.step n=1", "1s b.done", "1s b.done", "1s b.note", "2s a.step n=3"], ["pass"]),
    (["0s a.step n=1", "1s b.note ok=~", "2s a.step n=2"], ["redacted"]),
    (["0s a.step n=1", "1s b.note ok=~", "1s b.done", "2s a.step n=2"], ["pass"]),
    (["0s a.step n=1", "1s b.note ok=~", "1s b.done", "2s a.step n=3"], ["fail"]),
    (["0s a.step n=1", "1s b.note", "2s a.step n=2", "3s a.step n=3"], ["fail"]),
    (["0s a.step n=1", "1s b.note", "2s a.start", "3s a.step n=5", "4s a.step n=6"], ["fail"]),
    (["0s a.step n=1", "1s gap 500ms", "2s a.step n=2"], ["gap"]),
  ])
  func oneOfTwoTellersExplainsARise(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.caused + "\nor_with: { event: b.note, where: ok ?? true }", trace) == verdicts)
  }

  @Test func aCauseOfAnotherKeyIsNone() throws {
    let keyed = Self.caused + "\nkey: [id]\nnever_falls: false"
    #expect(try judge(keyed, ["0s a.step id=x n=1", "1s b.done id=x", "2s a.step id=x n=2"]) == ["pass"])
    #expect(try judge(keyed, ["0s a.step id=x n=1", "1s b.done id=y", "2s a.step id=x n=2"]) == ["fail"])
    #expect(try judge(keyed, ["0s a.step id=x n=1", "1s b.done id=~", "2s a.step id=x n=2"]) == ["ambiguous"])
    #expect(try judge(keyed, ["0s a.step id=x n=5", "2s a.step id=x n=2"]) == ["pass"])
  }

  @Test func timesAndLengthsAreValuesToo() throws {
    let times = "kind: counter\nevent: a.step\nvalue: at\nrises_by: 1m"
    #expect(try judge(times, ["0s a.step at=+1m", "1s a.step at=+2m"]) == ["pass"])
    #expect(try judge(times, ["0s a.step at=+1m", "1s a.step at=+3m"]) == ["fail"])
    let stamps = "kind: counter\nevent: a.step as s\nvalue: s.time\nrises_by: s.span"
    #expect(try judge(stamps, ["0s a.step", "2s a.step span=2s"], .coarse) == ["granularity"])
    #expect(try judge(stamps, ["0s a.step", "2s a.step span=2s"]) == ["pass"])
    #expect(try judge(stamps, ["0s a.step", "2s a.step span=5s"], .coarse) == ["fail"])
    #expect(try judge(stamps, ["0s a.step", "2s a.step span=2s"], .untimed) == ["time"])
    let numbers = "kind: counter\nevent: a.step\nvalue: n * 0.5\nnever_falls: true"
    #expect(try judge(numbers, ["0s a.step n=3", "1s a.step n=2"]) == ["fail"])
  }

  @Test func anUnseenLaunchMayHaveResetTheState() throws {
    let bench = try Bench(Self.rising + "\nreset_on: s.launch", [["0s tick"]])
    func step(_ second: Int64, _ value: Int64) -> EventStep {
      .event("a.step", second, values: ["n": .integer(value)])
    }
    #expect(bench.verdicts([step(0, 2), .session, step(1, 1)]) == ["start"])
    #expect(bench.verdicts([step(0, 2), .session, step(1, 3)]) == ["pass"])
    #expect(bench.verdicts([step(0, 2), .session, .event("s.launch", 1), step(1, 1)]).isEmpty)
    #expect(bench.verdicts([step(0, 2), step(1, 1)]) == ["fail"])
    // Out of order, for all that is known.
    #expect(bench.verdicts([step(0, 2), .clock(1), step(2, 1)]) == ["clock"])
  }

  @Test func aCopyIsNotAnotherValue() throws {
    func verdicts(_ rule: String, _ copy: EventStep) throws -> [String] {
      let bench = try Bench(rule, [["0s tick"]])
      return bench.verdicts([
        .event("a.step", 0, values: ["n": .integer(1)]), .event("a.step", 1, values: ["n": .integer(3)]), copy,
        .event("a.step", 2, values: ["n": .integer(5)]),
      ])
    }
    let copy = EventStep.copy("a.step", 1, values: ["n": .integer(3)])
    let earlier = EventStep.event("a.step", 0, .untimed, values: ["n": .integer(1)])
    #expect(try verdicts(Self.rising, copy) == ["pass"])
    #expect(try verdicts(Self.steps, copy) == ["duplicate"])
    #expect(try verdicts(Self.rising, earlier) == ["duplicate"])
    #expect(try verdicts(Self.steps, earlier) == ["duplicate"])
  }

  @Test func aRestartOfTheCounterMustHaveBeenVisible() throws {
    let rule = Self.rising + "\nreset_on: q.quiet"
    let trace = ["0s b.note", "0s a.step id=x n=2", "1s a.step id=x n=1"]
    #expect(try judge(rule, trace, .partial) == ["level"])
    #expect(try judge(rule, trace + ["2s q.quiet id=y"], .partial) == ["fail"])
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(Self.rising, trace, conditions) == ["grouping"])
    #expect(try judge(Self.rising, ["0s a.step id=x n=1", "1s a.step id=x n=2"], conditions) == ["grouping"])
  }

  @Test func bothValuesAreTheEvidence() throws {
    let bench = try Bench(Self.rising, [["0s a.step id=x n=1", "1s a.step id=x n=3", "2s a.step id=x n=2"]])
    let outcome = try #require(bench.outcomes().first)
    #expect(outcome.evidence.map(\.position.line) == [2, 3])
    #expect(outcome.evidence.map(\.role) == [.trigger, .deciding])
    #expect(outcome.absence == nil)
  }

  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = "kind: counter\nevent: a.step\nvalue: \"n\"\nkey: [\"n\"]"
    let outcomes = try Bench(rule, [["0s a.step n=1"]]).crowd(RuleContext.instanceLimit + 2, of: "a.step", keyedBy: "n")
    #expect(outcomes.map(\.verdict) == [.inconclusive(.evicted), .inconclusive(.evicted)])
  }
}
