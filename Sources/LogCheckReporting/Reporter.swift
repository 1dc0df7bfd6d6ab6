package import LogCheckModel

/// Writes one format of report. It is called as things happen, so that a live capture shows its findings at once.
package protocol Reporter: Sendable {
  mutating func begin(_ run: RunHeader, to output: inout ReportOutput)
  mutating func report(_ finding: Finding, to output: inout ReportOutput)
  /// A failure of a stream that is reported again when the profile of its capture is certain; see ``Finding/condition``.
  mutating func preview(_ finding: Finding, to output: inout ReportOutput)
  mutating func end(_ summary: RunSummary, to output: inout ReportOutput)
}

extension Reporter {
  /// Reports that are read as a whole have it once.
  package mutating func preview(_ finding: Finding, to output: inout ReportOutput) {}
}

/// The text of a reporter; its caller writes the bytes out.
package struct ReportOutput: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func line(_ text: String = "") {
    write(text)
    bytes.append(0x0A)
  }

  /// Takes what was written since the last call.
  package mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}

/// A format of report: how it is named and made.
package struct ReportFormat: Sendable, Identifiable {
  package let id: String
  /// One sentence for `--help` and docs.
  package let summary: String
  /// True if it prints the timeline or its metrics, which a run collects only on request.
  package let needsTimeline: Bool
  package let make: @Sendable (ReportStyle) -> any Reporter

  package init(
    id: String, summary: String, needsTimeline: Bool = false,
    make: @escaping @Sendable (ReportStyle) -> any Reporter
  ) {
    self.id = id
    self.summary = summary
    self.needsTimeline = needsTimeline
    self.make = make
  }
}

/// The parts of a report that depend on its destination; decided by the caller.
package struct ReportStyle: Sendable {
  package var palette: Palette
  package var isQuiet: Bool
  package var isVerbose: Bool
  /// The folder from which formats for programs name files, where it is known.
  package var folder: String?
  package var codeScanning: CodeScanningStyle
  /// The parts of the report that the terminal shows as links; `nil` if it shows none.
  package var hyperlinks: Hyperlinks?
  package var layout: TextLayout
  /// True if the captures are still being written, so that each finding is printed when it is decided.
  package var isLive: Bool
  /// True if the captures are still being written, also where the report is written at the end: broken rules have the numbers of the
  /// order in which they were decided.
  package var isOfStream = false
  /// The JSON report of the same run, which `waive` can read; `nil` if none is written.
  package var waivableReport: String?
  /// True if `waive` would find settings to write to.
  package var hasSettings = false

  package init(
    palette: Palette = .plain, isQuiet: Bool = false, isVerbose: Bool = false, folder: String? = nil,
    codeScanning: CodeScanningStyle = CodeScanningStyle(), hyperlinks: Hyperlinks? = nil,
    layout: TextLayout = .standard, isLive: Bool = false
  ) {
    self.palette = palette
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.folder = folder
    self.codeScanning = codeScanning
    self.hyperlinks = hyperlinks
    self.layout = layout
    self.isLive = isLive
  }
}

/// The properties of a run for code scanning, in addition to its results.
package struct CodeScanningStyle: Sendable {
  /// A file of the repository on which results are put, since alerts show only such files; `nil` puts them on their lines.
  package var anchor: String?
  /// Distinguishes runs of one commit; `nil` leaves it to the uploader of the report.
  package var category: String?

  package init(anchor: String? = nil, category: String? = nil) {
    self.anchor = anchor
    self.category = category
  }
}

/// The terminal colours of a report; plain has none.
package struct Palette: Sendable {
  package let bad: String
  package let doubtful: String
  package let good: String
  package let faint: String
  package let strong: String
  package let end: String

  package static let plain = Palette(bad: "", doubtful: "", good: "", faint: "", strong: "", end: "")

  package static let terminal = Palette(
    bad: "\u{1B}[31m", doubtful: "\u{1B}[33m", good: "\u{1B}[32m", faint: "\u{1B}[2m", strong: "\u{1B}[1m",
    end: "\u{1B}[0m")
}
