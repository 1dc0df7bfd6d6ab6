import LogCheckReporting

/// A page of few sections that fits a small terminal together with the prompt after it. Where the text is longer, the longest section is cut.
struct BriefPage {
  let layout: TextLayout
  private var blocks: [Block] = []

  private struct Block {
    var lines: [String]
    /// The lines that remain of it, its title included, while another block can be cut.
    var least: Int
    var isCut = false

    /// The lines that can be left out, down to the title and a line where nothing else helps.
    func spare(_ isLast: Bool) -> Int { lines.count - (least == .max ? lines.count : isLast ? 2 : least) }
  }

  /// A terminal of 24 lines.
  static let height = 23

  init(layout: TextLayout) { self.layout = layout }

  /// Adds a section; nothing where all texts are empty.
  mutating func add(_ title: String?, _ texts: [String], least: Int) {
    let start = title == nil ? "" : "  "
    let lines = texts.filter { !$0.isEmpty }.flatMap { text in
      layout.prose(CleanText.line(text, limit: 2000), after: start, indent: text.hasPrefix("- ") ? 4 : start.utf8.count)
    }
    guard !lines.isEmpty else { return }
    blocks.append(Block(lines: (title.map { [$0 + ":"] } ?? []) + lines, least: least))
  }

  /// Adds lines of a log, two lines of the page for each at most.
  mutating func add(lines: [String], _ title: String, notes: [String], least: Int) {
    guard !lines.isEmpty else { return }
    let shown = lines.flatMap { line -> [String] in
      let parts = layout.prose(CleanText.line(line, limit: 400), after: "  ", indent: 12)
      return parts.count > 2 ? [parts[0], cut(parts[1], isOpen: true)] : parts
    }.map { TextWidth.of($0) > layout.width ? cut($0) : $0 }
    let note = notes.isEmpty ? [] : [cut("  that go together: " + CleanText.line(notes.joined(separator: "; ")))]
    blocks.append(Block(lines: [title + ":"] + shown + note, least: least))
  }

  private func cut(_ line: String, isOpen: Bool = false) -> String {
    guard isOpen || TextWidth.of(line) > layout.width else { return line }
    var text = line
    while TextWidth.of(text) > layout.width - 2 || text.last == " " { text.removeLast() }
    return text + " …"
  }

  /// The page, with an empty line after the first and before the last section.
  var text: String {
    var blocks = blocks
    let gaps = min(2, blocks.count - 1)
    for isLast in [false, true] {
      while blocks.reduce(gaps, { $0 + $1.lines.count }) > Self.height {
        let spare = blocks.map { $0.spare(isLast) }
        guard let most = spare.max(), most > 0, let index = spare.firstIndex(of: most) else { break }
        blocks[index].lines.removeLast()
        blocks[index].isCut = true
      }
    }
    var text = ""
    for (index, block) in blocks.enumerated() {
      if index == 1 || index == blocks.count - 1, index > 0 { text += "\n" }
      var lines = block.lines
      if block.isCut, let last = lines.popLast() { lines.append(cut(last, isOpen: true)) }
      for line in lines { text += line + "\n" }
    }
    return text
  }
}
