import LogCheckModel

/// The `path:line:column: severity: title: detail [rule]` lines: at once, or after the verdict.
///
/// A rule that keeps failing would push everything else off the screen: of each rule a few are shown, the others counted.
struct FindingLines {
  private let style: ReportStyle
  private let isImmediate: Bool
  private var isStrict = false
  /// The position of findings that have none: the beginning of the first capture.
  private var fallback: (file: String, text: String)?
  private var shown: [String: Int] = [:]
  private var previewed: [String: Int] = [:]
  /// The position of the last printed finding of a rule.
  private var last: [String: String] = [:]
  /// The lines that come after the verdict.
  private var held = ReportOutput()

  /// Lines for one rule; with `--verbose` as many as there are.
  private static let limit = 10

  init(_ style: ReportStyle, isImmediate: Bool) {
    self.style = style
    self.isImmediate = isImmediate
  }

  /// The rules with printed findings.
  var rules: Set<String> { Set(shown.keys) }

  mutating func begin(_ run: RunHeader) {
    isStrict = run.isStrict
    fallback = run.inputs.first.map { ($0, "\(CleanText.path($0)):1:1") }
  }

  mutating func take(_ finding: Finding, to output: inout ReportOutput) {
    let count = shown[finding.rule, default: 0]
    guard style.isVerbose || count < Self.limit else { return }
    shown[finding.rule] = count + 1
    let position = position(of: finding)
    last[finding.rule] = position
    let text = position + line(finding)
    if isImmediate { output.line(text) } else { held.line(text) }
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
      // Where failures have lines, a rule that had to be decided and has no finding has one, too.
      guard missing > 0, !failures || rule.fails > 0 || shown[rule.id] != nil else { continue }
      let position = last[rule.id] ?? beginning
      let count = TextLayout.counted(missing, "more finding")
      rest.line("\(position)\(style.palette.faint)note:\(style.palette.end) \(count) [\(CleanText.line(rule.id))]")
    }
    let counts = String(decoding: rest.take(), as: UTF8.self)
    guard isImmediate else { return String(decoding: held.take(), as: UTF8.self) + counts }
    output.write(counts)
    return ""
  }

  private var beginning: String { fallback.map { style.linked($0.text, to: $0.file) + ": " } ?? "" }

  private func position(of finding: Finding) -> String {
    guard let item = finding.position else { return beginning }
    return style.linked("\(CleanText.path(item.capture)):\(item.line):\(item.column)", to: item.capture) + ": "
  }

  private func line(_ finding: Finding) -> String {
    let palette = style.palette
    let title = CleanText.line(finding.title)
    let detail = CleanText.line(finding.message)
    let rule = CleanText.line(finding.rule)
    switch finding.verdict {
    case .inconclusive(let reason):
      let (word, colour) = isStrict ? ("error", palette.bad) : ("note", palette.doubtful)
      return "\(colour)\(word):\(palette.end) \(title): inconclusive (\(reason.rawValue)): \(detail) [\(rule)]"
    default:
      if let acceptance = finding.acceptance {
        return "\(palette.faint)note:\(palette.end) \(acceptance.words): \(title): \(detail) [\(rule)]"
      }
      if finding.isExperimental {
        return "\(palette.faint)note:\(palette.end) experimental: \(title): \(detail) [\(rule)]"
      }
      let colour = finding.severity == .error ? palette.bad : palette.doubtful
      return "\(colour)\(finding.severity.rawValue):\(palette.end) \(title): \(detail) [\(rule)]"
    }
  }
}

extension FindingEvidence {
  /// The column of the app's text in its line, in code points from 1; 1 if it is not known, or the record has several lines.
  fileprivate var column: Int {
    guard let message, !message.isEmpty, !text.contains("\n"), text.hasSuffix(message) else { return 1 }
    return text.unicodeScalars.count - message.unicodeScalars.count + 1
  }
}
