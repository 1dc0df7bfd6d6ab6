import LogCheckModel

/// The part of the text report that lists the outcome of every line.
struct AccountText {
  let style: ReportStyle

  func write(_ summary: RunSummary, to output: inout ReportOutput) {
    guard let account = summary.account else { return }
    output.line()
    output.line("\(style.palette.strong)Account\(style.palette.end):")
    for capture in summary.captures {
      guard let rows = capture.account else { continue }
      write(rows, of: CleanText.line(capture.path), to: &output)
    }
    write(account.lines, of: "all", to: &output)
    let files = [
      "\(TextLayout.counted(account.files, "file")) read", "\(account.unreadFiles) not read, or not to the end",
      "\(account.repeatedFiles) left out as repetitions",
    ]
    for row in style.layout.list(files, after: "    ") { output.line(row) }
  }

  private func write(_ rows: LineAccount, of name: String, to output: inout ReportOutput) {
    // One line, so that it can be searched for and added up.
    output.line(
      "  \(name): \(rows.read) lines read = \(rows.records) records + \(rows.continuations) continuations"
        + " + \(rows.wrappers) wrappers + \(rows.noise) noise + \(rows.skipped) skipped")
    let facts = [
      TextLayout.counted(rows.bytes, "byte"), "\(TextLayout.counted(rows.cutRecords, "record")) cut",
      "\(TextLayout.counted(rows.repairedBytes, "byte")) repaired", TextLayout.counted(rows.duplicates, "duplicate"),
      TextLayout.counted(rows.lossMarkers, "loss marker"), "\(TextLayout.counted(rows.nulBytes, "byte")) of NUL",
    ]
    for row in style.layout.list(facts, after: "    ") { output.line(row) }
  }
}
