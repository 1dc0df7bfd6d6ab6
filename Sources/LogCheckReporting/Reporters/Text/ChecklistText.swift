import LogCheckModel

/// The checklist at the beginning of the text report.
struct ChecklistText {
  let summary: RunSummary
  let style: ReportStyle

  private var palette: Palette { style.palette }

  func write(to output: inout ReportOutput) {
    let list = ChecklistRows(summary, isBrief: !style.isVerbose)
    guard !list.rows.isEmpty else { return }
    output.line()
    output.line("\(palette.strong)Checklist\(palette.end)\(list.day):")
    for row in list.rows {
      let indent = row.isStep ? "    " : "  "
      let lead = "\(indent)\(row.state.sign) "
      for (index, text) in style.layout.prose(row.text, after: lead).enumerated() {
        let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(lead.unicodeScalars.count)))
        output.line(index > 0 ? text : "\(indent)\(palette.sign(of: row.state)) \(rest)")
      }
    }
    if let rest = list.rest { output.line("  " + rest) }
  }
}

extension Palette {
  /// The sign of a step, in its colour.
  func sign(of state: ChecklistRun.State) -> String {
    let colour =
      switch state {
      case .done: good
      case .missing: bad
      case .notCaptured, .waiting, .unknown: doubtful
      }
    return colour.isEmpty ? state.sign : colour + state.sign + end
  }
}
