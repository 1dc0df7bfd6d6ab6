import LogCheckModel

/// The instant that each line of a source is about: when it was due, whenever it was logged. `nil` where no line names one.
struct OccurrenceAims {
  private var aims: [TimelinePoint?]

  init(_ rows: [TimelineRow], _ spans: [TimelineSpan]) {
    aims = rows.map(Self.stated)
    takeSpans(spans, .plan)
    takeRuns(rows)
    takeSpans(spans, .run)
  }

  subscript(row: Int) -> TimelinePoint? { aims[row] }

  /// A plan and a miss name their instant; an end that measures how late it was does so indirectly.
  private static func stated(_ row: TimelineRow) -> TimelinePoint? {
    switch row.mark {
    case .planned, .missed: return row.at
    case .ended:
      guard case .duration(let late) = row.value, var point = row.at ?? row.logged else { return nil }
      point.instant = point.instant - late
      return point
    case .began, .happened, .cancelled: return nil
    }
  }

  /// The line that settles a plan is about the plan's instant; both ends of a run are about the same instant.
  private mutating func takeSpans(_ spans: [TimelineSpan], _ kind: TimelineSpan.Kind) {
    for span in spans where span.kind == kind && span.outcome != .replaced {
      guard let closing = span.closing else { continue }
      if aims[closing] == nil { aims[closing] = aims[span.opening] }
      if kind == .run, aims[span.opening] == nil { aims[span.opening] = aims[closing] }
    }
  }

  /// Lines of one run are about one instant, unless they name several: then the run's name is used again every time.
  private mutating func takeRuns(_ rows: [TimelineRow]) {
    var known: [String: TimelinePoint] = [:]
    var ambiguous: Set<String> = []
    for (index, row) in rows.enumerated() where row.mark != .planned {
      guard let run = row.run, let aim = aims[index] else { continue }
      if known.updateValue(aim, forKey: run) ?? aim != aim { ambiguous.insert(run) }
    }
    for (index, row) in rows.enumerated() where aims[index] == nil {
      guard let run = row.run, !ambiguous.contains(run) else { continue }
      aims[index] = known[run]
    }
  }
}
