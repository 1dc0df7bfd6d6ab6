import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRules
import Testing

/// Failures that are accepted stay failures.
@Suite struct AcceptanceTests {
  private static let never = """
    kind: never
    event: a.said
    where: 'what == "bad"'
    """

  private func judge(
    _ messages: [String], waivers: String = "", on day: String? = "2026-03-01", baseline: [String: Int] = [:],
    limit: Int = 1000
  ) throws -> Judgement {
    try OwnRules.judge(
      Self.never, logLines: OwnRules.logLines(messages), vocabulary: OwnRules.vocabulary + waivers
    ) { options in
      options.today = day.flatMap { CivilDay($0) }
      options.baseline = baseline
      options.findingLimit = limit
    }
  }

  private static func waiver(_ rest: String = "") -> String {
    "waivers: [{ rule: own, reason: known, owner: me, until: 2026-03-01\(rest) }]\n"
  }

  private static let bad = ["[X-ALPHA] Said bad", "[X-ALPHA] Said good"]

  @Test func aWaivedFailureFailsNothingAndStaysAFailure() throws {
    let judged = try judge(Self.bad, waivers: Self.waiver())
    #expect(judged.word == "fail")
    #expect(judged.summary.verdict == .pass)
    #expect(judged.summary.exitCode == 0)
    #expect(judged.summary.waived == 1)
    #expect(judged.summary.count(.fail) == 1)
    #expect(judged.summary.count(.pass) == 0)
    #expect(judged.failures.map(\.acceptance?.isWaived) == [true])
  }

  @Test(arguments: ["2026-03-02", "2027-01-01", nil])
  func aWaiverPastItsDateWaivesNothing(day: String?) throws {
    let judged = try judge(Self.bad, waivers: Self.waiver(), on: day)
    #expect(judged.summary.exitCode == 1)
    #expect(judged.summary.waived == 0)
    #expect(judged.summary.diagnostics.map(\.code) == ["I020"])
  }

  @Test func aWaiverOfNothingIsReported() throws {
    let judged = try judge(["[X-ALPHA] Said good"], waivers: Self.waiver())
    #expect(judged.word == "pass")
    #expect(judged.summary.diagnostics.map(\.code) == ["I021"])
  }

  @Test(arguments: [
    (", match: { text: 'Said b' }", true), (", match: { text: 'Said c' }", false),
    (", match: { capture: '^own' }", true),
    (", match: { capture: night }", false), (", match: { text: 'Said b', capture: night }", false),
    (", match: { fingerprint: ['0000000000000000'] }", false), (", match: { text: '(a+)+$' }", false),
  ])
  func aWaiverCanBeForSomeFailuresOnly(match: String, isMet: Bool) throws {
    let judged = try judge(Self.bad, waivers: Self.waiver(match))
    #expect(judged.summary.exitCode == (isMet ? 0 : 1))
    #expect(judged.summary.diagnostics.map(\.code) == (isMet ? [] : ["I021"]))
  }

  /// It is unknown whether it would have been waived: the failure remains, and the reason is reported.
  @Test func aWaiverWhosePatternIsStoppedWaivesNothing() throws {
    let long = "[X-ALPHA] Said bad, " + String(repeating: "a", count: 300) + "b"
    let judged = try OwnRules.judge(
      "kind: never\nevent: a.said", logLines: OwnRules.logLines([long]),
      vocabulary: OwnRules.vocabulary + Self.waiver(", match: { text: '(?:a+)+$' }")
    ) { $0.today = CivilDay("2026-03-01") }
    #expect(judged.summary.exitCode == 1)
    #expect(judged.summary.diagnostics.map(\.code) == ["I027"])
  }

  @Test func oneFailureThatIsNotWaivedFailsTheRun() throws {
    let judged = try judge(
      Self.bad + ["[X-BETA] Said bad", "[X-ALPHA] Said bad"], waivers: Self.waiver(", match: { text: '05:40:00' }"))
    #expect(judged.summary.exitCode == 1)
    #expect(judged.summary.waived == 0)
    #expect(judged.summary.rules.map(\.waived) == [1])
    #expect(judged.summary.rules.map(\.fails) == [2])
  }

  @Test func aRuleThatPassedIsNoWaivedOne() throws {
    let judged = try judge(["[X-ALPHA] Said good"], waivers: Self.waiver())
    #expect(judged.summary.waived == 0)
  }

  @Test func asManyFailuresAsTheBaselineHoldsAreKnown() throws {
    let print = try #require(try judge(Self.bad).failures.first?.fingerprint)
    let once = try judge(Self.bad, baseline: [print: 1])
    #expect(once.summary.exitCode == 0)
    #expect(once.summary.known == 1)
    #expect(once.word == "fail")
    let twice = try judge(Self.bad + Self.bad, baseline: [print: 1])
    #expect(twice.summary.exitCode == 1)
    #expect(twice.summary.known == 0)
    let gone = try judge(["[X-ALPHA] Said good"], baseline: [print: 2, "0000000000000000": 1])
    #expect(gone.summary.diagnostics.map(\.code) == ["I022"])
    #expect(gone.summary.diagnostics.first?.message.hasPrefix("3 failures") == true)
  }

  @Test func aReportIsItsOwnBaseline() throws {
    let first = try judge(Self.bad)
    let baseline = try Baseline.read(Array(first.report().utf8))
    #expect(baseline.values.reduce(0, +) == 1)
    #expect(try judge(Self.bad, baseline: baseline).summary.exitCode == 0)
    let waived = try judge(Self.bad, waivers: Self.waiver())
    #expect(try Baseline.read(Array(waived.report().utf8)).isEmpty)
  }

  @Test(arguments: ["", "{", "[]", "{}", "{\"schema\":\"dnp-logcheck/2\",\"findings\":[]}", "\u{0}"])
  func whatIsNoReportIsNoBaseline(text: String) {
    #expect(throws: Baseline.Problem.self) { try Baseline.read(Array(text.utf8)) }
  }
}

extension Acceptance {
  fileprivate var isWaived: Bool { if case .waived = self { true } else { false } }
}
