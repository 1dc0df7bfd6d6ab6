import ArgumentParser
import LogCheckReporting

/// In which form a story is written, and where to.
struct PageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Form of the report, with =FILE to write a file: \(StoryFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format[=file]"), completion: .reports(StoryFormat.allCases.map(\.rawValue)))
  var report = StoryFormat.text.rawValue

  @Option(help: ArgumentHelp("Colours: auto, always or never.", valueName: "when"))
  var color = ReportOptions.TerminalChoice.auto

  func validate() throws {
    guard StoryFormat(rawValue: String(parts[0])) != nil else {
      throw ValidationError(
        ReportOptions.unknown(String(parts[0]), among: StoryFormat.allCases.map(\.rawValue), of: "timeline"))
    }
    if parts.count > 1, parts[1].isEmpty { throw ValidationError("--report \(report): the file's name is empty") }
  }

  private var parts: [Substring] { report.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }

  private var file: String? { ReportOptions.parts(of: report).file }

  var format: StoryFormat { StoryFormat(rawValue: String(parts[0])) ?? .text }

  var palette: Palette {
    color == .always || (color == .auto && file == nil && StandardStreams.wantsColour) ? .terminal : .plain
  }

  /// The columns of the terminal; those of a file are the same everywhere.
  var layout: TextLayout { file == nil ? StandardStreams.layout : .standard }

  /// Refuses a report that would overwrite an input.
  func checkFile(_ inputs: RunFiles) throws {
    try inputs.check(file.map { [RunFiles.Output("--report", $0)] } ?? [], usesStandardOutput: file == nil)
  }

  /// The destination of the report; complains and ends with 2 if it could not be written.
  func target() throws -> PageTarget { PageTarget(file: try file.map { try OutputFile.ready($0) }) }
}

/// A file, or standard output.
struct PageTarget {
  let file: OutputFile?

  /// Writes the report; `false` where its file could not be written.
  func write(_ text: String) -> Bool {
    guard let file else {
      StandardStreams.write(Array(text.utf8))
      return true
    }
    return file.replace(with: Array(text.utf8))
  }
}
