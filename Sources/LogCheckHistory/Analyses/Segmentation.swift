/// Nights in stretches of one failing share each, found by splitting again and again where two shares explain the nights better than one.
struct Segmentation: Hashable, Sendable {
  /// The indexes of the first nights of the stretches; the first is 0.
  private(set) var starts: [Int]
  private let shares: [FailingShare]

  /// `risk` is the probability of a split where the share never changed.
  init(_ shares: [FailingShare], risk: Double) {
    self.shares = shares
    starts = [0]
    var open = [0..<shares.count]
    while let part = open.popLast() {
      guard let split = Self.split(shares[part], risk: risk) else { continue }
      starts.append(split)
      open += [part.lowerBound..<split, split..<part.upperBound]
    }
    starts.sort()
  }

  /// The index of the first night after the best split; `nil` where chance explains the difference.
  private static func split(_ shares: ArraySlice<FailingShare>, risk: Double) -> Int? {
    let all = shares.reduce(FailingShare(), +)
    var before = FailingShare()
    var best: (index: Int, gain: Double)?
    var count = 0
    for index in shares.indices.dropFirst() {
      before = before + shares[index - 1]
      // A night without a decision moves no boundary: the boundary is before the next night that has one.
      guard shares[index].decided > 0, before.decided > 0 else { continue }
      count += 1
      let after = FailingShare(failed: all.failed - before.failed, decided: all.decided - before.decided)
      let gain = before.logLikelihood + after.logLikelihood - all.logLikelihood
      if gain > best?.gain ?? 0 { best = (index, gain) }
    }
    guard let best else { return nil }
    let earlier = shares[..<best.index].reduce(FailingShare(), +)
    let later = shares[best.index...].reduce(FailingShare(), +)
    return ExactTest.difference(earlier, later) * Double(count) < risk ? best.index : nil
  }

  /// The share of the stretch with this number.
  func share(_ number: Int) -> FailingShare { shares[range(number)].reduce(FailingShare(), +) }

  func range(_ number: Int) -> Range<Int> {
    starts[number]..<(number + 1 < starts.count ? starts[number + 1] : shares.count)
  }
}
