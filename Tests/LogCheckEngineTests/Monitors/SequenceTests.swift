import LogCheckEngine
import LogCheckModel
import Testing

@Suite struct SequenceTests {
  private static let plain = """
    kind: sequence
    start: a.start
    steps:
      - a.step
      - { event: b.note, where: ok, optional: true }
      - b.done
    within: 10s
    """

  @Test(arguments: [
    (["0s a.start", "1s a.step", "2s b.note ok=true", "3s b.done"], ["pass"]),
    (["0s a.start", "1s a.step", "3s b.done"], ["pass"]),
    (["0s a.start", "9s a.step", "10s b.done"], ["pass"]),
    (["0s a.start", "9s a.step", "10001ms b.done", "1m tick"], ["fail"]),
    (["0s a.start", "1s b.done", "2s a.step", "1m tick"], ["fail"]),
    (["0s a.start", "1s b.done", "2s a.step", "3s b.done"], ["pass"]),
    (["0s a.start", "1s a.step"], ["end"]), (["0s a.start", "1s a.step", "10s tick"], ["end"]),
    (["0s a.start", "1s a.step", "5s gap 1s", "1m tick"], ["gap"]),
    (["0s a.start", "1s a.step", "5s gap 1s", "6s b.done"], ["pass"]),
    (["0s a.start", "1s a.step", "20s gap 1s", "1m tick"], ["fail"]),
    (["0s a.start", "1s a.start", "2s a.step", "3s b.done"], ["pass", "pass"]),
    (["0s a.step", "1s b.done", "1m tick"], []),
    (["0s a.start", "0s a.step", "0s b.done"], ["pass"]),
    (["0s a.start", "1s a.step", "2s b.note ok=~", "3s b.done"], ["pass"]),
  ])
  func stepsComeInOrder(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.plain, trace) == verdicts)
  }

  /// A step before its turn decides at once, unless it may be of another sequence that had started.
  @Test(arguments: [
    (["0s a.start", "1s b.done"], ["fail"]), (["0s a.start", "1s a.step", "2s b.done"], ["pass"]),
    (["0s a.start", "1s b.done", "2s a.step", "3s b.done"], ["fail"]), (["0s a.start", "1s b.note ok=true"], ["fail"]),
    (["0s gap 1s", "2s a.start", "3s b.done", "4s a.step", "5s b.done"], ["gap"]),
    (["0s gap 1s", "2s a.start", "3s b.done", "1m tick"], ["fail"]),
    (["0s gap 1s", "20s a.start", "21s b.done"], ["fail"]),
    (["0s a.start", "1s a.start", "2s b.done", "3s a.step", "4s b.done"], ["pass", "pass"]),
    (["0s a.start", "1s a.step", "2s b.done", "3s a.start", "4s b.done"], ["fail", "pass"]),
    (["0s a.start", "1s a.step", "11s a.start", "12s b.done"], ["fail", "fail"]),
  ])
  func aStepBeforeItsTurnFailsAStrictSequence(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.plain + "\norder: strict", trace) == verdicts)
  }

  @Test func theEvidenceNamesTheStepThatCameTooEarly() throws {
    let outcome = try #require(
      try Bench(Self.plain, [["0s a.start", "1s b.done", "2s a.step", "1m tick"]]).outcomes().first)
    #expect(outcome.detail.contains("\"b.done\" in line 2 came before its turn"))
    #expect(outcome.evidence.contains { $0.role == .deciding && $0.position.line == 2 })
  }

  /// Without times the order alone is judged, and the pass says so.
  @Test func judgesOrderWhereNoLineCarriesATime() throws {
    let bench = try Bench(Self.plain, [["0s a.start", "1s a.step", "2s b.done"]])
    let outcome = try #require(bench.outcomes(.untimed).first)
    #expect(outcome.verdict == .pass)
    #expect(outcome.note != nil)
    #expect(try #require(bench.outcomes().first).note == nil)
    #expect(try judge(Self.plain, ["0s a.start", "1s b.done", "2s a.step"], .untimed) == ["time"])
  }

  @Test func leavesTheBoundaryOpenWhereStampsAreCoarse() throws {
    #expect(try judge(Self.plain, ["0s a.start", "1s a.step", "9s b.done"], .coarse) == ["pass"])
    #expect(try judge(Self.plain, ["0s a.start", "1s a.step", "10s b.done"], .coarse) == ["granularity"])
    #expect(try judge(Self.plain, ["0s a.start", "1s a.step", "11s b.done", "1m tick"], .coarse) == ["fail"])
  }

  @Test(arguments: [
    (["0s a.start", "1m b.note"], ["fail"]), (["0s b.note", "1s a.start", "2s a.step", "1m tick"], ["fail"]),
    (["0s a.start", "2s a.step", "1m tick"], ["not-captured"]),
  ])
  func absenceNeedsTheComponent(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.plain, trace, .partial) == verdicts)
  }

  private static let guarded = """
    kind: sequence
    start: { event: a.start, where: ok }
    steps: [{ event: a.step, where: n == 1 }, { event: b.done, where: ok }]
    within: 10s
    not_between: [{ event: a.stop, where: ok }]
    """

  @Test(arguments: [
    (["0s a.start ok=~", "1m tick"], ["redacted"]),
    (["0s a.start ok=true", "1s a.step n=~", "2s b.done ok=true", "1m tick"], ["redacted"]),
    (["0s a.start ok=true", "1s a.step n=~", "2s a.step n=1", "3s b.done ok=true"], ["pass"]),
    (["0s a.start ok=true", "1s a.step n=1", "2s b.done", "1m tick"], ["absent"]),
    (["0s a.start ok=true", "1s a.step n=!", "1m tick"], ["malformed"]),
    (["0s a.start ok=true", "1s a.stop ok=true", "2s a.step n=1", "3s b.done ok=true"], ["fail"]),
    (["0s a.start ok=true", "1s a.step n=1", "3s b.done ok=true", "4s a.stop ok=true"], ["pass"]),
    (["0s a.start ok=true", "1s a.stop ok=~", "2s a.step n=1", "3s b.done ok=true"], ["redacted"]),
    (["0s a.start ok=true", "1s a.stop ok=~", "2s a.stop ok=true"], ["fail"]),
    // The last step may have come before the event that must not be in between.
    (["0s a.start ok=true", "1s a.step n=1", "2s b.done ok=~", "3s a.stop ok=true"], ["redacted"]),
    // It may be among the lost lines.
    (["0s a.start ok=true", "1s a.step n=1", "3s gap 1s", "4s b.done ok=true"], ["gap"]),
    (["0s a.start ok=true", "1s a.step n=1", "2s b.done ok=true", "4s gap 1s"], ["pass"]),
    (["0s a.start ok=true", "1s a.step n=1", "3s gap 1s", "4s a.stop ok=true"], ["gap"]),
  ])
  func guardsHaveThreeValues(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.guarded, trace) == verdicts)
  }

  private static let shapes = """
    kind: sequence
    start: a.start
    steps:
      - all_of: [a.step, b.note]
      - any_of: [b.done, a.done]
      - { event: p.end, optional: true }
    within: 10s
    each: 3s
    """

  @Test(arguments: [
    (["0s a.start", "1s b.note", "2s a.step", "3s a.done", "4s p.end"], ["pass"]),
    (["0s a.start", "1s a.step", "2s b.note", "3s b.done", "1m tick"], ["pass"]),
    (["0s a.start", "1s a.step", "2s b.note", "3s b.done"], ["pass"]),
    (["0s a.start", "1s a.step", "2s b.done", "1m tick"], ["fail"]),
    (["0s a.start", "1s a.step", "2s a.step", "3s b.done", "1m tick"], ["fail"]),
    // From step to step no more than three seconds.
    (["0s a.start", "3s a.step", "6s b.note", "9s b.done"], ["pass"]),
    (["0s a.start", "3001ms a.step", "4s b.note", "5s b.done", "1m tick"], ["fail"]),
    (["0s a.start", "1s a.step", "4001ms b.note", "5s b.done", "1m tick"], ["fail"]),
    (["0s a.start", "3s a.step", "6s b.note", "8s tick"], ["end"]),
    (["0s a.start", "3s a.step", "6s b.note", "9001ms tick"], ["fail"]),
    (["0s a.start", "3s a.step", "6s b.note", "11s gap 1s", "1m tick"], ["fail"]),
    (["0s a.start", "3s a.step", "6s b.note", "8s gap 1s", "1m tick"], ["gap"]),
  ])
  func shapesOfSteps(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.shapes, trace) == verdicts)
  }

  /// When the last steps are optional, what must not come before them may still come.
  @Test func anOpenEndIsNoPassWhileSomethingIsForbidden() throws {
    let rule = """
      kind: sequence
      start: a.start
      steps: [a.step, { event: b.done, optional: true }]
      within: 10s
      not_between: [a.stop]
      """
    #expect(try judge(rule, ["0s a.start", "1s a.step", "5s tick"]) == ["end"])
    #expect(try judge(rule, ["0s a.start", "1s a.step", "5s a.stop"]) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "1s a.step", "1m tick"]) == ["pass"])
    #expect(try judge(rule, ["0s a.start", "1s a.step", "2s b.done"]) == ["pass"])
    #expect(try judge(rule, ["0s a.start", "1s a.step", "8s gap 1s", "1m tick"]) == ["gap"])
  }

  private static let ends = """
    kind: sequence
    start: { event: a.start, where: ok ?? true }
    steps: [a.step, b.done]
    within: 10s
    key: [id]
    ends:
      supersedes: true
      cancelled_by: [{ event: b.note, where: ok }]
      killed_by: [x.crash]
      session: true
    """

  @Test(arguments: [
    (["0s a.start id=x", "1s a.start id=x", "2s a.step id=x", "3s b.done id=x"], ["cancelled", "pass"]),
    (["0s a.start id=x", "10s a.start id=x", "11s a.step id=x", "12s b.done id=x"], ["cancelled", "pass"]),
    (["0s a.start id=x", "10001ms a.start id=x", "11s a.step id=x", "12s b.done id=x"], ["fail", "pass"]),
    (["0s a.start id=x", "1s a.start id=x ok=~", "1m tick"], ["redacted", "redacted"]),
    (["0s a.start id=x", "1s b.note id=x ok=true", "1m tick"], ["cancelled"]),
    (["0s a.start id=x", "1s b.note id=x ok=~", "1m tick"], ["redacted"]),
    (["0s a.start id=x", "1s b.note id=y ok=true", "1m tick"], ["fail"]),
    (["0s a.start id=x", "1s x.crash", "2s a.step id=x", "3s b.done id=x"], ["end"]),
    (["0s a.start id=x", "1s s.launch", "2s a.step id=x", "3s b.done id=x"], ["end"]),
    (["0s a.start id=x", "1s a.start id=y", "2s a.step id=y", "3s b.done id=y", "1m tick"], ["fail", "pass"]),
    (["0s a.start id=x", "1s a.start id=y", "2s a.step", "3s b.done id=x", "1m tick"], ["ambiguous", "ambiguous"]),
    (
      ["0s a.start id=x", "1s a.start id=y", "2s a.step", "2s a.step id=x", "3s b.done id=x", "1m tick"],
      ["ambiguous", "pass"]
    ),
    (["0s a.start id=x", "1s a.start id=y", "2s b.note ok=true", "1m tick"], ["ambiguous", "ambiguous"]),
    // An event that no instance wants makes nothing doubtful.
    (["0s a.start id=x", "1s a.start id=y", "2s b.note ok=false", "1m tick"], ["fail", "fail"]),
    (["0s a.start id=x", "1s a.step", "2s b.done"], ["pass"]),
  ])
  func endsAndKeys(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.ends, trace) == verdicts)
  }

  @Test func aSupersedingStartWithoutATimeLeavesTheOlderOpen() throws {
    let trace = ["0s a.start id=x", "10s a.start id=x", "11s a.step id=x", "12s b.done id=x"]
    #expect(try judge(Self.ends, trace, .coarse) == ["granularity", "pass"])
    #expect(try judge(Self.ends, trace, .untimed) == ["pass", "time"])
  }

  /// From step to step the start gives the length of the wait.
  @Test func theWaitForEachStepIsTheStarts() throws {
    let rule = "kind: sequence\nstart: a.start as s\nsteps: [a.step, b.done]\nwithin: 1h\neach: s.span"
    #expect(try judge(rule, ["0s a.start span=3s", "1s a.step span=1s", "4s b.done", "1m tick"]) == ["pass"])
    #expect(try judge(rule, ["0s a.start span=1s", "1s a.step span=3s", "4s b.done", "1m tick"]) == ["fail"])
  }

  /// A step that came before unseen had its own time to wait for the next.
  @Test func aStepMayHaveComeBeforeAmongMissingLines() throws {
    let rule = "kind: sequence\nstart: a.start\nsteps: [{ all_of: [a.step, a.stop] }, a.done]\nwithin: 30s"
    let trace = ["0s a.start", "1s a.stop", "3s gap 1s", "9s a.step", "12s a.done"]
    #expect(try judge(rule, trace) == ["pass"])
    #expect(try judge(rule + "\neach: 8s", trace) == ["gap"])
    #expect(try judge(rule + "\neach: 8s", trace.filter { !$0.contains("gap") }) == ["pass"])
  }

  /// An event that may be one of two steps leaves a pass open that takes it for the later one.
  @Test func anEventMayBeAStepThatMayBeLeftOut() throws {
    func verdict(_ step: String, _ trace: [String]) throws -> [String] {
      let rule = "kind: sequence\nstart: a.start\nsteps: [\(step), a.step]\nwithin: 10s"
      return try judge(rule, trace)
    }
    let optional = "{ event: a.step, where: ok, optional: true }"
    #expect(try verdict(optional, ["0s a.start", "1s a.step ok=~", "1m tick"]) == ["redacted"])
    #expect(try verdict(optional, ["0s a.start", "1s a.step ok=false", "1m tick"]) == ["pass"])
    #expect(try verdict(optional, ["0s a.start", "1s a.step ok=true", "1m tick"]) == ["fail"])
    let both = "{ all_of: [{ event: b.done, where: ok }, b.done] }"
    let trace = ["0s a.start", "1s b.done ok=~", "2s b.done ok=true", "3s a.step"]
    #expect(try verdict(both, trace) == ["redacted"])
  }

  /// The event that must not be in between may come when the time of the optional last steps is over.
  @Test func theTimeOfTheLastStepsMayBeOver() throws {
    let rule = """
      kind: sequence
      start: a.start
      steps: [a.step, { event: a.done, optional: true }]
      within: 5s
      not_between: [b.done]
      """
    #expect(try judge(rule, ["0s a.start", "1s a.step", "5s b.done"]) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "1s a.step", "5s b.done"], .coarse) == ["granularity"])
    #expect(try judge(rule, ["0s a.start", "1s a.step", "6s b.done"], .coarse) == ["granularity"])
    #expect(try judge(rule, ["0s a.start", "1s a.step", "4s b.done"], .coarse) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "5s b.done"], .coarse) == ["fail"])
  }

  /// A step that may be left out gives the next one more time; where it cannot be seen, it may have come.
  @Test func aStepThatCannotBeSeenMayHaveComeBefore() throws {
    let rule = """
      kind: sequence
      start: a.start
      steps: [{ event: b.done, optional: true }, a.done]
      within: 20s
      each: 5s
      """
    #expect(try judge(rule, ["0s a.start", "7s a.done"], .partial) == ["not-captured"])
    #expect(try judge(rule, ["0s a.start", "7s a.done", "8s b.note"], .partial) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "3s b.done", "7s a.done"], .partial) == ["pass"])
  }

  /// Lines with a zone and lines without may occur in one capture; their times are unrelated.
  @Test func timesOfDifferentFramesAreNotCompared() throws {
    let rule = "kind: sequence\nstart: a.start\nsteps: [a.step, b.done]\nwithin: 1h\neach: 1m"
    var conditions = Bench.Conditions()
    conditions.otherFrames = [2: .local, 3: .local]
    // The step comes two hours later by a clock of another zone: its own minute is over, the hour is not.
    let trace = ["0s a.start", "2h a.step", "2h2m b.note"]
    let outcome = try #require(try Bench(rule, [trace]).outcomes(conditions).first)
    #expect(outcome.verdict == .inconclusive(.time) || outcome.detail.contains("07:31:00"), "\(outcome.detail)")
    #expect(try judge(rule, ["0s a.start", "30s a.step", "50s b.done"], conditions).count == 1)
  }

  @Test func sourcesNeverMix() throws {
    let bench = try Bench(
      Self.plain, [["0s a.start", "3s b.done", "1m tick"], ["1s a.step", "2s b.done", "1m tick"]])
    #expect(bench.outcomes().map(\.verdict.word) == ["fail"])
  }
}
