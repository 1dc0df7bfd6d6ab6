package import LogCheckModel

/// Writes one format of report. Told of things as they happen, so that a live capture shows its findings at once.
package protocol Reporter: Sendable {
  mutating func begin(_ run: RunHeader, to output: inout ReportOutput)
  mutating func report(_ finding: Finding, to output: inout ReportOutput)
  mutating func end(_ summary: RunSummary, to output: inout ReportOutput)
}

/// Where a reporter puts its text; whoever runs it writes the bytes out.
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
  /// Whether it tells the timeline or its metrics, which a run collects only where somebody needs them.
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

/// What depends on where a report goes; decided by whoever runs it.
package struct ReportStyle: Sendable {
  package var palette: Palette
  package var isQuiet: Bool
  package var isVerbose: Bool
  /// The folder from which formats for programs name files, where it is known.
  package var folder: String?
  package var codeScanning: CodeScanningStyle
  /// Where the terminal shows links; `nil` where it does not.
  package var hyperlinks: Hyperlinks?
  package var layout: TextLayout
  /// Whether the captures are still being written, so that each finding is printed when it is decided.
  package var isLive: Bool

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

/// What code scanning is told of a run beyond its results.
package struct CodeScanningStyle: Sendable {
  /// A file of the repository on which results are put, since alerts show only such files; `nil` puts them on their lines.
  package var anchor: String?
  /// What tells runs of one commit apart; `nil` leaves it to whoever uploads the report.
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
