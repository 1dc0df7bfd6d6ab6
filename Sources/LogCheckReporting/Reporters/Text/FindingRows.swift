import LogCheckModel

/// The `path:line: severity: title: detail [rule]` rows that are written while the captures are read.
///
/// A rule that keeps failing would push everything else off the screen: of each rule a few are shown, the others counted.
struct FindingRows {
  private let style: ReportStyle
  private var shown: [String: Int] = [:]
  private(set) var isEmpty = true

  /// Rows for one rule; with `--verbose` as many as there are.
  private static let limit = 10

  init(_ style: ReportStyle) { self.style = style }

  mutating func take(_ finding: Finding, to output: inout ReportOutput) {
    let count = shown[finding.rule, default: 0]
    guard style.isVerbose || count < Self.limit else { return }
    shown[finding.rule] = count + 1
    isEmpty = false
    output.line(row(finding))
  }

  /// Counts what was not shown.
  func end(_ summary: RunSummary, countsInconclusive: Bool, to output: inout ReportOutput) {
    for rule in summary.rules {
      let missing = rule.fails + (countsInconclusive ? rule.inconclusive : 0) - shown[rule.id, default: 0]
      if missing > 0 { output.line("and \(missing) more [\(CleanText.line(rule.id))]") }
    }
  }

  private func row(_ finding: Finding) -> String {
    let palette = style.palette
    let place =
      finding.place.map { style.linked("\(CleanText.path($0.capture)):\($0.line)", to: $0.capture) + ": " } ?? ""
    let title = CleanText.line(finding.title)
    let detail = CleanText.line(finding.message)
    let rule = CleanText.line(finding.rule)
    switch finding.verdict {
    case .inconclusive(let reason):
      return
        "\(place)\(palette.doubtful)note:\(palette.end) \(title): inconclusive (\(reason.rawValue)): \(detail) [\(rule)]"
    default:
      if let acceptance = finding.acceptance {
        return "\(place)\(palette.faint)note:\(palette.end) \(acceptance.words): \(title): \(detail) [\(rule)]"
      }
      if finding.isExperimental {
        return "\(place)\(palette.faint)note:\(palette.end) experimental: \(title): \(detail) [\(rule)]"
      }
      let colour = finding.severity == .error ? palette.bad : palette.doubtful
      return "\(place)\(colour)\(finding.severity.rawValue):\(palette.end) \(title): \(detail) [\(rule)]"
    }
  }
}
