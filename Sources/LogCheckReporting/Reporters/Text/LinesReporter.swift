import LogCheckModel

extension ReportFormat {
  package static let lines = ReportFormat(
    id: "lines",
    summary: "for editors and logs: the verdict and its causes, then a `file:line: error: …` line for each finding"
  ) { LinesReporter($0) }
}

/// The report for a pipe: the verdict and its causes, a line for each finding in the form that editors and CI systems know, and what
/// is open. Of a capture that is still being written each finding is printed when it is decided, before the verdict. Its wording may
/// change in any release; the form of the lines does not.
struct LinesReporter: Reporter {
  private let style: ReportStyle
  private var failOn = Severity.error
  private var printsInconclusive = false
  private var hasPrinted = false
  private var lines: FindingLines
  private var leading = LeadingFailure()

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
    leading.take(finding)
    hasPrinted = hasPrinted || style.isLive
    lines.take(finding, to: &output)
  }

  mutating func preview(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet, style.isLive, finding.acceptance == nil else { return }
    hasPrinted = true
    lines.preview(finding, to: &output)
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    let findings =
      style.isQuiet ? "" : lines.end(summary, failures: true, inconclusive: printsInconclusive, to: &output)
    if hasPrinted { output.line() }
    ReportEnding(style: style, failOn: failOn, leading: leading.text(summary, failOn)).write(summary, to: &output) {
      page in
      if !findings.isEmpty {
        page.line()
        page.write(findings)
      }
      let stories = StoryBook(style, captures: summary.captures.count)
      stories.writeAccepted(summary, to: &page)
      stories.writeLimits(summary, to: &page)
    }
  }
}
