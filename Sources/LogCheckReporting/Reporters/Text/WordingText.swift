import LogCheckModel

/// The lines that may say in other words what rules missed, and how they are adopted.
struct WordingText {
  let summary: RunSummary
  let style: ReportStyle

  func write(to output: inout ReportOutput) {
    guard !summary.openWordings.isEmpty else { return }
    output.line()
    output.line("\(style.palette.strong)Lines that may say in other words what is missing\(style.palette.end):")
    for wording in summary.openWordings {
      for line in style.layout.prose(Self.sentence(wording, namesCapture: summary.captures.count > 1), after: "  - ") {
        output.line(line)
      }
      let text = LineText.shown(
        wording.line.text, message: wording.line.message, omitted: wording.line.omittedBytes,
        limit: style.layout.width - 6)
      output.line("      \(text)")
      for line in style.layout.list(wording.rules.map { CleanText.line($0) }, after: "    open: ") { output.line(line) }
    }
    for line in style.layout.prose(Self.command(summary), after: "  ") { output.line(line) }
  }

  /// `line 12 may be "a background task was submitted" (fetch.bgtask.submitted): says "submitted"`
  static func sentence(_ wording: OpenWording, namesCapture: Bool) -> String {
    let line =
      namesCapture ? "\(CleanText.path(wording.line.capture)):\(wording.line.line)" : "line \(wording.line.line)"
    return "\(line) \(meaning(wording))"
  }

  /// `may be "a background task was submitted" (fetch.bgtask.submitted): says "submitted"`
  static func meaning(_ wording: OpenWording) -> String {
    let reasons = wording.reasons.prefix(3).map { CleanText.line($0) }
    let why = reasons.isEmpty ? "" : ": \(TextLayout.joined(reasons))"
    return "may be \"\(CleanText.line(wording.title))\" (\(CleanText.line(wording.event)))\(why)"
  }

  /// The command that adopts the lines.
  static func command(_ summary: RunSummary) -> String {
    let captures = summary.captures.prefix(3).map { $0.path == "<stdin>" ? "CAPTURE" : CleanText.path($0.path) }
      .joined(separator: " ")
    let more = summary.captures.count > 3 ? " …" : ""
    return "`dnp-logcheck vocabulary \(captures)\(more) --write words.yml` takes them over as events, "
      + "`--rules words.yml` then judges with them; --known-vocabulary says that they say nothing of the kind."
  }
}
