import LogCheckModel

/// A day of a device: its findings, its picture, and the same as a table.
struct DaySection {
  let device: DeviceBook
  let day: DeviceDay
  let anchor: String
  let findings: [CollectedFinding]
  let lanes: [TimelineLane]
  let isOpen: Bool
  let namesDevice: Bool

  private static let findingsShown = 12
  static let rowsShown = 500

  private var title: String {
    let weekday = day.name.weekday.map { $0 + " " } ?? ""
    return weekday + day.name.words(firstDay: device.firstDay) + (namesDevice ? ", \(device.name)" : "")
  }

  func write(to html: inout HTMLWriter) {
    var attributes: HTMLWriter.Attributes = [("id", anchor), ("class", "one \(day.state.mark.rawValue)")]
    if isOpen { attributes.append(("open", "")) }
    html.element("details", attributes) { html in
      html.element("summary") { html in
        html.element("h3") { html in
          day.state.mark.write(to: &html)
          html.words(" \(title): \(day.state.word) ")
          html.element("span", [("class", "faint")], text: counts)
        }
      }
      writeFindings(to: &html)
      writePicture(to: &html)
      writeTable(to: &html)
    }
  }

  private var counts: String {
    let failures = day.findings.count { findings[$0].weight != .open }
    let open = day.findings.count - failures
    let plans = day.spans.count { $0.span.kind == .plan }
    return
      ([day.rows.isEmpty ? "nothing logged" : TextLayout.counted(day.rows.count, "event")]
      + (plans > 0 ? [TextLayout.counted(plans, "plan")] : [])
      + (failures > 0 ? [TextLayout.counted(failures, "failure")] : [])
      + (open > 0 ? ["\(open) open"] : [])
      + (day.gaps.isEmpty ? [] : ["lines are missing"])).joined(separator: ", ")
  }

  private func writeFindings(to html: inout HTMLWriter) {
    guard !day.findings.isEmpty else { return }
    html.element("ul", [("class", "found")]) { html in
      for index in day.findings.prefix(Self.findingsShown) {
        let item = findings[index]
        html.element("li") { html in
          FindingWords.mark(item).write(to: &html)
          html.words(" ")
          html.element("a", [("href", "#" + FindingWords.anchor(index))]) { html in
            html.words(
              (item.weight == .open ? "" : "\(index + 1). ") + FindingWords.link(item.finding.title, index))
          }
          html.words(" ")
          html.element("span", [("class", "faint")], text: FindingWords.word(item))
        }
      }
      let more = day.findings.count - Self.findingsShown
      if more > 0 { html.element("li", [("class", "faint")], text: "and \(more) more") }
    }
  }

  private func writePicture(to html: inout HTMLWriter) {
    guard day.isDrawn else { return }
    var hidden = 0
    html.element("figure") { html in
      html.element(
        "div",
        [
          ("class", "scroll"), ("tabindex", "0"), ("role", "group"),
          ("aria-label", "picture of \(title): \(counts); the table below has the same"),
        ]
      ) { html in
        hidden = DayPicture(
          day: day, lanes: lanes, findings: findings
        ).write(to: &html)
      }
      if hidden > 0 {
        html.element("figcaption", [("class", "faint")]) { html in
          html.words(
            TextLayout.counted(hidden, "event")
              + " drawn together with another at the same position; the mark names them."
          )
        }
      }
    }
  }

  private func writeTable(to html: inout HTMLWriter) {
    guard !day.rows.isEmpty else { return }
    html.element("details", [("class", "rows")]) { html in
      html.element("summary", text: "What was logged on this day, as a table")
      EventTable(rows: day.rows, lanes: lanes, limit: Self.rowsShown).write(caption: "Events of \(title)", to: &html)
    }
  }
}

/// Events in a table, one each.
struct EventTable {
  let rows: [TimelineRow]
  let lanes: [TimelineLane]
  let limit: Int

  func write(caption: String, to html: inout HTMLWriter) {
    let capture = self.capture
    html.scroll(caption) { html in writeTable(caption, capture, to: &html) }
    if rows.count > limit {
      html.element(
        "p", [("class", "faint")], text: "and \(rows.count - limit) more events; the trace report holds them all.")
    }
  }

  private func writeTable(_ caption: String, _ capture: String?, to html: inout HTMLWriter) {
    html.element("table") { html in
      html.element("caption", text: caption + (capture.map { ", in \(CleanText.line($0))" } ?? ""))
      html.element("thead") { html in
        html.element("tr") { html in
          for name in ["Logged", "Lane", "Event", "Refers to", "Line"] {
            html.element("th", [("scope", "col")], text: name)
          }
        }
      }
      html.element("tbody") { html in
        for row in rows.prefix(limit) { write(row, capture, to: &html) }
      }
    }
  }

  /// The capture of all events, if they have the same.
  private var capture: String? {
    guard let first = rows.first?.capture, rows.allSatisfy({ $0.capture == first }) else { return nil }
    return first
  }

  private func write(_ row: TimelineRow, _ capture: String?, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("td", [("class", "time")], text: row.logged.map { Self.time($0) } ?? "no time")
      html.element("td", text: lanes.indices.contains(row.lane) ? CleanText.line(lanes[row.lane].title) : "")
      html.element("td") { html in
        LanePicture.mark(row).write(to: &html)
        let state = row.succeeded.map { $0 ? ", succeeded" : ", failed" } ?? ""
        html.words(" \(CleanText.line(row.label, limit: 160)) (\(row.mark.rawValue)\(state))")
      }
      let until = row.until.map { " to " + Self.time($0) } ?? ""
      html.element("td", [("class", "time")], text: row.at.map { $0.text + until } ?? "")
      html.element(
        "td", [("class", "place")],
        text: capture == nil ? "\(CleanText.line(row.capture)):\(row.line)" : String(row.line))
    }
  }

  /// The time of day.
  private static func time(_ point: TimelinePoint) -> String {
    let text = point.text
    guard let split = text.lastIndex(where: { $0 == "T" || $0 == " " }) else { return text }
    return String(text[text.index(after: split)...])
  }
}
