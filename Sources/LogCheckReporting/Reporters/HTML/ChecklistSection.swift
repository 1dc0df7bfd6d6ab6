import LogCheckModel

/// The checklist at the beginning of the page.
struct ChecklistSection {
  let summary: RunSummary

  /// Runs of one line in which all held that are listed openly; of more of them the rest can be opened.
  private static let heldShown = 6

  func write(to html: inout HTMLWriter) {
    let list = ChecklistRows(summary.checklist, isOfSeveralCaptures: summary.captures.count > 1)
    guard !list.rows.isEmpty else { return }
    html.element("section", [("id", "checklist"), ("aria-labelledby", "checklist-title")]) { html in
      html.element("h2", [("id", "checklist-title")], text: "Checklist" + list.day)
      let held = heldRuns(list.rows)
      let folded = Set(held.dropFirst(held.count > Self.heldShown + 1 ? Self.heldShown : held.count))
      write(list.rows.indices.filter { !folded.contains($0) }.map { list.rows[$0] }, to: &html)
      if !folded.isEmpty {
        html.element("details") { html in
          html.element("summary", text: "\(folded.count) more that held")
          write(folded.sorted().map { list.rows[$0] }, to: &html)
        }
      }
      if let rest = list.rest { html.element("p", [("class", "faint")], text: rest) }
    }
  }

  /// Indices of the lines that are a whole run and held.
  private func heldRuns(_ rows: [ChecklistRows.Row]) -> [Int] {
    rows.indices.filter { index in
      rows[index].state == .done && !rows[index].isStep
        && !(rows.indices.contains(index + 1) && rows[index + 1].isStep)
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
