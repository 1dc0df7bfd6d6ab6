import Testing

@testable import LogCheckHistory

@Suite struct SlackTrendTests {
  static func points(_ medians: [Int], first: Int = 20_000) -> [SlackTrend.Point] {
    medians.enumerated().map { SlackTrend.Point(night: Night(day: first + $0.offset), median: $0.element) }
  }

  /// From 60 s on, 3 s more each night: 147 s after 29 nights. 33 s are left to 180 s: 11 nights.
  @Test func aValueThatComesLaterEachNightReachesTheLimitOnAKnownNight() throws {
    let trend = try #require(SlackTrend(Self.points((0..<30).map { 60_000 + 3000 * $0 }), limit: .atMost(180_000)))
    #expect(trend.shape == .line && trend.chance == 0 && trend.isTowardsLimit)
    #expect(abs(trend.line.slope - 3000) < 1e-6 && abs(trend.drift - 87_000) < 1e-3)
    #expect(trend.nightOfLimit == Night(day: 20_000 + 29 + 11))
  }

  @Test func aLimitBelowIsReachedByAFallingLine() throws {
    let falling = (0..<10).map { 50_000 - 2000 * $0 }
    let trend = try #require(SlackTrend(Self.points(falling), limit: .atLeast(0)))
    #expect(trend.isTowardsLimit && trend.nightOfLimit == Night(day: 20_009 + 16))
    let safe = try #require(SlackTrend(Self.points(falling), limit: .atMost(180_000)))
    #expect(!safe.isTowardsLimit && safe.nightOfLimit == nil)
  }

  @Test func aLimitThatIsPassedIsReachedInTheLastNight() throws {
    let trend = try #require(SlackTrend(Self.points((0..<9).map { 200_000 + 1000 * $0 }), limit: .atMost(180_000)))
    #expect(trend.nightOfLimit == Night(day: 20_008))
  }

  @Test func oneLevelAndThenAnotherIsAStepAndNoLine() throws {
    let trend = try #require(
      SlackTrend(
        Self.points(Array(repeating: 1000, count: 10) + Array(repeating: 21_000, count: 10)), limit: .atMost(180_000)))
    #expect(
      trend.shape
        == .step(lastBefore: Night(day: 20_009), firstAfter: Night(day: 20_010), before: 1000, after: 21_000))
    #expect(trend.drift == 20_000 && trend.nightOfLimit == nil)
  }

  @Test func nightsThatAreMissingCountAsTime() throws {
    let days = [0, 1, 2, 10, 20]
    let points = days.map { SlackTrend.Point(night: Night(day: 20_000 + $0), median: 1000 * $0) }
    #expect(abs(try #require(SlackTrend(points, limit: nil)).line.slope - 1000) < 1e-9)
  }

  @Test func fewNightsHaveNoTrend() { #expect(SlackTrend(Self.points([1, 2, 3, 4]), limit: nil) == nil) }

  @Test func aLevelHasNoTrend() throws {
    let trend = try #require(SlackTrend(Self.points(Array(repeating: 500, count: 20)), limit: .atMost(1000)))
    #expect(trend.chance == 1 && trend.drift == 0 && !trend.isTowardsLimit && trend.nightOfLimit == nil)
  }

  @Test func noValueIsTooLarge() throws {
    let limit = 1_000_000_000_000
    let trend = try #require(SlackTrend(Self.points([limit, -limit, limit, -limit, limit]), limit: .atMost(0)))
    #expect(trend.line.slope.isFinite && trend.chance > 0.9)
  }
}
