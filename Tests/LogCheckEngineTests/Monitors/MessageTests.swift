import LogCheckModel
import Testing

@testable import LogCheckEngine

/// The sentence that a rule itself gives for a failed instance.
@Suite struct MessageTests {
  /// Values are shown as people read them, of the event that is judged and of those that it is compared with.
  @Test(arguments: [
    (
      """
      kind: relate
      message: "b had {d.n} in line {d.line}, a had {s.n}; {d.time - s.time} later, limit {$limit}"
      parameters: { limit: 90s }
      when: a.start as s
      with: b.done as d
      within: 5s
      check: d.n == s.n
      key: [id]
      """, ["0s a.start id=x n=1", "1500ms b.done id=x n=2"],
      "b had 2 in line 2, a had 1; 1.500 s later, limit 1 min 30 s"
    ),
    (
      """
      kind: precedes
      message: '"{id}" of b in line {line} was never started'
      event: b.done
      requires: { event: a.start, where: id == "nobody" }
      scope: capture
      """, ["0s a.start id=y", "1s b.done id=x"], "\"x\" of b in line 2 was never started"
    ),
    (
      """
      kind: never
      message: "{id} ended with {n}, which a never does"
      event: b.done
      """, ["0s b.done id=x n=7"], "x ended with 7, which a never does"
    ),
    (
      """
      kind: never
      message: "{id} ended with {n} after {s.id} in line {s.line}"
      event: b.done
      between: { open: a.start as s, close: a.stop }
      """, ["0s a.start id=y", "1s b.done id=x"], "x ended with missing after y in line 1"
    ),
    (
      """
      kind: domain
      message: "{n} is too much"
      event: b.note
      fields: { n: { to: 64 } }
      """, ["0s b.note n=65"], "65 is too much"
    ),
  ])
  func aFailureSaysWhatTheRuleSays(_ rule: String, _ trace: [String], _ message: String) throws {
    var conditions = Bench.Conditions()
    conditions.facts.beginsAtStart = true
    let failed = try Bench(rule, [trace]).outcomes(conditions).filter { $0.verdict == .fail }
    #expect(failed.map(\.detail) == [message])
  }
}
