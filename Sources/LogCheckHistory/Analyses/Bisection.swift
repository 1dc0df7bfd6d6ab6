/// The beginning of a rule's lasting failure, and what else changed there.
package struct Bisection: Sendable {
  /// The course of the rule.
  package enum Outcome: Sendable {
    case lasting(LastingFailure)
    /// Its share fell in the night with this index and stayed low.
    case ended(firstGood: Int, before: FailingShare, after: FailingShare)
    /// It failed all the time alike.
    case steady(FailingShare)
    case neverFailed
    case neverDecided
  }

  /// A value of a property that occurs for the first time between the last good and the first bad night.
  package struct Suspect: Sendable {
    package var property: RunProperty
    package var value: String
    /// The runs since then with it and without it.
    package var with: FailingShare
    package var without: FailingShare
  }

  package var rule: RuleNights
  package var nights: [Night]
  package var outcome: Outcome
  package var suspects: [Suspect] = []
  /// Builds since the first bad night, the one with the largest failing share first; `nil` for runs without one.
  package var builds: [(build: String?, share: FailingShare)] = []
  /// Other rules whose lasting failure began in the same night.
  package var companions: [String] = []
}

extension HistoryStore {
  /// Searches the last nights for the beginning of a rule's failure; `nil` if no result has the rule.
  package func bisection(_ rule: String, _ options: AnalysisOptions) throws(HistoryProblem) -> Bisection? {
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    let nights = try nights(last: options.nights)
    let rules = try rules(nights)
    guard let item = rules.first(where: { $0.rule.utf8.elementsEqual(rule.utf8) }) else { return nil }
    var found = Bisection(rule: item, nights: nights.nights, outcome: Bisection.Outcome(item, risk: options.riskOfOne))
    guard case .lasting(let failure) = found.outcome else { return found }
    for property in RunProperty.allCases {
      let shares = try shares(of: rule, by: property, nights).map { value, nights in
        (value: value, share: nights[failure.firstBad...].reduce(FailingShare(), +))
      }
      let all = shares.reduce(FailingShare()) { $0 + $1.share }
      if property == .build {
        found.builds = shares.filter { $0.share.decided > 0 }.sorted { $0.share.part > $1.share.part }
          .map { ($0.value, $0.share) }
      }
      for index in failure.lastGood + 1...failure.firstBad {
        for value in try firstSeen(property, on: nights.nights[index]) {
          let with = shares.first { $0.value.map { $0.utf8.elementsEqual(value.utf8) } ?? false }?.share
          guard let with, with.decided > 0 else { continue }
          found.suspects.append(
            Bisection.Suspect(
              property: property, value: value, with: with,
              without: FailingShare(failed: all.failed - with.failed, decided: all.decided - with.decided)))
        }
      }
    }
    let risk = options.riskOfOne / Double(max(1, RuleNights.failingPatterns(rules)))
    found.companions = rules.filter { other in
      !other.rule.utf8.elementsEqual(rule.utf8) && LastingFailure(other, risk: risk)?.firstBad == failure.firstBad
    }.map(\.rule)
    return found
  }
}

extension Bisection.Outcome {
  init(_ rule: RuleNights, risk: Double) {
    let all = rule.nights.reduce(FailingShare()) { $0 + $1.share }
    if let failure = LastingFailure(rule, risk: risk) {
      self = .lasting(failure)
    } else if all.decided == 0 {
      self = .neverDecided
    } else if all.failed == 0 {
      self = .neverFailed
    } else {
      let parts = Segmentation(rule.nights.map(\.share), risk: risk)
      let last = parts.starts.count - 1
      self =
        last > 0
        ? .ended(firstGood: parts.starts[last], before: parts.share(last - 1), after: parts.share(last)) : .steady(all)
    }
  }
}
