import LogCheckModel

/// Notes on a failure: what came nearest to what was missing, and what was the case meanwhile.
enum StoryAside {
  /// The event nearest to the missing one: too late, or before.
  static func nearest(to finding: Finding, _ summary: RunSummary?, _ day: StoryDay, withCapture: Bool) -> String? {
    let late = summary?.lateAnswers.first { answer in
      answer.rule == finding.rule
        && finding.evidence.first.map { $0.capture == answer.capture && $0.line == answer.line } == true
    }
    guard let candidate = late?.candidate ?? finding.nearest else { return nil }
    let time = candidate.event.time.map { CleanText.line(day.shown($0)) + ", " } ?? ""
    let position = StoryLine.position(candidate.event, withCapture: withCapture)
    let how: String
    switch candidate.miss {
    case .early(let by): how = "came \(TimeText.duration(by)) before that"
    case .late(let by): how = "came \(TimeText.duration(by)) too late"
    case .unfit: how = "came in that time, but with other values"
    }
    return "\(CleanText.line(candidate.event.title)) \(how) (\(time)\(position))"
  }

  static func meanwhile(_ circumstance: FindingCircumstance, _ day: StoryDay, withCapture: Bool) -> String {
    let time = circumstance.event.time.map { CleanText.line(day.shown($0)) + ", " } ?? ""
    let position = StoryLine.position(circumstance.event, withCapture: withCapture)
    let limit = circumstance.limit.map { "; a limit of the platform: \(CleanText.line($0))" } ?? ""
    return "\(CleanText.line(circumstance.title)) (\(time)\(position))\(limit)"
  }
}
