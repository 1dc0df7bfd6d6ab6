import LogCheckModel

/// The checklist at the beginning of the text report: many runs take one line each, and those that are not done are written in full.
struct ChecklistText {
  let checklist: Checklist
  let palette: Palette
  let isOfSeveralCaptures: Bool

  /// Runs that are written in full though all their steps are done.
  private static let fullRuns = 2

  func write(to output: inout ReportOutput) {
    guard !checklist.runs.isEmpty else { return }
    output.line()
    let day = StoryDay(times: checklist.runs.flatMap { $0.steps.compactMap(\.time) })
    output.line("\(palette.strong)Checklist\(palette.end)\(day.note):")
    let isShort = checklist.runs.count > Self.fullRuns
    for run in checklist.runs {
      if isShort, run.state == .done, run.steps.count > 1 {
        writeLine(run, day, to: &output)
      } else {
        for (index, step) in run.steps.enumerated() {
          write(step, of: run, isFirst: index == 0, day, to: &output)
        }
      }
    }
    if checklist.omitted > 0 { output.line("  and \(TextLayout.counted(checklist.omitted, "more run"))") }
  }

  private func writeLine(_ run: ChecklistRun, _ day: StoryDay, to output: inout ReportOutput) {
    guard let first = run.steps.first else { return }
    let head = head(first, of: run, day)
    output.line("  \(mark(.done)) \(head)\(CleanText.line(first.title)): all \(run.steps.count) steps in order")
  }

  private func write(
    _ step: ChecklistRun.Step, of run: ChecklistRun, isFirst: Bool, _ day: StoryDay, to output: inout ReportOutput
  ) {
    let note = step.note.map { ": " + CleanText.line($0, limit: 200) } ?? ""
    let indent = isFirst ? "" : run.steps.count > 1 ? "  " : ""
    let text = "\(head(step, of: run, day))\(CleanText.line(step.title))\(note)"
    let lead = "  \(indent)\(plainMark(step.state)) "
    for (index, row) in TextLayout.prose(text, after: lead).enumerated() {
      let rest = String(String.UnicodeScalarView(row.unicodeScalars.dropFirst(lead.unicodeScalars.count)))
      output.line(index > 0 ? row : "  \(indent)\(mark(step.state)) \(rest)")
    }
  }

  private func head(_ step: ChecklistRun.Step, of run: ChecklistRun, _ day: StoryDay) -> String {
    var parts: [String] = []
    if let time = step.time { parts.append(CleanText.line(day.shown(time))) }
    if let line = step.line {
      let capture = isOfSeveralCaptures ? run.capture.map { CleanText.path($0) + ":" } ?? "line " : "line "
      parts.append(capture + String(line))
    }
    return parts.isEmpty ? "" : parts.joined(separator: "  ") + "  "
  }

  private func plainMark(_ state: ChecklistRun.State) -> String {
    switch state {
    case .done: "✓"
    case .missing: "✗"
    case .notCaptured: "–"
    case .waiting: "…"
    case .unknown: "?"
    }
  }

  private func mark(_ state: ChecklistRun.State) -> String {
    let colour =
      switch state {
      case .done: palette.good
      case .missing: palette.bad
      case .notCaptured, .waiting, .unknown: palette.doubtful
      }
    return colour.isEmpty ? plainMark(state) : colour + plainMark(state) + palette.end
  }
}
