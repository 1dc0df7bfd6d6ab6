#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tests of counts that hold for few runs as well as for many.
enum ExactTest {
  /// Fisher's exact test: the probability that two groups of runs of one failing share differ as much as these, either way. Twice the
  /// smaller tail, at most 1.
  static func difference(_ one: FailingShare, _ other: FailingShare) -> Double {
    guard isCount(one), isCount(other) else { return 1 }
    let failed = one.failed + other.failed
    let all = one.decided + other.decided
    guard failed > 0, failed < all, one.decided > 0, other.decided > 0 else { return 1 }
    // Failures of the first group, if all failures are dealt out by chance.
    let range = max(0, failed - other.decided)...min(failed, one.decided)
    func logProbability(_ count: Int) -> Double {
      logChoose(one.decided, count) + logChoose(other.decided, failed - count) - logChoose(all, failed)
    }
    let isAbove = Double(one.failed) * Double(all) > Double(failed) * Double(one.decided)
    let tail = sum(
      from: one.failed, to: isAbove ? range.upperBound : range.lowerBound, by: isAbove ? 1 : -1, logProbability)
    return min(1, 2 * tail)
  }

  /// The probability of at least so many failures in so many runs, if each fails with the probability `share`.
  static func tail(_ runs: FailingShare, share: Double) -> Double {
    guard isCount(runs), runs.failed > 0, share < 1 else { return 1 }
    guard share > 0 else { return 0 }
    // Below the mean the terms grow first; the other side is the shorter sum.
    guard Double(runs.failed) > share * Double(runs.decided) else {
      return 1 - sum(from: runs.failed - 1, to: 0, by: -1) { logProbability($0, of: runs.decided, share) }
    }
    return sum(from: runs.failed, to: runs.decided, by: 1) { logProbability($0, of: runs.decided, share) }
  }

  /// False for numbers that a damaged file has.
  private static func isCount(_ share: FailingShare) -> Bool {
    (0...most).contains(share.decided) && (0...share.decided).contains(share.failed)
  }

  private static let most = 1 << 40

  private static func logProbability(_ count: Int, of all: Int, _ share: Double) -> Double {
    logChoose(all, count) + Double(count) * log(share) + Double(all - count) * log(1 - share)
  }

  /// The sum of probabilities that fall from the first one on; it ends where the rest adds nothing.
  private static func sum(from first: Int, to last: Int, by step: Int, _ logProbability: (Int) -> Double) -> Double {
    var sum = 0.0
    for count in stride(from: first, through: last, by: step) {
      let term = exp(logProbability(count))
      sum += term
      if term <= sum * 1e-16 { break }
    }
    return min(1, sum)
  }

  private static func logChoose(_ all: Int, _ some: Int) -> Double {
    SpecialFunctions.logGamma(Double(all) + 1) - SpecialFunctions.logGamma(Double(some) + 1)
      - SpecialFunctions.logGamma(Double(all - some) + 1)
  }
}
