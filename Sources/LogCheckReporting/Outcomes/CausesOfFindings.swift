import LogCheckModel

/// Finds the cause to which a failure belongs: one of its lines is among the lines of the cause.
struct CausesOfFindings {
  private var causes: [Key: String] = [:]

  private struct Key: Hashable {
    var capture: String
    var line: Int
    var rule: String
  }

  init(_ summary: RunSummary) {
    for device in summary.outcomes {
      for cause in device.causes where cause.explanation.side != .open {
        let words = OutcomeParts.reference(cause, device, namesCapture: summary.captures.count > 1)
        for rule in cause.brokenRules {
          for line in cause.lines {
            let key = Key(capture: device.paths[line.capture] ?? "", line: line.line, rule: rule)
            causes[key] = causes[key] ?? words
          }
        }
      }
    }
  }

  /// `Cause (user), line 12`.
  func cause(of finding: Finding) -> String? {
    guard !causes.isEmpty else { return nil }
    for item in finding.evidence {
      if let cause = causes[Key(capture: item.capture, line: item.line, rule: finding.rule)] { return cause }
    }
    return nil
  }
}
