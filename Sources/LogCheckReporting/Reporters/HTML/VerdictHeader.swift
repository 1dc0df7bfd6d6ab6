import LogCheckModel

/// The top of the page: the verdict in words, what broke and when, and how many rules ended how.
struct VerdictHeader {
  let run: CollectedRun
  let findings: [CollectedFinding]
  let book: DayBook

  private static let rulesShown = 4
  private static let capturesShown = 3

  func write(to html: inout HTMLWriter) {
    let summary = run.summary
    html.element("header", [("class", "top \(mark.rawValue)")]) { html in
      html.element("h1") { html in
        mark.write(to: &html)
        html.words(" " + sentence)
      }
      writeCaptures(to: &html)
      if summary.exitCode == 2 {
        html.element("p", [("class", "warning")]) { html in
          PageMark.broke.write(to: &html)
          html.words(" Not everything could be read; see ")
          html.element("a", [("href", "#captures")], text: "captures")
          html.words(".")
        }
      }
      writeBroken(to: &html)
      writeCounts(to: &html)
    }
    writeContents(to: &html)
  }

  private var mark: PageMark {
    switch run.summary.verdict {
    case .fail: .broke
    case .pass: run.summary.exitCode == 2 ? .open : .held
    case .inconclusive, .nothingDecided: .open
    }
  }

  /// The first line of the text report.
  private var sentence: String {
    let headline = HeadlineText(
      summary: run.summary, failOn: run.header.failOn, style: ReportStyle(),
      outcomes: OutcomeParts(run.summary, isVerbose: false))
    return "\(VerdictText.wording(run.summary.verdict, .plain).word): \(PageText.line(headline.text, limit: 400))"
  }

  /// The captures by the ends of their names; the whole names are in the section on captures.
  private func writeCaptures(to html: inout HTMLWriter) {
    let paths = run.header.inputs
    guard !paths.isEmpty else { return }
    let named = paths.prefix(Self.capturesShown).map { CleanText.path($0) }.joined(separator: ", ")
    let more = paths.count - Self.capturesShown
    html.element(
      "p", [("class", "inputs")],
      text: (paths.count > 1 ? TextLayout.counted(paths.count, "capture") + ": " : "") + named
        + (more > 0 ? " and \(more) more" : ""))
  }

  /// The broken rules, with the day and the reason: the first information that readers need.
  private func writeBroken(to html: inout HTMLWriter) {
    let broke = run.rules.filter { $0.ending == .broke }
    guard !broke.isEmpty else { return }
    var first: [String: Int] = [:]
    for (index, item) in findings.enumerated() where first[item.finding.rule] == nil && item.weight == .fails {
      first[item.finding.rule] = index
    }
    // In order of time as far as days are known, else in that of the rules.
    let order = broke.sorted { left, right in
      (first[left.summary.id] ?? .max) < (first[right.summary.id] ?? .max)
    }
    html.element("ul", [("class", "broken")]) { html in
      for rule in order.prefix(Self.rulesShown) {
        html.element("li") { html in
          guard let index = first[rule.summary.id] else {
            html.words(PageText.line(rule.summary.title, limit: 200))
            return
          }
          html.element(
            "a", [("href", "#" + FindingWords.anchor(index))],
            text: FindingWords.link(findings[index].finding.message, index, limit: 400))
          if let home = book.homes[index] {
            let device = book.devices[home.device]
            let name = device.days[home.day].name
            let weekday = name.weekday.map { $0 + " " } ?? ""
            html.words(", ")
            html.element(
              "a", [("href", "#" + DayBook.anchor(home.device, home.day))],
              text: "on " + weekday + name.words(firstDay: device.firstDay))
            if book.devices.count > 1 { html.words(", \(device.name)") }
          }
          if rule.summary.fails > 1 { html.words(", \(rule.summary.fails) times") }
          html.words(" ")
          html.element("span", [("class", "faint")], text: "(\(PageText.line(rule.summary.title, limit: 160)))")
        }
      }
      let more = broke.count - Self.rulesShown
      if more > 0 {
        html.element("li") { html in
          html.element(
            "a", [("href", first.isEmpty ? "#rules" : "#broke")], text: "and " + TextLayout.counted(more, "more rule"))
        }
      }
    }
  }

  private func writeCounts(to html: inout HTMLWriter) {
    let numbers = VerdictText(summary: run.summary, failOn: run.header.failOn, palette: .plain).numbers
    let broke = run.rules.contains { $0.ending == .broke }
    var counts: [(mark: PageMark, count: Int, word: String)] = []
    func count(_ mark: PageMark, _ count: Int, _ word: String, isAlways: Bool = false) {
      if count > 0 || isAlways { counts.append((mark, count, word)) }
    }
    count(broke || numbers.failed == 0 ? .broke : .excused, numbers.failed, "failed", isAlways: true)
    count(.excused, numbers.belowLimit, "of them below --fail-on \(run.header.failOn.rawValue)")
    count(.excused, numbers.waived, "waived")
    count(.excused, numbers.known, "known from the baseline")
    count(.excused, numbers.onTrial, "experimental, did not hold")
    count(.open, numbers.inconclusive, "inconclusive")
    count(.held, numbers.passed, "passed", isAlways: true)
    count(.seen, numbers.notExercised, "not exercised")
    count(.nothing, numbers.notApplicable, "not applicable")
    html.element("ul", [("class", "counts")]) { html in
      for item in counts {
        html.element("li", [("class", item.mark.rawValue)]) { html in
          item.mark.write(to: &html)
          html.words(" ")
          html.element("b", text: String(item.count))
          html.words(" " + item.word)
        }
      }
    }
  }

  private func writeContents(to html: inout HTMLWriter) {
    var links: [(anchor: String, word: String)] = []
    if !OutcomeSection(summary: run.summary).isEmpty { links.append(("outcomes", "Notifications")) }
    if !run.summary.checklist.runs.isEmpty { links.append(("checklist", "Checklist")) }
    if book.dayCount > 0 { links.append(("days", "Day by day")) }
    if book.devices.contains(where: { !$0.conditions.isEmpty }) { links.append(("conditions", "Conditions")) }
    if book.dayCount > 0 { links.append(("pictures", "Pictures")) }
    if book.devices.contains(where: { $0.values.count > 1 }) { links.append(("late", "How late")) }
    if findings.contains(where: { $0.weight == .fails }) { links.append(("broke", "What broke")) }
    if findings.contains(where: { $0.weight != .fails && $0.weight != .open }) {
      links.append(("minor", "Failed without failing the run"))
    }
    if run.rules.contains(where: { $0.ending == .inconclusive }) || findings.contains(where: { $0.weight == .open }) {
      links.append(("open", "What could not be known"))
    }
    links += [("captures", "Captures"), ("rules", "All rules")]
    html.element("nav", [("aria-label", "sections")]) { html in
      html.element("ul") { html in
        for link in links {
          html.element("li") { html in html.element("a", [("href", "#" + link.anchor)], text: link.word) }
        }
      }
    }
  }
}
