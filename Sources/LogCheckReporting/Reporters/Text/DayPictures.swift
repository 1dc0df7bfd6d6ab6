import LogCheckModel

/// A line for each day of a run: the plans, the results, and their position in the tolerance.
struct DayPictures {
  let style: ReportStyle

  private var palette: Palette { style.palette }

  private static let daysShown = 31
  private static let itemsShown = 8
  private static let labelLimit = 40

  private struct Item {
    var text: String
    var tone = StoryRow.Tone.plain
  }

  private struct Day {
    var title: String
    var items: [Item] = []
  }

  func write(_ timeline: RunTimeline, to output: inout ReportOutput) {
    let reported = timeline.sources.map { (source: $0, days: days(of: $0).filter { !$0.items.isEmpty }) }
      .filter { !$0.days.isEmpty || $0.source.omitted != nil }
    guard !reported.isEmpty else { return }
    output.line()
    output.line("\(palette.strong)Days\(palette.end):")
    for (source, days) in reported {
      if timeline.sources.count > 1 { output.line("  \(CleanText.line(source.name))") }
      for day in days.prefix(Self.daysShown) { write(day, to: &output) }
      if days.count > Self.daysShown { output.line("  and \(days.count - Self.daysShown) more") }
      if let omitted = source.omitted {
        output.line("  and \(TextLayout.counted(omitted.count, "line")) beyond the limit of the timeline")
      }
    }
  }

  private func write(_ day: Day, to output: inout ReportOutput) {
    let head = "  \(day.title)  "
    let indent = String(repeating: " ", count: head.unicodeScalars.count)
    var row = head
    var length = head.unicodeScalars.count
    var isEmpty = true
    var items = Array(day.items.prefix(Self.itemsShown))
    if day.items.count > items.count { items.append(Item(text: "and \(day.items.count - items.count) more")) }
    for item in items {
      let width = item.text.unicodeScalars.count
      if !isEmpty, length + 2 + width > style.layout.width {
        output.line(row)
        row = indent
        length = indent.unicodeScalars.count
        isEmpty = true
      }
      let colour = colour(item.tone)
      row += (isEmpty ? "" : "  ") + (colour.isEmpty ? item.text : colour + item.text + palette.end)
      length += width + (isEmpty ? 0 : 2)
      isEmpty = false
    }
    output.line(row)
  }

  private func colour(_ tone: StoryRow.Tone) -> String {
    switch tone {
    case .good: palette.good
    case .bad: palette.bad
    case .plain, .doubtful, .accepted: ""
    }
  }

  // MARK: What a day shows

  private func days(of source: TimelineSource) -> [Day] {
    let spans = TimelineSpans(source).spans
    var plans: [Int: TimelineSpan] = [:]
    // The plan that a timeline row settled, or that the beginning of its run settled.
    var settled: [Int: SettledPlan] = [:]
    var openRuns: Set<Int> = []
    for span in spans where span.kind == .plan {
      plans[span.opening] = span
      guard let closing = span.closing, span.outcome == .met else { continue }
      settled[closing] = SettledPlan(span, by: source.rows[closing])
    }
    for span in spans where span.kind == .run {
      guard let closing = span.closing else {
        openRuns.insert(span.opening)
        continue
      }
      settled[closing] = settled[closing] ?? settled[span.opening]
    }
    var days: [Day] = []
    var positions: [String: Int] = [:]
    for (index, row) in source.rows.enumerated() {
      let clock = StoryClock(row.logged)
      let title = clock.date.map { CleanText.line($0) } ?? "without a time"
      if positions[title] == nil {
        positions[title] = days.count
        days.append(Day(title: title))
      }
      guard let position = positions[title], isShown(row, index, plans, openRuns) else { continue }
      days[position].items.append(item(row, clock, settled[index]))
    }
    return days
  }

  private func isShown(_ row: TimelineRow, _ index: Int, _ plans: [Int: TimelineSpan], _ openRuns: Set<Int>) -> Bool {
    switch row.mark {
    case .planned: plans[index].map { $0.outcome != .replaced } ?? false
    case .began: openRuns.contains(index)
    case .ended, .missed, .cancelled: true
    case .happened: row.succeeded == false
    }
  }

  private func item(_ row: TimelineRow, _ clock: StoryClock, _ settled: SettledPlan?) -> Item {
    var parts = [String(clock.time.prefix(5)), CleanText.line(row.label, limit: Self.labelLimit)].filter { !$0.isEmpty }
    switch row.mark {
    case .planned:
      if let at = row.at {
        let due = StoryClock(at)
        parts.append("for " + CleanText.line(due.date == clock.date ? due.time : at.text))
      }
    case .began: parts.append("(no end seen)")
    case .ended, .missed, .cancelled, .happened: break
    }
    if row.succeeded == false { parts.append("not ok") }
    if let settled, let bar = DriftBar.text(settled) {
      parts += [StoryWords.signed(settled.drift), bar]
    } else if row.mark == .ended, case .duration(let reported) = row.value {
      parts.append(StoryWords.signed(reported))
    }
    return Item(
      text: parts.joined(separator: " "),
      tone: row.succeeded == true ? .good : row.succeeded == false ? .bad : .plain)
  }
}

/// A plan with a result, and its delay.
struct SettledPlan {
  let drift: LogDuration
  /// The length of its window.
  let tolerance: LogDuration?

  /// `nil` where the two cannot be compared.
  init?(_ plan: TimelineSpan, by row: TimelineRow) {
    guard let came = row.position, came.isComparable(with: plan.from) else { return nil }
    drift = came.instant - plan.from.instant
    tolerance = plan.to.flatMap { $0.isComparable(with: plan.from) ? $0.instant - plan.from.instant : nil }
  }
}

/// The position of a result between the earliest and the latest time that its plan allows, in twelve signs of ASCII.
enum DriftBar {
  private static let arm: Int64 = 5

  /// `nil` if the plan has no end.
  static func text(_ plan: SettledPlan) -> String? {
    plan.tolerance.map { text(plan.drift, tolerance: $0) }
  }

  /// The sign in the middle is the time that was planned; what lies outside has an arrow.
  static func text(_ drift: LogDuration, tolerance: LogDuration) -> String {
    var signs = [Character](repeating: "-", count: Int(arm) * 2 + 1)
    signs[Int(arm)] = "|"
    guard tolerance > .zero else { return "[" + String(signs) + "]" }
    if drift.magnitude > tolerance {
      return (drift < .zero ? "<[" : "[") + String(signs) + (drift < .zero ? "]" : "]>")
    }
    // A visible drift is off the middle only from half a sign on.
    let share = Double(drift.nanoseconds) / Double(tolerance.nanoseconds) * Double(arm)
    let position = Int(arm) + Int(nearest: share)
    if signs.indices.contains(position) { signs[position] = "*" }
    return "[" + String(signs) + "]"
  }
}
