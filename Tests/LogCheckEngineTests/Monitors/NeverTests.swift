import LogCheckEngine
import LogCheckModel
import Testing

@Suite struct NeverTests {
  private static let whole = """
    kind: never
    event: { event: b.note, where: n == 3 }
    """

  @Test(arguments: [
    (["0s b.note n=1", "1s b.done"], ["pass"]), (["0s b.note n=3"], ["fail"]),
    (["0s b.note n=3", "1s b.note n=3"], ["fail", "fail"]),
    (["0s b.note n=~", "1s b.done"], ["redacted"]), (["0s b.note", "1s b.note n=3"], ["absent", "fail"]),
    (["0s b.note n=!", "1s b.done"], ["malformed"]),
    (["0s b.note n=1", "5s gap 1s", "6s b.done"], ["gap"]), (["0s b.note n=3", "5s gap 1s"], ["fail"]),
    (["0s a.start"], []), ([], []),
  ])
  func aWholeCaptureWithoutItPasses(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.whole, trace.isEmpty ? ["0s tick"] : trace) == verdicts)
  }

  /// The silence of a component that was not heard proves nothing.
  @Test func absenceNeedsALineOfTheComponent() throws {
    let other = "kind: never\nevent: b.note\nneeds_alive: [ALPHA]"
    #expect(try judge(other, ["0s a.start"], .partial) == ["not-captured"])
    #expect(try judge(other, ["0s a.start", "1s b.done"], .partial) == ["pass"])
    #expect(try judge(other, ["1s b.done"]) == [])
    let event = "kind: never\nevent: b.note\nneeds_alive: [a.done, a.stop]"
    #expect(try judge(event, ["0s b.done", "1s a.start"]) == [])
    #expect(try judge(event, ["0s b.done", "1s a.stop"]) == ["pass"])
    let quiet = "kind: never\nevent: q.quiet"
    #expect(try judge(quiet, ["0s b.note"], .partial) == ["level"])
    #expect(try judge(quiet, ["0s b.note", "1s q.quiet"], .partial) == ["fail"])
    var conditions = Bench.Conditions.partial
    conditions.facts.declaredLevel = .debug
    #expect(try judge(quiet, ["0s b.note"], conditions) == ["pass"])
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(quiet, ["0s b.note"], conditions) == ["grouping"])
    conditions.facts.isUnifiedLog = true
    #expect(try judge("kind: never\nevent: r.printed\nneeds_alive: [BETA]", ["0s b.note"], conditions) == ["grouping"])
    conditions.facts.isGroupingDoubtful = false
    #expect(try judge("kind: never\nevent: r.printed\nneeds_alive: [BETA]", ["0s b.note"], conditions) == ["level"])
  }

  @Test func theEndOfTheStretchMayBeBelowTheLevel() throws {
    let rule = "kind: never\nevent: b.note\nbetween: { open: a.start, close: q.quiet }"
    #expect(try judge(rule, ["0s a.start", "1s b.note", "1m tick"], .partial) == ["level"])
    #expect(try judge(rule, ["0s a.start", "1s b.note", "1m tick", "61s q.quiet"], .partial) == ["fail"])
  }

  private static let between = """
    kind: never
    event: { event: b.note, where: ok ?? true }
    between: { open: { event: a.start, where: ok ?? true }, close: { event: a.stop, where: ok ?? true } }
    key: [id]
    ends: { session: true }
    """

  @Test(arguments: [
    (["0s a.start id=x", "1s b.note id=x", "2s a.stop id=x"], ["fail"]),
    (["0s a.start id=x", "2s a.stop id=x", "3s b.note id=x"], ["pass"]),
    (["0s b.note id=x", "1s a.start id=x", "2s a.stop id=x"], ["pass"]),
    (["0s a.start id=x", "1s b.note id=y", "2s a.stop id=x"], ["pass"]),
    (["0s a.start id=x", "2s a.stop id=y"], ["end"]),
    (["0s a.start id=x", "1h tick"], ["end"]),
    (["0s a.start id=x", "1s s.launch", "2s a.stop id=x"], ["end"]),
    (["0s a.start id=x", "1s gap 1s", "2s a.stop id=x"], ["gap"]),
    (["0s a.start id=x", "2s a.stop id=x", "4s gap 1s"], ["pass"]),
    (["0s a.start id=x", "1s b.note id=x", "4s gap 1s"], ["fail"]),
    // What closed the scope may be lost.
    (["0s a.start id=x", "2s gap 1s", "3s b.note id=x"], ["gap"]),
    // What may have opened, closed or happened leaves the scope open.
    (["0s a.start id=x ok=~", "1s b.note id=x", "2s a.stop id=x"], ["redacted"]),
    (["0s a.start id=x", "1s a.stop id=x ok=~", "2s b.note id=x", "3s a.stop id=x"], ["redacted"]),
    (["0s a.start id=x", "1s b.note id=x ok=~", "3s a.stop id=x"], ["redacted"]),
    (["0s a.start id=x", "1s b.note id=x ok=~", "2s b.note id=x", "3s a.stop id=x"], ["fail"]),
    // The key is unknown.
    (
      ["0s a.start id=x", "1s a.start id=y", "2s b.note", "3s a.stop id=x", "4s a.stop id=y"],
      ["ambiguous", "ambiguous"]
    ),
    (["0s a.start id=x", "1s a.start id=y", "2s a.stop", "3s b.note id=x"], ["ambiguous", "ambiguous"]),
    (["0s a.start id=x", "2s b.note", "3s a.stop id=x"], ["fail"]),
    (["0s a.start id=x", "2s a.stop", "3s b.note id=x"], ["pass"]),
  ])
  func betweenTwoEvents(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.between, trace) == verdicts)
  }

  /// The event that closes an interval is not forbidden, and nothing after it.
  @Test(arguments: [
    (["0s a.start id=x", "2s b.note n=3", "3s b.note n=1"], ["pass"]),
    (["0s a.start id=x", "1s b.note n=1", "2s b.note n=3"], ["fail"]),
    (["0s a.start id=x", "2s b.note n=~", "3s b.note n=1"], ["redacted"]),
  ])
  func theClosingEventIsNotForbidden(_ trace: [String], _ verdicts: [String]) throws {
    let rule = "kind: never\nevent: b.note\nbetween: { open: a.start, close: { event: b.note, where: n == 3 } }"
    #expect(try judge(rule, trace) == verdicts)
  }

  /// It passes once it has settled, and is still watched.
  @Test(arguments: [
    (["0s a.start id=x", "4s tick"], ["end"]), (["0s a.start id=x", "6s tick"], ["pass"]),
    (["0s a.start id=x", "6s tick", "7s b.note id=x"], ["fail", "pass"]),
    // The event that closes it may be lost.
    (["0s a.start id=x", "6s tick", "7s gap 1s", "9s b.note id=x"], ["gap", "pass"]),
    (["0s a.start id=x", "3s a.stop id=x", "7s b.note id=x"], ["pass"]),
  ])
  func anIntervalSettles(_ trace: [String], _ verdicts: [String]) throws {
    let rule = "kind: never\nevent: b.note\nbetween: { open: a.start, close: a.stop }\nsettled: 5s\nkey: [id]"
    #expect(try judge(rule, trace) == verdicts)
  }

  @Test func aScopePassesOnlyWhereItsComponentWasHeard() throws {
    let rule = "kind: never\nevent: b.note\nbetween: { open: a.start, close: a.stop }"
    #expect(try judge(rule, ["0s a.start", "2s a.stop"], .partial) == ["not-captured"])
    #expect(try judge(rule, ["0s a.start", "2s a.stop", "3s b.done"], .partial) == ["pass"])
    #expect(try judge(rule, ["0s a.start", "2s a.stop"]) == ["pass"])
    let alive = rule + "\nneeds_alive: [b.done]"
    #expect(try judge(alive, ["0s b.start", "0s a.start", "2s a.stop"], .partial) == ["not-captured"])
    #expect(try judge(alive, ["0s a.start", "1s b.done", "2s a.stop"], .partial) == ["pass"])
    // A component that was heard later could have been heard before.
    #expect(try judge(alive, ["0s a.start", "2s a.stop", "3s b.done"], .partial) == ["pass"])
  }

  @Test func sourcesNeverMix() throws {
    let rule = "kind: never\nevent: b.note\nbetween: { open: a.start, close: a.stop }"
    let bench = try Bench(
      rule, [["0s a.start", "3s a.stop"], ["1s b.note"], ["0s a.start", "1s b.note", "4s a.stop"]])
    #expect(bench.outcomes().map(\.verdict.word) == ["pass", "fail"])
    #expect(bench.outcomes().map(\.source.index) == [0, 2])
  }

  private static let ended = """
    kind: never
    event: b.note
    between: { open: a.start }
    key: [id]
    ends: { supersedes: true, cancelled_by: [b.done], killed_by: [x.crash], session: true }
    """

  /// Without a closing event it lasts until an end; nothing that comes then is forbidden by it.
  @Test(arguments: [
    (["0s a.start id=x", "9h b.note id=x"], ["fail"]),
    (["0s a.start id=x", "9h tick"], ["end"]),
    (["0s a.start id=x", "1s b.done id=x", "2s b.note id=x"], ["cancelled"]),
    (["0s a.start id=x", "1s b.done id=y", "2s b.note id=x"], ["fail"]),
    (["0s a.start id=x", "1s x.crash", "2s b.note id=x"], ["end"]),
    (["0s a.start id=x", "1s s.launch", "2s b.note id=x"], ["cancelled"]),
    (["0s a.start id=x", "1s a.start id=x", "2s b.note id=x"], ["cancelled", "fail"]),
    (["0s a.start id=x", "1s gap 1s", "2s b.note id=x"], ["gap"]),
  ])
  func untilItEnds(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.ended, trace) == verdicts)
  }

  @Test(arguments: [
    (["0s a.start", "5s b.note"], ["fail"]), (["0s a.start", "5001ms b.note"], ["pass"]),
    (["0s a.start", "6s tick"], ["pass"]), (["0s a.start", "5s tick"], ["end"]),
    (["0s a.start", "1s gap 1s", "6s tick"], ["gap"]),
  ])
  func onlySoLong(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge("kind: never\nevent: b.note\nbetween: { open: a.start }\nwithin: 5s", trace) == verdicts)
  }
}
