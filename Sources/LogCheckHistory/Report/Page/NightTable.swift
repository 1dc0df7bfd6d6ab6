import LogCheckReporting

/// A table with a column for each night.
struct NightTable {
  /// A cell: the class of its colour, the sign or number in it, and what it means.
  struct Cell {
    var style: String
    var text: String
    var title: String

    static let nothing = Cell(style: "", text: "", title: "")
  }

  let name: String
  let caption: String
  let nights: [Night]
  let lines: [(name: String, cells: [Cell])]
  /// The number of columns: more nights than these are counted.
  static let widest = 120

  init(name: String, caption: String, nights: [Night], lines: [(name: String, cells: [Cell])]) {
    self.name = name
    self.nights = Array(nights.suffix(Self.widest))
    self.lines = lines.map { ($0.name, Array($0.cells.suffix(Self.widest))) }
    self.caption =
      nights.count > Self.widest ? "\(caption), the last \(Self.widest) of \(nights.count) nights" : caption
  }

  func write(to html: inout HTMLWriter) {
    html.scroll(name, end: true) { html in
      html.element("table", [("class", "nights")]) { html in
        html.element("caption", text: caption)
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", [("class", "name"), ("rowspan", "2"), ("scope", "col")], text: name)
            for month in months {
              html.element("th", [("colspan", "\(month.count)"), ("scope", "colgroup")], text: month.name)
            }
          }
          html.element("tr") { html in
            for night in nights { html.element("th", [("scope", "col")], text: String("\(night)".suffix(2))) }
          }
        }
        html.element("tbody") { html in
          for line in lines {
            html.element("tr") { html in
              html.element("th", [("class", "name"), ("scope", "row")], text: PageText.heading(line.name))
              for cell in line.cells {
                var attributes: HTMLWriter.Attributes = []
                if !cell.style.isEmpty { attributes.append(("class", cell.style)) }
                if !cell.title.isEmpty { attributes.append(("title", cell.title)) }
                html.element("td", attributes, text: cell.text)
              }
            }
          }
        }
      }
    }
  }

  private var months: [(name: String, count: Int)] {
    var months: [(name: String, count: Int)] = []
    for night in nights {
      let name = String("\(night)".dropLast(3))
      if months.last?.name == name { months[months.count - 1].count += 1 } else { months.append((name, 1)) }
    }
    return months
  }
}

/// Rules by nights: those with a failure or a silence first, the others in a closed part.
struct RuleNightTable {
  let analysis: HistoryAnalysis

  private static let listed = 200
  private static let othersListed = 500

  func write(to html: inout HTMLWriter) {
    let isTroubled = { (rule: HistoryAnalysis.Rule) in
      rule.silent != nil || rule.nights.nights.contains { $0.failed > 0 }
    }
    let share = { (rule: HistoryAnalysis.Rule) in
      rule.nights.nights.reduce(FailingShare()) { $0 + $1.share }.part
    }
    let troubled = analysis.rules.filter(isTroubled).sorted { share($0) > share($1) }
    let others = analysis.rules.filter { !isTroubled($0) }
    html.element("section", [("id", "rules"), ("aria-labelledby", "rules-title")]) { html in
      html.element("h2", [("id", "rules-title")], text: "Rules by nights")
      html.element(
        "p", [("class", "legend")],
        text: "The number of runs in which the rule failed; · all passed, ? undecided, empty: not exercised. "
          + "Filled: every run failed.")
      if troubled.isEmpty {
        html.element("p", text: "No rule failed in these nights, and none has fallen silent.")
      } else {
        table("Rules that failed or fell silent", troubled.prefix(Self.listed)).write(to: &html)
        more(troubled.count - Self.listed, to: &html)
      }
      if !others.isEmpty {
        html.element("details", [("class", "others")]) { html in
          html.element("summary", text: "The other \(TextLayout.counted(others.count, "rule"))")
          table("Rules without a failure", others.prefix(Self.othersListed)).write(to: &html)
          more(others.count - Self.othersListed, to: &html)
        }
      }
    }
  }

  private func more(_ count: Int, to html: inout HTMLWriter) {
    guard count > 0 else { return }
    html.element("p", [("class", "faint")], text: "and \(TextLayout.counted(count, "more rule"))")
  }

  private func table(_ caption: String, _ rules: some Sequence<HistoryAnalysis.Rule>) -> NightTable {
    let nights = analysis.nights.nights
    return NightTable(
      name: "Rule", caption: caption, nights: nights,
      lines: rules.map { rule in
        (rule.nights.rule, zip(nights, rule.nights.nights).map { Self.cell($0, $1) })
      })
  }

  private static func cell(_ night: Night, _ count: NightCount) -> NightTable.Cell {
    guard count.isExercised else { return .nothing }
    guard count.share.decided > 0 else {
      return NightTable.Cell(style: "open", text: "?", title: "\(night): undecided in \(count.open) runs")
    }
    let title = "\(night): failed in \(FindingWords.share(count.share))"
    guard count.failed > 0 else { return NightTable.Cell(style: "good", text: "·", title: title) }
    return NightTable.Cell(style: count.passed == 0 ? "all" : "bad", text: "\(count.failed)", title: title)
  }
}

/// The worst devices by nights.
struct DeviceNightTable {
  let analysis: HistoryAnalysis

  func write(to html: inout HTMLWriter) {
    html.element("section", [("id", "devices"), ("aria-labelledby", "devices-title")]) { html in
      html.element("h2", [("id", "devices-title")], text: "Devices by nights")
      let failing = analysis.devices.filter { $0.failed > 0 }
      guard !failing.isEmpty else {
        html.element("p", text: "No run of a known device failed in these nights.")
        return
      }
      html.element(
        "p", [("class", "legend")],
        text: "The number of runs that failed or could not be read; · none of them, empty: no run. Filled: every run.")
      let nights = analysis.nights.nights
      NightTable(
        name: "Device", caption: "Devices with the most failing runs", nights: nights,
        lines: failing.map { device in (device.name, zip(nights, device.nights).map { Self.cell($0, $1) }) }
      ).write(to: &html)
      let others = analysis.deviceCount - failing.count
      if others > 0 {
        let words =
          failing.count < analysis.options.devicesListed ? "no failing run" : "no more failing runs than these"
        html.element("p", [("class", "faint")], text: "\(TextLayout.counted(others, "other device")) with \(words)")
      }
    }
  }

  private static func cell(_ night: Night, _ runs: DeviceNight?) -> NightTable.Cell {
    guard let runs, runs.runs > 0 else { return .nothing }
    let failed = runs.failed + runs.errors
    let title = "\(night): \(failed) of \(TextLayout.counted(runs.runs, "run")) failed or not readable"
    guard failed > 0 else { return NightTable.Cell(style: "good", text: "·", title: title) }
    return NightTable.Cell(style: failed == runs.runs ? "all" : "bad", text: "\(failed)", title: title)
  }
}
