import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct MachineTests {
  /// Off, on, broken; `a.step` is a pulse that is allowed while on.
  private static let transitions = """
    kind: machine
    initial: off
    events:
      on: { event: a.start, where: ok ?? true }
    transitions:
      "off": { on: running }
      running: { a.step: running, a.done: "off", b.note: broken }
      broken: { a.stop: "off" }
    key: [id]
    """.replacing("initial: off", with: "initial: \"off\"")
  private static let session = transitions + "\nends: { session: true, cancelled_by: [b.done], killed_by: [x.crash] }"

  @Test(arguments: [
    (["0s a.start id=x", "1s a.done id=x"], ["pass"]), (["0s a.start id=x"], ["pass"]),
    (["0s a.start id=x", "1s a.step id=x", "2s b.note id=x", "3s a.stop id=x"], ["pass"]),
    (["0s a.done id=x"], ["fail"]), (["0s a.start id=x", "1s a.start id=x"], ["fail"]),
    (["0s a.start id=x", "1s a.start id=y", "2s a.done id=x", "3s a.start id=x"], ["pass", "pass"]),
    (["0s a.start id=x", "1s s.launch", "2s a.start id=x"], ["pass", "pass"]),
    (["0s a.start id=x", "1s s.launch", "2s a.done id=x"], ["fail", "pass"]),
    (["0s a.start id=x", "1s b.done id=x", "2s a.start id=x"], ["cancelled", "start"]),
    (["0s a.start id=x", "1s b.done id=x", "2s b.done id=x"], ["cancelled"]),
    (["0s a.start id=x", "1s b.done id=x", "2s a.done id=x", "3s a.done id=x"], ["cancelled", "fail"]),
    (["0s a.start id=x", "1s x.crash"], ["end"]),
    // After a fault any state is possible, until the events show which.
    (["0s a.done id=x", "1s a.done id=x", "2s a.start id=x", "3s a.done id=x"], ["fail"]),
    (["0s a.done id=x", "1s a.step id=x", "2s a.stop id=x"], ["fail", "fail"]),
    // What the guard excludes is no event of the machine.
    (["0s a.start id=x ok=false", "1s a.start id=x"], ["pass"]),
    (["0s b.start id=x"], []),
    // A gap may hold the event that makes it right, or wrong.
    (["0s a.start id=x", "2s gap 1s", "3s a.start id=x"], ["gap"]),
    (["0s a.start id=x", "2s gap 1s", "3s a.done id=x", "4s a.done id=x"], ["fail"]),
    (["0s a.start id=x", "1s a.done id=x", "3s gap 1s", "4s b.done id=y"], ["gap"]),
    (["0s s.launch", "2s gap 1s", "3s a.done id=x"], ["gap"]),
    (["0s s.launch", "2s gap 1s", "3s b.start", "4s s.launch", "5s a.start id=x"], ["pass"]),
    // Unknown events.
    (["0s a.start id=x ok=~", "1s a.start id=x"], ["redacted"]),
    (["0s a.start id=x ok=~", "1s a.done id=x", "2s a.done id=x"], ["fail"]),
    (["0s a.start id=x", "1s a.start id=x ok=~", "2s a.done id=x"], ["redacted"]),
    (["0s a.start id=x", "1s a.done id=~"], ["ambiguous", "ambiguous"]),
    // Whosever it was, it was allowed.
    (["0s a.start id=x", "1s a.step id=~"], ["ambiguous", "pass"]),
    (["0s a.step id=~", "1s a.start id=x"], ["ambiguous", "ambiguous"]),
    (["0s a.start id=~", "1s a.done id=x", "2s a.done id=x"], ["ambiguous", "fail"]),
  ])
  func onlyWhatAnArrowLeadsOnMayCome(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.session, trace) == verdicts)
  }

  @Test(arguments: [
    // The first event may come in the middle of a life that began before.
    (["0s a.start id=x", "1s a.done id=x"], ["start"]), (["0s a.done id=x"], ["start"]),
    (["0s a.start id=x", "1s a.start id=x"], ["fail"]), (["0s a.done id=x", "1s a.done id=x"], ["fail"]),
    (["0s b.start id=x", "1s a.start id=x"], ["pass"]), (["0s b.start id=x", "1s a.done id=x"], ["fail"]),
    (["0s b.start id=x"], ["end"]), (["0s b.start id=x", "1s a.start id=y"], ["end", "start"]),
    (["0s a.start id=x", "1s b.start id=x", "2s a.start id=x"], ["start"]),
    (["0s b.start id=x", "1s a.start id=x", "2s b.start id=x", "3s a.start id=x"], ["pass"]),
    (["0s b.start id=x", "1s a.start id=x", "2s b.start id=~", "3s a.done id=x"], ["ambiguous"]),
    (["0s b.start id=x", "1s a.start id=x", "2s b.start id=~", "3s b.note id=x", "4s a.done id=x"], ["fail"]),
    (["0s gap 1s", "1s b.start id=x", "2s a.start id=x"], ["gap"]),
    (["0s b.start id=x", "1s a.start id=x", "3s gap 1s"], ["gap"]),
    (["0s b.start id=x", "1s a.start id=x", "3s gap 1s", "4s a.start id=x"], ["gap"]),
  ])
  func aCourseIsJudgedFromWhereItBegins(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.transitions + "\nreset_on: b.start", trace) == verdicts)
  }

  @Test(arguments: [
    (["0s s.launch", "1s a.start id=x", "2s s.launch", "3s a.start id=x"], ["pass"]),
    (["0s s.launch", "1s a.start id=x", "2s s.launch", "3s a.done id=x"], ["fail"]),
    (["0s s.launch", "1s a.start id=x", "2s a.start id=y"], ["pass", "pass"]),
    (["0s a.start id=x"], ["start"]),
    (["0s s.launch", "2s gap 1s", "3s a.start id=x"], ["gap"]),
  ])
  func anEventWithoutTheKeyResetsEveryInstance(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.transitions + "\nreset_on: s.launch", trace) == verdicts)
  }

  @Test func anUnseenLaunchMayHaveResetTheState() throws {
    let bench = try Bench(Self.transitions + "\nreset_on: s.launch", [["0s tick"]])
    let start: [EventStep] = [.event("s.launch", 0), .event("a.start", 1)]
    #expect(bench.verdicts(start + [.session, .event("a.start", 2)]) == ["start"])
    #expect(bench.verdicts(start + [.session, .event("s.launch", 2), .event("a.start", 2)]) == ["pass"])
    #expect(bench.verdicts(start + [.event("a.start", 2)]) == ["fail"])
    #expect(bench.verdicts(start + [.session, .event("b.note", 2), .event("a.done", 2)]) == ["fail"])
    let session = try Bench(Self.session, [["0s tick"]])
    #expect(session.verdicts([.event("a.start", 1), .session, .event("a.start", 2)]) == ["pass", "start"])
    #expect(session.verdicts([.event("a.done", 1)], sessionStart: false) == ["start"])
  }

  @Test(arguments: [
    (["0s a.done id=x", "1s a.start id=x", "2s a.start id=x", "3s a.done id=x"], ["pass"]),
    (["0s a.done id=x"], ["end"]), (["0s a.start id=x"], ["end"]),
    (["0s a.start id=x", "1s b.note id=x", "2s a.start id=x"], ["end"]),
  ])
  func otherEventsMayBeIgnoredAndTheEndChosen(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.session + "\nother: ignore\nfinal: [\"off\"]", trace) == verdicts)
  }

  @Test(arguments: [
    (["0s a.start id=x", "10s a.done id=x"], ["pass"]), (["0s a.start id=x", "10001ms a.done id=x"], ["fail"]),
    (["0s a.start id=x", "9s tick"], ["end"]), (["0s a.start id=x", "11s tick"], ["fail"]),
    (["0s a.start id=x", "11s tick", "12s a.done id=x"], ["fail"]),
    // An arrow that leads back restarts the time.
    (["0s a.start id=x", "9s a.step id=x", "18s a.done id=x"], ["pass"]),
    (["0s a.start id=x", "9s s.launch", "20s tick"], ["end"]),
    (["0s a.start id=x", "3s gap 1s", "11s tick"], ["gap"]),
    (["0s a.start id=x", "3s gap 1s", "4s a.done id=x", "11s tick"], ["gap"]),
    (["0s a.start id=x", "3s a.done id=x ok=~", "4s a.done id=~", "20s tick"], ["ambiguous", "ambiguous"]),
  ])
  func aStateMayLastOnlySoLong(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.session + "\nstay: { running: 10s }", trace) == verdicts)
  }

  @Test func aLaunchEndsWhatLasts() throws {
    let rule = Self.transitions + "\nreset_on: s.launch\nstay: { running: 10s, \"off\": 20s }"
    let start = ["0s s.launch", "1s a.start id=x"]
    #expect(
      try judge(rule, start + ["5s s.launch", "9s a.start id=x", "10s a.done id=x", "11s a.start id=x"]) == ["end"])
    #expect(try judge(rule, start + ["5s s.launch", "9s a.start id=x", "20s a.done id=x"]) == ["fail"])
    #expect(try judge(rule, start + ["15s tick", "16s s.launch"]) == ["fail"])
    let bench = try Bench(rule + "\nfinal: [running, \"off\"]", [["0s tick"]])
    let begun: [EventStep] = [.event("s.launch", 0), .event("a.start", 1)]
    // The process may have ended before its time was up.
    #expect(bench.verdicts(begun + [.session, .event("s.launch", 15)]) == ["start"])
    #expect(bench.verdicts(begun + [.session, .session, .event("s.launch", 5), .event("a.start", 6)]) == ["start"])
    #expect(
      bench.verdicts([
        .event("s.launch", 0), .event("a.start", 1), .event("a.done", 2), .session, .event("b.start", 40),
      ])
        == ["start"])
  }

  @Test func leavesTheBoundaryOpenWhereStampsAreCoarse() throws {
    let rule = Self.session + "\nstay: { running: 10s }"
    #expect(try judge(rule, ["0s a.start id=x", "9s a.done id=x"], .coarse) == ["pass"])
    #expect(try judge(rule, ["0s a.start id=x", "10s a.done id=x"], .coarse) == ["granularity"])
    #expect(try judge(rule, ["0s a.start id=x", "11s a.done id=x"], .coarse) == ["fail"])
    #expect(try judge(rule, ["0s a.start id=x", "9s a.done id=x"], .untimed) == ["time"])
    #expect(try judge(Self.session, ["0s a.start id=x", "9s a.done id=x"], .untimed) == ["pass"])
  }

  @Test func absenceNeedsWhatCouldBeSeen() throws {
    let quiet = Self.session.replacing("a.done", with: "q.quiet")
    let trace = ["0s b.start", "0s a.start id=x", "1s a.start id=x"]
    #expect(try judge(quiet, trace, .partial) == ["level"])
    #expect(try judge(quiet, trace + ["2s a.start id=y", "3s q.quiet id=y"], .partial) == ["fail", "pass"])
    let stay = Self.session + "\nstay: { running: 10s }"
    #expect(try judge(stay, ["0s a.start id=x", "11s tick"], .partial) == ["not-captured"])
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(Self.session, ["0s a.start id=x", "1s a.start id=x"], conditions) == ["grouping"])
    #expect(try judge(Self.session, ["0s a.start id=x"], conditions) == ["grouping"])
  }

  @Test func aStepOfTheClockIsAGap() throws {
    let bench = try Bench(Self.session, [["0s tick"]])
    #expect(bench.verdicts([.event("a.start", 0), .clock(1), .event("a.start", 2)]) == ["clock"])
    #expect(bench.verdicts([.clock(0), .event("a.start", 1)]) == ["clock"])
  }

  @Test func aCopyIsNotASecondEvent() throws {
    let bench = try Bench(Self.session, [["0s tick"]])
    #expect(bench.verdicts([.event("a.start", 0), .copy("a.start", 0), .event("a.done", 1)]) == ["duplicate"])
    #expect(bench.verdicts([.event("a.start", 0), .event("a.step", 1), .copy("a.step", 1)]) == ["pass"])
    #expect(
      bench.verdicts([.event("a.start", 0), .event("a.done", 1), .event("a.done", 1, .untimed)]) == ["duplicate"])
    #expect(bench.verdicts([.event("a.start", 0), .event("a.start", 0, .apart)]) == ["duplicate"])
  }

  @Test func theEvidenceIsWhatBroughtItThereAndWhatMustNotCome() throws {
    let bench = try Bench(Self.session, [["0s a.start id=x", "1s a.done id=x", "2s a.done id=x"]])
    let outcome = try #require(bench.outcomes().first)
    #expect(outcome.evidence.map(\.position.line) == [2, 3])
    #expect(outcome.detail.contains("\"a.done\" must not come in `off`"))
    #expect(outcome.absence == nil)
    let late = try Bench(Self.session + "\nstay: { running: 10s }", [["0s a.start id=x", "20s tick"]])
    let stayed = try #require(late.outcomes().first)
    #expect(stayed.absence != nil)
    #expect(stayed.evidence.map(\.position.line) == [1])
  }

  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = """
      kind: machine
      initial: new
      transitions: { new: { a.start: old }, old: {} }
      key: ["n"]
      ends: { session: true }
      """
    let outcomes = try Bench(rule, [["0s a.start n=1"]]).crowd(
      RuleContext.instanceLimit + 3, of: "a.start", keyedBy: "n")
    // Those that come after one was given up may be it.
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == 5)
    #expect(outcomes.count { $0.verdict == .pass } == RuleContext.instanceLimit - 2)
  }
}
