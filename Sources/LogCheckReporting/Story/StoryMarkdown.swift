import LogCheckModel

/// The story as a page of Markdown, below 900 KiB. Its wording may change in any release.
struct StoryMarkdown {
  private let story: RunStory
  private let words: StoryWords
  private var page = MarkdownPage()

  private static let proseLimit = 4000

  init(_ story: RunStory) {
    self.story = story
    words = StoryWords(story, tellsAdvice: true)
    write()
  }

  var text: String { page.text }

  private mutating func write() {
    page.heading(words.title, level: 1)
    page.paragraph(VerdictText(summary: story.summary, failOn: story.header.failOn, palette: .plain).line)
    if let emptiness = story.emptiness { page.paragraph("Nothing to tell: \(prose(emptiness))") }
    for chapter in story.chapters {
      page.items(["**\(prose(words.title(chapter)))**\n\n"], what: "headings of devices")
      for date in chapter.dates {
        page.items(["**\(prose(words.title(date)))**\n\n"], what: "headings of days")
        for strand in date.strands {
          page.items(["\(prose(words.title(strand)))\n\n"], what: "headings of schedules")
          write(strand.entries, on: date)
        }
      }
    }
    if !story.elsewhere.isEmpty {
      page.heading("Of which device it is cannot be told")
      write(story.elsewhere, on: StoryDate(date: nil, isUTC: false))
    }
    if !words.omissions.isEmpty {
      page.heading("Not told here")
      page.items(words.omissions.map { "- \($0)\n" }, what: "remarks")
    }
    MarkdownCaptures.write(story.summary, to: &page)
    page.end()
  }

  private mutating func write(_ entries: [StoryEntry], on date: StoryDate) {
    page.table(
      ["Time", "", "What"],
      entries.map { entry in
        let row = words.row(entry, on: date)
        let what = ([row.text] + row.notes).map(prose).joined(separator: "; ")
        let isLoud = row.tone == .bad || row.tone == .doubtful
        let word = row.word.isEmpty ? "" : isLoud ? "**\(row.word)**" : row.word
        return [row.time.isEmpty ? "" : MarkdownText.name(row.time), word, what]
      }, what: "lines of the story")
  }

  private func prose(_ text: String) -> String { MarkdownText.prose(text, limit: Self.proseLimit) }
}
