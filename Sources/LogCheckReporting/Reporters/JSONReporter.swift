import LogCheckModel

extension ReportFormat {
  package static let json = ReportFormat(
    id: "json", summary: "one JSON object with everything, written at the end"
  ) { JSONReporter($0) }
}

/// One object: the findings are kept until the end, as many as the run reports.
struct JSONReporter: Reporter {
  private let style: ReportStyle
  private var run: RunHeader?
  private var findings: [Finding] = []

  init(_ style: ReportStyle) { self.style = style }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) { self.run = run }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) { findings.append(finding) }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    guard let run else { return }
    let numbers = FailureOrder(findings).numbers(of: summary.rules, isOfStream: style.isOfStream)
    var json = JSONWriter()
    json.object { json in
      json.head(EncodedRun.schema, toolVersion: run.toolVersion)
      json.array("captures") { json in
        for capture in summary.captures { json.object { EncodedRun.members(&$0, capture) } }
      }
      EncodedRun.ending(&json, summary)
      json.array("rules") { json in
        for rule in summary.rules { json.object { EncodedRun.members(&$0, rule, number: numbers[rule.id]) } }
      }
      json.array("findings") { json in for finding in findings { json.object { EncodedRun.members(&$0, finding) } } }
      json.array("diagnostics") { json in
        for diagnostic in summary.diagnostics { json.object { EncodedRun.members(&$0, diagnostic) } }
      }
    }
    output.line(json.text)
  }
}
