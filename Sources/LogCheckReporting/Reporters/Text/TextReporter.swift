import LogCheckModel

extension ReportFormat {
  package static let text = ReportFormat(
    id: "text", summary: "for people: the verdict and its causes, what broke and what to do next, what is open"
  ) { TextReporter($0) }
}

/// The report for a terminal: the verdict and the outcomes of the notifications, then each failure with the lines that show it. Of a
/// capture that is still being written each failure is printed when it is decided. Its wording may change in any release.
struct TextReporter: Reporter {
  private let style: ReportStyle
  private var failOn = Severity.error
  private var printsInconclusive = false
  private var hasPrinted = false
  private var lines: FindingLines
  private var stories: StoryBook
  private var leading = LeadingFailure()

  init(_ style: ReportStyle) {
    self.style = style
    lines = FindingLines(style, isImmediate: style.isLive)
    stories = StoryBook(style, captures: 1)
  }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    failOn = run.failOn
    lines.begin(run)
    printsInconclusive = run.isStrict || style.isVerbose
    stories = StoryBook(style, captures: run.inputs.count)
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet else { return }
    stories.take(finding)
    leading.take(finding)
    switch finding.verdict {
    case .fail:
      guard style.isLive else { return }
      hasPrinted = true
      stories.report(finding, to: &output)
    default:
      guard printsInconclusive else { return }
      hasPrinted = hasPrinted || style.isLive
      lines.take(finding, to: &output)
    }
  }

  mutating func preview(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet, style.isLive, finding.acceptance == nil else { return }
    hasPrinted = true
    stories.preview(finding, to: &output)
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    let open =
      printsInconclusive && !style.isQuiet
      ? lines.end(summary, failures: false, inconclusive: true, to: &output) : ""
    if hasPrinted { output.line() }
    let ending = ReportEnding(
      style: style, failOn: failOn, leading: leading.text(summary, failOn), order: stories.order)
    ending.write(summary, to: &output) { page in
      ChecklistText(summary: summary, style: style).write(to: &page)
      stories.write(summary, to: &page)
      if !open.isEmpty {
        page.line()
        page.write(open)
      }
    }
  }
}

/// The common part of both reports in words after the failures.
struct SummaryText {
  let style: ReportStyle
  let failOn: Severity

  func write(_ summary: RunSummary, to output: inout ReportOutput) {
    OpenQuestionsText(summary: summary, style: style).write(to: &output)
    CaptureText(style: style).write(summary.captures, to: &output)
    if style.isVerbose {
      if let timeline = summary.timeline { DayPictures(style: style).write(timeline, to: &output) }
      writeRules(summary, to: &output)
    }
    RulesText(summary: summary, failOn: failOn, style: style).write(to: &output)
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
