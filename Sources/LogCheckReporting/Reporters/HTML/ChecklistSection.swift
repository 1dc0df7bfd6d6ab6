import LogCheckModel

/// The checklist at the beginning of the page: runs that broke or are open, then all of them in a closed part.
struct ChecklistSection {
  let summary: RunSummary

  func write(to html: inout HTMLWriter) {
    let all = ChecklistRows(summary)
    guard !all.rows.isEmpty else { return }
    let shown = ChecklistRows(summary, isBrief: true)
    html.element("section", [("id", "checklist"), ("aria-labelledby", "checklist-title")]) { html in
      html.element("h2", [("id", "checklist-title")], text: "Checklist" + all.day)
      if !shown.rows.isEmpty { write(shown.rows, to: &html) }
      if let rest = shown.rest { html.element("p", [("class", "faint")], text: rest) }
      guard shown.rows.count < all.rows.count else { return }
      html.element("details") { html in
        let runs = TextLayout.counted(summary.checklist.runs.count, "run")
        let isBroken = summary.checklist.runs.contains { $0.state == .missing }
        html.element("summary", text: isBroken ? "all \(runs)" : "\(runs), none broke")
        write(all.rows, to: &html)
        if let rest = all.rest { html.element("p", [("class", "faint")], text: rest) }
      }
    }
  }

  private func write(_ rows: [ChecklistRows.Row], to html: inout HTMLWriter) {
    html.element("ul", [("class", "checklist")]) { html in
      for row in rows {
        html.element("li", row.isStep ? [("class", "step")] : []) { html in
          html.element("span", [("role", "img"), ("aria-label", row.state.word), ("title", row.state.word)]) {
            row.state.mark.write(to: &$0)
          }
          html.words(" " + row.text)
        }
      }
    }
  }
}

extension ChecklistRun.State {
  fileprivate var mark: PageMark {
    switch self {
    case .done: .held
    case .missing: .broke
    case .notCaptured: .nothing
    case .waiting: .planned
    case .unknown: .open
    }
  }
}
