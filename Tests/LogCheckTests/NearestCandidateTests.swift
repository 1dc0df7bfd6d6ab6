import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import Testing

/// The context of a failure by absence: the nearest event, and the circumstances meanwhile.
@Suite struct NearestCandidateTests {
  private static let answered = """
    kind: response
    when: { event: a.said, where: 'what == "ask"' }
    expect: { event: b.said, where: 'what == "answer"', within: 3s }
    """

  /// Lines a second apart, the first at 05:40:00.
  private func judge(_ messages: String..., vocabulary: String = OwnRules.vocabulary) throws -> Judgement {
    try OwnRules.judge(Self.answered, logLines: OwnRules.logLines(messages), vocabulary: vocabulary)
  }

  @Test func anAnswerAfterTheDeadlineIsReportedWithItsDelay() throws {
    let judged = try judge(
      "[X-BETA] Said hello", "[X-ALPHA] Said ask", "other", "other", "other", "other", "[X-BETA] Said answer", "other")
    #expect(judged.word == "fail")
    let late = try #require(judged.summary.lateAnswers.first)
    #expect(judged.summary.lateAnswers.count == 1)
    #expect(late.rule == "own")
    #expect(late.line == 2)
    #expect(late.candidate.miss == .late(.seconds(2)))
    #expect(late.candidate.event.line == 7)
    #expect(judged.report(.text).contains("b.said came 2 s too late"))
  }

  /// A capture of another phone is read with it.
  @Test func anAnswerAfterTheDeadlineIsReportedWithSeveralCapturesToo() throws {
    let library = try OwnRules.library(Self.answered)
    let phone = OwnRules.logLines([
      "[X-BETA] Said hello", "[X-ALPHA] Said ask", "other", "other", "other", "other", "[X-BETA] Said answer", "other",
    ])
    let tablet = OwnRules.logLines(["[X-BETA] Said good morning", "other"]).map {
      $0.replacing("2025-11-15", with: "2025-11-02")
    }
    var audit = try Audit(library.ruleSet, AuditOptions())
    audit.run(
      [phone, tablet].enumerated().map { index, logLines in
        .bytes(Array(logLines.map { $0 + "\n" }.joined().utf8), shown: "\(index).log")
      }
    ) { _ in }
    let summary = audit.summary()
    #expect(summary.rules.first?.verdict == .fail)
    #expect(summary.lateAnswers.map(\.candidate.miss) == [.late(.seconds(2))])
  }

  @Test func anAnswerBeforeTheWindowIsReportedWithItsLead() throws {
    let judged = try judge("[X-BETA] Said answer", "other", "[X-ALPHA] Said ask", "other", "other", "other", "other")
    let nearest = try #require(judged.failures.first?.nearest)
    #expect(nearest.miss == .early(.seconds(2)))
    #expect(nearest.event.line == 1)
    #expect(judged.summary.lateAnswers == [])
    #expect(judged.report(.text).contains("b.said came 2 s before that"))
  }

  @Test func anAnswerThatMissesTheConditionIsReportedAsSuch() throws {
    let judged = try judge(
      "[X-BETA] Said hello", "[X-ALPHA] Said ask", "[X-BETA] Said perhaps", "other", "other", "other", "other")
    let nearest = try #require(judged.failures.first?.nearest)
    #expect(nearest.miss == .unfit)
    #expect(nearest.event.line == 3)
    #expect(judged.report().contains("\"miss\":\"unfit\""))
  }

  /// The line of another day is no answer, and one of another key neither.
  @Test func aLineOfAnotherOccasionIsNotNearest() throws {
    let before = try OwnRules.judge(
      Self.answered,
      logLines: ["2025-11-14 05:40:00.020 Df App[412:1a2b] [X-BETA] Said answer"]
        + OwnRules.logLines(["[X-ALPHA] Said ask", "other", "other", "other", "other"]))
    #expect(before.word == "fail")
    #expect(before.failures.first?.nearest == nil)
    let after = try OwnRules.judge(
      Self.answered,
      logLines: OwnRules.logLines(["[X-BETA] Said hello", "[X-ALPHA] Said ask", "other", "other", "other", "other"])
        + ["2025-11-16 05:40:00.020 Df App[412:1a2b] [X-BETA] Said answer"])
    #expect(after.word == "fail")
    #expect(after.summary.lateAnswers == [])
  }

