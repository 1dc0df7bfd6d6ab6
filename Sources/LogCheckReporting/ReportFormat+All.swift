extension ReportFormat {
  /// Every format of report.
  package static let all: [ReportFormat] = [
    .text, .lines, .ticket, .json, .jsonLines, .junit, .gitlab, .sarif, .tap, .tap13, .github, .markdown, .html, .trace,
    .metrics,
    .openMetrics,
  ]

  package static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }
}
