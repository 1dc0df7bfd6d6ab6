/// A report of headings and items that is the same in every form for people. All texts are clean lines.
struct PlainDocument {
  struct Section {
    var title: String
    var items: [Item] = []
  }

  struct Item {
    var text: String
    var notes: [String] = []
  }

  var title: String
  /// Lines below the title.
  var head: [String] = []
  var sections: [Section] = []

  func text(_ palette: Palette, titleColour: String) -> String {
    var output = ReportOutput()
    output.line("\(titleColour)\(palette.strong)\(title)\(palette.end)")
    for row in head { for line in TextLayout.standard.prose(row, after: "", indent: 2) { output.line(line) } }
    for section in sections {
      output.line()
      output.line("\(palette.strong)\(section.title)\(palette.end):")
      for item in section.items {
        for line in TextLayout.standard.prose(item.text, after: "  ", indent: 4) { output.line(line) }
        for note in item.notes { for line in TextLayout.standard.prose(note, after: "      ") { output.line(line) } }
      }
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  var markdown: String {
    var page = MarkdownPage()
    page.heading(MarkdownText.prose(title, limit: Self.limit), level: 1)
    page.items(head.map { MarkdownText.prose($0, limit: Self.limit) + "\n\n" }, what: "lines of the head")
    for section in sections {
      page.heading(section.title)
      page.items(
        section.items.map { item in
          "- \(([item.text] + item.notes).map { MarkdownText.prose($0, limit: Self.limit) }.joined(separator: "; "))\n"
        }, what: "items")
    }
    page.end()
    return page.text
  }

  var html: String {
    var page = StoryPage(title: title)
    page.element("h1", title)
    for row in head { page.element("p", row) }
    for section in sections {
      page.element("h2", section.title)
      page.table(section.items.map { StoryPage.Row(style: .plain, cells: [[$0.text] + $0.notes]) })
    }
    page.end()
    return page.text
  }

  private static let limit = 4000
}
