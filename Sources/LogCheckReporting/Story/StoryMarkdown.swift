import LogCheckModel

/// The story as a page of Markdown, below 900 KiB. Its wording may change in any release.
struct StoryMarkdown {
  private let story: RunStory
  private let words: StoryWords
  private var arranger: StoryArranger
  private var page = MarkdownPage()

  private static let proseLimit = 4000

  init(_ story: RunStory, _ arrangement: StoryArrangement) {
    self.story = story
    words = StoryWords(story, isBrief: false)
    arranger = StoryArranger(words, arrangement)
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    page.heading(words.title, level: 1)
    page.paragraph(VerdictText(summary: story.summary, failOn: story.header.failOn, palette: .plain).line)
    if let emptiness = story.emptiness { page.paragraph("Nothing to list: \(prose(emptiness))") }
    for chapter in story.chapters {
      page.items(["**\(prose(words.title(chapter)))**\n\n"], what: "headings of devices")
      for part in arranger.parts(chapter) {
        page.items(["**\(prose(part.title))**\n\n"], what: "headings of days")
        guard !part.isFolded else { continue }
        for list in part.days.lazy.flatMap(\.lists) {
          if let title = list.title { page.items(["\(prose(title))\n\n"], what: "headings of schedules") }
          write(list.rows)
        }
      }
    }
    if !story.elsewhere.isEmpty {
      page.heading(StoryWords.elsewhere)
      write(arranger.elsewhere(story))
    }
    let omissions = words.omissions + [arranger.foldedWords("--all lists them")].compactMap(\.self)
    if !omissions.isEmpty {
      page.heading(StoryWords.notListed)
      page.items(omissions.map { "- \($0)\n" }, what: "remarks")
    }
    MarkdownCaptures.write(story.summary, to: &page)
    page.end()
  }

  private mutating func write(_ rows: [StoryRow]) {
    page.table(
      ["Time", "", "What"],
      rows.map { row in
        let what = ([row.text] + row.notes).map(prose).joined(separator: "; ")
        let isLoud = row.tone == .bad || row.tone == .doubtful
        let word = row.word.isEmpty ? "" : isLoud ? "**\(row.word)**" : row.word
        return [row.time.isEmpty ? "" : MarkdownText.name(row.time), word, what]
      }, what: "lines of the story")
  }

  private func prose(_ text: String) -> String { MarkdownText.prose(text, limit: Self.proseLimit) }
}
