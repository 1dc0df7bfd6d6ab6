import LogCheckModel

/// The story as one page that needs nothing else and runs nothing.
struct StoryHTML {
  private let story: RunStory
  private let words: StoryWords
  private var arranger: StoryArranger
  private var page: StoryPage

  init(_ story: RunStory, _ arrangement: StoryArrangement) {
    self.story = story
    words = StoryWords(story, isBrief: false)
    arranger = StoryArranger(words, arrangement)
    page = StoryPage(title: words.title, hasBars: story.chapters.contains { $0.bars != nil })
    write()
    page.end()
  }

  var text: String { page.text }

  private mutating func write() {
    page.element("h1", words.title)
    page.element("p", VerdictText(summary: story.summary, failOn: story.header.failOn, palette: .plain).line)
    if let emptiness = story.emptiness { page.element("p", "Nothing to list: \(emptiness)") }
    for chapter in story.chapters {
      page.element("h2", words.title(chapter))
      if let bars = chapter.bars {
        page.element("h3", "What held on these days")
        page.write(bars.write)
      }
      for part in arranger.parts(chapter) { write(part) }
    }
    if !story.elsewhere.isEmpty {
      page.element("h2", StoryWords.elsewhere)
      write(arranger.elsewhere(story))
    }
    let omissions = words.omissions + [arranger.foldedWords("a click opens them")].compactMap(\.self)
    if !omissions.isEmpty {
      page.element("h2", StoryWords.notListed)
      page.list(omissions)
    }
  }

  private mutating func write(_ part: StoryPart) {
    if part.isFolded { page.open(part.title) }
    for day in part.days {
      page.element("h3", day.title)
      for list in day.lists {
        if let title = list.title { page.element("h4", title) }
        write(list.rows)
      }
    }
    if part.isFolded { page.close() }
  }

  private mutating func write(_ rows: [StoryRow]) {
    page.table(
      rows.map { row in
        StoryPage.Row(style: Self.style(row.tone), cells: [[row.time], [row.word], [row.text] + row.notes])
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

/// A page of HTML made of clean lines: no script, no address, and no picture but bars.
struct StoryPage {
  enum Style: String { case plain, good, bad, doubtful, faint }

  /// A row of a table: paragraphs by cell.
  struct Row {
    var style: Style
    var cells: [[String]]
  }

  /// Its style; named to browsers by its hash, so that nothing else can.
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
    summary { cursor: pointer; margin: 1em 0; font-weight: bold; }
    @media (max-width: 600px) {
      body { margin: 1em auto; padding: 0 .6em; overflow-wrap: anywhere; }
      tr { display: block; border-top: 1px solid #8884; padding: .3em 0; } td { border: 0; padding: 0 .4em 0 0; }
      td:first-child, td:nth-child(2), td:first-child p, td:nth-child(2) p { display: inline; width: auto; }
      td:nth-child(3) { display: block; }
    }
    @media print {
      body { font-size: 11px; margin: 0; max-width: none; padding: 0; }
      h2, h3, h4 { break-after: avoid; } tr { break-inside: avoid; }
    }
    """
  /// The SHA-256 of ``style`` in base 64. A test computes it again.
  static let styleHash = "xtyvYytrYqVjNdv616yrwTTmfPLdpkZkyvceWnRsyeg="

  private(set) var text: String

  /// - Parameter hasBars: The page has bars, and their style.
  init(title: String, hasBars: Bool = false) {
    let styles = hasBars ? " 'sha256-\(ConditionStyle.hash)'" : ""
    text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(Self.styleHash)'\(styles)">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>\(Self.style)</style>\(hasBars ? "\n<style>\(ConditionStyle.text)</style>" : "")
      </head>
      <body>

      """
  }

  mutating func element(_ name: String, _ content: String) { text += "<\(name)>\(Self.escaped(content))</\(name)>\n" }

  /// A part that escapes its own texts.
  mutating func write(_ part: (inout HTMLWriter) -> Void) {
    var html = HTMLWriter()
    part(&html)
    text += html.text
  }

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

  /// A part that a reader opens.
  mutating func open(_ summary: String) { text += "<details>\n<summary>\(Self.escaped(summary))</summary>\n" }

  mutating func close() { text += "</details>\n" }

  mutating func end() { text += "</body>\n</html>\n" }

  private static func escaped(_ clean: String) -> String { XMLWriter.escaped(clean) }
}
