import LogCheckModel

/// The broken rules, in order of time: the lines that show it, the awaited event and its deadline, the next step.
///
/// Rules whose first failure is at the same line are one block, and later failures of a rule are counted with their days.
struct StoryBook {
  /// The stored parts of one rule: its first failures with their lines, and the days of all.
  private struct Story {
    var findings: [Finding] = []
    var days: Set<String> = []
  }

  private let style: ReportStyle
  private var stories: [String: Story] = [:]
  private(set) var order = FailureOrder()
  private var isOfSeveralCaptures = false
  private var printed = 0

  /// Failures of one rule that are printed: the first at length, the others in a line each.
  private static let failuresPerRule = FailureOrder.failuresPerRule
  private static let blockLimit = 10
  /// Limits of the platform that are named without `-v`.
  private static let limitsShown = 3
  /// Days that are counted for a rule.
  private static let dayLimit = 1000

  init(_ style: ReportStyle, captures: Int) {
    self.style = style
    isOfSeveralCaptures = captures > 1
  }

  mutating func take(_ finding: Finding) {
    guard finding.verdict == .fail, finding.acceptance == nil else { return }
    order.take(finding)
    var story = stories.removeValue(forKey: finding.rule) ?? Story()
    if let day = StoryLine.beginning(finding).0.split(separator: "T").first, story.days.count < Self.dayLimit {
      story.days.insert(String(day))
    }
    if story.findings.count < Self.failuresPerRule { story.findings.append(finding) }
    stories[finding.rule] = story
  }

