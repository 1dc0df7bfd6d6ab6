import Testing

@testable import LogCheckHistory

/// Expected values are from printed tables or computed by hand.
@Suite struct StatisticsTests {
  /// The usual table of Student's t: degrees of freedom, the probability of a larger value, the value.
  static let table: [(degrees: Int, upper: Double, value: Double)] = [
    (1, 0.025, 12.706), (2, 0.025, 4.303), (3, 0.025, 3.182), (5, 0.025, 2.571), (10, 0.025, 2.228), (28, 0.025, 2.048),
    (30, 0.025, 2.042), (100, 0.025, 1.984), (1000, 0.025, 1.962), (1, 0.005, 63.657), (2, 0.005, 9.925),
    (5, 0.005, 4.032), (10, 0.005, 3.169), (30, 0.005, 2.750), (5, 0.0005, 6.869), (10, 0.0005, 4.587),
    (30, 0.0005, 3.646), (1, 0.25, 1.000), (4, 0.1, 1.533),
  ]

  @Test(arguments: table)
  func quantilesOfStudentsTAreThoseOfTheTable(_ degrees: Int, _ upper: Double, _ value: Double) {
    #expect(abs(StudentT.quantile(upper: upper, degrees: degrees) - value) < 0.0006)
    #expect(abs(StudentT.upperTail(value, degrees: degrees) / upper - 1) < 0.002)
    #expect(abs(StudentT.upperTail(-value, degrees: degrees) + upper - 1) < 0.001)
  }

  @Test func extremeProbabilitiesOfStudentsTStayFinite() {
    // With two degrees of freedom the tail is 1/2 - t / (2 √(2 + t²)), for large t about 1 / (2 t²).
    #expect(abs(StudentT.quantile(upper: 5e-13, degrees: 2) / 1e6 - 1) < 1e-3)
    #expect(StudentT.upperTail(1e200, degrees: 30) >= 0)
    #expect(StudentT.quantile(upper: 0.5, degrees: 7) < 1e-12)
  }

  @Test func theGammaFunctionIsTheFactorial() {
    #expect(abs(SpecialFunctions.logGamma(1)) < 1e-12)
    #expect(abs(SpecialFunctions.logGamma(5) - 3.178_053_830_347_946) < 1e-12)
    #expect(abs(SpecialFunctions.logGamma(0.5) - 0.572_364_942_924_700) < 1e-12)
    #expect(abs(SpecialFunctions.logGamma(101) - 363.739_375_555_563_5) < 1e-9)
  }

  /// The failures of the first group and its size, those of the second, and the probability of a difference like theirs, computed by hand.
  static let differences: [(one: (Int, Int), other: (Int, Int), chance: Double)] = [
    // Twice 1 / C(4, 2), 1 / C(6, 3) and 1 / C(10, 5).
    ((0, 2), (2, 2), 1 / 3.0), ((3, 3), (0, 3), 0.1), ((0, 5), (5, 5), 1 / 126.0),
    // Twice C(25, 10) / C(50, 10).
    ((0, 25), (10, 25), 2 * 3_268_760 / 10_272_278_170.0),
    // Fisher's tea: three of four are right, 17 / 70.
    ((3, 4), (1, 4), 34 / 70.0),
    ((0, 0), (1, 2), 1), ((0, 9), (0, 9), 1), ((9, 9), (9, 9), 1), ((1, 2), (1, 2), 1),
  ]

  @Test(arguments: differences)
  func differencesAreTestedExactly(_ one: (Int, Int), _ other: (Int, Int), _ chance: Double) {
    let one = FailingShare(failed: one.0, decided: one.1)
    let other = FailingShare(failed: other.0, decided: other.1)
    #expect(abs(ExactTest.difference(one, other) / chance - 1) < 1e-10)
    #expect(abs(ExactTest.difference(other, one) / chance - 1) < 1e-10)
  }

  @Test func manyRunsAreTestedAtOnce() {
    let one = FailingShare(failed: 1_000_000, decided: 100_000_000)
    #expect(ExactTest.difference(one, FailingShare(failed: 1_000_100, decided: 100_000_000)) > 0.9)
    #expect(ExactTest.difference(one, FailingShare(failed: 1_100_000, decided: 100_000_000)) < 1e-100)
    // Numbers that a damaged file has.
    for broken in [FailingShare(failed: 3, decided: 2), FailingShare(failed: -1, decided: .max)] {
      #expect(ExactTest.difference(one, broken) == 1 && ExactTest.tail(broken, share: 0.5) == 1)
    }
  }

  @Test(arguments: [
    (3, 3, 0.5, 0.125), (1, 2, 0.5, 0.75), (2, 2, 0.1, 0.01), (0, 9, 0.5, 1), (1, 9, 0, 0), (1, 9, 1, 1),
    // 1 - 0.9^10, and 1 - 0.97^10 - 10 · 0.03 · 0.97^9.
    (1, 10, 0.1, 0.651_321_559_9), (2, 10, 0.03, 0.034_506_555_5),
  ])
  func failuresInARowHaveTheirProbability(_ failed: Int, _ decided: Int, _ share: Double, _ chance: Double) {
    #expect(abs(ExactTest.tail(FailingShare(failed: failed, decided: decided), share: share) - chance) < 1e-9)
  }

  /// Slope 7/5, squared distances 0.2: the variance is 0.1, the slope's error √(0.1 / 5).
  @Test func aLineThroughFourPointsIsThatComputedByHand() throws {
    let line = try #require(TrendLine([(0, 1), (1, 2), (2, 4), (3, 5)]))
    #expect(abs(line.slope - 1.4) < 1e-12)
    #expect(abs(line.slopeError - 0.141_421_356) < 1e-9)
    #expect(abs(line.value(at: 10) - 14.9) < 1e-12)
    let interval = line.interval(missing: 0.05)
    #expect(abs(interval.lowerBound - (1.4 - 4.303 * 0.141_421)) < 1e-3)
    #expect(abs(interval.upperBound - (1.4 + 4.303 * 0.141_421)) < 1e-3)
    // t = 1.4 / 0.1414 = 9.9; with two degrees of freedom 9.925 has 1 %.
    #expect(abs(line.chance - 0.01) < 0.0002)
  }

  @Test func pointsOnALineLeaveNoDoubtAndPointsOnALevelHaveNoSlope() throws {
    #expect(try #require(TrendLine([(0, 0), (1, 2), (2, 4)])).chance == 0)
    #expect(try #require(TrendLine([(0, 5), (1, 5), (2, 5)])).chance == 1)
    #expect(TrendLine([(0, 0), (1, 1)]) == nil)
    #expect(TrendLine([(3, 0), (3, 1), (3, 2)]) == nil)
  }

  @Test func weightsOfAlternativesHaveTheSumOne() {
    #expect(PosteriorWeights.of([-1000, -1000]) == [0.5, 0.5])
    #expect(PosteriorWeights.of([]) == [])
    #expect(PosteriorWeights.of([0, -2000]) == [1, 0])
  }
}
