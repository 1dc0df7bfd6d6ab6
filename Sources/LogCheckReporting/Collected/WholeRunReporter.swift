import LogCheckModel

/// A reporter of the whole run: it writes when the run is over and knows all of it.
protocol WholeRunReporter: Reporter {
  /// The calls collected until then.
  var collector: RunCollector { get set }

  /// Writes the report. Not called where no run began.
  func write(_ run: CollectedRun, to output: inout ReportOutput)
}

extension WholeRunReporter {
  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) { collector.begin(run) }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) { collector.take(finding) }

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    guard let run = collector.end(summary) else { return }
    write(run, to: &output)
  }
}

/// Collects the calls to a reporter until the run is over.
struct RunCollector: Sendable {
  private var header: RunHeader?
  private var findings: [Finding] = []

  mutating func begin(_ run: RunHeader) { header = run }

  mutating func take(_ finding: Finding) { findings.append(finding) }

  /// The run; `nil` where none began.
  func end(_ summary: RunSummary) -> CollectedRun? {
    header.map { CollectedRun(header: $0, summary: summary, findings: findings) }
  }
}
