import LogCheck
import LogCheckModel
import LogCheckReporting
import Testing

/// A pattern that is stopped is no answer: the run says so, decides nothing on it, and is never green.
@Suite struct StoppedPatternTests {
  private static let long = String(repeating: "a", count: 4000) + "b"
  private static let logLines = OwnRules.logLines(["[X-BETA] Said x", "[X-ALPHA] Said \(long)", "[X-BETA] Said y"])

  /// Rules that the line with the long text may or may not concern, each of another kind; the second rule passes.
  @Test(arguments: [
    "kind: never\nevent: a.said\nwhere: 'what =~ \"(a+)+$\"'",
    "kind: response\nwhen: a.said\nwhere: 'what =~ \"(a+)+$\"'\nexpect: { event: b.said, within: 5s }",
    "kind: count\nevent: a.said\nwhere: 'what =~ \"(a+)+$\"'\nper: capture\nat_most: 1",
    "kind: domain\nevent: a.said\nfields: { what: { matches: '(a+)+$' } }",
    "kind: privacy\nin: all\ndetect: [{ regex: '(a+)+$' }]",
    "kind: privacy\nin: all\ndetect: [{ regex: 'a+b' }]\nallow: ['(a+)+$']",
    "kind: privacy\nin: all\ndetect: [{ regex: '(\\w+)\\s?\\1[!?]' }]",
    "kind: privacy\nin: all\ndetect: [{ regex: '(?R)?a$' }]",
  ])
  func theRuleIsOpenAndTheRunIsNotGreen(_ rule: String) throws {
    let judged = try OwnRules.judge(rule, Self.answered, logLines: Self.logLines)
    #expect(judged.word == "pattern")
    #expect(judged.failures.isEmpty)
    #expect(judged.summary.exitCode == 3 && judged.summary.verdict == .inconclusive)
    let reported = judged.summary.diagnostics.filter { $0.code == "I026" }
    #expect(reported.map(\.severity) == [.warning])
    #expect(reported.first?.message == "left open because a pattern was too costly and was stopped: own")
    #expect(reported.first?.hint?.isEmpty == false)
  }

  private static let vocabulary = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
      BETA: { tags: ["[X-BETA]"] }
    events:
      a.said: { component: ALPHA, fields: { what: text }, regex: 'Said (?<what>(a+)+)$' }
      b.said: { component: BETA, fields: { what: text }, text: "Said {what:text}" }

    """
  /// Kept between the first line and the last, whatever is between them.
  private static let answered = """
    kind: response
    when: b.said
    where: 'what == "x"'
    expect: { event: b.said, within: 5s }
    """

  /// If an event may have been missed, even a run whose rules do not use that event is not green.
  @Test(arguments: [(1, ""), (2, ", and so it went on 1 more line"), (3, ", and so it went on 2 more lines")])
  func theLineIsNamedWhereAnEventMayHaveBeenMissed(_ count: Int, _ more: String) throws {
    let logLines = OwnRules.logLines(
      ["[X-BETA] Said x"] + Array(repeating: "[X-ALPHA] Said \(Self.long)", count: count) + ["[X-BETA] Said y"])
    let judged = try OwnRules.judge(Self.answered, logLines: logLines, vocabulary: Self.vocabulary)
    #expect(judged.summary.captures.first?.patternFaults == count)
    let reported = judged.summary.diagnostics.filter { $0.code == "I026" }
    let words =
      "own.log:2: a pattern of a.said was too costly on this line and was stopped\(more); what such a line is cannot be known"
    #expect(reported.first?.message == words)
    #expect(judged.word == "pass")
    #expect(judged.summary.exitCode == 3 && judged.summary.verdict == .inconclusive)
    #expect(judged.report(.text).contains("own.log:2: a pattern of a.said"))
    #expect(judged.report(.json).contains("\"I026\""))
  }

  /// A failure remains a failure: a stopped pattern does not change it.
  @Test func aFailureStaysAFailure() throws {
    let logLines = OwnRules.logLines(["[X-ALPHA] Said \(Self.long)", "[X-BETA] Said x"])
    let judged = try OwnRules.judge("kind: never\nevent: b.said", logLines: logLines, vocabulary: Self.vocabulary)
    #expect(judged.summary.exitCode == 1)
    #expect(judged.summary.diagnostics.contains { $0.code == "I026" })
  }

  /// The missing event may be in the line that could not be matched.
  @Test func whatIsMissingMayBeInTheLine() throws {
    let logLines = OwnRules.logLines([
      "[X-BETA] Said x", "[X-ALPHA] Said \(Self.long)", "[X-BETA] Heard", "[X-BETA] Heard", "[X-BETA] Heard",
    ])
    let rule = "kind: response\nwhen: b.said\nexpect: { event: a.said, within: 2s }"
    let judged = try OwnRules.judge(rule, logLines: logLines, vocabulary: Self.vocabulary)
    #expect(judged.word == "pattern")
    #expect(judged.summary.exitCode == 3)
  }

  @Test func whereNoPatternIsStoppedNothingIsSaid() throws {
    let logLines = OwnRules.logLines(["[X-BETA] Said x", "[X-ALPHA] Said aaa", "[X-BETA] Said y"])
    let judged = try OwnRules.judge(Self.answered, logLines: logLines, vocabulary: Self.vocabulary)
    #expect(judged.summary.diagnostics.filter { $0.code == "I026" } == [])
    #expect(judged.summary.exitCode == 0)
  }
}
