import LogCheckModel

/// The counts of rules, and of what is not printed without `-v`.
struct RulesText {
  let summary: RunSummary
  let failOn: Severity
  let style: ReportStyle

  func write(to output: inout ReportOutput) {
    let verdict = VerdictText(summary: summary, failOn: failOn, palette: .plain)
    var parts = [verdict.counts(isVerbose: style.isVerbose, isWhole: true)]
    if !style.isVerbose {
      if !summary.notDue.isEmpty { parts.append(notDue) }
      if let reason { parts.append(reason) }
      let notes = summary.rules.count { !$0.notes.isEmpty }
      if notes > 0 { parts.append("\(notes) passed with a note") }
      if parts.count > 1 { parts.append("-v says more") }
    }
    output.line()
    for row in style.layout.prose(parts.joined(separator: "; "), after: "", indent: 2) { output.line(row) }
  }

  /// `2 promises are not due before 2025-12-15T06:03:00Z`.
  private var notDue: String {
    let count = summary.rules.filter { $0.severity == .error }.reduce(0) { $0 + $1.openEnds.notDue }
    let promises = TextLayout.counted(max(count, summary.notDue.count), "promise is", "promises are")
    let dues = summary.notDue.compactMap(\.due)
    let limit = dues.count == summary.notDue.count ? dues.min().map { " before \(InstantWords.short($0))" } : nil
    return "\(promises) not due" + (limit ?? " when the input ends")
  }

  /// Fewer open rules are no reason for another capture.
  private static let rulesWorthAReason = 5

  /// Why most of what could not be known is open, unless it is only where the capture begins or ends.
  private var reason: String? {
    let rules = summary.rules.filter { $0.verdict == .inconclusive && !$0.isOpenByItsEndAlone }
    let helpful = InconclusiveReason.allCases.filter { ![.start, .end, .absent].contains($0) }
    let counts = helpful.map { reason in (reason, rules.count { $0.reasons[reason] != nil }) }
    guard let most = counts.max(by: { $0.1 < $1.1 }), most.1 >= Self.rulesWorthAReason else { return nil }
    return "\(most.1) open: \(most.0.advice.prefix { $0 != ";" })"
  }
}
