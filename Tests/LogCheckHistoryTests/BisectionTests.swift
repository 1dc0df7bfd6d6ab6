import LogCheckModel
import LogCheckReporting
import LogCheckResults
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

@Suite struct BisectionTests {
  private static func text(_ history: ScratchHistory, _ rule: String) throws -> String {
    let found = try #require(try history.open(.reading).bisection(rule, AnalysisOptions()))
    return BisectionText(found, file: "history.db", .standard).text
  }

  @Test func theBuildThatCausesAFailureIsNamedWithItsShare() throws {
    let history = try ScratchHistory()
    var fleet = FleetSample(seed: 3)
    try fleet.write(to: history)
    let found = try #require(try history.open(.reading).bisection("fetch-completes", AnalysisOptions()))
    guard case .lasting(let failure) = found.outcome else {
      Issue.record("\(found.outcome)")
      return
    }
    #expect(failure.firstBad == 12 && failure.before == FailingShare(failed: 0, decided: 960))
    let suspect = try #require(found.suspects.first)
    #expect(found.suspects.count == 1 && suspect.property == .build && suspect.value == "b2")
    // 20 devices, two runs in each of 18 nights.
    #expect(suspect.with.decided == 720 && suspect.with.failed == failure.after.failed)
    #expect(suspect.without == FailingShare(failed: 0, decided: 720))
    #expect(found.builds.map(\.build) == ["b2", "b1"])
    #expect(found.companions == [])
  }

  @Test func everyKindOfChangeBetweenTheNightsIsNamed() throws {
    let history = try ScratchHistory()
    for night in 1...9 {
      let isNew = night > 5
      let rules: [RuleResult] =
        isNew ? [.failed("r"), .failed("s"), .passed("t")] : [.passed("r"), .passed("s"), .passed("t")]
      try history.add(
        (0..<8).map { device in
          var record = AuditRecord.sample(
            "\(device).log", day: "2026-11-0\(night)", device: "d\(device)", build: "b1", rules: rules,
            tool: isNew ? "1.1.0" : "1.0.0", digest: isNew ? "00000000000000bb" : "00000000000000aa")
          record.profile = isNew ? "android" : "ios-device"
          return record
        })
    }
    let text = try Self.text(history, "r")
    #expect(
      text == """
        r fails since the night of 2026-11-06.

          last good night  2026-11-05
          first bad night  2026-11-06
          before           failed in 0 of 40 runs
          since then       failed in 32 of 32 runs
          how sure         more than 99 % that it began between these two nights

        What else changed between these nights:
          - the profile android occurs for the first time; it failed in 32 of 32 runs
            with it
          - the version of the tool 1.1.0 occurs for the first time; it failed in 32
            of 32 runs with it
          - the digest of the rules 00000000000000bb occurs for the first time; it
            failed in 32 of 32 runs with it
          - since the same night, too: s

          .....XXXX
          . passed, x some failed, X all failed, - not decided; the last night is the
          last sign

        next: dnp-logcheck history query history.db "SELECT day, device, build, path,
          message FROM findings JOIN results USING (result) WHERE rule = 'r' ORDER BY
          day DESC LIMIT 20"

        """)
  }

  static let courses: [(nights: String, sentence: String)] = [
    (
      "ppppffffpppp",
      "r has no lasting failure between 2026-11-01 and 2026-11-12: it failed in 40 of 40 runs, and since 2026-11-09 in 0 of 40 runs."
    ),
    (
      "mmmmm",
      "r has no lasting failure that began between 2026-11-01 and 2026-11-05: it failed in 25 of 50 runs (50 %)"
    ),
    ("ppp", "r has no failure between 2026-11-01 and 2026-11-03."),
    ("ooo", "No run between 2026-11-01 and 2026-11-03 decided r."),
    ("ppppf..ff", "r fails since the night of 2026-11-05."),
  ]

  @Test(arguments: courses)
  func theOutcomeIsASentence(_ nights: String, _ sentence: String) {
    let rule = RuleAnalysisTests.rule(nights)
    let first = Night("2026-11-01")?.day ?? 0
    let found = Bisection(
      rule: rule, nights: rule.nights.indices.map { Night(day: first + $0) },
      outcome: Bisection.Outcome(rule, risk: 0.01))
    let text = BisectionText(found, file: "h", .standard).text.split(separator: "\n").joined(separator: " ")
    #expect(text.hasPrefix(sentence), "\(text)")
  }

  @Test func aRuleThatNoResultHasIsNotFound() throws {
    let history = try ScratchHistory()
    try history.add([.sample("a.log", rules: [.passed("r")])])
    #expect(try history.open(.reading).bisection("q", AnalysisOptions()) == nil)
  }
}