  /// A late line of another key ends no wait for the line of this one.
  @Test func aLateLineOfAnotherKeyLeavesTheOtherToCome() throws {
    let judged = try OwnRules.judge(
      """
      kind: response
      when: { event: a.said }
      expect: { event: b.said, within: 3s }
      key: what
      """,
      logLines: OwnRules.logLines([
        "[X-BETA] Said hello", "[X-ALPHA] Said run-1", "other", "other", "other", "other", "[X-BETA] Said run-2",
        "[X-BETA] Said run-1", "other",
      ]))
    #expect(judged.word == "fail")
    #expect(judged.summary.lateAnswers.map(\.candidate.event.line) == [8])
  }

  @Test func whatIsNearestIsTheSameHoweverTheCaptureIsCut() throws {
    let logLines = OwnRules.logLines([
      "[X-BETA] Said hello", "[X-ALPHA] Said ask", "other", "other", "other", "other", "[X-BETA] Said answer", "other",
    ])
    let bytes = Array(logLines.map { $0 + "\n" }.joined().utf8)
    let whole = try OwnRules.judge(Self.answered, logLines: logLines).report()
    let library = try OwnRules.library(Self.answered)
    for size in [1, 7, 64, 200] {
      let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
      var audit = try Audit(library.ruleSet, AuditOptions())
      var findings: [Finding] = []
      audit.run([.pieces(pieces, shown: "own.log")]) { findings.append($0) }
      let judged = Judgement(inputs: ["own.log"], failOn: .error, findings: findings, summary: audit.summary())
      #expect(judged.report() == whole, "pieces of \(size)")
    }
  }

  private static let circumstances =
    OwnRules.vocabulary + """
      circumstances:
        - { id: storm, title: a storm, event: b.said, where: 'what == "storm"', until: { event: b.said, where: 'what == "calm"' }, limit: nobody answers }
        - { id: bang, title: a bang, event: b.said, where: 'what == "bang"' }

      """

  @Test func aCircumstanceThatLastsIntoTheWaitIsReportedWithTheFailure() throws {
    let judged = try judge(
      "[X-BETA] Said storm", "[X-ALPHA] Said ask", "[X-BETA] Said bang", "other", "other", "other",
      "[X-BETA] Said calm",
      vocabulary: Self.circumstances)
    #expect(judged.word == "fail")
    let reported = try #require(judged.failures.first).circumstances
    #expect(reported.map(\.id) == ["storm", "bang"])
    #expect(reported.map(\.event.line) == [1, 3])
    #expect(judged.report(.text).contains("also:  a storm"))
    #expect(judged.report(.text).contains("Limits of the platform: a storm (line 1); no failures"))
    #expect(judged.summary.circumstances.map(\.count) == [1, 1])
  }

  @Test func whatWasOverBeforeOrCameLaterDoesNot() throws {
    let judged = try judge(
      "[X-BETA] Said storm", "[X-BETA] Said calm", "[X-ALPHA] Said ask", "other", "other", "other", "other",
      "[X-BETA] Said bang", vocabulary: Self.circumstances)
    #expect(judged.word == "fail")
    #expect(judged.failures.first?.circumstances == [])
    #expect(judged.summary.circumstances.map(\.circumstance.id) == ["storm", "bang"])
  }

  @Test func aCircumstanceChangesNoVerdict() throws {
    let messages = ["[X-BETA] Said storm", "[X-ALPHA] Said ask", "other", "other", "other", "other"]
    let logLines = OwnRules.logLines(messages)
    let with = try OwnRules.judge(Self.answered, logLines: logLines, vocabulary: Self.circumstances)
    let without = try OwnRules.judge(Self.answered, logLines: logLines)
    #expect(with.verdicts == without.verdicts)
    #expect(with.summary.exitCode == without.summary.exitCode)
  }
}
