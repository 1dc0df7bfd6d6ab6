import LogCheckReporting

extension MergedReport {
  static let html = MergedReport(
    id: "html", summary: "a page for browsers, in one file without scripts"
  ) { results, titles, _ in MergedPage(ResultsOverview(results, titles, .whole)).text }
}

/// A sum as one page that needs no network and has no script, in the look of the page of a run.
private struct MergedPage {
  let overview: ResultsOverview
  private let sections: [OverviewSection]

  init(_ overview: ResultsOverview) {
    self.overview = overview
    sections = overview.sections
  }

  var text: String {
    let frame = PageFrame(
      title: "\(overview.verdict.word): \(overview.counts)", style: (MergedStyle.text, MergedStyle.hash))
    return frame.page { html in
      writeTop(to: &html)
      for section in sections { write(section, to: &html) }
    }
  }

  private var mark: PageMark {
    switch overview.verdict {
    case .fail: .broke
    case .notProved, .nothingDecided: .open
    case .pass: overview.unread == nil ? .held : .open
    }
  }

  private func writeTop(to html: inout HTMLWriter) {
    html.element("header", [("class", "top \(mark.rawValue)")]) { html in
      html.element("h1") { html in
        mark.write(to: &html)
        html.words(" \(overview.verdict.word): \(overview.counts)")
      }
      html.element("p", [("class", "inputs")], text: overview.totals.joined(separator: ", "))
      if let unread = overview.unread {
        html.element("p", [("class", "warning")]) { html in
          PageMark.broke.write(to: &html)
          html.words(" Could not read \(unread).")
        }
      }
      writeCounts(to: &html)
    }
    html.element("nav", [("aria-label", "sections")]) { html in
      html.element("ul") { html in
        for section in sections {
          html.element("li") { html in html.element("a", [("href", "#" + section.id)], text: section.title) }
        }
      }
    }
  }

  private func writeCounts(to html: inout HTMLWriter) {
    let runs = overview.results.runs
    let counts: [(mark: PageMark, count: Int, word: String, isAlways: Bool)] = [
      (.broke, runs.fails, "failed", true), (.held, runs.passes, "passed", true),
      (.open, runs.inconclusive, "not proved", false), (.seen, runs.nothingDecided, "decided nothing", false),
      (.seen, runs.allowed, "decided nothing, as is allowed", false),
      (.missed, runs.errors, "could not be read", false),
    ]
    html.element("ul", [("class", "counts")]) { html in
      for item in counts where item.count != 0 || item.isAlways {
        html.element("li", [("class", item.mark.rawValue)]) { html in
          item.mark.write(to: &html)
          html.words(" ")
          html.element("b", text: CountWords.grouped(item.count))
          html.words(" " + item.word)
        }
      }
    }
  }

  private func write(_ section: OverviewSection, to html: inout HTMLWriter) {
    let title = section.id + "-title"
    html.element("section", [("id", section.id), ("aria-labelledby", title)]) { html in
      html.element("h2", [("id", title)], text: section.title)
      if !section.rows.isEmpty {
        html.scroll("table: \(section.title)") { html in writeTable(section, to: &html) }
      }
      for note in section.notes {
        html.element("p", [("class", note.isWarning ? "warning" : "faint")]) { html in
          if note.isWarning {
            PageMark.open.write(to: &html)
            html.words(" ")
          }
          html.words(note.text)
        }
      }
    }
  }

  private func writeTable(_ section: OverviewSection, to html: inout HTMLWriter) {
    let hasBars = section.rows.contains { $0.share != nil }
    html.element("table") { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for column in section.columns { html.element("th", [("scope", "col")], text: column.title) }
          if hasBars { html.element("th", [("scope", "col")], text: "Failed part") }
        }
      }
      html.element("tbody") { html in
        for row in section.rows {
          html.element("tr") { html in
            for (index, (cell, column)) in zip(row.cells, section.columns).enumerated() {
              write(cell, column.kind, index == 0 ? row.mark : .neutral, to: &html)
            }
            if hasBars { html.element("td") { html in writeBar(row.share ?? 0, to: &html) } }
          }
        }
      }
    }
  }

  private func write(
    _ cell: String, _ kind: OverviewSection.Column.Kind, _ mark: OverviewSection.Mark, to html: inout HTMLWriter
  ) {
    let attributes: HTMLWriter.Attributes =
      kind == .number ? [("class", "count time")] : kind == .word ? [("class", "time")] : []
    html.element("td", attributes) { html in
      if let sign = Self.sign(mark) {
        sign.write(to: &html)
        html.words(" ")
      }
      if kind == .name, !cell.isEmpty { html.element("code", text: cell) } else { html.words(cell) }
    }
  }

  private static func sign(_ mark: OverviewSection.Mark) -> PageMark? {
    switch mark {
    case .bad: .broke
    case .doubtful: .open
    case .excused: .excused
    case .good: .held
    case .neutral: nil
    }
  }

  /// The part of runs that failed; its number is in the cell of the share.
  private func writeBar(_ share: Double, to html: inout HTMLWriter) {
    let width = 120.0
    html.element(
      "svg",
      [
        ("width", PageText.number(width)), ("height", "10"), ("viewBox", "0 0 120 10"), ("aria-hidden", "true"),
        ("focusable", "false"),
      ]
    ) { html in
      Self.writeRectangle([("class", "rail")], width, to: &html)
      html.element("g", [("class", "run bad")]) { html in Self.writeRectangle([], width * share, to: &html) }
    }
  }

  private static func writeRectangle(_ style: HTMLWriter.Attributes, _ width: Double, to html: inout HTMLWriter) {
    html.element("rect", style + [("width", PageText.number(width)), ("height", "10")]) { _ in }
  }
}
