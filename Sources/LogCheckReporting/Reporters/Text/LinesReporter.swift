import LogCheckModel

extension ReportFormat {
  package static let lines = ReportFormat(
    id: "lines",
    summary: "for editors and logs: a `file:line: error: …` line for each finding as it is decided, then the verdict"
  ) { LinesReporter($0) }
}

/// The report for a pipe: a line for each finding in the form that editors and CI systems know, then what is open, and the verdict
/// last. Its wording may change in any release; the form of the lines does not.
struct LinesReporter: Reporter {
  private let style: ReportStyle
  private var failOn = Severity.error
  private var printsInconclusive = false
  private var hasPrinted = false
  private var lines: FindingLines

  init(_ style: ReportStyle) {
    self.style = style
    lines = FindingLines(style)
  }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    failOn = run.failOn
    printsInconclusive = run.isStrict || style.isVerbose
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet, finding.verdict == .fail || printsInconclusive else { return }
    hasPrinted = true
    lines.take(finding, to: &output)
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    var page = ReportOutput()
    write(summary, to: &page)
    // Each section begins with an empty line, also the first.
    var bytes = page.take()[...]
    if !hasPrinted, bytes.first == 0x0A { bytes = bytes.dropFirst() }
    output.write(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func write(_ summary: RunSummary, to output: inout ReportOutput) {
    if !style.isQuiet {
      lines.end(summary, failures: true, inconclusive: printsInconclusive, to: &output)
      let stories = StoryBook(style, captures: summary.captures.count)
      stories.writeAccepted(summary, to: &output)
      stories.writeLimits(summary, to: &output)
      SummaryText(style: style).write(summary, to: &output)
    }
    AccountText(style: style).write(summary, to: &output)
    if !style.isQuiet || summary.account != nil { output.line() }
    output.line(VerdictText(summary: summary, failOn: failOn, palette: style.palette).line(isVerbose: style.isVerbose))
  }
}
