extension ReportFormat {
  /// Every format of report.
  package static let all: [ReportFormat] = [.text, .json, .jsonLines]

  package static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }
}
