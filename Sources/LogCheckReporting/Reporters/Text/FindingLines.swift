import LogCheckModel

/// The `path:line: severity: title: detail [rule]` lines: of a capture that is still being written at once, else after the verdict.
///
/// A rule that keeps failing would push everything else off the screen: of each rule a few are shown, the others counted.
struct FindingLines {
  private let style: ReportStyle
  private var shown: [String: Int] = [:]
  private var previewed: [String: Int] = [:]
  /// The lines that come after the verdict.
  private var held = ReportOutput()

  /// Lines for one rule; with `--verbose` as many as there are.
  private static let limit = 10

  init(_ style: ReportStyle) { self.style = style }

  mutating func take(_ finding: Finding, to output: inout ReportOutput) {
    let count = shown[finding.rule, default: 0]
    guard style.isVerbose || count < Self.limit else { return }
    shown[finding.rule] = count + 1
    if style.isLive {
      output.line(line(finding))
    } else {
      held.line(line(finding))
    }
  }

  /// A failure that the profile of the capture may still take back. It is a note, so that a script counts each failure once.
  mutating func preview(_ finding: Finding, to output: inout ReportOutput) {
    let count = previewed[finding.rule, default: 0]
    guard style.isVerbose || count < Self.limit else { return }
    previewed[finding.rule] = count + 1
    let palette = style.palette
    output.line(
      "\(position(of: finding))\(palette.doubtful)note:\(palette.end) preliminary: \(CleanText.line(finding.title)): "
        + "\(CleanText.line(finding.message)); \(StoryBook.preliminary(finding)) [\(CleanText.line(finding.rule))]")
  }

  /// Counts what was not printed, and returns the lines that come after the verdict.
  mutating func end(
    _ summary: RunSummary, failures: Bool, inconclusive: Bool, to output: inout ReportOutput
  ) -> String {
    var rest = ReportOutput()
    for rule in summary.rules {
      let all = (failures ? rule.fails : 0) + (inconclusive ? rule.inconclusive : 0)
      let missing = all - shown[rule.id, default: 0]
      if missing > 0 { rest.line("and \(missing) more [\(CleanText.line(rule.id))]") }
    }
    let counts = String(decoding: rest.take(), as: UTF8.self)
    guard style.isLive else { return String(decoding: held.take(), as: UTF8.self) + counts }
    output.write(counts)
    return ""
  }

  private func position(of finding: Finding) -> String {
    finding.position.map { style.linked("\(CleanText.path($0.capture)):\($0.line)", to: $0.capture) + ": " } ?? ""
  }

  private func line(_ finding: Finding) -> String {
    let palette = style.palette
    let position = self.position(of: finding)
    let title = CleanText.line(finding.title)
    let detail = CleanText.line(finding.message)
    let rule = CleanText.line(finding.rule)
    switch finding.verdict {
    case .inconclusive(let reason):
      return
        "\(position)\(palette.doubtful)note:\(palette.end) \(title): inconclusive (\(reason.rawValue)): \(detail) [\(rule)]"
    default:
      if let acceptance = finding.acceptance {
        return "\(position)\(palette.faint)note:\(palette.end) \(acceptance.words): \(title): \(detail) [\(rule)]"
      }
      if finding.isExperimental {
        return "\(position)\(palette.faint)note:\(palette.end) experimental: \(title): \(detail) [\(rule)]"
      }
      let colour = finding.severity == .error ? palette.bad : palette.doubtful
      return "\(position)\(colour)\(finding.severity.rawValue):\(palette.end) \(title): \(detail) [\(rule)]"
    }
  }
}
