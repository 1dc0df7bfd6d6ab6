import LogCheckModel

extension ReportFormat {
  package static let text = ReportFormat(
    id: "text", summary: "for people: a line for each finding as it is decided, then a summary"
  ) { TextReporter($0) }
}

/// `path:line: severity: …` lines, which editors and CI systems know, then the summary. Its wording may change in any release.
struct TextReporter: Reporter {
  private let style: ReportStyle
  private var isStrict = false
  private var stories: [Finding] = []

  /// Findings told again in the summary with their lines.
  private static let storyLimit = 10
  private static let listLimit = 12

  init(_ style: ReportStyle) { self.style = style }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) { isStrict = run.isStrict }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    guard finding.verdict == .fail || style.isVerbose || isStrict else { return }
    if finding.verdict == .fail, stories.count < Self.storyLimit { stories.append(finding) }
    guard !style.isQuiet else { return }
    output.line(headline(finding))
  }

  private func headline(_ finding: Finding) -> String {
    let palette = style.palette
    var place = ""
    if let evidence = finding.place { place = "\(CleanText.line(evidence.capture)):\(evidence.line): " }
    switch finding.verdict {
    case .inconclusive(let reason):
      return
        "\(place)\(palette.doubtful)note:\(palette.end) could not be known (\(reason.rawValue)): \(finding.title): "
        + "\(CleanText.line(finding.message)) [\(finding.rule)]"
    default:
      let colour = finding.severity == .error ? palette.bad : palette.doubtful
      return
        "\(place)\(colour)\(finding.severity.rawValue):\(palette.end) \(finding.title): "
        + "\(CleanText.line(finding.message)) [\(finding.rule)]"
    }
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    if !style.isQuiet, !stories.isEmpty { output.line() }
    output.line(verdictLine(summary))
    guard !style.isQuiet else { return }
    tellStories(to: &output)
    tellRequired(summary, to: &output)
    tellUnknown(summary, to: &output)
    tellNotes(summary, to: &output)
    for capture in summary.captures { CaptureText.write(capture, style, to: &output) }
    if style.isVerbose { tellRules(summary, to: &output) }
  }

  private func verdictLine(_ summary: RunSummary) -> String {
    let palette = style.palette
    let counts =
      "\(summary.count(.pass)) held, \(summary.count(.fail)) broke, \(summary.count(.inconclusive)) could not be known, "
      + "\(summary.count(.notExercised)) not exercised, \(summary.count(.notApplicable)) not applicable, 0 waived"
    switch summary.exitCode {
    case 2: return "\(palette.bad)\(palette.strong)COULD NOT CHECK\(palette.end) everything: \(counts)"
    case 1: return "\(palette.bad)\(palette.strong)FAIL\(palette.end): \(counts)"
    case 3 where summary.verdict == .nothingDecided:
      return "\(palette.doubtful)\(palette.strong)NOTHING DECIDED\(palette.end): \(counts)"
    case 3: return "\(palette.doubtful)\(palette.strong)NOT PROVED\(palette.end): \(counts)"
    default:
      let unknown = summary.count(.inconclusive)
      let limit = unknown > 0 ? " with \(unknown) unknown" : ""
      let broken = summary.count(.fail) > 0 ? ", \(summary.count(.fail)) below --fail-on" : ""
      return "\(palette.good)\(palette.strong)PASS\(palette.end)\(limit)\(broken): \(counts)"
    }
  }

  private func tellStories(to output: inout ReportOutput) {
    guard !stories.isEmpty else { return }
    output.line()
    output.line("What broke, in order of time:")
    for finding in stories.sorted(by: Self.precedes) {
      output.line()
      output.line("  \(style.palette.strong)\(finding.title)\(style.palette.end) [\(finding.rule)]")
      for item in finding.evidence.sorted(by: { ($0.time ?? "", $0.line) < ($1.time ?? "", $1.line) }) {
        let time = item.time ?? "(no time)"
        output.line("    \(time)  line \(item.line)  \(CleanText.line(item.text, limit: 160))")
      }
      if let absence = finding.absence, let to = absence.to { output.line("    \(to)  nothing until here") }
      output.line("    → \(CleanText.line(finding.message))")
      if !finding.remediation.isEmpty { output.line("    next: \(CleanText.line(finding.remediation, limit: 600))") }
    }
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let (a, b) = (left.evidence.first, right.evidence.first)
    return (a?.time ?? "", a?.line ?? 0, left.rule) < (b?.time ?? "", b?.line ?? 0, right.rule)
  }

  private func tellRequired(_ summary: RunSummary, to output: inout ReportOutput) {
    guard !summary.undecidedRequired.isEmpty else { return }
    output.line()
    output.line("Required and not decided: \(summary.undecidedRequired.joined(separator: ", "))")
  }

  private func tellUnknown(_ summary: RunSummary, to output: inout ReportOutput) {
    let rules = summary.rules.filter { $0.inconclusive > 0 }
    guard !rules.isEmpty else { return }
    output.line()
    output.line("Could not be known:")
    for reason in InconclusiveReason.allCases {
      let concerned = rules.filter { $0.reasons[reason] != nil }.map(\.id)
      guard !concerned.isEmpty else { continue }
      let shown = concerned.prefix(Self.listLimit).joined(separator: ", ")
      let more = concerned.count > Self.listLimit ? " and \(concerned.count - Self.listLimit) more" : ""
      output.line("  \(style.palette.doubtful)\(reason.rawValue)\(style.palette.end): \(shown)\(more)")
      output.line("    \(reason.advice)")
    }
  }

  private func tellNotes(_ summary: RunSummary, to output: inout ReportOutput) {
    let notes = summary.rules.flatMap { rule in
      rule.notes.sorted { $0.key < $1.key }.map { (rule.id, $0.key, $0.value) }
    }
    guard !notes.isEmpty else { return }
    output.line()
    output.line("Held, with a note:")
    for (rule, note, count) in notes.prefix(Self.listLimit) {
      output.line("  \(rule): \(CleanText.line(note))" + (count > 1 ? " (\(count) times)" : ""))
    }
    if notes.count > Self.listLimit {
      output.line("  and \(notes.count - Self.listLimit) more (--report json lists all)")
    }
  }

  private func tellRules(_ summary: RunSummary, to output: inout ReportOutput) {
    output.line()
    output.line("Rules:")
    for rule in summary.rules {
      output.line(
        "  \(rule.verdict.rawValue)  \(rule.id)  (\(rule.passes) pass, \(rule.fails) fail, "
          + "\(rule.inconclusive) inconclusive, \(rule.cancelled) cancelled)")
    }
  }
}
