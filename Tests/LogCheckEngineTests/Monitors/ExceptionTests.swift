import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// Exceptions of a `relate` rule: what a broken check comes to where they hold, do not hold, or are unknown.
@Suite struct ExceptionTests {
  private static let rule = """
    kind: relate
    when: b.note as s
    check: s.n == 1
    unless:
      - { when: s.n > 10, says: the number is large }
      - { when: s.id == "free", says: the note is free }
    """

  @Test(
    arguments: [
      // The check holds: no exception is asked for.
      (["0s b.note id=~ n=1"], ["pass"]),
      (["0s b.note id=x n=2"], ["fail"]),
      (["0s b.note id=x n=11"], ["pass"]), (["0s b.note id=free n=2"], ["pass"]),
      // One holds, whatever the other is.
      (["0s b.note id=~ n=11"], ["pass"]),
      (["0s b.note id=~ n=2"], ["exception"]), (["0s b.note n=2"], ["exception"]),
      // The check itself is unknown: nothing is suspected.
      (["0s b.note id=x n=~"], ["redacted"]), (["0s b.note id=free n=~"], ["pass"]),
    ] as [([String], [String])])
  func anUnknownExceptionLeavesABrokenCheckOpen(_ trace: [String], _ verdicts: [String]) throws {
    #expect(try judge(Self.rule, trace) == verdicts)
  }
}
