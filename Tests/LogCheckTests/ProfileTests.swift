import LogCheck
import LogCheckModel
import LogCheckRules
import Testing

/// Rules of some runs only, and parameters that differ from run to run.
@Suite struct ProfileTests {
  private static let vocabulary =
    OwnRules.vocabulary + """
      profiles:
        - { id: early, title: the early one, aspect: age, evidence: { literals: [Eocene] } }
        - { id: late, title: the late one, aspect: age, over: [early], evidence: { events: [b.said] } }
        - { id: odd, title: of no time, aspect: age, evidence: { literals: [Oddity] }, parameters: { own: { most: 3 } } }

      """

  /// A value of so many signs is allowed as `$most` says.
  private static let bounded = """
    parameters: { most: 1 }
    kind: relate
    when: a.said as a
    check: ["len(a.what) <= $most"]
    """

  private func judge(_ rule: String, _ messages: [String], naming profiles: [String] = []) throws -> Judgement {
    try OwnRules.judge(rule, logLines: OwnRules.logLines(messages), vocabulary: Self.vocabulary, profiles: profiles)
  }

  private static let forLate = bounded + "\nfor: [late]"

  @Test func aRuleOfAProfileIsJudgedWhereTheProfileHolds() throws {
    #expect(try judge(Self.forLate, ["[X-ALPHA] Said yes"], naming: ["late"]).word == "fail")
    #expect(try judge(Self.forLate, ["[X-ALPHA] Said yes", "[X-BETA] Said no"]).word == "fail")
  }

  @Test func aRuleOfAProfileIsNotApplicableWhereAnotherHolds() throws {
    #expect(try judge(Self.forLate, ["[X-ALPHA] Said yes"], naming: ["early"]).word == "notApplicable")
    #expect(try judge(Self.forLate, ["[X-ALPHA] Said Eocene"]).word == "notApplicable")
  }

  @Test func aRuleOfAProfileIsOpenWithoutEvidenceOfTheProfile() throws {
    #expect(try judge(Self.forLate, ["[X-ALPHA] Said yes"]).word == "environment")
    #expect(try judge(Self.forLate, ["[X-ALPHA] Said y"]).word == "environment")
  }

  @Test func oneOfTheProfilesIsEnough() throws {
    let rule = Self.bounded + "\nfor: [late, early]"
    #expect(try judge(rule, ["[X-ALPHA] Said Eocene"]).word == "fail")
    #expect(try judge(rule, ["[X-ALPHA] Said y", "[X-BETA] Said no"]).word == "pass")
    #expect(try judge(rule, ["[X-ALPHA] Said yes"], naming: ["odd"]).word == "notApplicable")
  }

  @Test func theMoreSpecificProfileWins() throws {
    let judged = try judge(Self.forLate, ["[X-ALPHA] Said Eocene", "[X-BETA] Said no"])
    #expect(judged.word == "fail")
    #expect(judged.summary.captures[0].otherProfiles.map(\.id) == ["late"])
    #expect(judged.summary.captures[0].otherProfiles.map(\.reason) == ["the capture holds b.said"])
  }

  @Test func evidenceOfTwoProfilesChoosesNeither() throws {
    let judged = try judge(Self.forLate, ["[X-ALPHA] Said Oddity", "[X-BETA] Said no"])
    #expect(judged.word == "environment")
    #expect(judged.summary.captures[0].otherProfiles == [])
  }

  @Test func aProfilesParametersHoldUnderItAlone() throws {
    #expect(try judge(Self.bounded, ["[X-ALPHA] Said yes"]).word == "fail")
    #expect(try judge(Self.bounded, ["[X-ALPHA] Said yes"], naming: ["odd"]).word == "pass")
    #expect(try judge(Self.bounded, ["[X-ALPHA] Said four"], naming: ["odd"]).word == "fail")
    #expect(try judge(Self.bounded, ["[X-ALPHA] Said yes"], naming: ["early"]).word == "fail")
    #expect(try judge(Self.bounded, ["[X-ALPHA] Said y"], naming: ["odd"]).word == "pass")
  }

  @Test func aVariantIsReportedUnderTheNameOfItsRule() throws {
    let judged = try judge(Self.bounded, ["[X-ALPHA] Said four", "[X-ALPHA] Said Oddity"])
    #expect(judged.summary.rules.map(\.id) == ["own"])
    #expect(judged.summary.rules.map(\.fails) == [2])
    #expect(judged.findings.map(\.rule) == ["own", "own"])
    #expect(judged.summary.captures[0].otherProfiles.map(\.id) == ["odd"])
  }

  @Test func parametersOfAFileHoldInEveryRunAndOverThoseOfProfiles() throws {
    let vocabulary = Self.vocabulary + "parameters: { own: { most: 4 } }\n"
    for (text, word) in [("four", "pass"), ("fives", "fail")] {
      let logLines = OwnRules.logLines(["[X-ALPHA] Said \(text)"])
      #expect(try OwnRules.judge(Self.bounded, logLines: logLines, vocabulary: vocabulary).word == word)
      #expect(
        try OwnRules.judge(Self.bounded, logLines: logLines, vocabulary: vocabulary, profiles: ["odd"]).word == word)
    }
  }
}
