import LogCheckModel

/// The end of both reports in words: the sections, each after an empty line, and the verdict as the last line.
struct ReportEnding {
  let style: ReportStyle
  let failOn: Severity
  /// True if something is printed above; else the first section needs no empty line before it.
  let isContinued: Bool

  func write(_ summary: RunSummary, to output: inout ReportOutput, _ sections: (inout ReportOutput) -> Void) {
    var page = ReportOutput()
    if !style.isQuiet {
      sections(&page)
      WindowsText(windows: summary.windows, style: style).write(to: &page)
      SummaryText(style: style).write(summary, to: &page)
    }
    AccountText(style: style).write(summary, to: &page)
    if !style.isQuiet || summary.account != nil { page.line() }
    page.line(VerdictText(summary: summary, failOn: failOn, palette: style.palette).line(isVerbose: style.isVerbose))
    var bytes = page.take()[...]
    if !isContinued, bytes.first == 0x0A { bytes = bytes.dropFirst() }
    output.write(String(decoding: bytes, as: UTF8.self))
  }
}
