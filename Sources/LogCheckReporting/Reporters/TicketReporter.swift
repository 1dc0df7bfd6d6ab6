import LogCheckModel

extension ReportFormat {
  package static let ticket = ReportFormat(
    id: "ticket", summary: "plain text for an issue tracker: the verdict, its causes, the days, and how to repeat it"
  ) { _ in TicketReporter() }
}

/// The beginning of the text report alone, with what a reader of an issue needs to repeat it. No line of the log is in it. Its wording
/// may change in any release.
struct TicketReporter: Reporter {
  private let style = ReportStyle()
  private var header: RunHeader?
  private var leading = LeadingFailure()

  private static let rulesShown = 5
  private static let capturesShown = 10
  private static let versionsShown = 8

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) { header = run }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) { leading.take(finding) }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    guard let header else { return }
    let outcomes = OutcomeParts(summary, isVerbose: false)
    HeadlineText(summary: summary, failOn: header.failOn, style: style, outcomes: outcomes).write(to: &output)
    PartsText(parts: outcomes.parts, style: style).write(to: &output)
    writeBroken(summary, header.failOn, to: &output)
    writeCaptures(summary.captures, to: &output)
    writeVersions(summary.outcomes, to: &output)
    output.line()
    output.line(
      "dnp-logcheck \(CleanText.line(header.toolVersion)), exit code \(summary.exitCode). Repeat it, with the options and settings of that run:"
    )
    output.line("  " + Self.command(header))
  }

  private func writeBroken(_ summary: RunSummary, _ failOn: Severity, to output: inout ReportOutput) {
    let broken = summary.broken(failOn)
    guard !broken.isEmpty else { return }
    output.line()
    output.line("Broken" + (leading.position(summary).map { ", first at " + $0 } ?? "") + ":")
    for rule in broken.prefix(Self.rulesShown) {
      let times = rule.fails > 1 ? " (\(rule.fails) times)" : ""
      prose("\(CleanText.line(rule.title))\(times) [\(CleanText.line(rule.id))]", after: "- ", to: &output)
    }
    if broken.count > Self.rulesShown { output.line("and \(broken.count - Self.rulesShown) more") }
  }

  private func writeCaptures(_ captures: [CaptureSummary], to output: inout ReportOutput) {
    guard !captures.isEmpty else { return }
    output.line()
    for capture in captures.prefix(Self.capturesShown) {
      var facts = [capture.formatWords] + [capture.span].compactMap(\.self) + capture.profileNames
      if !capture.gaps.isEmpty { facts.append(TextLayout.counted(capture.gaps.count, "gap")) }
      prose("\(CleanText.path(capture.path)): " + facts.joined(separator: ", "), after: "Capture: ", to: &output)
    }
    if captures.count > Self.capturesShown {
      output.line("and \(TextLayout.counted(captures.count - Self.capturesShown, "more capture"))")
    }
  }

  /// `Versions: plugin 1.1.0, plugin 1.2.0 (line 300)`: later ones with their lines.
  private func writeVersions(_ outcomes: [DeviceOutcomes], to output: inout ReportOutput) {
    var names: [String] = []
    for device in outcomes {
      var known: Set<String> = []
      for version in device.versions {
        let words = "\(CleanText.line(version.name, limit: 40)) \(CleanText.line(version.value, limit: 60))"
        let isFirst = known.insert(version.name).inserted
        let name = isFirst ? words : "\(words) (from line \(version.line.line))"
        if !names.contains(name) { names.append(name) }
      }
    }
    guard !names.isEmpty else { return }
    let more = names.count - Self.versionsShown
    let shown = names.prefix(Self.versionsShown).joined(separator: ", ")
    prose(shown + (more > 0 ? " and \(more) more" : ""), after: "Versions: ", to: &output)
  }

  private func prose(_ text: String, after head: String = "", to output: inout ReportOutput) {
    for row in style.layout.prose(text, after: head, indent: 2) { output.line(row) }
  }

  /// The command for a shell, as far as the run is known here.
  private static func command(_ header: RunHeader) -> String {
    var words = ["dnp-logcheck", "check"]
    if header.failOn != .error { words.append("--fail-on \(header.failOn.rawValue)") }
    if header.isStrict { words.append("--strict") }
    let inputs = header.inputs.prefix(capturesShown).map { input in
      input == "<stdin>" ? "-" : quoted(CleanText.line(input))
    }
    return (words + inputs + (header.inputs.count > inputs.count ? ["..."] : [])).joined(separator: " ")
  }

  /// As it is where no shell reads anything into it.
  static func quoted(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", ":", ",", "+", "@": true
      default: false
      }
    }
    return isPlain && !name.hasPrefix("-") ? name : "'" + name.replacing("'", with: "'\\''") + "'"
  }
}
