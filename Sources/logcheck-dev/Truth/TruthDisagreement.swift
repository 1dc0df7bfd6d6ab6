/// A case that is not judged as it expects, in one carrier or more.
struct TruthDisagreement {
  var truth: TruthCase
  /// Of the carriers in which it is judged wrongly.
  var results: [TruthTrial.Result]
  /// The number of its carriers.
  var carriers: Int

  static func all(in results: [TruthTrial.Result]) -> [TruthDisagreement] {
    var found: [TruthDisagreement] = []
    var group: [TruthTrial.Result] = []
    func close() {
      let wrong = group.filter { !$0.isRight }
      if let first = wrong.first {
        found.append(TruthDisagreement(truth: first.trial.truth, results: wrong, carriers: group.count))
      }
      group = []
    }
    for result in results {
      if let last = group.last?.trial.truth,
        last.requirement != result.trial.truth.requirement || last.name != result.trial.truth.name
      {
        close()
      }
      group.append(result)
    }
    close()
    return found
  }

  /// One paragraph: what was expected, and for each set of carriers what the rules said.
  var text: String {
    var text = "\(truth.requirement): \(truth.name) [\(truth.kind)], expected \(truth.expectation.rawValue)\n"
    let groups = Dictionary(grouping: results) { result in
      "got \(result.outcome.rawValue): \(result.rules.joined(separator: "; "))"
        + (result.otherFailures.isEmpty ? "" : "\n    other failures: \(result.otherFailures.joined(separator: ", "))")
    }
    for (said, results) in groups.sorted(by: { $0.key < $1.key }) {
      let names = results.count == carriers ? "all" : results.map(\.trial.carrier.rawValue).joined(separator: ", ")
      text += "  \(names): \(said)\n"
    }
    return text
  }
}
