extension MergedReport {
  /// Every format of report about a sum.
  package static let all: [MergedReport] = [.text, .markdown, .html, .json, .junit, .openMetrics]

  package static func named(_ id: String) -> MergedReport? { all.first { $0.id == id } }
}
