import LogCheckModel

/// What the run left open, and the passes that deserve a look.
struct OpenQuestionsText {
  let summary: RunSummary
  let palette: Palette

  func write(to output: inout ReportOutput) {
    writeUnknown(to: &output)
    writeRequired(to: &output)
    writeNotes(to: &output)
    writeDiagnostics(to: &output)
  }

  private func writeUnknown(to output: inout ReportOutput) {
    let rules = summary.rules.filter { $0.verdict == .inconclusive }
    guard !rules.isEmpty else { return }
    heading("What could not be known, and what would help", to: &output)
    for reason in InconclusiveReason.allCases {
      let concerned = rules.filter { $0.reasons[reason] != nil }.map { CleanText.line($0.id) }
      guard !concerned.isEmpty else { continue }
      let advice = TextLayout.prose(reason.advice, after: "  \(reason.rawValue): ")
      for (index, row) in advice.enumerated() {
        let word = "  \(reason.rawValue):"
        output.line(
          index > 0 ? row : "  \(palette.doubtful)\(reason.rawValue):\(palette.end)\(row.dropFirst(word.count))")
      }
      for row in TextLayout.list(concerned, after: "    ") { output.line(row) }
    }
  }

  private func writeRequired(to output: inout ReportOutput) {
    guard !summary.undecidedRequired.isEmpty else { return }
    heading("Required, but not decided", to: &output)
    for id in summary.undecidedRequired {
      let rule = summary.rules.first { $0.id == id }
      let why =
        switch rule?.verdict {
        case .inconclusive:
          "inconclusive: "
            + InconclusiveReason.allCases.filter { rule?.reasons[$0] != nil }.map(\.rawValue).joined(separator: ", ")
        case .notApplicable: "not applicable to these captures"
        default: "not exercised: the captures hold no occasion for it"
        }
      output.line("  \(CleanText.line(id)): \(why)")
    }
  }

  private func writeNotes(to output: inout ReportOutput) {
    var rules: [String: [String]] = [:]
    for rule in summary.rules {
      for (note, count) in rule.notes {
        rules[note, default: []].append(CleanText.line(rule.id) + (count > 1 ? " (\(count) times)" : ""))
      }
    }
    guard !rules.isEmpty else { return }
    heading("Passed, with a note", to: &output)
    for (note, names) in rules.sorted(by: { $0.key < $1.key }) {
      for row in TextLayout.prose(CleanText.line(note), after: "  - ") { output.line(row) }
      for row in TextLayout.list(names, after: "    ") { output.line(row) }
    }
  }

  /// Errors are told on standard error and with their capture.
  private func writeDiagnostics(to output: inout ReportOutput) {
    let diagnostics = summary.diagnostics.filter { $0.severity != .error }
    guard !diagnostics.isEmpty else { return }
    output.line()
    for diagnostic in diagnostics {
      for row in TextLayout.prose(
        CleanText.line(diagnostic.message, limit: 600), after: "\(diagnostic.severity.rawValue): ")
      {
        output.line(row)
      }
    }
  }

  private func heading(_ text: String, to output: inout ReportOutput) {
    output.line()
    output.line("\(palette.strong)\(text)\(palette.end):")
  }
}
