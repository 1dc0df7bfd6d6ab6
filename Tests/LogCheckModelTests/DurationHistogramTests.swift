import Testing

@testable import LogCheckModel

@Suite struct DurationHistogramTests {
  @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 33, 1000, 180_000, 86_400_000, DurationHistogram.limit])
  func aValueLiesInItsBucket(_ value: Int) {
    for value in [value, -value] {
      let (low, high) = DurationHistogram.bounds(of: DurationHistogram.bucket(of: value))
      #expect(low <= value && value <= high)
      #expect(high - low <= abs(value) / 16)
    }
  }

  @Test func bucketsFollowEachOtherWithoutGap() {
    var end = -1
    for bucket in 0..<DurationHistogram.bucket(of: DurationHistogram.limit) {
      let (low, high) = DurationHistogram.bounds(of: bucket)
      #expect(low == end + 1)
      end = high
    }
  }

  /// The median of 1 to 1,001 is 501; a bucket there is 32 wide.
  @Test func quantilesAreWithinHalfABucket() throws {
    var histogram = DurationHistogram()
    for value in 1...1001 { histogram.add(value) }
    #expect(abs(try #require(histogram.quantile(0.5)) - 501) <= 16)
    #expect(abs(try #require(histogram.quantile(0.99)) - 991) <= 31)
    #expect(histogram.quantile(0) == 1)
    #expect(histogram.quantile(1) == 1001)
    #expect(histogram.mean == 501)
  }

  @Test func anEmptyHistogramHasNoValues() {
    let empty = DurationHistogram()
    #expect(empty.quantile(0.5) == nil && empty.mean == nil && empty.least == nil)
  }

  @Test(arguments: [Int.min, .max]) func valuesOutOfRangeCountAsTheLimit(_ value: Int) {
    var histogram = DurationHistogram()
    histogram.add(value)
    #expect(histogram.sum == (value < 0 ? -DurationHistogram.limit : DurationHistogram.limit))
  }

  @Test func partsThatDoNotFitAreRefused() {
    #expect(DurationHistogram(count: 1, sum: 5, least: nil, greatest: nil, buckets: [5: 1]) == nil)
    #expect(DurationHistogram(count: 2, sum: 5, least: 5, greatest: 5, buckets: [5: 1]) == nil)
    #expect(DurationHistogram(count: 1, sum: 5, least: 5, greatest: 5, buckets: [6: 1]) == nil)
    #expect(DurationHistogram(count: 0, sum: 0, least: 5, greatest: 3, buckets: [:]) == nil)
    #expect(DurationHistogram(count: -1, sum: 0, least: 5, greatest: 5, buckets: [5: -1]) == nil)
    #expect(DurationHistogram(count: 1, sum: 5, least: 5, greatest: 5, buckets: [5: 1]) != nil)
  }
}
