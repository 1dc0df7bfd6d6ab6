import LogCheckModel

/// The `path:line: severity: title: detail [rule]` lines that are written while the captures are read.
///
/// A rule that keeps failing would push everything else off the screen: of each rule a few are shown, the others counted.
struct FindingLines {
  private let style: ReportStyle
  private var shown: [String: Int] = [:]

  /// Lines for one rule; with `--verbose` as many as there are.
  private static let limit = 10

  init(_ style: ReportStyle) { self.style = style }

  mutating func take(_ finding: Finding, to output: inout ReportOutput) {
    let count = shown[finding.rule, default: 0]
    guard style.isVerbose || count < Self.limit else { return }
    shown[finding.rule] = count + 1
    output.line(line(finding))
  }

  /// Counts what was not printed.
  func end(_ summary: RunSummary, failures: Bool, inconclusive: Bool, to output: inout ReportOutput) {
    for rule in summary.rules {
      let all = (failures ? rule.fails : 0) + (inconclusive ? rule.inconclusive : 0)
      let missing = all - shown[rule.id, default: 0]
      if missing > 0 { output.line("and \(missing) more [\(CleanText.line(rule.id))]") }
    }
  }

  private func line(_ finding: Finding) -> String {
    let palette = style.palette
    let position =
      finding.position.map { style.linked("\(CleanText.path($0.capture)):\($0.line)", to: $0.capture) + ": " } ?? ""
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
