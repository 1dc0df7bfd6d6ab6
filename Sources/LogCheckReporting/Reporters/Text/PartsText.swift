import LogCheckModel

/// The parts of the beginning of a report, for a terminal.
struct PartsText {
  let parts: [PagePart]
  let style: ReportStyle

  func write(to output: inout ReportOutput) {
    for part in parts {
      output.line()
      switch part {
      case .prose(let text): for row in style.layout.prose(text, after: "") { output.line(row) }
      case .cause(let cause): write(cause, to: &output)
      case .table(let table): write(table, to: &output)
      }
    }
  }

  private func write(_ cause: PagePart.Cause, to output: inout ReportOutput) {
    let head = cause.label + ":  "
    for (index, row) in style.layout.prose(cause.text, after: head, indent: 2).enumerated() {
      output.line(
        index == 0 ? style.palette.strong + head + style.palette.end + row.dropFirst(head.count) : row)
    }
    for detail in cause.details {
      for row in style.layout.prose(detail.text, after: "  \(detail.label): ") { output.line(row) }
    }
  }

  private func write(_ table: PagePart.Table, to output: inout ReportOutput) {
    if let title = table.title { output.line(title + ":") }
    let all = [table.columns] + table.rows
    let widths = table.columns.indices.map { column in all.map { TextWidth.of($0[column]) }.max() ?? 0 }
    for row in all {
      // The last cell needs no blanks after it.
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : TextLayout.padded(cell, widths[column])
      }
      output.line("  " + cells.joined(separator: "  "))
    }
    if let rest = table.rest { output.line("  " + rest) }
  }
}
