import LogCheckModel

extension ReportFormat {
  package static let tap = ReportFormat(
    id: "tap", summary: "Test Anything Protocol, version 14: a test point for each rule"
  ) { TAPReporter($0, version: .fourteen) }

  package static let tap13 = ReportFormat(
    id: "tap13", summary: "the same in version 13, for readers that do not know 14"
  ) { TAPReporter($0, version: .thirteen) }
}

/// A test point for each capture and each rule. What failed without failing the run is `not ok` with the directive TODO, which
/// harnesses take for an expected failure.
struct TAPReporter: WholeRunReporter {
  enum Version: Int { case thirteen = 13, fourteen }

  private let style: ReportStyle
  private let version: Version
  var collector = RunCollector()

  init(_ style: ReportStyle, version: Version) {
    self.style = style
    self.version = version
  }

  func write(_ run: CollectedRun, to output: inout ReportOutput) {
    let checks = run.checks
    output.line("TAP version \(version.rawValue)")
    output.line("1..\(checks.count)")
    for (index, check) in checks.enumerated() { write(check, index + 1, to: &output) }
  }

  private func write(_ check: RunCheck, _ number: Int, to output: inout ReportOutput) {
    let name = "\(number) - " + escaped(check.name)
    switch check.outcome {
    case .passed: output.line("ok " + name)
    case .skipped: output.line("ok \(name) # SKIP " + escaped(check.message))
    case .excused:
      output.line("not ok \(name) # TODO " + escaped(check.message))
      writeStory(check, "excused", to: &output)
    case .failed(let kind), .broken(let kind):
      output.line("not ok " + name)
      writeStory(check, kind, to: &output)
    }
  }

  private func writeStory(_ check: RunCheck, _ kind: String, to output: inout ReportOutput) {
    output.line("  ---")
    output.line("  message: " + Self.quoted(check.message))
    if let severity = check.severity { output.line("  severity: " + severity.rawValue) }
    output.line("  kind: " + kind)
    if let position = check.position {
      output.line("  at:")
      let path = CleanText.line(ReportPath.plain(position.capture, to: style.folder), limit: 1000)
      output.line("    file: " + Self.quoted(path))
      output.line("    line: \(position.line)")
    }
    if !check.story.isEmpty {
      // A block, since not every reader takes quoted texts with colons in a list. The beginning of a line cannot end
      // the block.
      output.line("  story: |")
      for row in check.story { output.line("    - " + row) }
    }
    output.line("  ...")
  }

  /// A line that holds no directive. Version 13 knows no escapes: its `#` is replaced in the way in which other texts
  /// replace invalid characters.
  private func escaped(_ text: String) -> String {
    switch version {
    case .thirteen: text.replacing("#", with: "\\u{23}")
    case .fourteen: text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
