import LogCheckEngine
import LogCheckModel
import Testing

@Suite struct PrecedesTests {
  private static let session = """
    kind: precedes
    event: a.done
    requires: { event: b.done, where: ok }
    scope: session
    """

  @Test(arguments: [
    (["0s b.done ok=true", "1s a.done"], ["pass"]), (["0s a.done", "1s b.done ok=true"], ["fail"]),
    (["0s b.done ok=false", "1s a.done"], ["fail"]), (["0s b.done ok=~", "1s a.done"], ["redacted"]),
    (["0s b.done ok=true", "1s b.done ok=~", "2s a.done"], ["pass"]),
    (["0s b.done", "1s a.done"], ["absent"]), (["0s b.done ok=!", "1s a.done"], ["malformed"]),
    (["0s b.done ok=true", "1s s.launch", "2s a.done"], ["fail"]),
    (["0s b.done ok=true", "1s s.launch", "2s b.done ok=true", "3s a.done"], ["pass"]),
    (["0s b.done ok=true", "1s a.done", "2s a.done"], ["pass", "pass"]),
    (["0s gap 1s", "1s a.done"], ["gap"]), (["0s a.done", "5s gap 1s"], ["fail"]),
    // A gap in an earlier session says nothing about this one.
    (["1s gap 1s", "2s b.note", "5s s.launch", "6s a.done"], ["fail"]),
    (["0s b.note"], []),
  ])
  func needsAnEarlierOneInTheSession(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.session, trace) == verdicts)
  }

  @Test func wasPerhapsBeforeTheCapture() throws {
    var conditions = Bench.Conditions()
    conditions.sessionStart = false
    #expect(try judge(Self.session, ["0s a.done"], conditions) == ["start"])
    #expect(try judge(Self.session, ["0s b.done ok=true", "1s a.done"], conditions) == ["pass"])
    #expect(try judge(Self.session, ["0s a.done", "1s s.launch", "2s a.done"], conditions) == ["fail", "start"])
    let capture = Self.session.replacing("scope: session", with: "scope: capture")
    #expect(try judge(capture, ["0s a.done"], conditions) == ["start"])
    conditions.facts.beginsAtStart = true
    #expect(try judge(capture, ["0s a.done"], conditions) == ["fail"])
    #expect(try judge(capture, ["0s b.done ok=true", "1s s.launch", "2s a.done"], conditions) == ["pass"])
  }

  @Test func absenceNeedsTheComponent() throws {
    #expect(try judge(Self.session, ["0s a.done"], .partial) == ["not-captured"])
    #expect(try judge(Self.session, ["0s a.done", "5s b.note"], .partial) == ["fail"])
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(Self.session, ["0s a.done"], conditions) == ["grouping"])
    #expect(
      try judge(Self.session.replacing("b.done", with: "q.quiet"), ["0s b.note", "1s a.done"], .partial) == ["level"])
  }

  private static let past = """
    kind: precedes
    event: a.done
    requires: b.done
    scope: { within_past: 10s }
    """

  @Test(arguments: [
    (["0s b.done", "10s a.done"], ["pass"]), (["0s b.done", "10001ms a.done"], ["fail"]),
    (["0s b.note", "10001ms a.done"], ["fail"]), (["0s b.note", "9999ms a.done"], ["start"]),
    // A line of the very first stamp may have come before the capture.
    (["0s b.note", "10s a.done"], ["start"]),
    (["0s b.note", "5s gap 1s", "14s a.done"], ["gap"]), (["0s b.note", "3s gap 1s", "14s a.done"], ["fail"]),
    (["0s b.note", "3s gap 1s", "13s a.done"], ["gap"]),
  ])
  func searchesBackThatFar(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.past, trace) == verdicts)
  }

  @Test func leavesTheBoundaryOpenWhereStampsAreCoarse() throws {
    #expect(try judge(Self.past, ["0s b.done", "9s a.done"], .coarse) == ["pass"])
    #expect(try judge(Self.past, ["0s b.done", "10s a.done"], .coarse) == ["granularity"])
    #expect(try judge(Self.past, ["0s b.done", "11s a.done"], .coarse) == ["fail"])
    // The first line may stand for a moment late in its second.
    #expect(try judge(Self.past, ["0s b.note", "10s a.done"], .coarse) == ["start"])
    #expect(try judge(Self.past, ["0s b.note", "11s a.done"], .coarse) == ["fail"])
    #expect(try judge(Self.past, ["0s b.done", "5s a.done"], .untimed) == ["time"])
    #expect(try judge(Self.session, ["0s b.done ok=true", "5s a.done"], .untimed) == ["pass"])
  }

  private static let since = """
    kind: precedes
    event: a.done as e
    requires: { event: b.done, where: n == e.n }
    since: { event: a.stop, where: ok }
    scope: session
    """

  @Test(arguments: [
    (["0s b.done n=1", "1s a.done n=1"], ["pass"]), (["0s b.done n=2", "1s a.done n=1"], ["fail"]),
    (["0s b.done n=1", "1s a.stop ok=true", "2s a.done n=1"], ["fail"]),
    (["0s b.done n=1", "1s a.stop ok=false", "2s a.done n=1"], ["pass"]),
    (["0s a.stop ok=true", "1s b.done n=1", "2s a.done n=1"], ["pass"]),
    // It may have been forgotten.
    (["0s b.done n=1", "1s a.stop ok=~", "2s a.done n=1"], ["redacted"]),
    (["0s b.done n=1", "1s a.stop ok=~", "2s b.done n=1", "3s a.done n=1"], ["pass"]),
    (["0s a.stop ok=true", "1s a.stop ok=~", "2s a.done n=1"], ["fail"]),
    (["0s b.done n=1", "1s a.done"], ["absent"]),
  ])
  func sinceForgets(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.since, trace) == verdicts)
  }

  /// After an event of `since` neither the beginning of the capture nor what was lost before it matters.
  @Test func sinceIsABeginning() throws {
    var conditions = Bench.Conditions()
    conditions.sessionStart = false
    #expect(try judge(Self.since, ["0s a.stop ok=true", "1s a.done n=1"], conditions) == ["fail"])
    #expect(try judge(Self.since, ["0s b.note", "1s a.done n=1"], conditions) == ["start"])
    #expect(try judge(Self.since, ["1s gap 1s", "2s a.stop ok=true", "3s a.done n=1"]) == ["fail"])
    #expect(try judge(Self.since, ["2s a.stop ok=true", "4s gap 1s", "5s a.done n=1"]) == ["gap"])
  }

  private static let keyed = """
    kind: precedes
    event: a.done
    requires: b.done | p.plain
    since: a.stop
    scope: session
    key: [id]
    """

  @Test(arguments: [
    (["0s b.done id=x", "1s a.done id=x"], ["pass"]), (["0s b.done id=y", "1s a.done id=x"], ["fail"]),
    (["0s b.done id=x", "1s b.done id=y", "2s a.done id=x"], ["pass"]),
    (["0s b.done id=x", "1s a.stop id=y", "2s a.done id=x"], ["pass"]),
    (["0s b.done id=x", "1s a.stop id=x", "2s a.done id=x"], ["fail"]),
    // An event without such a field goes with all; one that hides it may go with any.
    (["0s p.plain", "1s a.done id=x"], ["pass"]),
    (["0s b.done", "1s a.done id=x"], ["ambiguous"]), (["0s b.done id=~", "1s a.done id=x"], ["ambiguous"]),
    (["0s b.done id=x", "1s a.stop", "2s a.done id=x"], ["ambiguous"]),
    (["0s b.done id=x", "1s a.done"], ["ambiguous"]), (["0s a.done"], ["fail"]),
    (["0s p.plain", "1s a.done"], ["ambiguous"]),
  ])
  func keysTieEventsTogether(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.keyed, trace) == verdicts)
  }

  @Test func sourcesNeverMix() throws {
    let bench = try Bench(Self.session, [["0s b.done ok=true"], ["1s a.done"]])
    #expect(bench.outcomes().map(\.verdict.word) == ["fail"])
  }

  /// Only so many earlier events are remembered; what is forgotten is not missing.
  @Test func whatWasForgottenIsNotMissing() throws {
    let rule = "kind: precedes\nevent: a.done\nrequires: b.done\nscope: session\nkey: [id]"
    let crowd = (0..<300).map { "\($0)ms b.done id=n\($0)" }
    #expect(try judge(rule, crowd + ["1s a.done id=n299"]) == ["pass"])
    #expect(try judge(rule, crowd + ["1s a.done id=n0"]) == ["evicted"])
    #expect(try judge(rule, crowd + ["1s s.launch", "2s a.done id=n0"]) == ["fail"])
  }
}
