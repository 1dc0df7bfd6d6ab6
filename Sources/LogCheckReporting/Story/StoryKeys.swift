import LogCheckModel

/// The schedule or task of each timeline row of a source, also if only its run or its plan names it.
struct StoryKeys {
  private var keys: [String?]

  init(_ rows: [TimelineRow], _ spans: [TimelineSpan]) {
    keys = rows.map(\.key)
    takeSpans(spans)
    takeRuns(rows)
    // A schedule that a run has named may settle a plan.
    takeSpans(spans)
  }

  subscript(row: Int) -> String? { keys[row] }

  /// Both ends of a span are of one schedule.
  private mutating func takeSpans(_ spans: [TimelineSpan]) {
    for span in spans {
      guard let closing = span.closing, span.outcome != .replaced else { continue }
      // What cancels all plans is of none of them.
      if span.outcome == .cancelled { continue }
      if keys[closing] == nil { keys[closing] = keys[span.opening] }
      if keys[span.opening] == nil { keys[span.opening] = keys[closing] }
    }
  }

  /// Timeline rows of one run are of one schedule, if any of them names one and no other names another.
  private mutating func takeRuns(_ rows: [TimelineRow]) {
    var schedules: [String: String] = [:]
    var ambiguous: Set<String> = []
    for (index, row) in rows.enumerated() {
      guard let run = row.run, let key = keys[index] else { continue }
      if schedules.updateValue(key, forKey: run) ?? key != key { ambiguous.insert(run) }
    }
    for (index, row) in rows.enumerated() where keys[index] == nil {
      guard let run = row.run, !ambiguous.contains(run) else { continue }
      keys[index] = schedules[run]
    }
  }
}
