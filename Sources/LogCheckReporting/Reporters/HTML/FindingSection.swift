import LogCheckModel

/// The failures of a run, rule by rule: what was promised, what happened, the lines, what came nearest, what to do next.
struct FindingSection {
  let run: CollectedRun
  let findings: [CollectedFinding]
  let book: DayBook
  let context: LineContext
  /// The numbers by which `waive` knows broken rules.
  let numbers: [String: Int]

  /// The number of failures of one rule that are written in full; the others take a line each.
  private static let fullTextLimit = 10

  func write(to html: inout HTMLWriter) {
    write("broke", "What broke", { $0 == .fails }, to: &html)
    write("minor", "Failed without failing the run", { $0 != .fails && $0 != .open }, to: &html)
  }

  private func write(
    _ id: String, _ title: String, _ isMeant: (FindingWeight) -> Bool, to html: inout HTMLWriter
  ) {
    var order: [String] = []
    var groups: [String: [Int]] = [:]
    for (index, item) in findings.enumerated() where isMeant(item.weight) {
      if groups[item.finding.rule] == nil { order.append(item.finding.rule) }
      groups[item.finding.rule, default: []].append(index)
    }
    guard !order.isEmpty else { return }
    html.element("section", [("id", id), ("aria-labelledby", id + "-title")]) { html in
      html.element("h2", [("id", id + "-title")], text: title)
      for rule in order { write(rule, groups[rule] ?? [], to: &html) }
    }
  }

  private func write(_ id: String, _ indices: [Int], to html: inout HTMLWriter) {
    guard let first = indices.first.map({ findings[$0] }) else { return }
    let finding = first.finding
    let summary = run.rules.first { $0.summary.id == id }?.summary
    html.element(
      "article",
      [
        ("class", "rule \(FindingWords.mark(first).rawValue)"), ("data-verdict", "fail"),
        ("data-rule", CleanText.line(id)),
      ]
    ) { html in
      html.element("h3") { html in
        FindingWords.mark(first).write(to: &html)
        html.words(" " + PageText.heading(finding.title))
      }
      let times = (summary?.fails).flatMap { $0 > 1 ? ", \($0) times" : nil } ?? ""
      let days = FailureDays.words(Set(indices.compactMap { FailureDays.day(of: findings[$0].finding) }))
      html.element("p", [("class", "faint")], text: FindingWords.word(first) + times + days)
      for index in indices.prefix(Self.fullTextLimit) { write(index, isFirst: index == indices.first, to: &html) }
      writeBrief(Array(indices.dropFirst(Self.fullTextLimit)), to: &html)
      let unreported = (summary?.fails ?? 0) - findings.count { $0.finding.rule == id && $0.finding.verdict == .fail }
      if unreported > 0 {
        html.element("p", [("class", "faint")], text: "and \(unreported) more failures, which were counted only")
      }
      let next = finding.remediation.isEmpty ? summary?.remediation ?? "" : finding.remediation
      if !next.isEmpty {
        html.element("p", [("class", "next")]) { html in
          html.element("b", text: "What to do next: ")
          html.words(PageText.line(next, limit: 2000))
        }
      }
      if let rationale = summary?.rationale, !rationale.isEmpty {
        html.element("p") { html in
          html.element("b", text: "Promised, because: ")
          html.words(PageText.line(rationale, limit: 2000))
        }
      }
      html.element("p", [("class", "faint")]) { html in
        html.words("Rule ")
        RuleLink(run).write(id, to: &html)
        if !finding.requirements.isEmpty {
          html.words(", " + finding.requirements.map { CleanText.line($0) }.joined(separator: ", "))
        }
        if let number = numbers[id] { html.words(", number \(number) for `dnp-logcheck waive`") }
      }
    }
  }

  private func writeBrief(_ indices: [Int], to html: inout HTMLWriter) {
    guard !indices.isEmpty else { return }
    html.element("ul", [("class", "brief")]) { html in
      for index in indices {
        let finding = findings[index].finding
        html.element("li", [("id", FindingWords.anchor(index))]) { html in
          html.words("\(index + 1). \(PageText.line(finding.message, limit: 240)) ")
          html.element("span", [("class", "faint")], text: position(finding))
        }
      }
    }
  }

  private func position(_ finding: Finding) -> String {
    guard let position = finding.position else { return "no line" }
    let time = position.time.map { CleanText.line($0) + ", " } ?? ""
    return "\(time)\(CleanText.line(position.capture)):\(position.line)"
  }

  // MARK: One failure

  private func write(_ index: Int, isFirst: Bool, to html: inout HTMLWriter) {
    let item = findings[index]
    let finding = item.finding
    var attributes: HTMLWriter.Attributes = [("id", FindingWords.anchor(index)), ("class", "finding")]
    if isFirst { attributes.append(("open", "")) }
    html.element("details", attributes) { html in
      html.element("summary") { html in
        // A summary holds a heading alone.
        html.element("h4") { html in
          html.words("\(index + 1). " + PageText.line(finding.message, limit: 1000) + " ")
          html.element("span", [("class", "faint")], text: position(finding))
        }
      }
      if let acceptance = finding.acceptance {
        html.element("p") { html in
          html.element("b", text: "Accepted: ")
          html.words(acceptance.words)
        }
      }
      if let home = book.homes[index] {
        let device = book.devices[home.device]
        html.element("p") { html in
          html.element(
            "a", [("href", "#" + DayBook.anchor(home.device, home.day))],
            text: "See it in the picture of \(device.days[home.day].name.words(firstDay: device.firstDay))")
        }
      }
      EvidenceTable(finding: finding, context: context).write(to: &html)
      writeNearest(finding, to: &html)
      for circumstance in finding.circumstances {
        html.element("p") { html in
          html.element("b", text: "Meanwhile: ")
          html.words(words(circumstance))
        }
      }
    }
  }

  private func words(_ circumstance: FindingCircumstance) -> String {
    let limit = circumstance.limit.map { "; a limit of the platform: \(PageText.line($0))" } ?? ""
    return "\(PageText.line(circumstance.title)) (\(position(circumstance.event)))\(limit)"
  }

  private func position(_ item: FindingEvidence) -> String {
    let time = item.time.map { CleanText.line($0) + ", " } ?? ""
    return "\(time)\(CleanText.line(item.capture)):\(item.line)"
  }

  private func writeNearest(_ finding: Finding, to html: inout HTMLWriter) {
    let late = run.summary.lateAnswers.first { answer in
      answer.rule == finding.rule
        && finding.evidence.first.map { $0.capture == answer.capture && $0.line == answer.line } == true
    }
    guard let candidate = late?.candidate ?? finding.nearest else { return }
    let how =
      switch candidate.miss {
      case .early(let by): "came \(TimeText.duration(by)) before that"
      case .late(let by): "came \(TimeText.duration(by)) too late"
      case .unfit: "came in that time, but with other values"
      }
    html.element("p") { html in
      html.element("b", text: "What came nearest: ")
      html.words("\(CleanText.line(candidate.event.title)) \(how) (\(position(candidate.event)))")
    }
  }
}
