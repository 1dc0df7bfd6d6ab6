import LogCheckEngine
import LogCheckModel
import Testing

/// Events that a rule wants to have seen, or not to have seen, before its verdict.
@Suite struct GivenTests {
  private static let relate = """
    kind: relate
    when: a.start as s
    check: s.n == 1
    given:
      - { event: b.note, where: id == s.id && ok, found: skip }
      - { event: b.start, where: id == s.id, missing: start }
    """

  @Test(arguments: [
    (["0s b.start id=x", "1s a.start id=x n=1"], ["pass"]),
    (["0s b.start id=x", "1s a.start id=x n=2"], ["fail"]),
    // A failure without the event is open, a pass stays.
    (["1s a.start id=x n=2"], ["start"]), (["1s a.start id=x n=1"], ["pass"]),
    (["0s b.start id=y", "1s a.start id=x n=2"], ["start"]),
    // One that skips leaves no instance.
    (["0s b.note id=x ok=true", "0s b.start id=x", "1s a.start id=x n=2"], []),
    (["0s b.note id=x ok=true", "1s a.start id=x n=1"], []),
    (["0s b.note id=x ok=false", "0s b.start id=x", "1s a.start id=x n=2"], ["fail"]),
    (["0s b.start id=x", "1s a.start id=x n=2", "2s b.note id=x ok=true"], ["fail"]),
    // One that may be meant leaves a failure open.
    (["0s b.note id=x ok=~", "0s b.start id=x", "1s a.start id=x n=2"], ["redacted"]),
    (["0s b.note id=x ok=~", "0s b.start id=x", "1s a.start id=x n=1"], ["pass"]),
  ])
  func beforeAComparison(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.relate, trace) == verdicts)
  }

  private static let response = """
    kind: response
    when: a.start as s
    expect: { event: b.done, within: 5s }
    given:
      - { event: b.note, where: id == s.id, found: skip }
      - { event: b.start, found: environment }
    """

  @Test(arguments: [
    (["0s a.start id=x", "1s b.done", "9s tick"], ["pass"]), (["0s a.start id=x", "9s tick"], ["fail"]),
    (["0s b.start", "0s a.start id=x", "9s tick"], ["environment"]),
    (["0s b.start", "0s a.start id=x", "1s b.done"], ["pass"]),
    // Also what comes before the deadline.
    (["0s a.start id=x", "4s b.start", "9s tick"], ["environment"]),
    (["0s a.start id=x", "4s b.note id=x", "9s tick"], []), (["0s b.note id=x", "1s a.start id=x", "9s tick"], []),
    (["0s a.start id=x", "4s b.note id=y", "9s tick"], ["fail"]), (["0s a.start id=x", "9s b.note id=x"], ["fail"]),
  ])
  func beforeADeadline(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.response, trace) == verdicts)
  }

  private static let never = """
    kind: never
    event: b.note as n
    between: { open: a.start as s, close: a.stop }
    given: { event: b.start, where: n.n == s.n && time >= s.time, found: skip }
    """

  @Test(arguments: [
    (["0s a.start n=1", "1s b.note n=1"], ["fail"]), (["0s a.start n=1", "1s b.start", "2s b.note n=2"], ["fail"]),
    (["0s a.start n=1", "1s b.start", "2s b.note n=1", "3s a.stop"], ["pass"]),
    (["0s b.start", "1s a.start n=1", "2s b.note n=1"], ["fail"]),
  ])
  func beforeAForbiddenEvent(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.never, trace) == verdicts)
  }
}
