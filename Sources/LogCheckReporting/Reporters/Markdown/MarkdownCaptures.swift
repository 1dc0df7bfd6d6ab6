import LogCheckModel

/// The part of the page that says what the captures were.
enum MarkdownCaptures {
  static func write(_ summary: RunSummary, to page: inout MarkdownPage) {
    if !summary.captures.isEmpty {
      page.heading(summary.captures.count == 1 ? "Capture" : "Captures")
      let hasVerdicts = summary.captures.count > 1
      page.table(
        ["Capture"] + (hasVerdicts ? ["Verdict"] : [])
          + ["Format", "Lines", "Plugin events", "From", "To", "Judged as", "Beware"],
        summary.captures.map { row($0, hasVerdicts) }, what: "captures")
    }
    let limits = PlatformLimits(summary).items
    if !limits.isEmpty {
      page.heading("Limits of the platform that were met, which are no failures")
      page.table(
        ["What", "When", "Limit"],
        limits.map {
          [MarkdownText.prose($0.title), MarkdownText.prose($0.position), MarkdownText.prose($0.limit, limit: 400)]
        }, what: "limits of the platform")
    }
    guard !summary.diagnostics.isEmpty else { return }
    page.heading("About this run")
    page.items(
      summary.diagnostics.map { diagnostic in
        let hint = diagnostic.hint.map { "; " + MarkdownText.prose($0, limit: 600) } ?? ""
        return "- \(diagnostic.severity.rawValue): \(MarkdownText.prose(diagnostic.message, limit: 600))\(hint)\n"
      },
      what: "remarks")
  }

  private static func row(_ capture: CaptureSummary, _ hasVerdicts: Bool) -> [String] {
    var cells = [MarkdownText.name(capture.path)]
    if hasVerdicts { cells.append(capture.verdict.map { VerdictText.wording($0, .plain).word } ?? "") }
    let format = capture.format.map { ([$0] + capture.wrappers).joined(separator: " in ") + capture.widthWords }
    cells.append(format.map(MarkdownText.name) ?? "not known")
    cells += ["\(capture.lines)", "\(capture.events)"]
    cells += [capture.first, capture.last].map { $0.map(MarkdownText.name) ?? "" }
    let profiles = [capture.profile].compactMap(\.self) + capture.otherProfiles.map(\.id)
    cells.append(profiles.map(MarkdownText.name).joined(separator: ", "))
    cells.append(cautions(capture).joined(separator: "; "))
    return cells
  }

  private static func cautions(_ capture: CaptureSummary) -> [String] {
    var list: [String] = []
    func add(_ count: Int, _ one: String, _ many: String? = nil) {
      if count > 0 { list.append(TextLayout.counted(count, one, many)) }
    }
    if let problem = capture.problem {
      list.append("could not be read to its end: \(MarkdownText.prose(problem, limit: 400))")
    } else if capture.lines == 0 {
      list.append("it is empty")
    } else if capture.events == 0 {
      list.append("no event of the plugin is in it")
    }
    add(
      capture.gaps.filter { $0.reason == .gap }.gapCount, "gap",
      "gaps")
    add(
      capture.gaps.filter { $0.reason != .gap }.gapCount, "change of the clock",
      "changes of the clock")
    add(capture.duplicateLines?.count ?? 0, "duplicate line, judged once", "duplicate lines, judged once")
    add(capture.unrecognised, "plugin line that no event knows", "plugin lines that no event knows")
    add(
      capture.notUnderstood, "line that the format does not explain and that may be the plugin's",
      "lines that the format does not explain and that may be the plugin's")
    add(capture.cutRecords, "record longer than 64 KiB, cut", "records longer than 64 KiB, cut")
    list += [capture.cutWords, capture.unreadWords].compactMap(\.self)
    add(capture.repairedRecords, "record with bytes that are no UTF-8", "records with bytes that are no UTF-8")
    if capture.endsInsideLine { list.append("the last line has no end") }
    return list
  }
}
