import LogCheckModel

/// What broke, told rule by rule in order of time: the lines that show it, what was waited for and until when, what to do next.
struct StoryBook {
  /// What is kept of one rule: its first failures with their lines.
  private struct Story {
    var findings: [Finding]

    var isExperimental: Bool { findings.first?.isExperimental ?? false }
  }

  private let style: ReportStyle
  private var stories: [String: Story] = [:]
  private var isOfSeveralCaptures = false

  /// Failures of one rule that are told: the first at length, the others in a row each.
  private static let failuresPerRule = 3
  private static let storyLimit = 10

  init(_ style: ReportStyle, captures: Int) {
    self.style = style
    isOfSeveralCaptures = captures > 1
  }

  mutating func take(_ finding: Finding) {
    guard finding.verdict == .fail, finding.acceptance == nil else { return }
    var story = stories[finding.rule] ?? Story(findings: [])
    guard story.findings.count < Self.failuresPerRule else { return }
    story.findings.append(finding)
    stories[finding.rule] = story
  }

  func write(_ summary: RunSummary, to output: inout ReportOutput) {
    write(
      summary.rules.filter { $0.verdict == .fail && !$0.isExperimental && !$0.isAccepted },
      "What broke, in order of time", summary, to: &output)
    write(
      summary.rules.filter { $0.verdict == .fail && $0.isExperimental && !$0.isAccepted },
      "Experimental rules that did not hold; they never fail a run", summary, to: &output)
    writeAccepted(summary, to: &output)
    writeLimits(summary, to: &output)
  }

  /// Failures that fail no run, by rule.
  private func writeAccepted(_ summary: RunSummary, to output: inout ReportOutput) {
    let rules = summary.rules.filter { $0.waived + $0.known > 0 }
    guard !rules.isEmpty else { return }
    output.line()
    let names = rules.map { rule in
      let parts = [(rule.waived, "waived"), (rule.known, "known from the baseline")].filter { $0.0 > 0 }
      return "\(CleanText.line(rule.id)) (\(parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")))"
    }
    for row in TextLayout.list(names, after: "Failed and accepted: ") { output.line(row) }
  }

  /// What the platform does not do, where the captures show it: no failures.
  private func writeLimits(_ summary: RunSummary, to output: inout ReportOutput) {
    let limits = summary.circumstances.filter { $0.circumstance.limit != nil }
    guard !limits.isEmpty else { return }
    output.line()
    output.line(
      "\(style.palette.strong)Limits of the platform that were met, which are no failures\(style.palette.end):")
    for (circumstance, count) in limits {
      let place = StoryLine.place(circumstance.event, withCapture: isOfSeveralCaptures)
      let times = count > 1 ? ", \(count) times" : ""
      let limit = CleanText.line(circumstance.limit ?? "", limit: 400)
      for row in TextLayout.prose("\(CleanText.line(circumstance.title)) (\(place)\(times)): \(limit)", after: "  ") {
        output.line(row)
      }
    }
  }

  private func write(_ rules: [RuleSummary], _ heading: String, _ summary: RunSummary, to output: inout ReportOutput) {
    guard !rules.isEmpty else { return }
    let told = rules.filter { stories[$0.id] != nil }.sorted { beginning($0) < beginning($1) }
    let shown = told.prefix(style.isVerbose ? told.count : Self.storyLimit)
    let day = StoryDay(shown.flatMap { rule in stories[rule.id]?.findings ?? [] })
    output.line()
    output.line("\(style.palette.strong)\(heading)\(style.palette.end)\(day.note):")
    for (number, rule) in shown.enumerated() {
      guard let story = stories[rule.id] else { continue }
      output.line()
      write(story, of: rule, number + 1, day, summary, to: &output)
    }
    let ids = Set(shown.map(\.id))
    let others = rules.filter { !ids.contains($0.id) }
    guard !others.isEmpty else { return }
    output.line()
    let names = others.map { "\(CleanText.line($0.id))\($0.fails > 1 ? " (\($0.fails) times)" : "")" }
    for row in TextLayout.list(names, after: "Also failed: ") { output.line(row) }
  }

  /// Where a rule's story begins: the time first, then the place.
  private func beginning(_ rule: RuleSummary) -> (String, Int, String) {
    let (time, line) = stories[rule.id]?.findings.map(StoryLine.beginning).min { $0 < $1 } ?? ("", 0)
    return (time, line, rule.id)
  }

  private func write(
    _ story: Story, of rule: RuleSummary, _ number: Int, _ day: StoryDay, _ summary: RunSummary,
    to output: inout ReportOutput
  ) {
    let findings = story.findings.sorted { StoryLine.beginning($0) < StoryLine.beginning($1) }
    guard let first = findings.first else { return }
    let palette = style.palette
    let colour = rule.isExperimental ? palette.faint : rule.severity == .error ? palette.bad : palette.doubtful
    let times = rule.fails > 1 ? ", \(rule.fails) times" : ""
    let label = "\(number). \(rule.isExperimental ? "experimental" : rule.severity.rawValue)\(times):"
    let title = TextLayout.prose(
      "\(CleanText.line(rule.title)) [\(CleanText.line(rule.id))]", after: label + " ", indent: 3)
    output.line(colour + label + palette.end + (title.first ?? "").dropFirst(label.count))
    for row in title.dropFirst() { output.line(row) }
    for row in StoryLine.rows(first, day, withCapture: isOfSeveralCaptures, style) { output.line(row) }
    for row in TextLayout.prose(CleanText.line(first.message, limit: 400), after: "   why:   ") { output.line(row) }
    if let near = StoryAside.nearest(to: first, summary, day, withCapture: isOfSeveralCaptures) {
      for row in TextLayout.prose(near, after: "   near:  ") { output.line(row) }
    }
    for circumstance in first.circumstances {
      let also = StoryAside.meanwhile(circumstance, day, withCapture: isOfSeveralCaptures)
      for row in TextLayout.prose(also, after: "   also:  ") { output.line(row) }
    }
    for finding in findings.dropFirst() {
      let again = StoryLine.brief(finding, day, withCapture: isOfSeveralCaptures)
      for row in TextLayout.prose(again, after: "   again: ") { output.line(row) }
    }
    if rule.fails > findings.count { output.line("   and \(rule.fails - findings.count) more") }
    guard !first.remediation.isEmpty else { return }
    for row in TextLayout.prose(CleanText.line(first.remediation, limit: 600), after: "   next:  ") { output.line(row) }
  }
}
