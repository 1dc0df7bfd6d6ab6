import LogCheckModel

/// The command that accepts a failure of the run, in one line near the end of the text report.
///
/// It is printed where it can be used: in a project with settings, or where the run writes the JSON report that `waive` reads.
struct AcceptanceHint {
  let style: ReportStyle
  let failOn: Severity
  /// `nil` for a report without numbers.
  let order: FailureOrder?

  func write(_ summary: RunSummary, to output: inout ReportOutput) {
    guard style.hasSettings || style.waivableReport != nil, let order else { return }
    let numbers = order.numbers(of: summary.rules, isOfStream: style.isOfStream)
    let broken = summary.broken(failOn).compactMap { rule in numbers[rule.id].map { (number: $0, id: rule.id) } }
    guard let first = broken.min(by: { $0.number < $1.number }) else { return }
    output.line()
    let options = "--until DATE --reason WHY"
    let command =
      style.waivableReport.map { "waive \(first.number) --report \(TicketReporter.quoted($0)) \(options)" }
      ?? "waive \(CleanText.line(first.id)) \(options)"
    let which = broken.count > 1 ? "the first" : "it"
    output.line("To accept \(which) for now: dnp-logcheck \(command)")
  }
}
