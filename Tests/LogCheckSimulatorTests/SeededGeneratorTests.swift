import LogCheckSimulator
import Testing

@Suite struct SeededGeneratorTests {
  /// The published reference values of SplitMix64 for this seed.
  @Test func givesTheReferenceValues() {
    var generator = SeededGenerator(seed: 1_234_567)
    let values = (0..<5).map { _ in generator.next() }
    #expect(
      values == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func numbersStayInTheirRangeAndReachBothEnds() {
    var generator = SeededGenerator(seed: 7)
    let numbers = Set((0..<1000).map { _ in generator.number(in: -2..<3) })
    #expect(numbers == [-2, -1, 0, 1, 2])
    #expect(generator.number(in: 5..<5) == 5)
  }

  @Test func partsOfOneSeedDrawDifferently() {
    let seeds = Set((0..<100).map { SeededGenerator.seed(of: $0, from: 42) })
    #expect(seeds.count == 100)
    #expect(SeededGenerator.seed(of: 1, from: 42) != SeededGenerator.seed(of: 1, from: 43))
  }

  @Test func chancesComeTrueAboutAsOftenAsSaid() {
    var generator = SeededGenerator(seed: 11)
    let hits = (0..<10_000).filter { _ in generator.isTrue(1, in: 4) }.count
    #expect((2300...2700).contains(hits))
    #expect(generator.element(of: [Int]()) == nil)
    #expect(generator.element(of: [3]) == 3)
  }
}
