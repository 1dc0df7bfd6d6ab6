import LogCheckModel

/// The outcomes of the notifications, at the beginning of the page.
struct OutcomeSection {
  private let outcomes: OutcomeParts

  init(summary: RunSummary) { outcomes = OutcomeParts(summary, isVerbose: false) }

  /// True if there is nothing to say.
  var isEmpty: Bool { outcomes.sentence == nil && outcomes.parts.isEmpty }

  func write(to html: inout HTMLWriter) {
    guard !isEmpty else { return }
    html.element("section", [("id", "outcomes"), ("aria-labelledby", "outcomes-title")]) { html in
      html.element("h2", [("id", "outcomes-title")], text: "Notifications")
      if let sentence = outcomes.sentence { html.element("p", text: PageText.line(sentence)) }
      for part in outcomes.parts {
        switch part {
        case .prose(let text): html.element("p", text: PageText.line(text))
        case .cause(let cause): write(cause, to: &html)
        case .table(let table): write(table, to: &html)
        }
      }
    }
  }

  private func write(_ cause: PagePart.Cause, to html: inout HTMLWriter) {
    html.element("p") { html in
      html.element("b", text: cause.label + ":")
      html.words(" " + PageText.line(cause.text))
    }
    html.element("dl") { html in
      for detail in cause.details {
        html.element("dt", text: detail.label)
        html.element("dd", text: PageText.line(detail.text))
      }
    }
  }

  private func write(_ table: PagePart.Table, to html: inout HTMLWriter) {
    html.scroll("notifications" + (table.title.map { " of " + PageText.line($0) } ?? "")) { html in
      html.element("table", [("class", "outcomes")]) { html in
        if let title = table.title { html.element("caption", text: PageText.line(title)) }
        html.element("thead") { html in
          html.element("tr") { html in
            for column in table.columns { html.element("th", [("scope", "col")], text: column) }
          }
        }
        html.element("tbody") { html in
          for row in table.rows {
            html.element("tr") { html in for cell in row { html.element("td", text: PageText.line(cell)) } }
          }
        }
      }
    }
    if let rest = table.rest { html.element("p", [("class", "faint")], text: PageText.line(rest)) }
  }
}
