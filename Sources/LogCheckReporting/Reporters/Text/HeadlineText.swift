import LogCheckModel

/// The first line of the report: the verdict, what failed, and the outcomes of the notifications.
struct HeadlineText {
  let summary: RunSummary
  let failOn: Severity
  let style: ReportStyle
  let outcomes: OutcomeParts

  private var verdict: VerdictText { VerdictText(summary: summary, failOn: failOn, palette: style.palette) }

  func write(to output: inout ReportOutput) {
    let unread = summary.exitCode == 2 ? VerdictText(summary: summary, failOn: failOn, palette: .plain).unread : ""
    let word = verdict.word
    let lead = "\(unread)\(word)  "
    let colour = VerdictText.wording(summary.verdict, style.palette).colour
    let coloured = "\(verdict.unread)\(colour)\(style.palette.strong)\(word)\(style.palette.end)  "
    for (index, row) in style.layout.prose(text, after: lead, indent: 2).enumerated() {
      output.line(index == 0 ? coloured + row.dropFirst(lead.count) : row)
    }
  }

  /// All of it in one line, however long.
  func writeLine(to output: inout ReportOutput) {
    let colour = VerdictText.wording(summary.verdict, style.palette).colour
    output.line("\(verdict.unread)\(colour)\(style.palette.strong)\(verdict.word)\(style.palette.end)  \(text)")
  }

  /// All but the verdict.
  var text: String {
    var parts: [String] = []
    switch summary.verdict {
    case .fail: parts.append(failure)
    case .nothingDecided: parts.append("no rule could be decided")
    case .inconclusive, .pass:
      if summary.captures.count > 1, summary.verdict == .pass { parts.append("\(summary.captures.count) captures") }
      let doubts = (summary.verdict == .inconclusive ? verdict.reasons : []) + verdict.acceptances
      if !doubts.isEmpty { parts.append(TextLayout.joined(doubts)) }
    }
    if let sentence = outcomes.sentence { parts.append(sentence) }
    if let timing = verdict.timing { parts.append(timing) }
    if parts.isEmpty { parts.append("no rule broke") }
    return parts.joined(separator: "; ")
  }

  /// `34 of 200 captures failed, 12 rules broke`.
  private var failure: String {
    let captures = summary.captures.count { $0.verdict == .fail }
    var parts: [String] = []
    if captures > 0, summary.captures.count > 1 {
      parts.append("\(captures) of \(summary.captures.count) captures failed")
      let unproved = summary.unprovedCaptures.count
      if unproved > 0 { parts.append("\(unproved) not proved") }
    }
    parts.append(summary.failure(failOn))
    return parts.joined(separator: ", ")
  }
}
