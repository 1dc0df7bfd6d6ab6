import LogCheckModel

/// The `file:line:column: severity: text [name]` lines for what is wrong and no finding: captures that cannot be used, notifications,
/// rules that had to be decided, and what keeps a run from being proved.
struct RunLines {
  let run: CollectedRun
  let style: ReportStyle
  /// Rules with printed findings.
  let listed: Set<String>

  private var summary: RunSummary { run.summary }

  func write(to output: inout ReportOutput) {
    for capture in summary.captures { write(capture, to: &output) }
    for check in run.checks { write(check, to: &output) }
    writeDoubts(to: &output)
    for diagnostic in summary.diagnostics where isShown(diagnostic) { write(diagnostic, to: &output) }
  }

  private func write(_ capture: CaptureSummary, to output: inout ReportOutput) {
    if let problem = capture.problem {
      let text = "could not be read: " + CleanText.line(problem, limit: 600)
      return line(capture.path, 1, summary.exitCode == 2 ? .error : .note, text, "unreadable-capture", to: &output)
    }
    // Captures that were judged together have no verdicts.
    let isOneOfAll = summary.verdict == .nothingDecided && summary.undecidedCaptures.isEmpty
    if summary.undecidedCaptures.contains(capture.path) || isOneOfAll {
      line(capture.path, 1, .error, capture.undecidedWords, "nothing-decided", to: &output)
    } else if summary.unprovedCaptures.contains(capture.path) {
      let text = "not proved separately; judge it alone to see what is open in it"
      line(capture.path, 1, .warning, text, "not-proved", to: &output)
    }
  }

  /// Questions about notifications, and rules that had to be decided: broken rules have their findings.
  private func write(_ check: RunCheck, to output: inout ReportOutput) {
    guard let rule = check.rule, !listed.contains(rule) else { return }
    let severity: Severity
    switch check.outcome {
    case .passed, .skipped: return
    case .broken: severity = .error
    case .failed: severity = .error
    case .excused: severity = .note
    }
    guard check.area == OutcomeCheck.area || severity == .error else { return }
    let text = ([check.title + ": " + check.message] + check.story.prefix(1)).joined(separator: "; ")
    line(check.position?.capture, check.position?.line ?? 1, severity, text, rule, to: &output)
  }

  private func writeDoubts(to output: inout ReportOutput) {
    for item in summary.suspicions where !listed.contains(item.rule) {
      let text = "probably broken: " + CleanText.line(item.message, limit: 600)
      line(item.capture, item.line ?? 1, .warning, text, item.rule, to: &output)
    }
    for item in summary.unfinished where !listed.contains(item.rule) {
      let text = "unfinished when the input ended: " + CleanText.line(item.title)
      line(item.capture, item.line ?? 1, .warning, text, item.rule, to: &output)
    }
    for wording in summary.openWordings {
      let text = WordingText.meaning(wording)
      let rules = wording.rules.joined(separator: ", ")
      line(wording.line.capture, wording.line.line, .warning, text, rules, to: &output)
    }
  }

  /// Warnings, the notes that name what decided the verdict, and of a run that decided nothing the note that no line lies between --since
  /// and --until.
  private func isShown(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning || Self.notesOnVerdicts.contains(diagnostic.code)
      || (diagnostic.code == "I023" && summary.verdict == .nothingDecided)
  }

  /// Deadlines that passed by the clock, or in the silence before the end of a stream.
  private static let notesOnVerdicts: Set<String> = ["I025", "I050"]

  /// Those about captures have a line for each capture.
  private static let codesOfCaptures: Set<String> = ["I055", "I056"]

  private func write(_ diagnostic: Diagnostic, to output: inout ReportOutput) {
    guard !Self.codesOfCaptures.contains(diagnostic.code) else { return }
    let text = ([diagnostic.message] + [diagnostic.hint].compactMap(\.self)).map { CleanText.line($0, limit: 600) }
      .joined(separator: "; ")
    guard let mark = diagnostic.mark else {
      let palette = style.palette
      let word = diagnostic.severity.rawValue
      return output.line("dnp-logcheck: \(palette.doubtful)\(word):\(palette.end) \(text) [\(diagnostic.code)]")
    }
    line(
      mark.file, max(1, mark.line), diagnostic.severity == .note ? .note : .warning, text, diagnostic.code, to: &output)
  }

  /// Without a known capture the beginning of the first one.
  private func line(
    _ capture: String?, _ number: Int, _ severity: Severity, _ text: String, _ name: String,
    to output: inout ReportOutput
  ) {
    let file = capture ?? summary.captures.first?.path ?? ""
    let position = style.linked("\(CleanText.path(file)):\(number):1", to: file)
    let palette = style.palette
    let colour =
      switch severity {
      case .error: palette.bad
      case .warning: palette.doubtful
      case .note: palette.faint
      }
    output.line("\(position): \(colour)\(severity.rawValue):\(palette.end) \(text) [\(CleanText.line(name))]")
  }
}

extension CaptureSummary {
  /// Why nothing could be decided in it.
  fileprivate var undecidedWords: String {
    if lines == 0 { return "it is empty: nothing could be judged" }
    if events > 0 { return "nothing was decided: no rule passed or failed on what it holds" }
    let advice = format == nil ? "no known log format (`dnp-logcheck formats detect` says why), and " : ""
    return advice + "no event of the plugin: is it the right app, captured from before its launch?"
  }
}
