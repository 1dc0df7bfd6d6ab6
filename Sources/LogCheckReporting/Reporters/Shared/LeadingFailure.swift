import LogCheckModel

/// The first failure that fails the run, for the line that repeats the verdict.
struct LeadingFailure {
  private var first: Finding?

  mutating func take(_ finding: Finding) {
    guard finding.verdict == .fail, finding.acceptance == nil, !finding.isExperimental else { return }
    guard let known = first else { return first = finding }
    let (new, old) = (StoryLine.beginning(finding), StoryLine.beginning(known))
    if (known.severity, new.0, new.1, finding.rule) < (finding.severity, old.0, old.1, known.rule) { first = finding }
  }

  /// `line 31`, with its capture where there are several.
  func position(_ summary: RunSummary) -> String? {
    first?.position.map { item in
      summary.captures.count > 1 ? "\(CleanText.path(item.capture)):\(item.line)" : "line \(item.line)"
    }
  }

  /// `each background run is completed exactly once (night.log:31) and 2 more rules`.
  func text(_ summary: RunSummary, _ failOn: Severity) -> String? {
    guard let first, first.severity >= failOn else { return nil }
    let more = summary.broken(failOn).count - 1
    return CleanText.line(first.title) + (position(summary).map { " (\($0))" } ?? "")
      + (more > 0 ? " and \(TextLayout.counted(more, "more rule"))" : "")
  }
}
