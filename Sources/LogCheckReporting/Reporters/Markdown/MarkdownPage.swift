/// A page that stays below the limit of a job summary; the rest is counted, and the page says so.
package struct MarkdownPage {
  package private(set) var text = ""
  private var size = 0
  /// Things that were left out, by what they are.
  private var omitted: [(what: String, count: Int)] = []

  /// GitHub drops a summary of more than 1 MiB as a whole.
  private static let limit = 900 << 10
  /// For headings and for the note about the cut; nothing else is written into it.
  private static let reserve = 16 << 10

  package init() {}

  /// Underlined: some CI systems interpret lines that begin with `##`.
  package mutating func heading(_ title: String, level: Int = 2) {
    // A title under a list would belong to its last item.
    append(
      "\(text.isEmpty || text.hasSuffix("\n\n") ? "" : "\n")\(title)\n\(String(repeating: level == 1 ? "=" : "-", count: title.count))\n\n"
    )
  }

  package mutating func paragraph(_ paragraph: String) { append(paragraph + "\n\n") }

  /// A table whose cells are Markdown already.
  package mutating func table(_ columns: [String], _ rows: [[String]], what: String) {
    append(row(columns) + row(columns.map { _ in "---" }))
    items(rows.map(row), what: what)
    append("\n")
  }

  /// Whole pieces, as many as there is room for when `room` bytes are left to what follows.
  package mutating func items(_ pieces: [String], what: String, leaving room: Int = 0) {
    for (index, piece) in pieces.enumerated() {
      guard size + piece.utf8.count <= Self.limit - Self.reserve - room else {
        omitted.append((what, pieces.count - index))
        return
      }
      append(piece)
    }
  }

  /// Says what was left out, if anything was.
  package mutating func end() {
    guard !omitted.isEmpty else { return }
    let parts = omitted.map { "\($0.count) \($0.what)" }
    append("\n**Cut here: no room for \(TextLayout.joined(parts)). The other reports hold them.**\n")
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private mutating func append(_ piece: String) {
    text += piece
    size += piece.utf8.count
  }
}
