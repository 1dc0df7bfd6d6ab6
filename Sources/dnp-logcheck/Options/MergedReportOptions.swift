import ArgumentParser
import LogCheckReporting
import LogCheckResults

/// The reports about a sum, and their destinations.
struct MergedReportOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Report of the sum, with =FILE to write a file (repeatable): \(MergedReport.all.map(\.id).joined(separator: ", ")).",
      valueName: "format[=file]"), completion: .reports(MergedReport.all.map(\.id)))
  var report: [String] = []

  @Option(help: ArgumentHelp("Colours of the text: auto, always or never.", valueName: "when"))
  var color = ReportOptions.TerminalChoice.auto

  func validate() throws {
    for item in report {
      let (name, file) = ReportOptions.parts(of: item)
      guard MergedReport.named(name) != nil else {
        throw ValidationError(ReportOptions.unknown(name, among: MergedReport.all.map(\.id), of: "merge"))
      }
      if file?.isEmpty == true { throw ValidationError("--report \(item): the file's name is empty") }
    }
  }

  private var parts: [(format: String, file: String?)] { report.map(ReportOptions.parts) }

  /// The number of reports that go to standard output.
  var printed: Int { parts.count { $0.file == nil } }

  /// The files that reports are written to, as they were typed.
  var files: [String] { parts.compactMap(\.file) }

  var outputs: [RunFiles.Output] { parts.compactMap(\.file).map { RunFiles.Output("--report", $0) } }

  /// True if a report prints the titles of rules.
  var needsTitles: Bool { parts.contains { $0.format != MergedReport.json.id } }

  /// The reports and where they go; complains and ends with 2 where one could not be written.
  func targets() throws -> [(report: MergedReport, style: ReportStyle, target: PageTarget)] {
    try parts.compactMap { name, file in
      guard let report = MergedReport.named(name) else { return nil }
      let hasColour = color == .always || (color == .auto && file == nil && StandardStreams.wantsColour)
      let style = ReportStyle(
        palette: hasColour ? .terminal : .plain, layout: file == nil ? StandardStreams.layout : .standard)
      return (report, style, PageTarget(file: try file.map { try OutputFile.ready($0) }))
    }
  }
}
