package import LogCheckModel

/// One thing that a run was to show, as formats for test results have it: that a capture could be read, that something
/// was decided, that a rule held. All texts are clean lines.
///
/// Some check is `failed` or `broken` exactly where the exit code is not 0.
package struct RunCheck: Sendable {
  package enum Outcome: Sendable, Hashable {
    case passed
    /// A rule broke; the kind of trouble as one word with hyphens.
    case failed(kind: String)
    /// It could not be found out, and had to be.
    case broken(kind: String)
    /// It broke and fails nothing.
    case excused
    /// Nothing is known of it, and the user did not require it.
    case skipped
  }

  /// Its group: ``runArea``, or the area of its rule.
  package let area: String
  /// The rule's id; `nil` for a check of the run itself.
  package var rule: String?
  package let title: String
  package let outcome: Outcome
  /// The message about the outcome; empty only if it passed.
  package let message: String
  package var severity: Severity?
  /// The position to inspect first.
  package var position: FindingEvidence?
  /// True if its rule had no occasion in the captures, or is not for them.
  package var isWithoutOccasion = false
  /// The rest of the story, line by line, without title and message.
  package var story: [String] = []

  /// Id and title in one.
  package var name: String { rule.map { "\($0) \(title)" } ?? title }

  /// The name by which formats know it: that of its rule, or one of the run itself.
  package var id: String {
    if let rule { return rule }
    if case .broken(let kind) = outcome { return "run-" + kind }
    return "run"
  }

  /// The area of the checks that are of no rule.
  package static let runArea = "run"

  /// The number of findings of one rule that are written in full, as in the text report.
  private static let findingLimit = 10
  private static let lineLimit = 20
}

extension CollectedRun {
  /// The checks of the run itself, then those of the rules by area. Never empty.
  package var checks: [RunCheck] {
    summary.captures.map(check) + [checkOfTool, checkOfVerdict, checkOfProof] + summary.outcomeChecks
      + areas.flatMap { area in area.rules.map { RunCheck($0, failOn: header.failOn) } }
  }

  private func check(_ capture: CaptureSummary) -> RunCheck {
    let title = CleanText.line(capture.path, limit: 1000) + " can be read"
    guard let problem = capture.problem else {
      return RunCheck(area: RunCheck.runArea, title: title, outcome: .passed, message: "")
    }
    // What is no log at all decides nothing and stops nothing.
    return RunCheck(
      area: RunCheck.runArea, title: title,
      outcome: summary.exitCode == 2 ? .broken(kind: "unreadable-capture") : .skipped,
      message: "could not be read: " + CleanText.line(problem, limit: 600))
  }

  private var checkOfTool: RunCheck {
    let title = "the tool could do its work"
    let errors = summary.diagnostics.filter { $0.severity == .error }
      .map { CleanText.line($0.message, limit: 600) }
    guard summary.exitCode == 2, summary.captures.allSatisfy({ $0.problem == nil }) else {
      return RunCheck(area: RunCheck.runArea, title: title, outcome: .passed, message: "")
    }
    return RunCheck(
      area: RunCheck.runArea, title: title, outcome: .broken(kind: "tool-trouble"),
      message: errors.first ?? "something could not be read", story: Array(errors.dropFirst()))
  }

  /// Whatever leaves a run open also fails a check, so that no report is green where the exit code is not.
  private var checkOfProof: RunCheck {
    let title = "what the captures show is proved"
    guard summary.verdict == .inconclusive, summary.exitCode != 0 else {
      return RunCheck(area: RunCheck.runArea, title: title, outcome: .passed, message: "")
    }
    return RunCheck(
      area: RunCheck.runArea, title: title, outcome: .broken(kind: "not-proved"),
      message: VerdictText(summary: summary, failOn: header.failOn, palette: .plain).headline)
  }

  /// The checks of the run as a whole that are not passed.
  package var troubles: [RunCheck] {
    ([checkOfVerdict, checkOfProof] + summary.outcomeChecks).filter { check in
      switch check.outcome {
      case .failed, .broken, .excused: true
      case .passed, .skipped: false
      }
    }
  }

  private var checkOfVerdict: RunCheck {
    let title = "the captures decide something"
    guard summary.verdict == .nothingDecided else {
      return RunCheck(area: RunCheck.runArea, title: title, outcome: .passed, message: "")
    }
    return RunCheck(
      area: RunCheck.runArea, title: title, outcome: .broken(kind: "nothing-decided"),
      message: "nothing was decided: no rule passed or failed on what these captures hold")
  }
}

