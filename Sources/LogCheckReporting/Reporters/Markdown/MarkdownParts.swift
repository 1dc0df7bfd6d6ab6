import LogCheckModel

/// The outcomes of the notifications, at the beginning of a page in Markdown.
struct MarkdownParts {
  private let outcomes: OutcomeParts

  init(_ summary: RunSummary) { outcomes = OutcomeParts(summary, isVerbose: false) }

  func write(to page: inout MarkdownPage) {
    if let sentence = outcomes.sentence { page.paragraph(MarkdownText.prose(sentence, limit: 600)) }
    for part in outcomes.parts {
      switch part {
      case .prose(let text): page.paragraph(MarkdownText.prose(text, limit: 600))
      case .cause(let cause):
        page.paragraph(
          "**\(cause.label):** \(MarkdownText.prose(cause.text, limit: 600))\n"
            + cause.details.map { "- \($0.label): \(MarkdownText.prose($0.text, limit: 600))" }.map { "\n" + $0 }
            .joined())
      case .table(let table):
        if let title = table.title { page.paragraph(MarkdownText.name(title)) }
        page.table(
          table.columns, table.rows.map { $0.map { MarkdownText.prose($0) } }, what: "lines about notifications")
        if let rest = table.rest { page.paragraph(MarkdownText.prose(rest)) }
      }
    }
  }
}
