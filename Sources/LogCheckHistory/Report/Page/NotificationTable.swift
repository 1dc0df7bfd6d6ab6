import LogCheckReporting
import LogCheckResults

/// The causes for which notifications stopped or lost their content in the last night.
struct NotificationTable {
  let night: NotificationNight

  func write(to html: inout HTMLWriter) {
    html.element("section", [("id", "notifications"), ("aria-labelledby", "notifications-title")]) { html in
      html.element(
        "h2", [("id", "notifications-title")], text: night.causes.isEmpty ? "Notifications" : night.title)
      if !night.causes.isEmpty { html.scroll("table: notifications by cause") { html in writeTable(to: &html) } }
      for note in [night.rest, night.sentence].compactMap(\.self) { html.element("p", text: note) }
    }
  }

  private func writeTable(to html: inout HTMLWriter) {
    html.element("table") { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for title in EndingRow.titles + ["On"] + (night.former == nil ? [] : ["The night before"]) {
            html.element("th", [("scope", "col")], text: title)
          }
        }
      }
      html.element("tbody") { html in
        for cause in night.causes {
          let row = cause.row
          html.element("tr") { html in
            for (index, cell)
              in (row.cells + [PageText.line(cause.devicesInWords ?? "", limit: 300)]
              + [cause.nightBefore].compactMap(\.self)).enumerated()
            {
              html.element("td") { html in
                if index == 0 {
                  (row.isWorse ? PageMark.broke : .open).write(to: &html)
                  html.words(" ")
                }
                html.words(cell)
              }
            }
          }
        }
      }
    }
  }
}
