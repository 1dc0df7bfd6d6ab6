import LogCheckModel
import LogCheckReporting

/// A report and where it goes: standard output as it comes, a file whole at the end.
struct ReportTarget {
  /// The target of a report's bytes.
  enum Destination {
    case standardOutput
    /// For the verdict of a run all of whose reports go to files.
    case standardError
    /// `name` as the user gave it.
    case file(OutputFile, name: String)

    var isFile: Bool { if case .file = self { true } else { false } }
  }

  private var reporter: any Reporter
  private let destination: Destination
  /// True if a report in a file is announced on standard error.
  private let isAnnounced: Bool
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

  init(_ format: ReportFormat, _ style: ReportStyle, to destination: Destination, isAnnounced: Bool = false) {
    reporter = format.make(style)
    isOfLines = Self.lineFormats.contains(format.id)
    self.destination = destination
    self.isAnnounced = isAnnounced
  }

  mutating func begin(_ run: RunHeader) {
    reporter.begin(run, to: &output)
    flush()
  }

  /// `wasReported`: by an earlier run, which this one continues. On standard output that is not news.
  mutating func report(_ finding: Finding, wasReported: Bool = false) {
    reporter.report(finding, to: &output)
    if wasReported, isOfLines, !destination.isFile { shownBefore += output.take() } else { flush() }
  }

  mutating func preview(_ finding: Finding) {
    reporter.preview(finding, to: &output)
    flush()
  }

  /// Ends the report; `false` when its file could not be written.
  mutating func end(_ summary: RunSummary) -> Bool {
    reporter.end(summary, to: &output)
    if !shownBefore.isEmpty { StandardStreams.write(shownBefore) }
    flush()
    guard case .file(let file, let name) = destination else { return true }
    guard file.replace(with: kept) else { return false }
    if isAnnounced { StandardStreams.complain("dnp-logcheck: wrote \(CleanText.path(name))") }
    return true
  }

  private mutating func flush() {
    let bytes = output.take()
    guard !bytes.isEmpty else { return }
    switch destination {
    case .standardOutput: StandardStreams.write(bytes)
    case .standardError: StandardStreams.complain(String(decoding: bytes.trimmingLineEnd, as: UTF8.self))
    case .file: kept += bytes
    }
  }
}

extension [UInt8] {
  fileprivate var trimmingLineEnd: ArraySlice<UInt8> { last == 0x0A ? dropLast() : self[...] }
}
