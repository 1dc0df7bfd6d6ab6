import LogCheckModel

extension ReportFormat {
  package static let metrics = ReportFormat(
    id: "metrics", summary: "metrics in the text format of Prometheus, for its textfile collector", needsTimeline: true
  ) { _ in MetricsReporter(text: MetricText(isOpen: false)) }

  package static let openMetrics = ReportFormat(
    id: "openmetrics", summary: "metrics in the OpenMetrics format", needsTimeline: true
  ) { _ in MetricsReporter(text: MetricText(isOpen: true)) }
}

/// A run as metrics, without timestamps: the collector of Prometheus drops a file that has one.
struct MetricsReporter: Reporter {
  let text: MetricText
  private var run: RunHeader?

  init(text: MetricText) { self.text = text }

  mutating func begin(_ run: RunHeader, to output: inout ReportOutput) { self.run = run }

  mutating func report(_ finding: Finding, to output: inout ReportOutput) {}

  mutating func end(_ summary: RunSummary, to output: inout ReportOutput) {
    guard let run else { return }
    for family in RunMetrics.families(run, summary) { for row in text.rows(family) { output.line(row) } }
    if text.isOpen { output.line("# EOF") }
  }
}
