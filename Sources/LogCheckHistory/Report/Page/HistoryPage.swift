import LogCheckModel
import LogCheckReporting

/// The dashboard of a history: one page that needs no network and has no script.
package struct HistoryPage {
  private let analysis: HistoryAnalysis
  private let findings: [HistoryFinding]
  /// The file as it was named.
  private let file: String
  private let tool: String
  private let headline: HistoryHeadline

  /// Notes that are listed.
  private static let notesListed = 200

  package init(_ analysis: HistoryAnalysis, _ findings: [HistoryFinding], file: String, tool: String) {
    self.analysis = analysis
    self.findings = findings
    self.file = file
    self.tool = tool
    headline = HistoryHeadline(analysis, findings)
  }

  package var text: String {
    let frame = PageFrame(
      title: "\(CleanText.line(headline.sentence, limit: 200)): \(CleanText.line(file, limit: 80))", tool: tool,
      style: (HistoryStyle.text, HistoryStyle.hash))
    return frame.page { writeMain(to: &$0) }
  }

  private var alarms: [HistoryFinding] { findings.filter(\.isAlarm) }

  private var span: String {
    guard let first = analysis.nights.nights.first, let last = analysis.nights.nights.last else {
      return "no night has results"
    }
    return "\(TextLayout.counted(analysis.nights.nights.count, "night")) from \(first) to \(last)"
  }

  private func writeMain(to html: inout HTMLWriter) {
    writeTop(to: &html)
    if let night = analysis.notifications { NotificationTable(night: night).write(to: &html) }
    writeFindings(alarms, "alarms", "Alarms", to: &html)
    writeFindings(findings.filter { !$0.isAlarm }, "notes", "Not new, fixed, or explained by chance", to: &html)
    RunBars(analysis: analysis).write(to: &html)
    RuleNightTable(analysis: analysis).write(to: &html)
    DeviceNightTable(analysis: analysis).write(to: &html)
    TrendSection(analysis: analysis).write(to: &html)
  }

  private func writeTop(to html: inout HTMLWriter) {
    let mark: PageMark =
      switch headline.state {
      case .failing, .alarmed: .broke
      case .open, .unknown: .open
      case .passed: .held
      }
    html.element("header", [("class", "top \(mark.rawValue)")]) { html in
      html.element("h1") { html in
        mark.write(to: &html)
        html.words(" " + PageText.line(headline.sentence, limit: 400))
      }
      html.element("p", [("class", "inputs")], text: "\(PageText.line(file, limit: 200)): \(span)")
      html.element("ul", [("class", "counts")]) { html in
        for count in counts { html.element("li", text: count) }
      }
    }
    html.element("nav", [("aria-label", "sections")]) { html in
      html.element("ul") { html in
        for (anchor, name) in sections {
          html.element("li") { html in html.element("a", [("href", "#" + anchor)], text: name) }
        }
      }
    }
  }

  private var counts: [String] {
    let runs = analysis.runs.reduce(0) { $0 + $1.total }
    var counts = [TextLayout.counted(runs, "run"), TextLayout.counted(analysis.deviceCount, "device")]
    counts.append(TextLayout.counted(analysis.rules.count, "rule"))
    if let last = analysis.runs.last {
      counts.append("last night: \(last.passed) passed, \(last.failed) failed, \(last.open) undecided")
      if last.errors > 0 { counts.append("\(last.errors) of the last night not readable") }
    }
    if analysis.nights.earlier > 0 {
      counts.append("\(TextLayout.counted(analysis.nights.earlier, "earlier night")) not analysed")
    }
    if analysis.nights.withoutDay > 0 {
      counts.append("\(TextLayout.counted(analysis.nights.withoutDay, "result")) without a day")
    }
    return counts
  }

  private var sections: [(String, String)] {
    var sections: [(String, String)] = []
    if analysis.notifications != nil { sections.append(("notifications", "Notifications")) }
    if !alarms.isEmpty { sections.append(("alarms", "Alarms")) }
    if findings.contains(where: { !$0.isAlarm }) { sections.append(("notes", "Notes")) }
    sections += [("runs", "Runs"), ("rules", "Rules by nights"), ("devices", "Devices by nights")]
    if !analysis.measures.isEmpty { sections.append(("trends", "Trends")) }
    return sections
  }

  private func writeFindings(
    _ findings: [HistoryFinding], _ anchor: String, _ title: String, to html: inout HTMLWriter
  ) {
    guard !findings.isEmpty else { return }
    html.element("section", [("id", anchor), ("aria-labelledby", anchor + "-title")]) { html in
      html.element("h2", [("id", anchor + "-title")], text: title)
      for finding in findings.prefix(Self.notesListed) {
        let mark: PageMark = finding.isAlarm ? .broke : finding.kind == .fixed ? .held : .seen
        html.element("article", [("class", "rule \(finding.isAlarm ? "broke" : "seen")")]) { html in
          html.element("h3") { html in
            mark.write(to: &html)
            html.words(" " + PageText.heading(finding.subject))
            html.element("span", [("class", "faint")], text: " \(finding.kind.name), \(finding.severity.rawValue)")
          }
          html.element("p", text: PageText.line(finding.sentence, limit: 1000))
          writeNext(finding, to: &html)
        }
      }
      let more = findings.count - Self.notesListed
      if more > 0 {
        html.element(
          "p", [("class", "faint")], text: "and \(more) more, which `dnp-logcheck history show` lists.")
      }
    }
  }

  /// Advice, and below it a command alone, which can be copied.
  private func writeNext(_ finding: HistoryFinding, to html: inout HTMLWriter) {
    html.element("div", [("class", "next")]) { html in
      let advice = PageText.line(finding.advice, limit: 1000)
      if !advice.isEmpty { html.element("p", text: "Next: \(advice)\(finding.command == nil ? "" : ":")") }
      guard let command = finding.command else { return }
      html.element("p") { html in
        if advice.isEmpty { html.words("Next: ") }
        html.element("code", text: PageText.line(command, limit: 1000))
      }
    }
  }
}
