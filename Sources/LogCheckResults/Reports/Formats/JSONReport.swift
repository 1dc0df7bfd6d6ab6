extension MergedReport {
  package static let json = MergedReport(
    id: "json", summary: "the sum as one JSON object, which `merge` reads again"
  ) { results, _, _ in results.line + "\n" }
}
