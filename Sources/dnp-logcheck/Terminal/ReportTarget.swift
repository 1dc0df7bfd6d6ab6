import LogCheckModel
import LogCheckReporting

/// A report and where it goes: standard output as it comes, a file whole at the end.
struct ReportTarget {
  private var reporter: any Reporter
  private let file: ReportFile?
  private var output = ReportOutput()
  private var kept: [UInt8] = []

  init(reporter: any Reporter, file: ReportFile?) {
    self.reporter = reporter
    self.file = file
  }

  mutating func begin(_ run: RunHeader) {
    reporter.begin(run, to: &output)
    flush()
  }

  mutating func report(_ finding: Finding) {
    reporter.report(finding, to: &output)
    flush()
  }

  /// Ends the report; `false` when its file could not be written.
  mutating func end(_ summary: RunSummary) -> Bool {
    reporter.end(summary, to: &output)
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
