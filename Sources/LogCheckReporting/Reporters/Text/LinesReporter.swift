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
    ReportEnding(style: style, failOn: failOn, isContinued: hasPrinted).write(summary, to: &output) { page in
      lines.end(summary, failures: true, inconclusive: printsInconclusive, to: &page)
      OutcomeText(devices: summary.outcomes, style: style).write(to: &page)
      let stories = StoryBook(style, captures: summary.captures.count)
      stories.writeAccepted(summary, to: &page)
      stories.writeLimits(summary, to: &page)
    }
  }
}
