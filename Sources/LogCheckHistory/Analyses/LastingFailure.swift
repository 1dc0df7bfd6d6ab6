/// A rise of a rule's failing share that lasts until the end of the history.
package struct LastingFailure: Sendable {
  /// The index of the last night before the rise that decided the rule, and of the first night after it.
  package var lastGood: Int
  package var firstBad: Int
  package var before: FailingShare
  package var after: FailingShare
  /// The probability that the rise was exactly there, given that there was one.
  package var weight: Double
  /// The nights before the first bad one and after it at which it may have begun as well, with their weights: what together with it has 95 %.
  package var others: [(firstBad: Int, weight: Double)]

  /// `nil` where the share did not rise, or fell again. `risk` is the probability of a false alarm.
  package init?(_ rule: RuleNights, risk: Double) {
    let shares = rule.nights.map(\.share)
    let parts = Segmentation(shares, risk: risk)
    let last = parts.starts.count - 1
    guard last > 0, parts.share(last).part > parts.share(last - 1).part else { return nil }
    before = parts.share(last - 1)
    after = parts.share(last)
    // The share before this stretch changed earlier, which does not concern this rise.
    let window = parts.range(last - 1).lowerBound..<shares.count
    let weights = Self.weights(shares[window])
    firstBad = parts.starts[last]
    let best = firstBad
    lastGood = shares[window].indices.last { $0 < best && shares[$0].decided > 0 } ?? best - 1
    weight = weights.first { $0.firstBad == best }?.weight ?? 0
    others = []
    var sum = weight
    for item in weights.sorted(by: { ($1.weight, $0.firstBad) < ($0.weight, $1.firstBad) }) where item.firstBad != best
    {
      guard sum < 0.95 else { break }
      sum += item.weight
      others.append(item)
    }
    others.sort { $0.firstBad < $1.firstBad }
  }

  /// The weight of each split, all shares before and after it taken as equally probable.
  private static func weights(_ shares: ArraySlice<FailingShare>) -> [(firstBad: Int, weight: Double)] {
    let all = shares.reduce(FailingShare(), +)
    var before = FailingShare()
    var splits: [(index: Int, evidence: Double)] = []
    for index in shares.indices.dropFirst() {
      before = before + shares[index - 1]
      guard shares[index].decided > 0, before.decided > 0 else { continue }
      let after = FailingShare(failed: all.failed - before.failed, decided: all.decided - before.decided)
      splits.append((index, before.logEvidence + after.logEvidence))
    }
    return zip(splits, PosteriorWeights.of(splits.map(\.evidence))).map { ($0.index, $1) }
  }
}