extension RunCheck {
  fileprivate init(_ rule: CollectedRule, failOn: Severity) {
    let summary = rule.summary
    let first = rule.findings.first?.finding
    let reason = rule.reason(failOn: failOn)
    let outcome: Outcome
    let message: String
    switch rule.ending {
    case .held:
      (outcome, message) = (.passed, "")
    case .broke:
      let isMissing = first?.verdict == .fail && first?.absence != nil
      outcome = .failed(kind: isMissing ? "missing-event" : "broken-rule")
      message = Self.message(of: rule)
    case _ where rule.isOwed:
      (outcome, message) = (.broken(kind: "not-decided"), rule.owedWords + "; " + reason)
    case .accepted, .brokeOnTrial, .brokeBelowLimit:
      (outcome, message) = (.excused, reason)
    case .inconclusive, .notExercised, .notApplicable:
      (outcome, message) = (.skipped, reason)
    }
    self.init(
      area: CleanText.line(summary.area), rule: CleanText.line(summary.id), title: CleanText.line(summary.title),
      outcome: outcome, message: message)
    severity = summary.severity
    isWithoutOccasion = outcome == .skipped && [.notExercised, .notApplicable].contains(rule.ending)
    position = rule.ending == .broke || rule.ending.isExcused ? first?.position : nil
    story = Self.story(of: rule)
  }

  private static func message(of rule: CollectedRule) -> String {
    let times = rule.summary.fails > 1 ? " (\(rule.summary.fails) failures)" : ""
    guard let first = rule.findings.first?.finding, !first.message.isEmpty else { return "it failed" + times }
    return CleanText.line(first.message, limit: 600) + times
  }

  private static func story(of rule: CollectedRule) -> [String] {
    let notes = rule.summary.notes.sorted { $0.key < $1.key }
    var rows = notes.map { "note: \(CleanText.line($0.key))" + ($0.value > 1 ? " (\($0.value) times)" : "") }
    guard rule.ending == .broke || rule.ending.isExcused else { return rows }
    let failures = rule.findings.map(\.finding).filter { $0.verdict == .fail }
    let reported = failures.prefix(findingLimit)
    for (index, finding) in reported.enumerated() {
      // The first failure of a broken rule is its message.
      if index > 0 || rule.ending != .broke { rows.append("happened: " + CleanText.line(finding.message, limit: 600)) }
      rows += self.rows(finding)
    }
    if rule.summary.fails > reported.count { rows.append("and \(rule.summary.fails - reported.count) more failures") }
    let next = failures.first?.remediation ?? rule.summary.remediation
    if !next.isEmpty { rows.append("next: " + CleanText.line(next, limit: 1000)) }
    return rows
  }

  private static func rows(_ finding: Finding) -> [String] {
    var rows: [String] = []
    if let acceptance = finding.acceptance { rows.append("accepted: " + acceptance.words) }
    let evidence = StoryLine.sorted(finding.evidence)
    rows += evidence.prefix(lineLimit).map(row)
    if evidence.count > lineLimit { rows.append("and \(evidence.count - lineLimit) more lines") }
    if let absence = finding.absence, absence.from != nil || absence.to != nil {
      let from = absence.from.map { CleanText.line($0) } ?? "an unknown time"
      let to = absence.to.map { CleanText.line($0) } ?? "the end"
      rows.append("waited: from \(from) to \(to), in vain")
    }
    if let nearest = finding.nearest { rows.append("nearest: " + row(nearest.event)) }
    for circumstance in finding.circumstances {
      let limit = circumstance.limit.map { "; a limit of the platform: \(CleanText.line($0))" } ?? ""
      rows.append("also: \(CleanText.line(circumstance.title))\(limit); " + row(circumstance.event))
    }
    return rows
  }

  /// A line of a capture in one line that begins with its position, as editors know it.
  private static func row(_ item: FindingEvidence) -> String {
    let time = item.time.map { CleanText.line($0) + ": " } ?? ""
    let text = LineText.shown(item.text, message: item.message, omitted: item.omittedBytes, limit: 240)
    return "\(CleanText.path(item.capture)):\(item.line): \(time)\(CleanText.line(item.event)): \(text)"
  }
}
