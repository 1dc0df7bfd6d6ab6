/// The notifications that fail a run (`--fail-on-outcome`).
package enum FailingOutcomes: String, Sendable, CaseIterable {
  /// None: a run with an unexcused one is not proved.
  case none
  /// Those with which something is wrong that nothing excuses.
  case unexplained
  /// Also those that were not shown, were late or had no fresh content for a known reason.
  case all

  package func holds(_ occurrence: Occurrence) -> Bool {
    switch self {
    case .none: false
    case .unexplained: !occurrence.isProved
    case .all:
      switch occurrence.result {
      case .notShown, .late, .notFresh: true
      case .kept, .unknown: !occurrence.isProved
      }
    }
  }
}

extension [DeviceOutcomes] {
  /// The number of notifications that fail the run.
  package func failures(_ failing: FailingOutcomes) -> Int {
    failing == .none
      ? 0 : reduce(0) { sum, device in sum + device.occurrences.count { device.counts($0) && failing.holds($0) } }
  }
}
