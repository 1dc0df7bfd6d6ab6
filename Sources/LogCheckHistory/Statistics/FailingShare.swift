#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs in which a rule failed, of the runs in which it passed or failed.
package struct FailingShare: Hashable, Sendable {
  package var failed: Int
  package var decided: Int

  package init(failed: Int = 0, decided: Int = 0) {
    self.failed = failed
    self.decided = decided
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(failed: left.failed &+ right.failed, decided: left.decided &+ right.decided)
  }

  package var part: Double { decided > 0 ? Double(failed) / Double(decided) : 0 }

  /// The logarithm of the likelihood of the counts, if every run fails with the observed share.
  var logLikelihood: Double {
    var sum = 0.0
    if failed > 0 { sum += Double(failed) * log(part) }
    if failed < decided { sum += Double(decided - failed) * log(1 - part) }
    return sum
  }

  /// The logarithm of the likelihood, averaged over all shares, each as probable as any other.
  var logEvidence: Double { SpecialFunctions.logBeta(Double(failed) + 1, Double(decided - failed) + 1) }
}

/// Weights of alternatives from the logarithms of their likelihoods.
enum PosteriorWeights {
  static func of(_ logarithms: [Double]) -> [Double] {
    guard let greatest = logarithms.max() else { return [] }
    let weights = logarithms.map { exp($0 - greatest) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }
}
