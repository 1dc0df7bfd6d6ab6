/// Durations in milliseconds, counted in fixed buckets.
///
/// Buckets are exact below 16 ms; above, each power of two has 16 of them, so that a bucket is at most a sixteenth as wide as its values. The
/// buckets are the same everywhere and sums are integers: histograms can be added in any order with the same result.
package struct DurationHistogram: Hashable, Sendable {
  package private(set) var count = 0
  /// The sum of all values, in milliseconds.
  package private(set) var sum = 0
  /// The smallest and the largest value, in milliseconds; `nil` without one.
  package private(set) var least: Int?
  package private(set) var greatest: Int?
  /// The number of values by the index of their bucket; negative values have negative indices.
  package private(set) var buckets: [Int: Int] = [:]

  /// Larger values, about 31 years, count as this. Milliseconds.
  package static let limit = 1_000_000_000_000

  package init() {}

  /// Takes a value in, in milliseconds.
  package mutating func add(_ value: Int) {
    let value = max(-Self.limit, min(Self.limit, value))
    BoundedCount.add(1, to: &count)
    sum &+= value
    least = least.map { min($0, value) } ?? value
    greatest = greatest.map { max($0, value) } ?? value
    BoundedCount.add(1, to: &buckets[Self.bucket(of: value), default: 0])
  }

  /// Takes in the values of another histogram.
  package mutating func add(_ other: Self) {
    BoundedCount.add(other.count, to: &count)
    sum &+= other.sum
    if let value = other.least { least = least.map { min($0, value) } ?? value }
    if let value = other.greatest { greatest = greatest.map { max($0, value) } ?? value }
    for (bucket, count) in other.buckets { BoundedCount.add(count, to: &buckets[bucket, default: 0]) }
  }

  /// The average in milliseconds; `nil` without a value.
  package var mean: Double? { count > 0 ? Double(sum) / Double(count) : nil }

  /// The value that so large a part of the values does not exceed, in milliseconds; `nil` without a value.
  ///
  /// The error is at most half a bucket: a thirty-second of the value.
  package func quantile(_ part: Double) -> Int? {
    guard let least, let greatest, count > 0 else { return nil }
    let rank = max(1, Int(nearest: (max(0, min(1, part)) * Double(count)).rounded(.up)))
    var seen = 0
    for (bucket, count) in buckets.sorted(by: { $0.key < $1.key }) {
      BoundedCount.add(count, to: &seen)
      guard seen >= rank else { continue }
      let (low, high) = Self.bounds(of: bucket)
      return max(least, min(greatest, low + (high - low) / 2))
    }
    return greatest
  }

  /// The index of the bucket for a value in milliseconds.
  package static func bucket(of value: Int) -> Int {
    let size = Int(min(value.magnitude, UInt(limit)))
    guard size >= 16 else { return value < 0 ? -size : size }
    let shift = Int.bitWidth - 1 - size.leadingZeroBitCount - 4
    let index = (shift + 1) * 16 + (size >> shift) - 16
    return value < 0 ? -index : index
  }

  /// The smallest and the largest value of a bucket, in milliseconds.
  package static func bounds(of bucket: Int) -> (low: Int, high: Int) {
    let index = Int(min(bucket.magnitude, UInt(Self.bucket(of: limit))))
    var low = index
    var high = index
    if index >= 16 {
      let shift = index / 16 - 1
      low = (index % 16 + 16) << shift
      high = low + (1 << shift) - 1
    }
    return bucket < 0 ? (-high, -low) : (low, high)
  }

  /// A histogram as it was written; `nil` where its parts do not fit together.
  package init?(count: Int, sum: Int, least: Int?, greatest: Int?, buckets: [Int: Int]) {
    guard (0...BoundedCount.limit).contains(count), (count == 0) == (least == nil), (least == nil) == (greatest == nil)
    else { return nil }
    if let least, let greatest {
      guard least <= greatest, -Self.limit <= least, greatest <= Self.limit else { return nil }
      let range = Self.bucket(of: least)...Self.bucket(of: greatest)
      guard buckets.keys.allSatisfy(range.contains) else { return nil }
    }
    var total = 0
    for part in buckets.values {
      guard (1...BoundedCount.limit).contains(part) else { return nil }
      BoundedCount.add(part, to: &total)
    }
    guard total == count else { return nil }
    self.count = count
    self.sum = sum
    self.least = least
    self.greatest = greatest
    self.buckets = buckets
  }
}
