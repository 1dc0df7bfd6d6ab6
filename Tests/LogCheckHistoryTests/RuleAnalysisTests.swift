import Testing

@testable import LogCheckHistory

/// Series made by hand; the comments have the computation.
@Suite struct RuleAnalysisTests {
  /// Nights from letters: `.` nothing, `p` ten runs passed, `f` ten failed, `m` five of ten failed, `1` one of ten failed, `o` open.
  static func rule(_ nights: String, scale: Int = 10) -> RuleNights {
    RuleNights(
      rule: "r",
      nights: nights.map { letter in
        switch letter {
        case "p": NightCount(passed: scale)
        case "f": NightCount(failed: scale)
        case "m": NightCount(passed: scale / 2, failed: scale / 2)
        case "1": NightCount(passed: scale - 1, failed: 1)
        case "o": NightCount(open: 1)
        default: NightCount()
        }
      })
  }

  // MARK: Between two nights

  static let changes: [(nights: String, change: FailureChange?)] = [
    ("ppf", .new(last: FailingShare(failed: 10, decided: 10), isFirst: true)),
    ("f", .new(last: FailingShare(failed: 10, decided: 10), isFirst: true)),
    ("fpf", .new(last: FailingShare(failed: 10, decided: 10), isFirst: false)),
    // A night that does not decide the rule is passed over.
    ("p.f", .new(last: FailingShare(failed: 10, decided: 10), isFirst: true)),
    ("f.f", nil), ("fof", nil), ("ppp", nil), ("pp.", nil), ("ff.", nil), ("", nil),
    ("pfp", .fixed(before: FailingShare(failed: 10, decided: 10))),
    ("pf.p", .fixed(before: FailingShare(failed: 10, decided: 10))),
  ]

  @Test(arguments: changes)
  func theLastNightIsComparedWithTheLatestNightThatDecided(_ nights: String, _ change: FailureChange?) {
    #expect(FailureChange(Self.rule(nights)) == change)
  }

  // MARK: Rules that are no longer exercised

  @Test func aRuleOfEveryNightThatIsSilentForAWeekIsNoChance() throws {
    let silent = try #require(SilentRule(Self.rule("pppppppppppppppppppp......."), limit: 7))
    #expect(silent.lastExercised == 19 && silent.silence == 7 && silent.nights == 20 && silent.exercised == 20)
    // 21 of 22 nights: (1/22)^7.
    #expect(abs(silent.chance / 4.009e-10 - 1) < 1e-3)
  }

  @Test func aRuleOfFewNightsMayBeSilentByChance() throws {
    let silent = try #require(SilentRule(Self.rule("p...........p......."), limit: 7))
    // 2 of 13 nights: 3/15, and 0.8^7.
    #expect(abs(silent.chance - 0.209_715) < 1e-6)
  }

  @Test(arguments: ["pppppp......", "......", "", "o......"])
  func aRuleIsNotSilentBeforeTheLimitOrWithoutAnExercise(_ nights: String) {
    #expect(SilentRule(Self.rule(nights), limit: 7) == nil)
  }

  @Test func anOpenRuleIsExercised() throws {
    #expect(try #require(SilentRule(Self.rule("o......."), limit: 7)).silence == 7)
  }

  // MARK: Lasting failures

  @Test func aRiseIsFoundWhereItIs() throws {
    let found = try #require(LastingFailure(Self.rule("ppppppppppppmmmmmmmmmmmmmmmmmm"), risk: 0.01))
    #expect(found.firstBad == 12 && found.lastGood == 11)
    #expect(found.before == FailingShare(failed: 0, decided: 120))
    #expect(found.after == FailingShare(failed: 90, decided: 180))
    #expect(found.weight > 0.99 && found.others.isEmpty)
  }

