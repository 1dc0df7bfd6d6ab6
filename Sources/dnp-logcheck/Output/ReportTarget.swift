import LogCheckModel
import LogCheckReporting

/// A report and where it goes: standard output as it comes, a file whole at the end.
struct ReportTarget {
  private var reporter: any Reporter
  private let file: OutputFile?
  private var output = ReportOutput()
  private var kept: [UInt8] = []
  /// The output of an earlier run: it is printed before the summary once more.
  private var shownBefore: [UInt8] = []
  /// True if its lines about a finding can be read alone.
  private let isOfLines: Bool

  /// Reports that are read line by line.
  private static let lineFormats: Set<String> = [
    ReportFormat.text.id, ReportFormat.lines.id, ReportFormat.jsonLines.id, ReportFormat.github.id,
  ]

  init(_ format: ReportFormat, _ style: ReportStyle, file: OutputFile?) {
    reporter = format.make(style)
    isOfLines = Self.lineFormats.contains(format.id)
    self.file = file
  }

  mutating func begin(_ run: RunHeader) {
    reporter.begin(run, to: &output)
    flush()
  }

  /// `wasReported`: by an earlier run, which this one continues. On standard output that is not news.
  mutating func report(_ finding: Finding, wasReported: Bool = false) {
    reporter.report(finding, to: &output)
    if wasReported, isOfLines, file == nil { shownBefore += output.take() } else { flush() }
  }

  /// Ends the report; `false` when its file could not be written.
  mutating func end(_ summary: RunSummary) -> Bool {
    reporter.end(summary, to: &output)
    if !shownBefore.isEmpty { StandardStreams.write(shownBefore) }
    flush()
    guard let file else { return true }
    return file.replace(with: kept)
  }

  private mutating func flush() {
    let bytes = output.take()
    guard !bytes.isEmpty else { return }
    if file == nil { StandardStreams.write(bytes) } else { kept += bytes }
  }
}
