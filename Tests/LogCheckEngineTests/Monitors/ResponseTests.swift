import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct ResponseTests {
  private static let plain = """
    kind: response
    when: a.start
    expect: { event: b.done, within: 5s }
    """

  @Test(arguments: [
    (["0s a.start", "3s b.done"], ["pass"]),
    (["0s a.start", "5s b.done"], ["pass"]),
    (["0s a.start", "5001ms b.done", "1m tick"], ["fail"]),
    (["0s a.start", "5001ms tick"], ["fail"]),
    (["0s a.start", "5s tick"], ["end"]),
    (["0s a.start"], ["end"]),
    (["0s b.done", "1s a.start", "1m tick"], ["fail"]),
    (["0s b.done", "1m tick"], []),
    (["0s a.start", "1s a.start", "2s b.done"], ["pass", "pass"]),
    (["0s a.start", "4s a.start", "7s b.done", "1m tick"], ["fail", "pass"]),
    (["0s a.start", "0s b.done"], ["pass"]),
    (["0s a.start", "2s gap 1s", "1m tick"], ["gap"]),
    (["0s a.start", "2s gap 1s", "3s b.done"], ["pass"]),
    (["2s gap 1s", "3s a.start", "1m tick"], ["fail"]),
    (["0s a.start", "9s gap 1s", "1m tick"], ["fail"]),
    (["0s a.start", "6s gap 1s", "1m tick"], ["gap"]),
  ])
  func decidesAtTheDeadline(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.plain, trace) == verdicts)
  }

  /// Stamps of whole seconds leave the second of the boundary open.
  @Test(arguments: [
    (["0s a.start", "4s b.done"], ["pass"]), (["0s a.start", "5s b.done", "1m tick"], ["granularity"]),
    (["0s a.start", "6s b.done", "1m tick"], ["fail"]), (["0s a.start", "6s tick"], ["end"]),
    (["0s a.start", "7s tick"], ["fail"]),
  ])
  func leavesTheBoundaryOpenWhereStampsAreCoarse(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.plain, trace, .coarse) == verdicts)
  }

  @Test func needsTimes() throws {
    #expect(try judge(Self.plain, ["0s a.start", "3s b.done", "1m b.note"], .untimed) == ["time"])
    #expect(try judge(Self.plain, ["0s a.start", "1m b.note"], .untimed) == ["time"])
  }

  private static let guarded = """
    kind: response
    when: { event: a.start, where: ok }
    expect: { event: b.done, where: ok && n == 1, within: 5s }
    """

  /// An unknown guard makes the instance inconclusive: the event is neither taken nor skipped.
  @Test(arguments: [
    (["0s a.start ok=true", "1s b.done ok=true n=1"], ["pass"]),
    (["0s a.start ok=false", "1m tick"], []),
    (["0s a.start ok=~", "1s b.done ok=true n=1"], ["redacted"]),
    (["0s a.start", "1m tick"], ["absent"]),
    (["0s a.start ok=!", "1m tick"], ["malformed"]),
    (["0s a.start ok=true", "1s b.done ok=true n=2", "1m tick"], ["fail"]),
    (["0s a.start ok=true", "1s b.done ok=~ n=1", "1m tick"], ["redacted"]),
    (["0s a.start ok=true", "1s b.done ok=~ n=2", "1m tick"], ["fail"]),
    (["0s a.start ok=true", "1s b.done ok=true n=!", "1m tick"], ["malformed"]),
    (["0s a.start ok=true", "1s b.done ok=~ n=1", "2s b.done ok=true n=1"], ["pass"]),
    (["0s a.start ok=true", "6s b.done ok=~ n=1", "1m tick"], ["fail"]),
  ])
  func guardsHaveThreeValues(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.guarded, trace) == verdicts)
  }

  /// Events that the capture could not have shown are not missing.
  @Test(arguments: [
    (["0s a.start", "1m a.step"], ["not-captured"]),
    (["0s a.start", "1m b.note"], ["fail"]),
    (["0s b.note", "1s a.start", "1m tick"], ["fail"]),
    (["0s a.start", "1m a.step", "2m b.note"], ["fail"]),
  ])
  func absenceNeedsTheComponent(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.plain, trace, .partial) == verdicts)
  }

  private static let quiet = """
    kind: response
    when: a.start
    expect: { event: q.quiet, within: 5s }
    """
  private static let printed = """
    kind: response
    when: a.start
    expect: { event: r.printed, within: 5s }
    """

  @Test func absenceNeedsTheLevel() throws {
    #expect(try judge(Self.quiet, ["0s a.start", "1s b.note", "1m tick"], .partial) == ["level"])
    #expect(try judge(Self.quiet, ["0s a.start", "1m tick", "2m q.quiet"], .partial) == ["fail"])
    var conditions = Bench.Conditions.partial
    conditions.facts.declaredLevel = .debug
    #expect(try judge(Self.quiet, ["0s a.start", "1s b.note", "1m tick"], conditions) == ["fail"])
    conditions.facts.declaredLevel = .info
    #expect(try judge(Self.quiet, ["0s a.start", "1s b.note", "1m tick"], conditions) == ["level"])
  }

  @Test func absenceNeedsASinkThatIsCaptured() throws {
    var conditions = Bench.Conditions.partial
    conditions.facts.isUnifiedLog = true
    #expect(try judge(Self.printed, ["0s r.printed", "1s a.start", "1m tick"], conditions) == ["level"])
    conditions.facts.isUnifiedLog = false
    #expect(try judge(Self.printed, ["0s r.printed", "1s a.start", "1m tick"], conditions) == ["fail"])
  }

  @Test func absenceNeedsAKnownDevice() throws {
    var conditions = Bench.Conditions()
    conditions.facts.isGroupingDoubtful = true
    #expect(try judge(Self.plain, ["0s a.start", "1m tick"], conditions) == ["grouping"])
    #expect(try judge(Self.plain, ["0s a.start", "1s b.done"], conditions) == ["pass"])
  }

  // MARK: by, after, until, entry, sequence

  private static let twoPhases = """
    kind: response
    when: a.start as s
    expect_one_of:
      - { event: b.done, by: s.at + 15m }
      - after: s.at + 15m + 1ms
        entry: p.plain
        sequence: [a.step, b.done]
        within: 10s
        note: late but declared
    ends: { supersedes: true }
    """

  @Test(arguments: [
    (["0s a.start at=+10m", "25m b.done"], ["pass"]),
    (["0s a.start at=+10m", "1s b.done"], ["pass"]),
    (["0s a.start at=+10m", "25m1ms b.done", "1h tick"], ["end"]),
    (["0s a.start at=+10m", "1h tick"], ["end"]),
    (["0s a.start at=+10m", "20m p.plain", "1h tick"], ["end"]),
    (["0s a.start at=+10m", "30m p.plain", "30m1s a.step", "30m2s b.done"], ["pass"]),
    (["0s a.start at=+10m", "30m p.plain", "30m1s b.done", "30m2s a.step", "1h tick"], ["fail"]),
    (["0s a.start at=+10m", "30m p.plain", "30m11s a.step", "30m12s b.done", "1h tick"], ["fail"]),
    (["0s a.start at=+10m", "30m p.plain", "30m9s a.step", "30m10s b.done"], ["pass"]),
    (["0s a.start at=+10m", "30m p.plain", "30m9s a.step"], ["end"]),
    // The first entry counts, later ones start nothing.
    (["0s a.start at=+10m", "30m p.plain", "40m p.plain", "40m1s a.step", "40m2s b.done"], ["fail"]),
    // Without the instant the deadline is unknown.
    (["0s a.start", "1h tick"], ["absent"]), (["0s a.start at=~", "30m p.plain", "1h tick"], ["redacted"]),
    (["0s a.start at=!", "1s b.done", "1h tick"], ["malformed"]),
    // A newer trigger before the deadline replaces the older one; after it, the miss stays.
    (["0s a.start at=+10m", "5m a.start at=+20m", "20m b.done"], ["cancelled", "pass"]),
    (["0s a.start at=+10m", "25m a.start at=+50m", "1h b.done"], ["cancelled", "pass"]),
    (["0s a.start at=+10m", "25m1ms a.start at=+50m", "1h b.done"], ["end", "pass"]),
  ])
  func laterAlternatives(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.twoPhases, trace) == verdicts)
  }

  private static let until = """
    kind: response
    when: a.start as s
    expect: { event: b.done, until: { event: a.stop, where: ok } }
    """

  @Test(arguments: [
    (["0s a.start", "1h b.done", "2h a.stop ok=true"], ["pass"]),
    (["0s a.start", "1h a.stop ok=true", "2h b.done"], ["fail"]),
    (["0s a.start", "1h a.stop ok=false", "2h b.done"], ["pass"]),
    (["0s a.start", "1h tick"], ["end"]),
    (["0s a.start", "30m gap 1s", "1h a.stop ok=true"], ["gap"]),
    // It may have been the end: what comes then came perhaps too late.
    (["0s a.start", "1h a.stop ok=~", "2h b.done", "3h a.stop ok=true"], ["redacted"]),
    (["0s a.start", "1h a.stop ok=~", "2h a.stop ok=true"], ["redacted"]),
  ])
  func untilAnotherEvent(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.until, trace) == verdicts)
    #expect(try judge(Self.until, trace.filter { !$0.contains("gap") && !$0.contains("tick") }, .untimed).count == 1)
  }

  private static let entry = """
    kind: response
    when: a.start
    expect: { entry: { event: p.plain | a.step as e, where: (ok ?? true) }, event: b.done, within: 10s }
    """

  /// An entry that may not have been one starts no clock, and a response to it proves nothing.
  @Test(arguments: [
    (["0s a.start", "1m p.plain", "1m1s b.done"], ["pass"]),
    (["0s a.start", "1s b.done", "1m p.plain", "2m tick"], ["fail"]),
    (["0s a.start", "1m a.step ok=~", "1m1s b.done"], ["redacted"]),
    (["0s a.start", "1m a.step ok=~", "2m tick"], ["redacted"]),
    (["0s a.start", "1m a.step ok=false", "2m tick"], ["end"]),
  ])
  func entriesThatCannotBeDecided(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.entry, trace) == verdicts)
  }

  /// With several deadlines the last one counts for the miss, at whatever index of the list.
  @Test(arguments: [
    ["{ event: b.done, within: 10s }", "{ event: b.note, within: 5s }"],
    ["{ event: b.note, within: 5s }", "{ event: b.done, within: 10s }"],
  ])
  func theLatestDeadlineEndsTheAbsence(_ alternatives: [String]) throws {
    let rule = "kind: response\nwhen: a.start\nexpect_one_of:\n  - \(alternatives[0])\n  - \(alternatives[1])"
    #expect(try judge(rule, ["0s a.start", "8s gap 1s", "1m tick"]) == ["gap"])
    #expect(try judge(rule, ["0s a.start", "12s gap 1s", "1m tick"]) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "9s b.done"]) == ["pass"])
    #expect(try judge(rule, ["0s a.start", "9s b.note", "1m tick"]) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "9s tick"]) == ["end"])
  }

  /// The length of a wait is the trigger's, whatever the entry itself contains.
  @Test(arguments: [
    (["0s a.start span=3s", "1m a.step span=1s", "1m3s b.done", "2m tick"], ["pass"]),
    (["0s a.start span=1s", "1m a.step span=3s", "1m3s b.done", "2m tick"], ["fail"]),
    (["0s a.start span=1s", "1m a.step", "1m1s b.done", "2m tick"], ["pass"]),
  ])
  func theWaitAfterAnEntryIsTheTriggers(_ trace: [String], _ verdicts: [String]) throws {
    let rule = "kind: response\nwhen: a.start as s\nexpect: { entry: a.step, event: b.done, within: s.span }"
    #expect(try judge(rule, trace) == verdicts)
  }

  /// A deadline holds after an entry, too; before the entry nothing is due.
  @Test(arguments: [
    (["0s a.start at=+1m", "10s a.step", "1m b.done"], ["pass"]),
    (["0s a.start at=+1m", "10s a.step", "61s b.done"], ["fail"]),
    (["0s a.start at=+1m", "10s a.step", "1m tick"], ["end"]),
    (["0s a.start at=+1m", "10s a.step", "61s tick"], ["fail"]),
    (["0s a.start at=+1m", "2m b.done"], ["end"]), (["0s a.start at=+1m", "2m a.step"], ["fail"]),
    (["0s a.start at=~", "10s a.step", "20s b.done"], ["redacted"]),
  ])
  func anEntryDoesNotLiftTheInstantByWhichItIsDue(_ trace: [String], _ verdicts: [String]) throws {
    let rule = "kind: response\nwhen: a.start as s\nexpect: { entry: a.step, event: b.done, by: s.at }"
    #expect(try judge(rule, trace) == verdicts)
  }

  /// The event that was seen as the first step may have been the second, had the capture been able to show the first.
  @Test func aStepThatCannotBeSeenMayHaveComeBefore() throws {
    let rule = """
      kind: response
      when: a.start
      expect: { sequence: [{ event: [a.done, r.printed] }, { event: [a.done, b.done] }], within: 5s }
      """
    var conditions = Bench.Conditions.partial
    conditions.facts.isUnifiedLog = true
    #expect(try judge(rule, ["0s a.start", "2s a.done", "9s b.note"], conditions) == ["level"])
    #expect(try judge(rule, ["0s a.start", "2s a.done", "3s b.done"], conditions) == ["pass"])
    conditions.facts.isUnifiedLog = false
    #expect(try judge(rule, ["0s a.start", "0s r.printed", "9s b.note"], conditions) == ["fail"])
  }

  // MARK: forbid, exactly_one

  private static let forbid = """
    kind: response
    when: a.start
    expect: { event: b.done, where: 'id == "good"', within: 5s }
    forbid: [{ event: a.stop, where: ok }]
    """

  @Test(arguments: [
    (["0s a.start", "1s b.done id=good", "2s a.stop ok=true"], ["pass"]),
    (["0s a.start", "1s a.stop ok=true", "2s b.done id=good"], ["fail"]),
    (["0s a.start", "1s a.stop ok=false", "2s b.done id=good"], ["pass"]),
    // It may have been forbidden: no pass, but what is missing or surely forbidden later fails.
    (["0s a.start", "1s a.stop ok=~", "2s b.done id=good"], ["redacted"]),
    (["0s a.start", "1s a.stop ok=~", "1m tick"], ["fail"]),
    (["0s a.start", "1s a.stop ok=~", "2s a.stop ok=true"], ["fail"]),
    // The duty may have been discharged before.
    (["0s a.start", "1s b.done id=~", "2s a.stop ok=true"], ["redacted"]),
    // A forbidden line may be among the lost ones.
    (["0s a.start", "2s gap 1s", "3s b.done id=good"], ["gap"]),
    // So may the one that discharged the duty before.
    (["0s a.start", "2s gap 1s", "3s a.stop ok=true"], ["gap"]),
    (["0s a.start", "3s a.stop ok=true", "4s gap 500ms"], ["fail"]),
    (["0s a.start", "1s b.done id=good", "3s gap 1s"], ["pass"]),
  ])
  func forbiddenEvents(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.forbid, trace) == verdicts)
  }

  private static let one = """
    kind: response
    when: a.start
    expect: { event: b.done, where: ok, within: 5s }
    exactly_one: true
    """

  @Test(arguments: [
    (["0s a.start", "1s b.done ok=true", "1m tick"], ["pass"]),
    (["0s a.start", "1s b.done ok=true", "5s tick"], ["end"]),
    (["0s a.start", "1s b.done ok=true", "2s b.done ok=true"], ["fail"]),
    // A second one after the deadline is one too many, too.
    (["0s a.start", "1s b.done ok=true", "6s b.done ok=true"], ["fail", "pass"]),
    (["0s a.start", "1s b.done ok=true", "9h b.done ok=true", "10h b.done ok=true"], ["fail", "pass"]),
    (["0s a.start", "1s b.done ok=true", "9h b.done ok=false"], ["pass"]),
    (["0s a.start", "1s b.done ok=true", "9h b.done ok=~"], ["pass"]),
    (["0s a.start", "1s b.done ok=true", "6s tick", "7s gap 1s", "9h b.done ok=true"], ["gap", "pass"]),
    (["0s a.start", "1s b.done ok=true", "6s a.start", "7s b.done ok=true", "1m tick"], ["pass", "pass"]),
    (["0s a.start", "1s b.done ok=true", "6s s.launch", "7s b.done ok=true"], ["pass"]),
    (["0s a.start", "1m tick"], ["fail"]),
    (["0s a.start", "1s b.done ok=true", "2s b.done ok=~", "1m tick"], ["redacted"]),
    (["0s a.start", "1s b.done ok=~", "2s b.done ok=true", "1m tick"], ["redacted"]),
    (["0s a.start", "1s b.done ok=true", "3s gap 1s", "1m tick"], ["gap"]),
    (["0s a.start", "3s gap 1s", "4s b.done ok=true", "4s b.done ok=true"], ["fail"]),
  ])
  func exactlyOne(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.one, trace) == verdicts)
  }

  @Test(arguments: [
    (["0s a.start", "1s b.done ok=true", "6s b.done ok=true"], ["pass"]),
    (["0s a.start", "1s b.done ok=true", "5s b.done ok=true"], ["fail"]),
  ])
  func exactlyOneInTime(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.one + "\nonly_in_time: true", trace) == verdicts)
  }

  /// After the one response, the forbidden event may come when the time is over.
  @Test func theTimeOfASecondResponseMayBeOver() throws {
    let rule = """
      kind: response
      when: a.start
      expect: { event: b.done, within: 5s }
      exactly_one: true
      forbid: [a.stop]
      """
    #expect(try judge(rule, ["0s a.start", "1s b.done", "5s a.stop"]) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "1s b.done", "5s a.stop"], .coarse) == ["granularity"])
    #expect(try judge(rule, ["0s a.start", "1s b.done", "6s a.stop"], .coarse) == ["granularity"])
    #expect(try judge(rule, ["0s a.start", "1s b.done", "4s a.stop"], .coarse) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "5s a.stop"], .coarse) == ["fail"])
  }

  /// An event that meets two expectations is one response, not two.
  @Test func oneEventIsOneResponse() throws {
    let rule = """
      kind: response
      when: a.start
      expect_one_of:
        - { event: b.done, within: 5s }
        - { event: b.done, where: ok, within: 8s }
      exactly_one: true
      """
    #expect(try judge(rule, ["0s a.start", "1s b.done ok=true", "1m tick"]) == ["pass"])
    #expect(try judge(rule, ["0s a.start", "1s b.done ok=true", "2s b.done ok=false"]) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "6s b.done ok=true", "1m tick"]) == ["pass"])
  }

  // MARK: ends

  private static let ends = """
    kind: response
    when: a.start
    expect: { event: b.done, within: 1m }
    ends:
      supersedes: true
      cancelled_by: [{ event: a.stop, where: ok }]
      killed_by: [{ event: x.crash }, { event: a.step, where: ok }]
      session: true
    """

  @Test(arguments: [
    (["0s a.start", "10s a.start", "20s b.done"], ["cancelled", "pass"]),
    (["0s a.start", "10s a.start", "2m tick"], ["cancelled", "fail"]),
    (["0s a.start", "1m a.start", "1m30s b.done"], ["cancelled", "pass"]),
    (["0s a.start", "1m1ms a.start", "1m30s b.done"], ["fail", "pass"]),
    (["0s a.start", "10s a.stop ok=true", "2m tick"], ["cancelled"]),
    (["0s a.start", "10s a.stop ok=false", "2m tick"], ["fail"]),
    (["0s a.start", "10s a.stop ok=~", "2m tick"], ["redacted"]),
    (["0s a.start", "10s x.crash", "2m tick"], ["end"]),
    (["0s a.start", "10s a.step ok=~", "2m tick"], ["redacted"]),
    (["0s a.start", "10s a.step ok=~", "20s b.done"], ["redacted"]),
    (["0s a.start", "10s s.launch", "20s b.done", "2m tick"], ["end"]),
    (["0s a.start", "2m a.stop ok=true"], ["fail"]),
  ])
  func endsOfInstances(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.ends, trace) == verdicts)
  }

  /// An obligation that may have been answered before its process ended is open for that reason; at the end of the
  /// input it waits for nothing.
  @Test func anAnswerAtAnUnknownTimeMayHaveBeenInTime() throws {
    let rule =
      "kind: response\nwhen: a.start\nexpect_one_of:\n  - { event: b.done, within: 5s }\n"
      + "  - { event: a.step, within: 9s }\nends: { killed_by: [x.crash] }"
    #expect(try judge(rule, ["0s a.start", "1s b.done", "2s x.crash"], .untimed) == ["time"])
    #expect(try judge(rule, ["0s a.start", "2s x.crash"], .untimed) == ["end"])
    func openEnds(_ trace: [String]) throws -> [OpenEnd?] {
      try Bench(rule, [trace]).outcomes(.untimed).map(\.openEnd)
    }
    #expect(try openEnds(["0s a.start", "1s b.done"]) == [.running])
    #expect(try openEnds(["0s a.start"]) == [.unfinished(nil)])
  }

  /// It is unknown whether the newer trigger came before the deadline.
  @Test func aSupersedingTriggerAtACoarseBoundaryLeavesTheOlderOpen() throws {
    #expect(try judge(Self.ends, ["0s a.start", "1m a.start", "90s b.done"], .coarse) == ["granularity", "pass"])
    #expect(try judge(Self.ends, ["0s a.start", "59s a.start", "90s b.done"], .coarse) == ["cancelled", "pass"])
    #expect(try judge(Self.ends, ["0s a.start", "10s a.start", "20s b.done"], .untimed) == ["time", "time"])
  }

  /// A trigger that may not be one lifts no duty for sure, and leaves none standing for sure.
  @Test func anUndecidedTriggerLeavesTheOlderOneOpen() throws {
    let rule = """
      kind: response
      when: { event: a.start, where: ok }
      expect: { event: b.done, within: 1m }
      ends: { supersedes: true }
      """
    #expect(try judge(rule, ["0s a.start ok=true", "10s a.start ok=~", "2m tick"]) == ["redacted", "redacted"])
    #expect(try judge(rule, ["0s a.start ok=true", "2m a.start ok=~"]) == ["fail", "redacted"])
    #expect(try judge(rule, ["0s a.start ok=true", "10s a.start ok=false", "2m tick"]) == ["fail"])
  }

  // MARK: keys

  private static let keyed = """
    kind: response
    when: a.start
    expect: { event: b.done, within: 5s }
    forbid: [a.stop]
    key: [id]
    ends: { supersedes: true, cancelled_by: [b.note, p.plain] }
    """

  @Test(arguments: [
    (["0s a.start id=x", "1s b.done id=x"], ["pass"]),
    (["0s a.start id=x", "1s b.done id=y", "1m tick"], ["fail"]),
    (["0s a.start id=x", "1s a.start id=y", "2s b.done id=y", "3s b.done id=x"], ["pass", "pass"]),
    (["0s a.start id=x", "1s a.start id=y", "2s b.done id=y", "1m tick"], ["fail", "pass"]),
    (["0s a.start id=x", "1s a.start id=x", "2s b.done id=x"], ["cancelled", "pass"]),
    (["0s a.start id=x", "1s a.start id=y", "1m tick"], ["fail", "fail"]),
    // It can belong to one only.
    (["0s a.start id=x", "1s b.done"], ["pass"]),
    (["0s a.start", "1s b.done id=x"], ["pass"]),
    // It has a key, but the key is hidden.
    (["0s a.start id=x", "1s b.done id=~", "1m tick"], ["redacted"]),
    (["0s a.start id=x", "1s b.done id=!", "1m tick"], ["redacted"]),
    (["0s a.start id=~", "1s b.done id=x", "1m tick"], ["redacted"]),
    (["0s a.start id=~", "1s b.done", "1m tick"], ["redacted"]),
    (["0s a.start id=x", "1s b.done id=~", "2s b.done id=x"], ["pass"]),
    // To one of two.
    (["0s a.start id=x", "1s a.start id=y", "2s b.done", "1m tick"], ["ambiguous", "ambiguous"]),
    (["0s a.start id=x", "1s a.start id=y", "2s b.done", "3s b.done id=x", "1m tick"], ["ambiguous", "pass"]),
    (["0s a.start id=x", "1s a.start id=y", "2s a.stop", "3s b.done id=x", "1m tick"], ["ambiguous", "fail"]),
    (
      ["0s a.start id=x", "1s a.start id=y", "2s a.stop id=~", "3s b.done id=x", "4s b.done id=y"],
      ["ambiguous", "ambiguous"]
    ),
    (["0s a.start id=x", "1s a.start id=y", "2s a.stop id=y", "3s b.done id=x"], ["fail", "pass"]),
    (["0s a.start id=x", "1s a.start id=y", "2s b.note", "1m tick"], ["ambiguous", "ambiguous"]),
    (["0s a.start id=x", "1s a.start id=y", "2s p.plain", "1m tick"], ["ambiguous", "ambiguous"]),
    (["0s a.start id=x", "1s a.start id=y", "2s b.note id=y", "1m tick"], ["cancelled", "fail"]),
    (["0s a.start id=x", "1s p.plain", "1m tick"], ["cancelled"]),
    (["0s a.start id=x", "1s a.start", "2s b.done id=x", "1m tick"], ["cancelled", "pass"]),
    // A trigger without its key may be a newer one of either.
    (["0s a.start id=x", "1s a.start id=y", "2s a.start", "3s b.done id=x"], ["ambiguous", "ambiguous", "pass"]),
  ])
  func keysTieEventsTogether(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.keyed, trace) == verdicts)
  }

  @Test func sourcesNeverMix() throws {
    let bench = try Bench(
      Self.plain, [["0s a.start", "1m tick"], ["1s b.done", "1m tick"], ["0s a.start", "2s b.done"]])
    let outcomes = bench.outcomes()
    #expect(outcomes.map(\.verdict.word) == ["fail", "pass"])
    #expect(outcomes.map(\.source.index) == [0, 2])
  }

  /// Each open instance costs memory: beyond a bound the oldest is given up, and says so.
  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = "kind: response\nwhen: a.start\nexpect: { event: b.done, within: 1h }\nkey: [\"n\"]"
    let bench = try Bench(rule, [["0s a.start n=0", "1s a.start n=1"]])
    let extra = 3
    let outcomes = bench.crowd(RuleContext.instanceLimit + extra, of: "a.start", keyedBy: "n")
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == extra)
    #expect(outcomes.count { $0.verdict == .inconclusive(.end) } == RuleContext.instanceLimit)
  }
}
