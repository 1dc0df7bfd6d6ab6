import LogCheckReporting

extension MergedReport {
  static let text = MergedReport(
    id: "text",
    summary:
      "for people: where notifications stopped and why, which rules failed on how many runs, and the verdict last"
  ) { MergedText(ResultsOverview($0, $1, .brief), $2).text }
}

/// A sum for a terminal. The verdict is the last line, as in the report of a run.
private struct MergedText {
  private let overview: ResultsOverview
  private let palette: Palette
  private let layout: TextLayout

  /// Columns of a name in a table.
  private static let nameWidths = 12...40
  private static let widest = 100

  init(_ overview: ResultsOverview, _ style: ReportStyle) {
    self.overview = overview
    palette = style.palette
    layout = style.layout.width > Self.widest ? TextLayout(columns: Self.widest + 1) : style.layout
  }

  var text: String {
    var output = ReportOutput()
    for section in overview.sections {
      write(section, to: &output)
      output.line()
    }
    for line in layout.prose(overview.totals.joined(separator: ", "), after: "Total: ") { output.line(line) }
    writeVerdict(to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// One line where it can be, which is searched for in files.
  private func writeVerdict(to output: inout ReportOutput) {
    let word = overview.verdict.word
    let unread = overview.unread.map { "\(Self.unread) \($0); " } ?? ""
    let lines = TextLayout(columns: Self.widest + 1).prose("\(unread)\(word): \(overview.counts)", after: "", indent: 2)
    for (index, line) in lines.enumerated() {
      guard index == 0 else {
        output.line(line)
        continue
      }
      let colour = overview.verdict.colour(palette)
      output.line(
        line.replacing(
          Self.unread, with: "\(palette.bad)\(palette.strong)\(Self.unread)\(palette.end)", maxReplacements: 1
        )
        .replacing("\(word):", with: "\(colour)\(palette.strong)\(word)\(palette.end):", maxReplacements: 1))
    }
  }

  private static let unread = "COULD NOT READ"

  private func write(_ section: OverviewSection, to output: inout ReportOutput) {
    output.line("\(palette.strong)\(section.title)\(palette.end):")
    if section.rows.contains(where: { $0.sentence != nil }) {
      for row in section.rows { writeSentence(row, to: &output) }
    } else if !section.rows.isEmpty {
      writeTable(section, to: &output)
    }
    for note in section.notes {
      for line in layout.prose(note.text, after: "  ") {
        output.line(note.isWarning ? "  \(palette.doubtful)\(line.dropFirst(2))\(palette.end)" : line)
      }
    }
  }

  private func writeSentence(_ row: OverviewSection.Row, to output: inout ReportOutput) {
    for line in layout.prose(row.sentence ?? "", after: "  ", indent: 4) { output.line(coloured(line, row.mark)) }
    for detail in row.details { for line in layout.prose(detail, after: "      ") { output.line(line) } }
  }

  /// Cells in columns, numbers at their right end. Sentences have no room in a line.
  private func writeTable(_ section: OverviewSection, to output: inout ReportOutput) {
    let columns = section.columns.indices.filter { section.columns[$0].kind != .sentence }
    var widths: [Int: Int] = [:]
    for column in columns {
      widths[column] = ([section.columns[column].title] + section.rows.map { $0.cells[column] }).map(TextWidth.of)
        .max()
    }
    let others = columns.filter { section.columns[$0].kind != .name }.reduce(0) { $0 + 2 + (widths[$1] ?? 0) }
    // Files are not as narrow as terminals.
    let room = (layout.width == TextLayout.standard.width ? Self.widest : layout.width) - others - 2
    for column in columns where section.columns[column].kind == .name {
      widths[column] = min(widths[column] ?? 0, min(max(room, Self.nameWidths.lowerBound), Self.nameWidths.upperBound))
    }
    func line(_ cells: [String]) -> String {
      let parts = columns.map { column in
        let width = widths[column] ?? 0
        let cell = TextWidth.cut(cells[column], to: width)
        let blanks = String(repeating: " ", count: max(0, width - TextWidth.of(cell)))
        return section.columns[column].kind == .number ? blanks + cell : cell + blanks
      }
      let text = "  " + parts.joined(separator: "  ")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    output.line("\(palette.faint)\(line(section.columns.map(\.title)))\(palette.end)")
    for row in section.rows { output.line(coloured(line(row.cells), row.mark)) }
  }

  private func coloured(_ line: String, _ mark: OverviewSection.Mark) -> String {
    let colour =
      switch mark {
      case .bad: palette.bad
      case .doubtful, .excused: palette.doubtful
      case .good, .neutral: ""
      }
    return colour.isEmpty ? line : colour + line + palette.end
  }
}
