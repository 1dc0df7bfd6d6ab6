package import LogCheckReporting

/// A format of report about a sum: how it is named and written.
package struct MergedReport: Sendable, Identifiable {
  package let id: String
  /// One sentence for `--help` and docs.
  package let summary: String
  /// Writes the report. Of the style it uses the colours and the layout.
  package let text: @Sendable (MergedResults, RuleTitles, ReportStyle) -> String

  init(
    id: String, summary: String, text: @escaping @Sendable (MergedResults, RuleTitles, ReportStyle) -> String
  ) {
    self.id = id
    self.summary = summary
    self.text = text
  }
}
