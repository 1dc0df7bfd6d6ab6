import LogCheckModel

/// The name of a finding on the page, and its position.
enum FindingWords {
  /// The text of a link to a finding; a screen reader cannot name a link without words.
  static func link(_ title: String, _ index: Int, limit: Int = 200) -> String {
    let words = PageText.line(title, limit: limit)
    return words.isEmpty ? "finding \(index + 1)" : words
  }

  static func anchor(_ index: Int) -> String { "finding-\(index + 1)" }

  static func word(_ item: CollectedFinding) -> String {
    switch item.weight {
    case .fails: item.finding.severity == .error ? "failed" : "failed (\(item.finding.severity.rawValue))"
    case .belowLimit: "failed below --fail-on (\(item.finding.severity.rawValue))"
    case .onTrial: "failed on trial"
    case .accepted: "failed and accepted"
    case .open:
      if case .inconclusive(let reason) = item.finding.verdict { "open: \(reason.rawValue)" } else { "open" }
    }
  }

  static func mark(_ item: CollectedFinding) -> PageMark {
    switch item.weight {
    case .fails: .broke
    case .belowLimit, .onTrial, .accepted: .excused
    case .open: .open
    }
  }
}
