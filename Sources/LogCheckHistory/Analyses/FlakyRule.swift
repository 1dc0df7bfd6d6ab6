/// A rule whose outcome on one device goes back and forth while the build stays the same.
package struct FlakyRule: Hashable, Sendable {
  package var device: String
  /// `nil` if the runs do not say which build they are of.
  package var build: String?
  /// The number of times that the outcome changed.
  package var changes: Int
  /// Nights with this build that decided the rule, and those of them in which it failed.
  package var nights: FailingShare

  /// A rule that fails in so many nights of a device by chance is not called flaky.
  static let usualShare = 0.03

  /// True if chance does not explain so many failing nights.
  func isFlaky(risk: Double) -> Bool { ExactTest.tail(nights, share: Self.usualShare) < risk }

  /// The outcome of a rule in one night of a device.
  struct Outcome {
    var night: Int
    var build: Int?
    var hasFailed: Bool
  }

  /// The stretch of nights with one build that has the most changes; `nil` where none has two.
  static func changes(_ outcomes: [Outcome]) -> (build: Int?, changes: Int, nights: FailingShare)? {
    var best: (build: Int?, changes: Int, nights: FailingShare)?
    var current: (build: Int?, changes: Int, nights: FailingShare) = (nil, 0, FailingShare())
    var last: Outcome?
    for outcome in outcomes {
      if let last, last.build == outcome.build {
        if last.hasFailed != outcome.hasFailed { current.changes += 1 }
      } else {
        current = (outcome.build, 0, FailingShare())
      }
      current.nights = current.nights + FailingShare(failed: outcome.hasFailed ? 1 : 0, decided: 1)
      if current.changes >= 2, current.changes >= best?.changes ?? 0 { best = current }
      last = outcome
    }
    return best
  }
}
