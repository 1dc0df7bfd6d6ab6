import LogCheckModel

/// The story for a terminal. Its wording may change in any release.
struct StoryText {
  private let story: RunStory
  private let words: StoryWords
  private let palette: Palette
  private var output = ReportOutput()

  private static let wordWidth = 8

  init(_ story: RunStory, _ palette: Palette) {
    self.story = story
    words = StoryWords(story, tellsAdvice: false)
    self.palette = palette
    write()
  }

  var text: String { String(decoding: output.bytes, as: UTF8.self) }

  private mutating func write() {
    output.line(VerdictText(summary: story.summary, failOn: story.header.failOn, palette: palette).line)
    output.line(words.title)
    if let emptiness = story.emptiness { say("\(emptiness)", after: "nothing to tell: ") }
    for chapter in story.chapters {
      output.line()
      say(words.title(chapter), after: "", strong: true)
      for date in chapter.dates { write(date) }
    }
    if !story.elsewhere.isEmpty {
      output.line()
      output.line("\(palette.strong)Of which device it is cannot be told\(palette.end)")
      write(story.elsewhere, on: StoryDate(date: nil, isUTC: false))
    }
    if !words.omissions.isEmpty {
      output.line()
      output.line("\(palette.strong)Not told here\(palette.end)")
      for row in words.omissions { say(row, after: "  ") }
    }
    OpenQuestionsText(summary: story.summary, style: ReportStyle(palette: palette)).write(to: &output)
    CaptureText(style: ReportStyle(palette: palette)).write(story.summary.captures, to: &output)
  }

  private mutating func write(_ date: StoryDate) {
    output.line()
    say(words.title(date), after: "", strong: true)
    for strand in date.strands {
      say(words.title(strand), after: "  ", strong: true)
      write(strand.entries, on: date)
    }
  }

  private mutating func write(_ entries: [StoryEntry], on date: StoryDate) {
    let rows = entries.map { words.row($0, on: date) }
    let width = rows.map(\.time.unicodeScalars.count).max() ?? 0
    for row in rows {
      let head = "    \(TextLayout.padded(row.time, width))  "
      let start = head + TextLayout.padded(row.word, Self.wordWidth) + "  "
      for (index, line) in TextLayout.standard.prose(row.text, after: start).enumerated() {
        // The word alone has a colour.
        output.line(index > 0 || row.word.isEmpty ? line : coloured(line, after: head, row))
      }
      let indent = String(repeating: " ", count: start.unicodeScalars.count)
      for note in row.notes { for line in TextLayout.standard.prose(note, after: indent) { output.line(line) } }
    }
  }

  private func coloured(_ line: String, after head: String, _ row: StoryRow) -> String {
    let colour = colour(row.tone)
    guard !colour.isEmpty else { return line }
    let rest = line.dropFirst(head.count + row.word.count)
    return head + colour + row.word + palette.end + rest
  }

  private func colour(_ tone: StoryRow.Tone) -> String {
    switch tone {
    case .plain: ""
    case .good: palette.good
    case .bad: palette.bad
    case .doubtful: palette.doubtful
    case .accepted: palette.faint
    }
  }

  private mutating func say(_ text: String, after first: String, strong: Bool = false) {
    for row in TextLayout.standard.prose(text, after: first, indent: strong ? first.count + 2 : nil) {
      output.line(strong ? "\(palette.strong)\(row)\(palette.end)" : row)
    }
  }
}
