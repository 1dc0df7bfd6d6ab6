package import LogCheckReporting
import LogCheckResults

/// The findings of a history as text for people.
package struct HistoryText {
  private let analysis: HistoryAnalysis
  private let findings: [HistoryFinding]
  private let layout: TextLayout
  /// The file as it was named.
  private let file: String

  /// Rules whose nights are listed.
  private static let rulesListed = 40

  package init(_ analysis: HistoryAnalysis, _ findings: [HistoryFinding], file: String, _ layout: TextLayout) {
    self.analysis = analysis
    self.findings = findings
    self.file = file
    self.layout = layout
  }

  package var text: String {
    // Without a night nothing is known, neither good nor bad.
    guard !analysis.nights.nights.isEmpty else { return head.map { $0 + "\n" }.joined() }
    let headline = HistoryHeadline(analysis, findings).sentence
    var lines = layout.prose(CleanText.line(headline, limit: 400) + ".", after: "") + head + notifications
    let alarms = findings.count(where: \.isAlarm)
    if alarms > 0 { lines += ["", TextLayout.counted(alarms, "alarm") + ":"] }
    for finding in findings where finding.isAlarm { lines += [""] + self.lines(finding, "ALARM  ") }
    let notes = findings.filter { !$0.isAlarm }
    if !notes.isEmpty { lines += ["", "Also:"] }
    for finding in notes { lines += [""] + self.lines(finding, "note   ") }
    lines += nightsOfRules
    return lines.map { $0 + "\n" }.joined()
  }

  private var head: [String] {
    let nights = analysis.nights.nights
    guard let first = nights.first, let last = nights.last, let runs = analysis.runs.last else {
      return layout.prose(analysis.nights.withoutNight(CleanText.path(file)), after: "")
    }
    let total = analysis.runs.reduce(0) { $0 + $1.total }
    var sentences = [
      "\(CleanText.path(file)): \(TextLayout.counted(nights.count, "night")) from \(first) to \(last), "
        + "\(TextLayout.counted(total, "run")) of \(TextLayout.counted(analysis.deviceCount, "device"))."
    ]
    sentences.append(
      "The last night: \(TextLayout.counted(runs.total, "run")), \(runs.passed) passed, \(runs.failed) failed, "
        + "\(runs.open) undecided, \(runs.errors) not readable.")
    if analysis.nights.earlier > 0 {
      sentences.append("\(TextLayout.counted(analysis.nights.earlier, "earlier night")) not analysed (--nights).")
    }
    if analysis.nights.withoutDay > 0 {
      sentences.append("\(TextLayout.counted(analysis.nights.withoutDay, "result")) without a day not analysed.")
    }
    return layout.prose(sentences.joined(separator: " "), after: "")
  }

  /// The causes for which notifications stopped or lost their content in the last night.
  private var notifications: [String] {
    guard let night = analysis.notifications else { return [] }
    let counts = night.sentence.map { layout.prose($0, after: night.causes.isEmpty ? "" : "  ") } ?? []
    guard !night.causes.isEmpty else { return counts }
    var lines = [""] + layout.prose(night.title + ":", after: "")
    for cause in night.causes {
      lines += layout.prose(cause.sentence, after: "  ", indent: 4)
      let devices = cause.devicesInWords.map { ["on " + CleanText.line($0, limit: 300)] } ?? []
      for detail in devices + cause.row.details { lines += layout.prose(detail, after: "      ") }
    }
    lines += (night.rest.map { layout.prose($0, after: "  ") } ?? []) + counts + [""]
    return lines
  }

  private func lines(_ finding: HistoryFinding, _ first: String) -> [String] {
    layout.prose(CleanText.line(finding.sentence, limit: 1000), after: first)
      + next(finding)
  }

  /// Advice, and the command in a separate line: it can be copied.
  private func next(_ finding: HistoryFinding) -> [String] {
    let command = finding.command.map { layout.prose(CleanText.line($0, limit: 1000), after: "         ", indent: 11) }
    guard !finding.advice.isEmpty else {
      return finding.command.map {
        layout.prose(CleanText.line($0, limit: 1000), after: "       next: ", indent: 9)
      } ?? []
    }
    let end = command == nil ? "" : ":"
    return layout.prose(CleanText.line(finding.advice, limit: 1000) + end, after: "       next: ", indent: 9)
      + (command ?? [])
  }

  /// Rules that failed, each with a sign for each night.
  private var nightsOfRules: [String] {
    let failing = analysis.rules.filter { $0.nights.nights.contains { $0.failed > 0 } }
    guard !failing.isEmpty else { return [] }
    var lines = ["", "Failures by rule and night (. passed, x some failed, X all failed, - not decided):", ""]
    let width = min(failing.map { TextWidth.of(CleanText.line($0.nights.rule, limit: 60)) }.max() ?? 0, 48)
    for rule in failing.prefix(Self.rulesListed) {
      let name = TextWidth.cut(CleanText.line(rule.nights.rule, limit: 60), to: width)
      let signs = rule.nights.nights.map(\.sign).joined()
      lines.append(
        "  " + name + String(repeating: " ", count: max(0, width - TextWidth.of(name))) + "  " + signs)
    }
    if failing.count > Self.rulesListed {
      lines.append(
        "  and \(TextLayout.counted(failing.count - Self.rulesListed, "more rule")); `history report` lists all")
    }
    return lines
  }
}

extension NightCount {
  /// One sign for the verdicts of a night.
  var sign: String {
    guard share.decided > 0 else { return "-" }
    return failed == 0 ? "." : passed == 0 ? "X" : "x"
  }
}
