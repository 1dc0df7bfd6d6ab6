import LogCheckModel

/// The story as one page that needs nothing else and runs nothing.
struct StoryHTML {
  private let story: RunStory
  private let words: StoryWords
  private var page: StoryPage

  init(_ story: RunStory) {
    self.story = story
    words = StoryWords(story, tellsAdvice: true)
    page = StoryPage(title: words.title)
    write()
    page.end()
  }

  var text: String { page.text }

  private mutating func write() {
    page.element("h1", words.title)
    page.element("p", VerdictText(summary: story.summary, failOn: story.header.failOn, palette: .plain).line)
    if let emptiness = story.emptiness { page.element("p", "Nothing to tell: \(emptiness)") }
    for chapter in story.chapters {
      page.element("h2", words.title(chapter))
      for date in chapter.dates {
        page.element("h3", words.title(date))
        for strand in date.strands {
          page.element("h4", words.title(strand))
          write(strand.entries, on: date)
        }
      }
    }
    if !story.elsewhere.isEmpty {
      page.element("h2", "Of which device it is cannot be told")
      write(story.elsewhere, on: StoryDate(date: nil, isUTC: false))
    }
    if !words.omissions.isEmpty {
      page.element("h2", "Not told here")
      page.list(words.omissions)
    }
  }

  private mutating func write(_ entries: [StoryEntry], on date: StoryDate) {
    page.table(
      entries.map { entry in
        let row = words.row(entry, on: date)
        return StoryPage.Row(style: Self.style(row.tone), cells: [[row.time], [row.word], [row.text] + row.notes])
      })
  }

  private static func style(_ tone: StoryRow.Tone) -> StoryPage.Style {
    switch tone {
    case .plain: .plain
    case .good: .good
    case .bad: .bad
    case .doubtful: .doubtful
    case .accepted: .faint
    }
  }
}

/// A page of HTML made of clean rows: no script, no picture, no address.
struct StoryPage {
  enum Style: String { case plain, good, bad, doubtful, faint }

  /// A row of a table: paragraphs by cell.
  struct Row {
    var style: Style
    var cells: [[String]]
  }

  /// How it looks; named to browsers by its hash, so that nothing else can.
  static let style = """
    :root { color-scheme: light dark; }
    body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
    table { border-collapse: collapse; width: 100%; }
    td { border-top: 1px solid #8884; padding: .2em .6em; vertical-align: top; overflow-wrap: anywhere; }
    td:first-child, td:nth-child(2) { white-space: nowrap; font-variant-numeric: tabular-nums; }
    p { margin: 0; }
    .good td:nth-child(2) { color: #080; } .bad td:nth-child(2) { color: #c22; font-weight: bold; }
    .doubtful td:nth-child(2) { color: #a60; } .faint { opacity: .7; }
    p + p { opacity: .8; }
    td:first-child { width: 9.5em; } td:nth-child(2) { width: 6.5em; }
    @media print {
      body { font-size: 11px; margin: 0; max-width: none; padding: 0; }
      h2, h3, h4 { break-after: avoid; } tr { break-inside: avoid; }
    }
    """
  /// The SHA-256 of ``style`` in base 64. A test computes it anew.
  static let styleHash = "HfSjKGIV+S2P9G5dMHq4TeXJ5iaUAFpLkE7OldMA0fM="

  private(set) var text: String

  init(title: String) {
    text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(Self.styleHash)'">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>

      """
  }

  mutating func element(_ name: String, _ content: String) { text += "<\(name)>\(Self.escaped(content))</\(name)>\n" }

  mutating func list(_ items: [String]) {
    text += "<ul>\n" + items.map { "<li>\(Self.escaped($0))</li>\n" }.joined() + "</ul>\n"
  }

  mutating func table(_ rows: [Row]) {
    text += "<table>\n"
    for row in rows {
      text += "<tr class=\"\(row.style.rawValue)\">"
      for cell in row.cells { text += "<td>" + cell.map { "<p>\(Self.escaped($0))</p>" }.joined() + "</td>" }
      text += "</tr>\n"
    }
    text += "</table>\n"
  }

  mutating func end() { text += "</body>\n</html>\n" }

  private static func escaped(_ clean: String) -> String { XMLWriter.escaped(clean) }
}
