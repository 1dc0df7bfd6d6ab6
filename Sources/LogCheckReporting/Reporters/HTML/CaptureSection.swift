import LogCheckModel

/// The format and the defects of each capture; limits of the platform; messages of the tool.
struct CaptureSection {
  let summary: RunSummary

  private static let gapLimit = 50
  private static let lineLimit = 20

  func write(to html: inout HTMLWriter) {
    html.element("section", [("id", "captures"), ("aria-labelledby", "captures-title")]) { html in
      html.element("h2", [("id", "captures-title")], text: summary.captures.count == 1 ? "Capture" : "Captures")
      if summary.captures.isEmpty { html.element("p", text: "None.") }
      for capture in summary.captures { write(capture, to: &html) }
      writeLimits(to: &html)
      writeDiagnostics(to: &html)
    }
  }

  private func write(_ capture: CaptureSummary, to html: inout HTMLWriter) {
    html.element("h3", text: PageText.heading(capture.path))
    html.element("dl") { html in
      func fact(_ name: String, _ text: String) {
        html.element("dt", text: name)
        html.element("dd", text: text)
      }
      if let problem = capture.problem {
        fact(capture.lines == 0 ? "could not be read" : "could not be read to its end", PageText.line(problem))
      }
      if summary.captures.count > 1, let verdict = capture.verdict {
        fact("verdict", VerdictText.wording(verdict, .plain).word)
      }
      fact("format", capture.formatWords)
      fact(
        "holds",
        [
          TextLayout.counted(capture.lines, "line"), TextLayout.counted(capture.events, "event"),
          TextLayout.counted(capture.sessions, "app session"),
        ].joined(separator: ", "))
      if let first = capture.first, let last = capture.last {
        fact("time", "\(CleanText.line(first)) to \(CleanText.line(last))")
      }
      let reason = PageText.line(capture.profileReason)
      if let profile = capture.profile {
        fact("judged as", "\(CleanText.line(profile)): \(reason)")
      } else if !capture.profileReason.isEmpty {
        fact("judged as", reason)
      }
      for choice in capture.otherProfiles {
        fact(
          "judged as", "\(CleanText.line(choice.aspect)) \(CleanText.line(choice.id)): \(PageText.line(choice.reason))")
      }
      for text in troubles(capture) { fact("mind", text) }
    }
    writeUnrecognised(capture, to: &html)
  }

  private func troubles(_ capture: CaptureSummary) -> [String] {
    var texts = capture.gaps.prefix(Self.gapLimit).map(\.sentence)
    let more = capture.gaps.count - Self.gapLimit
    if more > 0 { texts.append("and \(TextLayout.counted(more, "more gap"))") }
    if let rows = capture.duplicateLines {
      texts.append(TextLayout.counted(rows.count, "line") + " seen twice, the first at line \(rows.line): judged once")
    }
    if capture.notUnderstood > 0 {
      texts.append(TextLayout.counted(capture.notUnderstood, "line") + " that the format does not explain")
    }
    if capture.cutRecords > 0 {
      texts.append(TextLayout.counted(capture.cutRecords, "record") + " longer than 64 KiB, cut")
    }
    texts += [capture.cutWords, capture.unreadWords].compactMap(\.self)
    if capture.repairedRecords > 0 {
      texts.append(TextLayout.counted(capture.repairedRecords, "record") + " with bytes that are no UTF-8")
    }
    if capture.endsInsideLine { texts.append("the last line has no end: the capture may have been cut") }
    return texts
  }

  private func writeUnrecognised(_ capture: CaptureSummary, to html: inout HTMLWriter) {
    guard let list = UnknownTextList(capture) else { return }
    html.element("details", [("class", "rows")]) { html in
      html.element("summary", text: list.heading)
      html.element("ul") { html in
        for item in list.items(atMost: Self.lineLimit, width: 240) {
          html.element("li") { html in
            if item.count > 1 { html.words("\(item.count) times ") }
            html.element("code", text: item.text)
            html.words(" (\(item.note))")
          }
        }
        let more = list.lines(beyond: Self.lineLimit)
        if more > 0 { html.element("li", text: "and \(TextLayout.counted(more, "more line"))") }
      }
      html.element("p") { html in
        html.element("code", text: list.command)
        html.words(" compares them with the events")
        guard let adoption = list.adoption else { return }
        html.words(", ")
        html.element("code", text: adoption)
        html.words(" takes over those that probably are one")
      }
    }
  }

  private func writeLimits(to html: inout HTMLWriter) {
    let limits = PlatformLimits(summary).items
    guard !limits.isEmpty else { return }
    html.element("h3", text: "Limits of the platform that were met, which are no failures")
    html.element("ul") { html in
      for item in limits {
        html.element("li", text: "\(PageText.line(item.title)) (\(item.position)): " + PageText.line(item.limit))
      }
    }
  }

  private func writeDiagnostics(to html: inout HTMLWriter) {
    guard !summary.diagnostics.isEmpty else { return }
    html.element("h3", text: "What the tool has to say")
    html.element("ul") { html in
      for diagnostic in summary.diagnostics {
        let hint = diagnostic.hint.map { "; " + PageText.line($0) } ?? ""
        html.element("li", text: "\(diagnostic.severity.rawValue): \(PageText.line(diagnostic.message))\(hint)")
      }
    }
  }
}
