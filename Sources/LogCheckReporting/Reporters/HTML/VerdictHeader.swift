import LogCheckModel

/// The top of the page: the verdict in words, what broke and when, and how many rules ended how.
struct VerdictHeader {
  let run: CollectedRun
  let findings: [CollectedFinding]
  let book: DayBook

  private static let rulesShown = 4

  func write(to html: inout HTMLWriter) {
    let summary = run.summary
    html.element("header", [("class", "top \(mark.rawValue)")]) { html in
      html.element("h1") { html in
        mark.write(to: &html)
        html.words(" " + sentence)
      }
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

  private var sentence: String {
    let broke = run.rules.count { $0.ending == .broke }
    let headline = VerdictText(summary: run.summary, failOn: run.header.failOn, palette: .plain).headline
    return switch run.summary.verdict {
    case .fail: headline + ": " + (broke > 0 ? TextLayout.counted(broke, "rule") + " broke" : "something broke")
    case .pass: headline + (headline.contains(" failed ") ? "" : ": no rule broke")
    case .inconclusive: headline
    case .nothingDecided: headline + ": the captures show no promise kept or broken"
    }
  }

  /// What broke, with the day and the reason: what somebody looks for first.
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
            "a", [("href", "#" + FindingWords.anchor(index))], text: FindingWords.link(rule.summary.title, index))
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
          html.words(": ")
          html.element("span", [("class", "faint")], text: PageText.line(findings[index].finding.message, limit: 160))
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
    var counts: [(mark: PageMark, count: Int, word: String)] = []
    func count(_ mark: PageMark, _ word: String, _ endings: Set<RuleEnding>) {
      let count = run.rules.count { endings.contains($0.ending) }
      if count > 0 || mark == .broke || mark == .held { counts.append((mark, count, word)) }
    }
    count(.broke, "failed", [.broke])
    count(.excused, "failed and excused", [.accepted, .brokeOnTrial, .brokeBelowLimit])
    count(.open, "inconclusive", [.inconclusive])
    count(.held, "passed", [.held])
    count(.seen, "not exercised", [.notExercised])
    count(.nothing, "not applicable", [.notApplicable])
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
    if !run.summary.checklist.runs.isEmpty { links.append(("checklist", "Checklist")) }
    if book.dayCount > 0 { links += [("days", "Day by day"), ("pictures", "Pictures")] }
    if book.devices.contains(where: { $0.values.count > 1 }) { links.append(("late", "How late")) }
    if findings.contains(where: { $0.weight == .fails }) { links.append(("broke", "What broke")) }
    if findings.contains(where: { $0.weight != .fails && $0.weight != .open }) {
      links.append(("excused", "Failed and excused"))
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