  /// Prints a failure as soon as it is decided: the first of a rule at length, a later one in a line.
  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    guard finding.verdict == .fail, finding.acceptance == nil else { return }
    let day = StoryDay([finding])
    guard let count = stories[finding.rule]?.findings.count, count == 1 else {
      let brief = "\(StoryLine.brief(finding, day, withCapture: isOfSeveralCaptures)) [\(CleanText.line(finding.rule))]"
      for line in style.layout.prose(brief, after: "again: ") { output.line(line) }
      return
    }
    if printed > 0 { output.line() }
    printed += 1
    writeTitle(finding, number: printed, times: 1, to: &output)
    writeBody(finding, day, nil, to: &output)
    writeNext(finding, to: &output)
  }

  /// Prints a failure that the profile of the capture may still take back, in a line: it is printed at length once it is certain.
  func preview(_ finding: Finding, to output: inout ReportOutput) {
    let brief = StoryLine.brief(finding, StoryDay([finding]), withCapture: isOfSeveralCaptures)
    let text = "\(brief) [\(CleanText.line(finding.rule))]; \(Self.preliminary(finding))"
    for line in style.layout.prose(text, after: "preliminary: ") { output.line(line) }
  }

  /// The words for what makes a preliminary failure certain.
  static func preliminary(_ finding: Finding) -> String {
    "counts if \(CleanText.line(finding.condition ?? "")), which --profile says at once and the end of the capture at last"
  }

  func write(_ summary: RunSummary, to output: inout ReportOutput) {
    if !style.isLive {
      write(
        summary.rules.filter { $0.verdict == .fail && !$0.isExperimental && !$0.isAccepted },
        "What broke, in order of time", summary, to: &output)
      write(
        summary.rules.filter { $0.verdict == .fail && $0.isExperimental && !$0.isAccepted },
        "Experimental rules that did not hold; they never fail a run", summary, to: &output)
    }
    writeAccepted(summary, to: &output)
    writeLimits(summary, to: &output)
  }

  /// Failures that fail no run, by rule.
  func writeAccepted(_ summary: RunSummary, to output: inout ReportOutput) {
    let rules = summary.rules.filter { $0.waived + $0.known > 0 }
    let notifications = OutcomeQuestion.allCases.compactMap { question -> String? in
      let count = summary.outcomes.waived(question)
      return count > 0 ? "\(question.rawValue) (\(count) waived)" : nil
    }
    guard !rules.isEmpty || !notifications.isEmpty else { return }
    output.line()
    let names =
      notifications
      + rules.map { rule in
        let parts = [(rule.waived, "waived"), (rule.known, "known from the baseline")].filter { $0.0 > 0 }
        return "\(CleanText.line(rule.id)) (\(parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")))"
      }
    for line in style.layout.list(names, after: "Failed and accepted: ") { output.line(line) }
  }

  /// The limits of the platform that the captures show: not failures. Without `-v` those that no cause names, in one sentence.
  func writeLimits(_ summary: RunSummary, to output: inout ReportOutput) {
    let all = PlatformLimits(summary).items
    let items = style.isVerbose ? all : all.filter { !$0.isCause }
    guard !items.isEmpty else { return }
    output.line()
    if style.isVerbose {
      output.line(
        "\(style.palette.strong)Limits of the platform that were met, which are no failures\(style.palette.end):")
      for item in items {
        let text = "\(CleanText.line(item.title)) (\(item.position)): \(CleanText.line(item.limit, limit: 400))"
        for line in style.layout.prose(text, after: "  ") { output.line(line) }
      }
      return
    }
    let named = items.prefix(Self.limitsShown).map { "\(CleanText.line($0.title)) (\($0.position))" }
    let more = items.count - named.count
    let text = named.joined(separator: "; ") + (more > 0 ? "; \(more) more" : "") + "; no failures (-v says why)"
    for line in style.layout.prose(text, after: "Limits of the platform: ", indent: 2) { output.line(line) }
  }

  private func write(_ rules: [RuleSummary], _ heading: String, _ summary: RunSummary, to output: inout ReportOutput) {
    guard !rules.isEmpty else { return }
    let blocks = order.blocks(of: rules)
    let numbers = order.numbers(of: summary.rules, isOfStream: false)
    let shown = blocks.prefix(style.isVerbose ? blocks.count : Self.blockLimit)
    let day = StoryDay(shown.flatMap { block in block.rules.prefix(1).flatMap { stories[$0.id]?.findings ?? [] } })
    output.line()
    output.line("\(style.palette.strong)\(heading)\(style.palette.end)\(day.note):")
    let causes = CausesOfFindings(summary)
    for block in shown {
      output.line()
      write(block, numbers, day, summary, causes, to: &output)
    }
    let ids = Set(shown.flatMap { $0.rules.map(\.id) })
    let others = rules.filter { !ids.contains($0.id) }
    guard !others.isEmpty else { return }
    output.line()
    let names = others.map { "\(CleanText.line($0.id))\($0.fails > 1 ? " (\($0.fails) times)" : "")" }
    for line in style.layout.list(names, after: "Also failed: ") { output.line(line) }
  }

  private func write(
    _ block: FailureOrder.Block, _ numbers: [String: Int], _ day: StoryDay, _ summary: RunSummary,
    _ causes: CausesOfFindings, to output: inout ReportOutput
  ) {
    guard let rule = block.rules.first, let story = stories[rule.id] else { return }
    let findings = story.findings.sorted { StoryLine.beginning($0) < StoryLine.beginning($1) }
    guard let first = findings.first else { return }
    writeTitle(first, number: numbers[rule.id] ?? 0, times: rule.fails, to: &output)
    writeBody(first, day, summary, to: &output)
    if let cause = causes.cause(of: first) {
      for line in style.layout.prose(cause, after: "   part of: ") { output.line(line) }
    }
    if rule.fails > Self.failuresPerRule {
      let days = story.days.sorted()
      var again = "   again: \(rule.fails - 1) times"
      if days.count > 1, let first = days.first, let last = days.last {
        again += ", on \(days.count) days from \(CleanText.line(first)) to \(CleanText.line(last))"
      }
      output.line(again)
    } else {
      for finding in findings.dropFirst() {
        let again = StoryLine.brief(finding, day, withCapture: isOfSeveralCaptures)
        for line in style.layout.prose(again, after: "   again: ") { output.line(line) }
      }
    }
    writeNext(first, to: &output)
    let others = block.rules.dropFirst()
    guard !others.isEmpty else { return }
    output.line("   The same line also breaks:")
    for other in others {
      let text = "\(CleanText.line(other.title)) [\(CleanText.line(other.id))]"
      for line in style.layout.prose(text, after: "   \(numbers[other.id] ?? 0). ") {
        output.line(line)
      }
    }
  }

  private func writeTitle(_ finding: Finding, number: Int, times: Int, to output: inout ReportOutput) {
    let palette = style.palette
    let colour = finding.isExperimental ? palette.faint : finding.severity == .error ? palette.bad : palette.doubtful
    let count = times > 1 ? ", \(times) times" : ""
    let label = "\(number). \(finding.isExperimental ? "experimental" : finding.severity.rawValue)\(count):"
    let title = style.layout.prose(
      "\(CleanText.line(finding.title)) [\(CleanText.line(finding.rule))]", after: label + " ", indent: 3)
    output.line(colour + label + palette.end + (title.first ?? "").dropFirst(label.count))
    for line in title.dropFirst() { output.line(line) }
  }

  private func writeBody(_ finding: Finding, _ day: StoryDay, _ summary: RunSummary?, to output: inout ReportOutput) {
    for line in StoryLine.rows(finding, day, withCapture: isOfSeveralCaptures, style) { output.line(line) }
    for line in style.layout.prose(CleanText.line(finding.message, limit: 400), after: "   why:   ") {
      output.line(line)
    }
    if let near = StoryAside.nearest(to: finding, summary, day, withCapture: isOfSeveralCaptures) {
      for line in style.layout.prose(near, after: "   near:  ") { output.line(line) }
    }
    for circumstance in finding.circumstances {
      let also = StoryAside.meanwhile(circumstance, day, withCapture: isOfSeveralCaptures)
      for line in style.layout.prose(also, after: "   also:  ") { output.line(line) }
    }
  }

  private func writeNext(_ finding: Finding, to output: inout ReportOutput) {
    guard !finding.remediation.isEmpty else { return }
    for line in style.layout.prose(CleanText.line(finding.remediation, limit: 600), after: "   next:  ") {
      output.line(line)
    }
  }
}
