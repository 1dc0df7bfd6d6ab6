import LogCheckTestSupport
import Testing

/// A sample is the same for the same seed, and part of each larger one.
@Suite struct ExtentTests {
  private static let choices = Array(0..<100)

  private static func drawn(_ count: Int, seed: UInt64 = 20_261_231, salt: UInt64 = 0, file: String = "A/B.swift")
    -> [Int]
  {
    Extent.drawn(count, of: choices, seed: seed, salt: salt, file: file)
  }

  @Test(arguments: [0, 1, 7, 99, 100, 101])
  func aSampleHasItsSizeAndKeepsTheOrder(_ count: Int) {
    let sample = Self.drawn(count)
    #expect(sample.count == min(count, 100))
    #expect(sample == Set(sample).sorted())
  }

  /// The whole tries all inputs of the short form with the same seed.
  @Test func aLargerSampleHoldsTheSmallerOne() {
    for (small, large) in [(1, 2), (5, 50), (50, 99)] {
      #expect(Set(Self.drawn(large)).isSuperset(of: Self.drawn(small)))
    }
  }

  @Test func theSeedAloneDecides() {
    #expect(Self.drawn(5) == Self.drawn(5))
    let others = [
      Self.drawn(5), Self.drawn(5, seed: 20_270_101), Self.drawn(5, salt: 1), Self.drawn(5, file: "A/C.swift"),
    ]
    #expect(Set(others).count == others.count)
  }

  /// Seeds that differ by one day must not leave some choices for good.
  @Test func allChoicesAreDrawnInSomeWeeks() {
    let drawn = (0..<60 as Range<UInt64>).map { Set(Self.drawn(10, seed: 20_261_200 + $0)) }
    #expect(drawn.reduce(into: Set<Int>()) { $0.formUnion($1) }.count == 100)
  }

  /// About one in so many, and each of them within some weeks.
  @Test func aShareOfTheNamesIsDrawnAndAllInSomeWeeks() {
    let names = (0..<200).map { "Tests/File.swift/test\($0)()" }
    let days = (0..<40 as Range<UInt64>).map { day in
      Set(names.filter { Extent.draws(oneOf: Costly.share, $0, seed: 20_261_200 + day) })
    }
    #expect(days.allSatisfy { (20...90).contains($0.count) })
    #expect(days.reduce(into: Set<String>()) { $0.formUnion($1) }.count == names.count)
  }

  @Test func seedsFollowEachOtherBelowTheWhole() {
    let seeds = Extent.seeds(5, whole: 100)
    #expect(Extent.isWhole || seeds.count == 5 && seeds.allSatisfy { $0 < 100 })
    #expect(zip(seeds, seeds.dropFirst()).allSatisfy { $0 + 1 == $1 })
    #expect(Extent.seeds(5, whole: 5) == Extent.seeds(5, whole: 5))
  }
}
