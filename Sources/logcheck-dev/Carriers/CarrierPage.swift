import LogCheckSamples

/// The table of docs/score.md about carriers.
enum CarrierPage {
  static let name = "carriers"

  /// By the kind of carrier, with a sum.
  static func table(_ results: [CarrierTrial.Result]) -> String {
    let outcomes = CarrierTrial.Outcome.allCases
    var text = "| Carriers | Captures | \(outcomes.map(\.rawValue).joined(separator: " | ")) |\n"
    text += "| --- | --- | " + outcomes.map { _ in "---" }.joined(separator: " | ") + " |\n"
    for group in Carrier.Group.allCases {
      let own = results.filter { $0.carrier.group == group }
      text += line("\(group.rawValue) (\(Carrier.all.count { $0.group == group }))", own)
    }
    return text + line("all (\(Carrier.all.count))", results)
  }

  private static func line(_ name: String, _ results: [CarrierTrial.Result]) -> String {
    let counts = CarrierTrial.Outcome.allCases.map { outcome in "\(results.count { $0.outcome == outcome })" }
    return "| \(name) | \(results.count) | \(counts.joined(separator: " | ")) |\n"
  }
}
