import LogCheckEngine
import LogCheckModel
import LogCheckTestSupport
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

  /// Guards of one meaning; only the last one lets no search end early.
  private static let guards = [
    "id == s.id && ok && time >= s.time - 5s", "id == s.id && ok && s.time - time <= 5s",
    "ok && s.time - 5s <= time && (id ?? s.id) == s.id", "!(id != s.id || !ok || s.time - time > 5s)",
  ]

  /// The search begins with the newest event and may end early.
  @Test(.tags(.long), arguments: guards, Extent.seeds(25, whole: 400))
  func aSearchFindsWhatALookAtEachEventFinds(_ condition: String, _ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var trace: [String] = []
    var notes: [(time: Int, id: String, isOK: Bool)] = []
    var failures = 0
    for number in 1...60 {
      let id = ["x", "y"][numbers.next(below: 2)]
      // Each line is at least a second after the one before.
      let time = number * 2 + numbers.next(below: 2)
      if numbers.next(below: 3) == 0 {
        trace.append("\(time)s a.start id=\(id) n=2")
        if !notes.contains(where: { $0.isOK && $0.id == id && time - $0.time <= 5 }) { failures += 1 }
      } else {
        let isOK = numbers.next(below: 2) == 0
        trace.append("\(time)s b.note id=\(id) ok=\(isOK)")
        notes.append((time, id, isOK))
      }
    }
    let rule = """
      kind: relate
      when: a.start as s
      check: s.n == 1
      given: { event: b.note, where: '\(condition)', found: skip }
      """
    #expect(try judge(rule, trace) == [String](repeating: "fail", count: failures))
  }

  /// A search that ends early does not depend on what was forgotten before.
  @Test func whatWasForgottenLeavesARecentEventCertain() throws {
    let notes =
      (0..<2000).map { "\($0)s b.note id=x ok=false" } + (0..<2000).map { "\(2000 + $0)s b.note id=x ok=true" }
    let trace = notes + ["9000s a.start id=x n=2"]
    func verdicts(_ condition: String) throws -> [String] {
      try judge(
        """
        kind: relate
        when: a.start as s
        check: s.n == 1
        given: { event: b.note, where: '\(condition)', found: skip }
        """, trace)
    }
    #expect(try verdicts("ok && s.time - time <= 5s") == ["fail"])
    // What is never the event is not kept, so that nothing of it is forgotten.
    #expect(try verdicts("!present(id)") == ["fail"])
    #expect(try verdicts("ok && s.time - time == 1h") == ["evicted"])
  }
}
