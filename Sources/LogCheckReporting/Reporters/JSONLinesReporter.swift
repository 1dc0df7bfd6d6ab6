import LogCheckModel

extension ReportFormat {
  package static let jsonLines = ReportFormat(
    id: "jsonl",
    summary: "the same as a stream: one JSON object a line, each with its `type`, findings as they are decided"
  ) { JSONLinesReporter($0) }
}

/// Records `run`, `finding`, `capture`, `rule`, `diagnostic`, `end`; readers skip types they do not know.
struct JSONLinesReporter: Reporter {
  private let style: ReportStyle
  private var order = FailureOrder()

  init(_ style: ReportStyle) { self.style = style }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) {
    write("run", to: &output) { json in
      json.head(EncodedRun.schema, toolVersion: run.toolVersion)
      json.integer("rules", run.ruleCount)
    }
  }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {
    order.take(finding)
    write("finding", to: &output) { EncodedRun.members(&$0, finding) }
  }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    for capture in summary.captures { write("capture", to: &output) { EncodedRun.members(&$0, capture) } }
    let numbers = order.numbers(of: summary.rules, isOfStream: style.isOfStream)
    for rule in summary.rules {
      write("rule", to: &output) { EncodedRun.members(&$0, rule, number: numbers[rule.id]) }
    }
    for item in summary.diagnostics { write("diagnostic", to: &output) { EncodedRun.members(&$0, item) } }
    write("end", to: &output) { EncodedRun.ending(&$0, summary) }
  }

  private func write(_ type: String, to output: inout ReportOutput, _ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.string("type", type)
      members(&json)
    }
    output.line(json.text)
  }
}
