import LogCheckReporting

/// The runs of each night by their verdicts.
struct RunBars {
  let analysis: HistoryAnalysis

  private static let kinds: [(style: String, words: String, count: @Sendable (NightRuns) -> Int)] = [
    ("good", "passed", { $0.passed }), ("bad", "failed", { $0.failed }), ("open", "undecided", { $0.open }),
    ("error", "not readable", { $0.errors }),
  ]

  func write(to html: inout HTMLWriter) {
    guard let first = analysis.nights.nights.first, let last = analysis.nights.nights.last else { return }
    let most = analysis.runs.map(\.total).max() ?? 0
    html.element("section", [("id", "runs"), ("aria-labelledby", "runs-title")]) { html in
      html.element("h2", [("id", "runs-title")], text: "Runs")
      html.legend(Self.kinds.map { ($0.style, $0.words) })
      let words = "Runs of each night from \(first) to \(last), at most \(most)."
      html.plot("runs by night", words) { html in
        let width = max(2, min(40, (NightPlot.right - NightPlot.left) / Double(last.day - first.day + 2) * 0.7))
        // The first and the last bar are within the drawing.
        let plot = NightPlot(
          nights: analysis.nights.nights, low: 0, high: Double(max(1, most)), margin: max(12, width / 2 + 4))
        plot.writeFrame(to: &html) { "\(Int($0))" }
        for (night, runs) in zip(analysis.nights.nights, analysis.runs) {
          var below = 0
          for kind in Self.kinds {
            let count = kind.count(runs)
            guard count > 0 else { continue }
            let (bottom, top) = (plot.y(Double(below)), plot.y(Double(below + count)))
            html.rectangle(
              kind.style, x: plot.x(night.day) - width / 2, y: top, width: width, height: max(0.5, bottom - top),
              title: "\(night): \(count) \(kind.words)")
            below += count
          }
        }
      }
      html.element("details", [("class", "rows")]) { html in
        html.element("summary", text: "The numbers as a table")
        html.scroll("numbers of runs") { html in
          html.element("table") { html in
            html.element("caption", text: "Runs by night")
            html.element("thead") { html in
              html.element("tr") { html in
                for word in ["Night", "Passed", "Failed", "Undecided", "Not readable", "Devices"] {
                  html.element("th", [("scope", "col")], text: word)
                }
              }
            }
            html.element("tbody") { html in
              for (night, runs) in zip(analysis.nights.nights, analysis.runs) {
                html.element("tr") { html in
                  html.element("th", [("scope", "row")], text: "\(night)")
                  for count in [runs.passed, runs.failed, runs.open, runs.errors, runs.devices] {
                    html.element("td", [("class", "time")], text: "\(count)")
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
