import LogCheckModel

/// The checklist at the beginning of the page.
struct ChecklistSection {
  let summary: RunSummary

  func write(to html: inout HTMLWriter) {
    let list = ChecklistRows(summary.checklist, isOfSeveralCaptures: summary.captures.count > 1)
    guard !list.rows.isEmpty else { return }
    html.element("section", [("id", "checklist"), ("aria-labelledby", "checklist-title")]) { html in
      html.element("h2", [("id", "checklist-title")], text: "Checklist" + list.day)
      html.element("ul", [("class", "checklist")]) { html in
        for row in list.rows {
          html.element("li", row.isStep ? [("class", "step")] : []) { html in
            html.element("span", [("role", "img"), ("aria-label", row.state.word), ("title", row.state.word)]) {
              row.state.mark.write(to: &$0)
            }
            html.words(" " + row.text)
          }
        }
      }
      if let rest = list.rest { html.element("p", [("class", "faint")], text: rest) }
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
