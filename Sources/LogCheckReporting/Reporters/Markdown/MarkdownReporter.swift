import LogCheckModel

extension ReportFormat {
  package static let markdown = ReportFormat(
    id: "markdown", summary: "a page for job summaries and merge requests: the verdict, what broke, what is open"
  ) { MarkdownReporter($0) }
}

/// Written at the end, below 900 KiB. Its wording may change in any release.
struct MarkdownReporter: Reporter {
  private let style: ReportStyle
  private var order = FailureOrder()
  private var failures = FirstFailures(perRule: Self.failuresPerRule)
  private var failOn = Severity.error
  private var isOfSeveralCaptures = false
  private var rulePages: RulePages?

  private static let failuresPerRule = 3
  private static let linesShown = 20
  /// Bytes that are not spent on lines of logs.
  private static let roomForTheRest = 400 << 10

  init(_ style: ReportStyle) { self.style = style }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    failOn = run.failOn
    rulePages = run.rulePages
    isOfSeveralCaptures = run.inputs.count > 1
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    order.take(finding)
    failures.take(finding)
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    var page = MarkdownPage()
    page.heading("dnp-logcheck: \(word(summary))", level: 1)
    page.paragraph(sentence(summary))
    page.paragraph(VerdictText(summary: summary, failOn: failOn, palette: .plain).line)
    MarkdownParts(summary).write(to: &page)
    writeChecklist(summary, to: &page)
    writeBroken(summary, to: &page)
    writeOpen(summary, to: &page)
    MarkdownCaptures.write(summary, to: &page)
    page.end()
    output.write(page.text)
  }

  private func word(_ summary: RunSummary) -> String {
    if summary.exitCode == 2, summary.verdict != .fail { return "could not be checked" }
    return switch summary.verdict {
    case .fail: "failed"
    case .nothingDecided: "nothing decided"
    case .inconclusive: "not proved"
    case .pass: "passed"
    }
  }

  private func sentence(_ summary: RunSummary) -> String {
    var parts: [String] = []
    let unread = summary.captures.count { $0.problem != nil }
    if unread > 0 {
      parts.append(
        "Of \(TextLayout.counted(summary.captures.count, "capture")), \(unread) could not be read to the end.")
    }
    switch summary.verdict {
    case .fail:
      let failure = summary.failure(failOn)
      parts.append(failure.prefix(1).uppercased() + failure.dropFirst() + ".")
    case .nothingDecided: parts.append("The captures hold nothing from which a rule could be decided.")
    case .inconclusive: parts.append("Nothing failed, and what had to be shown was not shown.")
    case .pass:
      parts.append("Nothing failed that fails a run, and \(summary.count(.pass)) rules were shown to hold.")
    }
    return parts.joined(separator: " ")
  }

  private func writeChecklist(_ summary: RunSummary, to page: inout MarkdownPage) {
    let list = ChecklistRows(summary, isBrief: true)
    guard !list.rows.isEmpty else { return }
    page.heading("Checklist" + list.day)
    page.items(
      list.rows.map { "\($0.isStep ? "  " : "")- \($0.state.sign) \(MarkdownText.prose($0.text, limit: 600))\n" },
      what: "steps of the checklist")
    if let rest = list.rest { page.items(["- \(rest)\n"], what: "remarks") }
  }

  // MARK: What broke

  private func writeBroken(_ summary: RunSummary, to page: inout MarkdownPage) {
    let numbers = order.numbers(of: summary.rules, isOfStream: style.isOfStream)
    let rules = summary.rules.compactMap { rule in numbers[rule.id].map { (rule: rule, number: $0) } }
      .sorted { $0.number < $1.number }
    let accepted = summary.rules.filter { $0.waived + $0.known > 0 }
    if !rules.isEmpty {
      page.heading("What broke")
      page.table(
        ["", "What", "What the log shows", "Where", "Next step"],
        rules.map { row($0.rule, $0.number) }, what: "lines about broken rules")
      page.heading("The lines that show it")
      page.items(
        rules.compactMap { story(of: $0.rule, $0.number, summary) }, what: "rules with the lines that show it",
        leaving: Self.roomForTheRest)
    }
    if !accepted.isEmpty {
      page.heading("Failed and accepted")
      page.table(
        ["Rule", "Waived", "Known from the baseline"],
        accepted.map { [name($0.id), "\($0.waived)", "\($0.known)"] }, what: "accepted rules")
    }
  }

  private func row(_ rule: RuleSummary, _ number: Int) -> [String] {
    let first = failures.of(rule.id).first
    let times = rule.fails > 1 ? ", \(rule.fails) times" : ""
    let severity = rule.isExperimental ? "experimental" : rule.severity.rawValue
    return [
      "\(number) \(severity)\(times)", "\(MarkdownText.prose(rule.title)) \(name(rule.id))",
      MarkdownText.prose(first?.message ?? "", limit: 400), first?.position.map(position) ?? "",
      MarkdownText.prose(first?.remediation ?? "", limit: 600),
    ]
  }

  /// The id of a rule, as a link where the project names a page for it. ``RulePages`` lets nothing of Markdown into an address.
  private func name(_ rule: String) -> String {
    let name = MarkdownText.name(rule)
    return rulePages.map { "[\(name)](\($0.address(of: rule)))" } ?? name
  }

  private func position(_ item: FindingEvidence) -> String { "\(MarkdownText.name(item.capture)) line \(item.line)" }

  private func story(of rule: RuleSummary, _ number: Int, _ summary: RunSummary) -> String? {
    let findings = failures.of(rule.id)
    guard !findings.isEmpty else { return nil }
    let day = StoryDay([])
    var text = "**\(number)** \(name(rule.id))\n\n"
    for finding in findings { text += block(finding, summary, day) + "\n" }
    if rule.fails > findings.count {
      text += "and \(rule.fails - findings.count) more\(failures.days(of: rule.id))\n\n"
    }
    return text
  }

  private func block(_ finding: Finding, _ summary: RunSummary, _ day: StoryDay) -> String {
    let lines = StoryLine.plain(finding, withCapture: isOfSeveralCaptures)
    // No line begins with untrusted text: some readers take a line that begins with a slash for a command.
    var rows = lines.prefix(Self.linesShown).map { line in
      let time = line.time.map { CleanText.line($0) }
      let position = isOfSeveralCaptures && !line.position.isEmpty ? "at \(line.position)" : line.position
      return ([position.isEmpty ? "--" : position] + [time].compactMap(\.self) + [line.text]).joined(separator: "  ")
    }
    if lines.count > Self.linesShown { rows.append("and \(lines.count - Self.linesShown) more lines") }
    rows.append("why: \(CleanText.line(finding.message, limit: 400))")
    if let near = StoryAside.nearest(to: finding, summary, day, withCapture: isOfSeveralCaptures) {
      rows.append("near: \(near)")
    }
    rows += finding.circumstances.map { "also: " + StoryAside.meanwhile($0, day, withCapture: isOfSeveralCaptures) }
    return MarkdownText.fence(rows)
  }

  // MARK: What is open

  private func writeOpen(_ summary: RunSummary, to page: inout MarkdownPage) {
    let rules = summary.rules.filter { $0.verdict == .inconclusive }
    if !rules.isEmpty {
      page.heading("What could not be known")
      page.table(
        ["Reason", "What it means, and what would help", "Rules"],
        InconclusiveReason.allCases.compactMap { reason in
          let concerned = rules.filter { $0.reasons[reason] != nil }.map { MarkdownText.name($0.id) }
          guard !concerned.isEmpty else { return nil }
          return [reason.rawValue, MarkdownText.prose(reason.advice, limit: 400), concerned.joined(separator: ", ")]
        }, what: "reasons")
    }
    if !summary.undecidedRequired.isEmpty {
      page.heading("Required, but not decided")
      page.items(
        summary.undecidedRequired.map { id in
          let profile = summary.requiringProfiles[id].map { ", required by profile \(MarkdownText.name($0))" } ?? ""
          return "- \(MarkdownText.name(id))\(profile)\n"
        }, what: "required rules")
    }
    var notes: [String: [String]] = [:]
    for rule in summary.rules { for note in rule.notes.keys { notes[note, default: []].append(rule.id) } }
    guard !notes.isEmpty else { return }
    page.heading("Passed, with a note")
    page.table(
      ["Note", "Rules"],
      notes.sorted { $0.key < $1.key }.map {
        [MarkdownText.prose($0.key), $0.value.map(MarkdownText.name).joined(separator: ", ")]
      }, what: "notes")
  }
}
