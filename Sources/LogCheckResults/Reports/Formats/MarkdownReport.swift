import LogCheckReporting

extension MergedReport {
  static let markdown = MergedReport(
    id: "markdown", summary: "a page for job summaries: the verdict, which rules failed, builds next to each other"
  ) { results, titles, _ in MergedMarkdown(ResultsOverview(results, titles, .page)).text }
}

/// A sum as a page of Markdown, below the limit of a job summary.
private struct MergedMarkdown {
  let overview: ResultsOverview

  init(_ overview: ResultsOverview) { self.overview = overview }

  var text: String {
    var page = MarkdownPage()
    page.heading("dnp-logcheck: \(word)", level: 1)
    let unread = overview.unread.map { "could not read \($0); " } ?? ""
    page.paragraph("**\(overview.verdict.word)**: \(unread)\(overview.counts).")
    page.paragraph("Total: " + overview.totals.joined(separator: ", "))
    for section in overview.sections { write(section, to: &page) }
    page.end()
    return page.text
  }

  private var word: String {
    switch overview.verdict {
    case .fail: "runs failed"
    case .notProved: "not proved"
    case .nothingDecided: "nothing decided"
    case .pass: overview.unread == nil ? "all runs passed" : "not every run could be read"
    }
  }

  private func write(_ section: OverviewSection, to page: inout MarkdownPage) {
    page.heading(section.title)
    if !section.rows.isEmpty {
      page.table(
        section.columns.map(\.title),
        section.rows.map { row in zip(row.cells, section.columns).map { cell($0, $1.kind) } },
        what: "lines of \"\(section.title)\"")
    }
    page.items(
      section.notes.map { "- \($0.isWarning ? "**Note:** " : "")\($0.text)\n" }, what: "remarks")
  }

  /// True of numbers, days and severities, which need no code span around them.
  private static func isOwn(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || " -.,%".unicodeScalars.contains(scalar)
    }
  }

  private func cell(_ text: String, _ kind: OverviewSection.Column.Kind) -> String {
    switch kind {
    case .name: MarkdownText.name(text)
    case .sentence: MarkdownText.prose(text, limit: 1000)
    case .number, .word: Self.isOwn(text) ? text : MarkdownText.prose(text)
    }
  }
}
