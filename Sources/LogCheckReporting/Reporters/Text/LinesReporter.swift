import LogCheckModel

extension ReportFormat {
  package static let lines = ReportFormat(
    id: "lines",
    summary: "for editors and logs: a `file:line:column: error: …` line for each finding, and the verdict"
  ) { LinesReporter($0) }
}

/// The report for a pipe: a line for each finding in the form that editors and CI systems know, as soon as it is decided, and the
/// verdict as the last line. With `--verbose` the verdict comes with the sections of the text report. Its wording may change in any
/// release; the form of the lines does not.
struct LinesReporter: Reporter {
  private let style: ReportStyle
  private var header: RunHeader?
  private var printsInconclusive = false
  private var hasPrinted = false
  private var lines: FindingLines
  private var leading = LeadingFailure()

  init(_ style: ReportStyle) {
    self.style = style
    lines = FindingLines(style, isImmediate: true)
  }

  private var failOn: Severity { header?.failOn ?? .error }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    header = run
    lines.begin(run)
    printsInconclusive = run.isStrict || style.isVerbose
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet, finding.verdict == .fail || printsInconclusive else { return }
    leading.take(finding)
    hasPrinted = true
    lines.take(finding, to: &output)
  }

  mutating func preview(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet, style.isLive, finding.acceptance == nil else { return }
    hasPrinted = true
    lines.preview(finding, to: &output)
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    if !style.isQuiet {
      _ = lines.end(summary, failures: true, inconclusive: printsInconclusive, to: &output)
    }
    guard !style.isQuiet, !style.isVerbose, let header else { return writeReport(summary, to: &output) }
    let run = CollectedRun(header: header, summary: summary, findings: [])
    RunLines(run: run, style: style, listed: lines.rules).write(to: &output)
    WindowsText(windows: summary.windows, style: style).write(to: &output)
    AccountText(style: style).write(summary, to: &output)
    if !summary.windows.isEmpty || summary.account != nil { output.line() }
    let outcomes = OutcomeParts(summary, isVerbose: false, hint: "")
    HeadlineText(summary: summary, failOn: failOn, style: style, outcomes: outcomes).writeLine(to: &output)
  }

  private func writeReport(_ summary: RunSummary, to output: inout ReportOutput) {
    if hasPrinted { output.line() }
    ReportEnding(style: style, failOn: failOn, leading: leading.text(summary, failOn)).write(summary, to: &output) {
      page in
      let stories = StoryBook(style, captures: summary.captures.count)
      stories.writeAccepted(summary, to: &page)
      stories.writeLimits(summary, to: &page)
    }
  }
}
