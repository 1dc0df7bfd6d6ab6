import LogCheckModel

extension ReportFormat {
  package static let text = ReportFormat(
    id: "text", summary: "for people: a line for each finding as it is decided, then a summary"
  ) { TextReporter($0) }
}

/// `path:line: severity: …` rows, which editors and CI systems know, then the summary: the verdict, what broke, what is open,
/// what the captures were. Its wording may change in any release.
struct TextReporter: Reporter {
  private let style: ReportStyle
  private var failOn = Severity.error
  private var tellsInconclusive = false
  private var rows: FindingRows
  private var stories: StoryBook

  init(_ style: ReportStyle) {
    self.style = style
    rows = FindingRows(style)
    stories = StoryBook(style, captures: 1)
  }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    failOn = run.failOn
    tellsInconclusive = run.isStrict || style.isVerbose
    stories = StoryBook(style, captures: run.inputs.count)
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet, finding.verdict == .fail || tellsInconclusive else { return }
    stories.take(finding)
    rows.take(finding, to: &output)
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    let verdict = VerdictText(summary: summary, failOn: failOn, palette: style.palette)
    guard !style.isQuiet else {
      output.line(verdict.line)
      AccountText(style: style).write(summary, to: &output)
      return
    }
    rows.end(summary, countsInconclusive: tellsInconclusive, to: &output)
    if !rows.isEmpty { output.line() }
    output.line(verdict.line)
    ChecklistText(
      checklist: summary.checklist, palette: style.palette, isOfSeveralCaptures: summary.captures.count > 1
    ).write(to: &output)
    stories.write(summary, to: &output)
    OpenQuestionsText(summary: summary, palette: style.palette).write(to: &output)
    CaptureText(style: style).write(summary.captures, to: &output)
    AccountText(style: style).write(summary, to: &output)
    if style.isVerbose, let timeline = summary.timeline {
      DayPictures(palette: style.palette).write(timeline, to: &output)
    }
    if style.isVerbose { writeRules(summary, to: &output) }
  }

  private func writeRules(_ summary: RunSummary, to output: inout ReportOutput) {
    output.line()
    output.line("\(style.palette.strong)Rules\(style.palette.end):")
    let width = RuleVerdict.allCases.map(\.rawValue.count).max() ?? 0
    for rule in summary.rules {
      let counts = [
        (rule.passes, "pass"), (rule.fails, "fail"), (rule.inconclusive, "inconclusive"), (rule.cancelled, "cancelled"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      let tail = counts.isEmpty ? "" : "  " + counts.joined(separator: ", ")
      output.line("  \(TextLayout.padded(rule.verdict.rawValue, width))  \(CleanText.line(rule.id))\(tail)")
    }
  }
}
