/// The number of cases with the expected outcome, by expectation.
struct TruthFigures {
  /// A case counts as right where it is right in all its carriers.
  private(set) var cases: [TruthCase.Expectation: (all: Int, right: Int)] = [:]
  private(set) var trials: (all: Int, right: Int) = (0, 0)
  /// Faults that no rule of their requirement reports, and rules of others do, in all carriers.
  private(set) var foundElsewhere = 0

  init(_ results: [TruthTrial.Result]) {
    let groups = Dictionary(grouping: results) { "\($0.trial.truth.requirement) \($0.trial.truth.name)" }
    for group in groups.values {
      cases[group[0].trial.truth.expectation, default: (0, 0)].all += 1
      if group[0].trial.truth.expectation == .fail, !group.allSatisfy(\.isRight),
        group.allSatisfy({ $0.isRight || !$0.otherFailures.isEmpty })
      {
        foundElsewhere += 1
      }
      if group.allSatisfy(\.isRight) { cases[group[0].trial.truth.expectation]?.right += 1 }
    }
    trials = (results.count, results.count { $0.isRight })
  }

  var text: String {
    let elsewhere = foundElsewhere == 0 ? "" : " (\(foundElsewhere) more by rules of other requirements)"
    let parts = TruthCase.Expectation.allCases.compactMap { expectation in
      cases[expectation].map {
        "\(expectation.rawValue) \($0.right) of \($0.all)" + (expectation == .fail ? elsewhere : "")
      }
    }
    return "right in all carriers: \(parts.joined(separator: ", ")); captures \(trials.right) of \(trials.all)"
  }
}
