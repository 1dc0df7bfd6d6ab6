import LogCheckModel

extension ReportFormat {
  package static let text = ReportFormat(
    id: "text", summary: "for people: what broke and what to do next, what is open, and the verdict last"
  ) { TextReporter($0) }
}

/// The report for a terminal: each failure with the lines that show it, and the verdict last, where a reader looks first. Of a
/// capture that is still being written each failure is printed when it is decided. Its wording may change in any release.
struct TextReporter: Reporter {
  private static let capturesWithChecklist = 3

  private let style: ReportStyle
  private var failOn = Severity.error
  private var printsInconclusive = false
  private var hasPrinted = false
  private var lines: FindingLines
  private var stories: StoryBook

  init(_ style: ReportStyle) {
    self.style = style
    lines = FindingLines(style)
    stories = StoryBook(style, captures: 1)
  }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    failOn = run.failOn
    printsInconclusive = run.isStrict || style.isVerbose
    stories = StoryBook(style, captures: run.inputs.count)
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    guard !style.isQuiet else { return }
    stories.take(finding)
    switch finding.verdict {
    case .fail:
      guard style.isLive else { return }
      hasPrinted = true
      stories.report(finding, to: &output)
    default:
      guard printsInconclusive else { return }
      hasPrinted = true
      lines.take(finding, to: &output)
    }
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    ReportEnding(style: style, failOn: failOn, isContinued: hasPrinted).write(summary, to: &output) { page in
      OutcomeText(devices: summary.outcomes, style: style).write(to: &page)
      if printsInconclusive { lines.end(summary, failures: false, inconclusive: true, to: &page) }
      // Of many captures the steps of every call would hide what broke.
      if summary.captures.count <= Self.capturesWithChecklist || style.isVerbose {
        ChecklistText(
          checklist: summary.checklist, style: style, isOfSeveralCaptures: summary.captures.count > 1
        ).write(to: &page)
      }
      stories.write(summary, to: &page)
    }
  }
}

/// The common part of both reports in words after the failures.
struct SummaryText {
  let style: ReportStyle

  func write(_ summary: RunSummary, to output: inout ReportOutput) {
    OpenQuestionsText(summary: summary, style: style).write(to: &output)
    CaptureText(style: style).write(summary.captures, to: &output)
    guard style.isVerbose else { return }
    if let timeline = summary.timeline { DayPictures(style: style).write(timeline, to: &output) }
    writeRules(summary, to: &output)
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
