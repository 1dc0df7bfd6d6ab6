import LogCheckModel

/// Pairs the occurrences of two runs by their times, in order: what is missing in the middle shifts nothing after it.
struct NearestPairs {
  /// Indices into both lists.
  private(set) var pairs: [(first: Int, second: Int)] = []
  /// True if there were too many to compare their times, so that some are paired by order.
  private(set) var isByOrder = false

  /// Occurrences of both runs without a longer silence than `limit` between them are of one occasion.
  private struct Occasion {
    var first: [Int] = []
    var second: [Int] = []
  }

  /// Distances that are compared for one occasion.
  private static let cellLimit = 4_000_000

  init(_ first: [LogInstant], _ second: [LogInstant], limit: LogDuration?) {
    for occasion in Self.occasions(first, second, limit) {
      let isFirstShorter = occasion.first.count <= occasion.second.count
      let (short, long) =
        isFirstShorter ? (occasion.first, occasion.second) : (occasion.second, occasion.first)
      guard !short.isEmpty else { continue }
      let times = isFirstShorter ? (first, second) : (second, first)
      let partners = partners(short.map { times.0[$0] }, long.map { times.1[$0] })
      for (index, partner) in partners.enumerated() {
        pairs.append(isFirstShorter ? (short[index], long[partner]) : (long[partner], short[index]))
      }
    }
  }

  private static func occasions(_ first: [LogInstant], _ second: [LogInstant], _ limit: LogDuration?) -> [Occasion] {
    let all =
      (first.enumerated().map { (time: $0.element, side: 0, index: $0.offset) }
      + second.enumerated().map { (time: $0.element, side: 1, index: $0.offset) })
      .sorted { ($0.time, $0.side, $0.index) < ($1.time, $1.side, $1.index) }
    var found: [Occasion] = []
    var last: LogInstant?
    for item in all {
      let isFar = last.map { last in limit.map { item.time - last > $0 } ?? false } ?? true
      if isFar { found.append(Occasion()) }
      last = item.time
      if item.side == 0 {
        found[found.count - 1].first.append(item.index)
      } else {
        found[found.count - 1].second.append(item.index)
      }
    }
    return found
  }

  /// For each of the shorter list its partner in the longer one, so that the distances are shortest in sum.
  private mutating func partners(_ short: [LogInstant], _ long: [LogInstant]) -> [Int] {
    let spare = long.count - short.count
    guard spare > 0 else { return Array(short.indices) }
    let width = spare + 1
    guard short.count <= Self.cellLimit / width else {
      isByOrder = true
      return Array(short.indices)
    }
    func distance(_ index: Int, _ skipped: Int) -> Double {
      Double((short[index] - long[index + skipped]).magnitude.nanoseconds)
    }
    // The shortest sum for the first ones when so many of the longer list were skipped, and whether the last step skipped one.
    var sums = [Double](repeating: 0, count: width)
    var skips = [Bool](repeating: false, count: (short.count + 1) * width)
    for skipped in 1..<width { skips[skipped] = true }
    for index in short.indices {
      for skipped in 0..<width {
        let paired = sums[skipped] + distance(index, skipped)
        let isSkipped = skipped > 0 && sums[skipped - 1] < paired
        sums[skipped] = isSkipped ? sums[skipped - 1] : paired
        skips[(index + 1) * width + skipped] = isSkipped
      }
    }
    var partners = [Int](repeating: 0, count: short.count)
    var (index, skipped) = (short.count, spare)
    while index > 0 {
      if skips[index * width + skipped] {
        skipped -= 1
      } else {
        index -= 1
        partners[index] = index + skipped
      }
    }
    return partners
  }
}
