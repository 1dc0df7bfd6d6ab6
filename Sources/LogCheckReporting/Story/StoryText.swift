import LogCheckModel

/// The story for a terminal. Its wording may change in any release.
struct StoryText {
  private let story: RunStory
  private let words: StoryWords
  private let palette: Palette
  private let layout: TextLayout
  private var arranger: StoryArranger
  private var output = ReportOutput()

  private static let wordWidth = 8

  init(_ story: RunStory, _ palette: Palette, _ arrangement: StoryArrangement) {
    self.story = story
    words = StoryWords(story, isBrief: true)
    self.palette = palette
    layout = arrangement.layout
    arranger = StoryArranger(words, arrangement)
    write()
  }

  var text: String { String(decoding: output.bytes, as: UTF8.self) }

  private mutating func write() {
    output.line(VerdictText(summary: story.summary, failOn: story.header.failOn, palette: palette).line)
    output.line(words.title)
    if let emptiness = story.emptiness { say("\(emptiness)", after: "nothing to list: ") }
    if let schedules = words.schedules { say(schedules, after: "") }
    for chapter in story.chapters {
      output.line()
      say(words.title(chapter), after: "", strong: true)
      for part in arranger.parts(chapter) { write(part) }
    }
    if !story.elsewhere.isEmpty {
      output.line()
      output.line("\(palette.strong)\(StoryWords.elsewhere)\(palette.end)")
      write(arranger.elsewhere(story))
    }
    let omissions = words.omissions + [arranger.foldedWords("--all lists them")].compactMap(\.self)
    if !omissions.isEmpty {
      output.line()
      output.line("\(palette.strong)\(StoryWords.notListed)\(palette.end)")
      for row in omissions { say(row, after: "  ") }
    }
    let style = ReportStyle(palette: palette, layout: layout)
    OpenQuestionsText(summary: story.summary, style: style).write(to: &output)
    CaptureText(style: style).write(story.summary.captures, to: &output)
  }

  private mutating func write(_ part: StoryPart) {
    output.line()
    say(part.title, after: "", strong: !part.isFolded)
    guard !part.isFolded else { return }
    for list in part.days.lazy.flatMap(\.lists) {
      if let title = list.title { say(title, after: "  ", strong: true) }
      write(list.rows)
    }
  }

  private mutating func write(_ rows: [StoryRow]) {
    let width = rows.map(\.time.unicodeScalars.count).max() ?? 0
    for row in rows {
      let head = "  \(TextLayout.padded(row.time, width))  "
      let start = head + TextLayout.padded(row.word, Self.wordWidth) + "  "
      for (index, line) in layout.prose(row.text, after: start).enumerated() {
        // The word alone has a colour.
        // Where the beginning is as wide as the page, the rest is not indented.
        output.line(index > 0 || row.word.isEmpty ? CleanText.lineStart(line) : coloured(line, after: head, row))
      }
      let indent = String(repeating: " ", count: start.unicodeScalars.count)
      for note in row.notes { for line in layout.prose(note, after: indent) { output.line(CleanText.lineStart(line)) } }
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
    for row in layout.prose(text, after: first, indent: strong ? first.count + 2 : nil) {
      // A name of a capture may begin as a command of a CI service does.
      let safe = CleanText.lineStart(row)
      output.line(strong ? "\(palette.strong)\(safe)\(palette.end)" : safe)
    }
  }
}
