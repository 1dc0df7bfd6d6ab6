import LogCheckModel

/// Both reports in words: the verdict and the outcomes, then the sections, each after an empty line.
struct ReportEnding {
  let style: ReportStyle
  let failOn: Severity
  /// The first broken rule, in words.
  let leading: String?
  var order: FailureOrder?

  /// Lines of a small terminal: where more are printed, the last line repeats the verdict.
  private static let screen = 20

  func write(_ summary: RunSummary, to output: inout ReportOutput, _ sections: (inout ReportOutput) -> Void) {
    var page = ReportOutput()
    let verdict = VerdictText(summary: summary, failOn: failOn, palette: style.palette)
    let outcomes = OutcomeParts(summary, isVerbose: style.isVerbose, hint: " (-v)")
    if !style.isQuiet {
      HeadlineText(summary: summary, failOn: failOn, style: style, outcomes: outcomes).write(to: &page)
      PartsText(parts: outcomes.parts, style: style).write(to: &page)
      sections(&page)
      WindowsText(windows: summary.windows, style: style).write(to: &page)
      SummaryText(style: style, failOn: failOn).write(summary, to: &page)
    }
    AccountText(style: style).write(summary, to: &page)
    if !style.isQuiet { AcceptanceHint(style: style, failOn: failOn, order: order).write(summary, to: &page) }
    var bytes = page.take()[...]
    // The account begins with an empty line.
    if style.isQuiet, bytes.first == 0x0A { bytes = bytes.dropFirst() }
    page.write(String(decoding: bytes, as: UTF8.self))
    let rows = page.bytes.count { $0 == 0x0A }
    if style.isQuiet {
      if rows > 0 { page.line() }
      page.line(verdict.line(isVerbose: style.isVerbose))
    } else if rows > Self.screen {
      page.line()
      page.line(closing(summary, verdict, outcomes))
    }
    output.write(String(decoding: page.take(), as: UTF8.self))
  }

  /// The verdict again, with the first cause.
  private func closing(_ summary: RunSummary, _ verdict: VerdictText, _ outcomes: OutcomeParts) -> String {
    let (word, colour) = VerdictText.wording(summary.verdict, style.palette)
    let head = "\(verdict.unread)\(colour)\(style.palette.strong)\(word)\(style.palette.end)"
    let failed = summary.captures.count { $0.verdict == .fail }
    let captures =
      failed > 0 && summary.captures.count > 1 ? "\(failed) of \(summary.captures.count) captures, first: " : ""
    let reason =
      switch summary.verdict {
      case .fail: (leading ?? outcomes.leading).map { captures + $0 }
      case .inconclusive, .pass, .nothingDecided:
        outcomes.leading ?? (summary.verdict == .inconclusive ? verdict.reasons.first : nil)
      }
    return head + ": " + (reason ?? verdict.counts(isVerbose: false))
  }
}
