extension ReportFormat {
  /// Every format of report.
  package static let all: [ReportFormat] = [
    .text, .json, .jsonLines,
    .github, .markdown,
  ]

  package static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }
}
