import LogCheckModel

extension ReportFormat {
  package static let github = ReportFormat(
    id: "github", summary: "annotations for GitHub Actions: the verdict, then what broke, worst first"
  ) { _ in GitHubReporter() }
}

/// One annotation a rule, written at the end, since only then it is known what is worst: a step shows ten of each level and drops
/// the others without a word.
struct GitHubReporter: Reporter {
  private var failures = FirstFailures(perRule: 1 + Self.laterShown)
  private var failOn = Severity.error
  private var isOfSeveralCaptures = false

  private static let perLevel = 9
  private static let linesShown = 8
  /// The number of later failures whose positions are named.
  private static let laterShown = 12
  private static let tool = "dnp-logcheck"

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    failOn = run.failOn
    isOfSeveralCaptures = run.inputs.count > 1
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) { failures.take(finding) }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    let verdict = verdict(summary)
    output.line(verdict.text)
    let others =
      unread(summary) + outcomes(summary) + required(summary) + broken(summary) + unknown(summary) + warned(summary)
    for level in WorkflowCommand.Level.allCases {
      let room = Self.perLevel - (level == verdict.level ? 1 : 0)
      let commands = others.filter { $0.level == level }
      for command in commands.prefix(room) { output.line(command.text) }
      let rest = commands.dropFirst(room)
      guard !rest.isEmpty else { continue }
      let titles = rest.map { CleanText.line($0.title, limit: 80) }
      output.line(
        WorkflowCommand(
          level: level, title: Self.tool,
          rows: ["and \(rest.count) more, which the other reports list:"] + titles
        ).text)
    }
  }

  private func verdict(_ summary: RunSummary) -> WorkflowCommand {
    WorkflowCommand(
      level: summary.exitCode == 0 ? .notice : .error, title: Self.tool,
      rows: [VerdictText(summary: summary, failOn: failOn, palette: .plain).line])
  }

  private func outcomes(_ summary: RunSummary) -> [WorkflowCommand] {
    summary.outcomeChecks.compactMap { check in
      let level: WorkflowCommand.Level
      switch check.outcome {
      case .passed, .skipped: return nil
      case .excused: level = .notice
      case .failed, .broken: level = .error
      }
      return WorkflowCommand(
        level: level, file: check.position.map(\.capture).flatMap(Self.file), line: check.position?.line,
        title: check.title, rows: [check.message] + check.story)
    }
  }

  private func unread(_ summary: RunSummary) -> [WorkflowCommand] {
    let captures = summary.captures.filter { $0.problem != nil }
    let reported = captures.map { capture in
      WorkflowCommand(
        level: .error, file: Self.file(capture.path),
        title: capture.lines == 0 ? "a capture could not be read" : "a capture could not be read to its end",
        rows: [CleanText.line("\(capture.path): \(capture.problem ?? "")", limit: 360)])
    }
    let others = summary.diagnostics.filter { item in
      item.severity == .error && !captures.contains { item.message.hasPrefix($0.path) }
    }
    return reported + others.map { command($0, .error) }
  }

  private func warned(_ summary: RunSummary) -> [WorkflowCommand] {
    summary.diagnostics.filter { $0.severity == .warning }.map { command($0, .warning) }
  }

  private func command(_ item: Diagnostic, _ level: WorkflowCommand.Level) -> WorkflowCommand {
    WorkflowCommand(
      level: level, file: item.mark.map(\.file).flatMap(Self.file), line: item.mark?.line,
      title: "\(Self.tool) \(item.code)",
      rows: [CleanText.line(item.message, limit: 240)] + [item.hint].compactMap { $0.map { CleanText.line($0) } })
  }

  private func required(_ summary: RunSummary) -> [WorkflowCommand] {
    guard !summary.undecidedRequired.isEmpty else { return [] }
    return [
      WorkflowCommand(
        level: .error, title: "required, but not decided",
        rows: summary.undecidedRequired.map { id in
          let profile = summary.requiringProfiles[id].map { " (required by profile \($0))" } ?? ""
          return CleanText.line(id + profile, limit: 200)
        })
    ]
  }

  private func broken(_ summary: RunSummary) -> [WorkflowCommand] {
    failures.sorted(summary.rules.filter { $0.verdict == .fail && !$0.isAccepted }).map { rule in
      let finding = failures.of(rule.id).first
      let level: WorkflowCommand.Level =
        rule.isExperimental || rule.severity == .note ? .notice : rule.severity == .error ? .error : .warning
      let position = finding?.position
      return WorkflowCommand(
        level: level, file: position.flatMap { Self.file($0.capture) }, line: position?.line,
        title: rule.isExperimental ? "experimental: \(rule.title)" : rule.title,
        rows: rows(finding, of: rule, summary))
    }
  }

  private func rows(_ finding: Finding?, of rule: RuleSummary, _ summary: RunSummary) -> [String] {
    let accepted = rule.waived + rule.known
    let times =
      rule.fails > 1
      ? ", failed \(rule.fails) times" + (accepted > 0 ? ", \(accepted) of them accepted" : "") : ""
    var rows = [CleanText.line("\(finding?.message ?? "failed") [\(rule.id)]", limit: 240) + times]
    guard let finding else { return rows }
    let day = StoryDay([])
    let lines = StoryLine.plain(finding, withCapture: isOfSeveralCaptures)
    rows += lines.prefix(Self.linesShown).map { line in
      [line.position, line.time.map { CleanText.line($0) } ?? "", line.text].filter { !$0.isEmpty }.joined(
        separator: "  ")
    }
    if lines.count > Self.linesShown { rows.append("and \(lines.count - Self.linesShown) more lines") }
    if let near = StoryAside.nearest(to: finding, summary, day, withCapture: isOfSeveralCaptures) {
      rows.append("near: \(near)")
    }
    rows += finding.circumstances.map {
      "also: " + StoryAside.meanwhile($0, day, withCapture: isOfSeveralCaptures)
    }
    if !finding.remediation.isEmpty { rows.append("next: " + CleanText.line(finding.remediation, limit: 300)) }
    if let later = later(of: rule) { rows.append(later) }
    return rows
  }

  /// The positions at which the rule failed again; it has no annotation for each.
  private func later(of rule: RuleSummary) -> String? {
    let count = rule.fails - rule.waived - rule.known - 1
    guard count > 0 else { return nil }
    var positions: [String] = []
    var named = 0
    for position in failures.of(rule.id).dropFirst().compactMap(\.position) {
      named += 1
      let words = StoryLine.position(position, withCapture: isOfSeveralCaptures)
      if !positions.contains(words) { positions.append(words) }
    }
    if count > named { positions.append(named == 0 ? TextLayout.counted(count, "time") : "\(count - named) more") }
    let last = positions.removeLast()
    return "again: " + (positions.isEmpty ? last : positions.joined(separator: ", ") + " and " + last)
  }

  /// The reasons why the run was not decided, if it was not.
  private func unknown(_ summary: RunSummary) -> [WorkflowCommand] {
    guard summary.exitCode == 3 else { return [] }
    let empty = summary.captures.filter { $0.events == 0 && $0.problem == nil }.map { capture in
      WorkflowCommand(
        level: .warning, file: Self.file(capture.path), title: "no event of the plugin is in the capture",
        rows: [CleanText.line(capture.path) + ": " + capture.emptyWords])
    }
    let rules = summary.rules.filter { $0.verdict == .inconclusive }
    return empty
      + InconclusiveReason.allCases.compactMap { reason in
        let concerned = rules.filter { $0.reasons[reason] != nil }.map { CleanText.line($0.id, limit: 80) }
        guard !concerned.isEmpty else { return nil }
        return WorkflowCommand(
          level: .warning, title: "not known: \(reason.rawValue)",
          rows: [reason.advice] + concerned)
      }
  }

  /// A file as the runner expects it, relative to its working folder; `nil` for standard input.
  private static func file(_ path: String) -> String? {
    guard path != "<stdin>", path != "-", !path.isEmpty else { return nil }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
