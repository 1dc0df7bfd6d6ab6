import LogCheckModel

/// The open results of the run, and the passes that should be checked.
struct OpenQuestionsText {
  let summary: RunSummary
  let style: ReportStyle

  private var palette: Palette { style.palette }

  func write(to output: inout ReportOutput) {
    writeSuspicions(to: &output)
    writeUnfinished(to: &output)
    if style.isVerbose { writeNotDue(to: &output) }
    WordingText(summary: summary, style: style).write(to: &output)
    // Where something was decided, the line on the rules says it in short.
    if style.isVerbose || summary.verdict == .nothingDecided { writeUnknown(to: &output) }
    writeRequired(to: &output)
    if style.isVerbose { writeNotes(to: &output) }
    writeDiagnostics(to: &output)
  }

  private func writeSuspicions(to output: inout ReportOutput) {
    guard !summary.suspicions.isEmpty else { return }
    heading("Suspected faults, so that the run is not proved", to: &output)
    for suspicion in summary.suspicions {
      let capture = summary.captures.count > 1 ? suspicion.capture.map { CleanText.path($0) + ":" } ?? "line " : "line "
      let position = suspicion.line.map { "\(capture)\($0): " } ?? ""
      let message = CleanText.line(suspicion.message, limit: 600)
      for row in style.layout.prose("\(position)\(message) [\(CleanText.line(suspicion.rule))]", after: "  - ") {
        output.line(row)
      }
      for row in style.layout.prose(CleanText.line(suspicion.remediation, limit: 600), after: "    next:  ") {
        output.line(row)
      }
    }
    if summary.suspicionCount > summary.suspicions.count {
      output.line("  and \(summary.suspicionCount - summary.suspicions.count) more")
    }
  }

  private func writeUnfinished(to output: inout ReportOutput) {
    guard !summary.unfinished.isEmpty else { return }
    heading("Unfinished when the input ended, so that the run is not proved", to: &output)
    write(summary.unfinished, of: summary.unfinishedCount, to: &output) { promise in
      promise.missing.map { "the log had to go on for \(Self.atLeast($0))" } ?? "the log had to go on"
    }
    if !summary.isUntimed {
      for row in style.layout.prose(
        "If nothing else was logged, judge again with --capture-complete, or with --ended-at and the time when the "
          + "log ended: what is unfinished then fails.", after: "  ")
      {
        output.line(row)
      }
    }
  }

  /// Seconds, rounded up: a log that goes on for so long suffices.
  private static func atLeast(_ duration: LogDuration) -> String {
    let seconds = duration.nanoseconds / 1_000_000_000 + (duration.nanoseconds % 1_000_000_000 > 0 ? 1 : 0)
    return "\(max(1, seconds)) s"
  }

  private func writeNotDue(to output: inout ReportOutput) {
    guard !summary.notDue.isEmpty else { return }
    heading("Not due when the input ended", to: &output)
    let count = summary.rules.filter { $0.severity == .error }.reduce(0) { $0 + $1.openEnds.notDue }
    write(summary.notDue, of: max(count, summary.notDue.count), to: &output) { promise in
      promise.due.map { "not due until \(CleanText.line($0))" } ?? ""
    }
  }

  private func write(
    _ promises: [OpenPromise], of count: Int, to output: inout ReportOutput, _ end: (OpenPromise) -> String
  ) {
    let hasSeveral = summary.captures.count > 1
    for promise in promises {
      let capture = hasSeveral ? promise.capture.map { CleanText.path($0) + ":" } ?? "" : ""
      let position = promise.line.map { hasSeveral ? "\(capture)\($0): " : "line \($0): " } ?? ""
      let text = "\(position)\(CleanText.line(promise.title)); \(end(promise)) [\(CleanText.line(promise.rule))]"
      for row in style.layout.prose(text, after: "  - ") { output.line(row) }
    }
    if count > promises.count { output.line("  and \(count - promises.count) more") }
  }

  private func writeUnknown(to output: inout ReportOutput) {
    // Obligations that are not due, and states that only had to stay, need no better capture.
    let rules = summary.rules.filter { $0.verdict == .inconclusive && !$0.isOpenByItsEndAlone }
    guard !rules.isEmpty else { return }
    heading("What could not be known, and what would help", to: &output)
    for reason in InconclusiveReason.allCases {
      let concerned = rules.filter { $0.reasons[reason] != nil && !(reason == .end && $0.isEndHarmless) }.map {
        CleanText.line($0.id)
      }
      guard !concerned.isEmpty else { continue }
      let advice = style.layout.prose(reason.advice, after: "  \(reason.rawValue): ")
      for (index, row) in advice.enumerated() {
        let word = "  \(reason.rawValue):"
        output.line(
          index > 0 ? row : "  \(palette.doubtful)\(reason.rawValue):\(palette.end)\(row.dropFirst(word.count))")
      }
      for row in style.layout.list(concerned, after: "    ") { output.line(row) }
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
        default:
          unanswered(id) ?? "not exercised: the captures hold no occasion for it"
        }
      let requirement = summary.requiringProfiles[id].map { " (required by profile \(CleanText.line($0)))" } ?? ""
      output.line("  \(CleanText.line(id))\(requirement): \(why)")
    }
  }

  /// The part of the notifications for which no line answers a question.
  private func unanswered(_ name: String) -> String? {
    guard let question = OutcomeQuestion(rawValue: name), let count = summary.outcomes.unanswered(question) else {
      return nil
    }
    let all = summary.outcomes.reduce(0) { $0 + $1.occurrences.count }
    return "unknown of \(count) of \(TextLayout.counted(all, "notification"))"
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
      for row in style.layout.prose(CleanText.line(note), after: "  - ") { output.line(row) }
      for row in style.layout.list(names, after: "    ") { output.line(row) }
    }
  }

  /// Errors are printed on standard error and with their capture.
  private func writeDiagnostics(to output: inout ReportOutput) {
    let diagnostics = summary.diagnostics.filter { $0.severity != .error }
    guard !diagnostics.isEmpty else { return }
    output.line()
    for diagnostic in diagnostics {
      for row in style.layout.prose(
        CleanText.line(diagnostic.message, limit: 600), after: "\(diagnostic.severity.rawValue): ")
      {
        output.line(row)
      }
      guard let hint = diagnostic.hint else { continue }
      for row in style.layout.prose(CleanText.line(hint, limit: 600), after: "  help: ") { output.line(row) }
    }
  }

  private func heading(_ text: String, to output: inout ReportOutput) {
    output.line()
    output.line("\(palette.strong)\(text)\(palette.end):")
  }
}