  /// One run a night, passed, passed, failed, failed. Two failures are the last two of four runs with a chance of 1/6, which is doubled for
  /// the other way, and again for each of three splits: 1. Averaged likelihoods of the splits: 1/2 · 1/12, 1/3 · 1/3, 1/12 · 1/2; so the middle one has 4/7.
  @Test func fewRunsGiveLittleCertainty() throws {
    let rule = Self.rule("ppff", scale: 1)
    #expect(LastingFailure(rule, risk: 0.99) == nil)
    let found = try #require(LastingFailure(rule, risk: 1.01))
    #expect(found.firstBad == 2)
    #expect(abs(found.weight - 4 / 7.0) < 1e-12)
    #expect(found.others.map(\.firstBad) == [1, 3])
    for other in found.others { #expect(abs(other.weight - 3 / 14.0) < 1e-12) }
  }

  static let quiet = [
    // It always failed, it never did, it failed for a while, it was fixed, it fails now and then.
    "ffffffffff", "pppppppppp", "pppfffffpppppp", "fffffpppppp", "pp1pppp1ppppp1ppp", "", "p", "f", "..........",
  ]

  @Test(arguments: quiet)
  func noLastingFailureIsFoundWhereThereIsNone(_ nights: String) {
    #expect(LastingFailure(Self.rule(nights), risk: 0.01) == nil)
  }

  @Test func theSecondRiseIsTheLastingOne() throws {
    let found = try #require(LastingFailure(Self.rule("pppppfffffpppppppfff"), risk: 0.01))
    #expect(found.firstBad == 17)
    #expect(found.before == FailingShare(failed: 0, decided: 70))
  }

  @Test func aRuleThatFailsMoreThanBeforeHasALastingFailure() throws {
    let found = try #require(LastingFailure(Self.rule("11111111ffff"), risk: 0.01))
    #expect(found.firstBad == 8 && found.before == FailingShare(failed: 8, decided: 80))
  }

  @Test func nightsWithoutTheRuleAreBetweenTheGoodAndTheBadOne() throws {
    let found = try #require(LastingFailure(Self.rule("pppp..ffff"), risk: 0.01))
    #expect(found.lastGood == 3 && found.firstBad == 6)
  }

  /// 200 series of 30 nights in which one run of ten fails, drawn with a fixed generator: at most a few may be taken for a rise.
  @Test func aConstantShareRaisesHardlyAnyFalseAlarm() {
    var state: UInt64 = 1
    var alarms = 0
    for _ in 0..<200 {
      let nights = (0..<30).map { _ -> NightCount in
        var failed = 0
        for _ in 0..<20 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          if (state >> 33) % 10 == 0 { failed += 1 }
        }
        return NightCount(passed: 20 - failed, failed: failed)
      }
      if LastingFailure(RuleNights(rule: "r", nights: nights), risk: 0.01) != nil { alarms += 1 }
    }
    #expect(alarms <= 4)
  }

  /// Two of five devices lose something from night six on: 0 of 25 runs, then 10 of 25.
  @Test func aSmallFleetHasALastingFailure() throws {
    let nights = (0..<10).map { $0 < 5 ? NightCount(passed: 5) : NightCount(passed: 3, failed: 2) }
    let found = try #require(LastingFailure(RuleNights(rule: "r", nights: nights), risk: 0.01))
    #expect(found.firstBad == 5 && found.before.failed == 0 && found.after == FailingShare(failed: 10, decided: 25))
  }

  // MARK: Failures of one device

  /// The nights of a device, the runs of all devices up to the last good one, the nights that failed, those before, and the chance.
  static let failures: [(nights: String, fleet: Int, failing: Int, before: FailingShare, chance: Double)] = [
    // One of five may fail after three that passed.
    ("pppfff", 3, 3, FailingShare(failed: 0, decided: 3), 0.008),
    ("pppff", 3, 2, FailingShare(failed: 0, decided: 3), 0.04),
    // The others passed as well: one of 20.
    ("pppfff", 18, 3, FailingShare(failed: 0, decided: 3), 0.000_125),
    // Two of four failed before: three of six may.
    ("pffpff", 90, 2, FailingShare(failed: 2, decided: 4), 0.25),
    ("ff", 0, 2, FailingShare(), 0.25),
  ]

  @Test(arguments: failures)
  func aDeviceIsComparedWithItsOwnPastAndTheFleet(
    _ nights: String, _ fleet: Int, _ failing: Int, _ before: FailingShare, _ chance: Double
  ) throws {
    var shares = [FailingShare](repeating: FailingShare(), count: nights.count)
    shares[0].decided = fleet
    let found = try #require(DeviceFailure(Self.outcomes(nights), of: "d", since: 0, fleet: shares))
    #expect(found.nights == failing && found.before == before)
    #expect(abs(found.chance - chance) < 1e-12)
    #expect(found.isRise(risk: 0.01) == (failing >= 3 && chance < 0.01))
  }

  @Test func aDeviceThatPassedOrIsGoneFailsNoLonger() {
    let shares = [FailingShare](repeating: FailingShare(failed: 0, decided: 1), count: 9)
    #expect(DeviceFailure(Self.outcomes("pppffp"), of: "d", since: 0, fleet: shares) == nil)
    #expect(DeviceFailure(Self.outcomes("pppfff"), of: "d", since: 6, fleet: shares) == nil)
    #expect(DeviceFailure([], of: "d", since: 0, fleet: shares) == nil)
  }

  // MARK: Flaky rules

  /// Outcomes from letters: the case is the build, `p` passed and `f` failed.
  static func outcomes(_ nights: String) -> [FlakyRule.Outcome] {
    nights.enumerated().map { index, letter in
      FlakyRule.Outcome(night: index, build: letter.isUppercase ? 2 : 1, hasFailed: letter.lowercased() == "f")
    }
  }

  static let flaky: [(nights: String, changes: Int?)] = [
    ("ppppffff", nil), ("ppffpp", 2), ("pfpfp", 4), ("pfPF", nil), ("pfPFP", 2), ("fPfP", nil), ("", nil),
    ("pfpPPPP", 2),
  ]

  @Test(arguments: flaky)
  func twoChangesWithoutAChangeOfBuildAreFlaky(_ nights: String, _ changes: Int?) {
    #expect(FlakyRule.changes(Self.outcomes(nights))?.changes == changes)
  }

  @Test func theNightsOfTheFlakyBuildAreCounted() throws {
    let found = try #require(FlakyRule.changes(Self.outcomes("ppPPFFPP")))
    #expect(found.build == 2 && found.nights == FailingShare(failed: 2, decided: 6))
  }
}
