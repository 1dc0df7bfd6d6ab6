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
    var lines = head + notifications
    let alarms = findings.count(where: \.isAlarm)
    lines += layout.prose(
      alarms == 0 ? "Nothing new is wrong." : TextLayout.counted(alarms, "alarm") + ":", after: "")
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
      return layout.prose("\(CleanText.path(file)) has no results of a known day.", after: "")
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
      for detail in cause.row.details { lines += layout.prose(detail, after: "      ") }
    }
    lines += (night.rest.map { layout.prose($0, after: "  ") } ?? []) + counts + [""]
    return lines
  }

  private func lines(_ finding: HistoryFinding, _ first: String) -> [String] {
    layout.prose(CleanText.line(finding.sentence, limit: 1000), after: first)
      + layout.prose(CleanText.line(finding.next, limit: 1000), after: "       next: ", indent: 9)
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
