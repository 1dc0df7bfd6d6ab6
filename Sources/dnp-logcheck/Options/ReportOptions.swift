import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The content of the report, its destination, and the condition for failing.
struct ReportOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Report format, with =FILE to write a file (repeatable): \(ReportFormat.all.map(\.id).joined(separator: ", ")).",
      valueName: "format[=file]"), completion: .reports(ReportFormat.all.map(\.id)))
  var report: [String] = []

  @Flag(help: "Short for --report json.")
  var json = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file for the report that names none: --report json -o FILE.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The least severity that fails the run: error (the default), warning or note.", valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Anything inconclusive makes the run exit with 3.")
  var strict = false

  @Flag(help: "Exit with 0 whatever was found (2 and 64 stay).")
  var exitZero = false

  @Option(help: ArgumentHelp("Colours: auto, always or never.", valueName: "when"))
  var color = TerminalChoice.auto

  @Option(
    help: ArgumentHelp(
      "A file of the repository to put the results of sarif on, where the captures are not in it.", valueName: "file"),
    completion: .file())
  var sarifAnchor: String?

  @Option(
    help: ArgumentHelp(
      "A name that distinguishes this run from others of the same commit in sarif; otherwise the upload gives it.",
      valueName: "name"))
  var sarifCategory: String?

  @Option(
    help: ArgumentHelp("Links from positions to their files in the text: auto, always or never.", valueName: "when"))
  var hyperlinks = TerminalChoice.auto

  @Flag(name: .shortAndLong, help: "Only the verdict.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also what could not be known, and every rule.")
  var verbose = false

  @Option(
    name: [.customShort("C", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Show so many lines of the log to both sides of each failure, up to 100 (in the reports in words; files only).",
      valueName: "lines"))
  var context: Int?

  @Flag(help: "Also the outcome of every line and byte, as an account that adds up (in text and JSON).")
  var account = false

  @Flag(help: "While a capture is being written: show the rules in play, what they wait for and until when.")
  var live = false

  @Flag(
    help:
      "Let the deadlines of a silent stream pass by the clock of this machine (five seconds late), not only by its stamps."
  )
  var liveClock = false

  @Option(
    help: ArgumentHelp(
      "Run this command of the shell for each failure, with the finding as JSON on its standard input.",
      discussion: "One at a time; its exit code changes nothing.", valueName: "command"))
  var onFailure: String?

  @Flag(help: "Ring the bell of the terminal for each failure, once a second at most.")
  var bell = false

  enum TerminalChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  func validate() throws {
    try validateCodeScanning()
    if let context, !(0...100).contains(context) {
      throw ValidationError("--context \(context): give a number from 0 to 100")
    }
    try validateOutput()
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot both hold; give one of them") }
    var targets: Set<String> = []
    for item in all {
      let (name, file) = Self.parts(of: item)
      guard ReportFormat.named(name) != nil else {
        throw ValidationError(Self.unknown(name, among: ReportFormat.all.map(\.id), of: "check"))
      }
      if file?.isEmpty == true { throw ValidationError("--report \(item): the file's name is empty") }
      guard targets.insert(file ?? "").inserted else {
        throw ValidationError(
          file.map { "two reports cannot share the file \(CleanText.line($0))" }
            ?? "two reports cannot share standard output; give one a file: --report json=FILE")
      }
    }
  }

  /// A format and the file it goes to; none where that is standard output by another name.
  static func parts(of item: String) -> (format: String, file: String?) {
    guard let sign = item.firstIndex(of: "=") else { return (item, nil) }
    let file = String(item[item.index(after: sign)...])
    return (String(item[..<sign]), OutputLocation.isStandardOutput(RawArguments.bytes(file)) ? nil : file)
  }

  /// A file that does not exist would be an alert that no reader sees.
  private func validateCodeScanning() throws {
    for (option, value) in [("--sarif-anchor", sarifAnchor), ("--sarif-category", sarifCategory)] {
      guard let value else { continue }
      guard all.contains(where: { $0.prefix { $0 != "=" } == ReportFormat.sarif.id }) else {
        throw ValidationError("\(option) is for --report sarif")
      }
      guard !value.isEmpty else { throw ValidationError("\(option) is empty") }
    }
    guard let sarifAnchor else { return }
    guard FileSource.regularSize(path: RawArguments.bytes(sarifAnchor)) != nil else {
      throw ValidationError("--sarif-anchor \(CleanText.line(sarifAnchor)): there is no such file")
    }
  }

  /// The view on standard error meanwhile. For files it is their progress, if a terminal shows it.
  func view(of inputs: [AuditInput], isFollowing: Bool = false) -> LiveView {
    let hasColour = color == .always || (color == .auto && StatusArea.isThere && !StandardStreams.refusesColour)
    let palette = hasColour ? Palette.terminal : .plain
    if live { return LiveView(.checklist, palette: palette, usesWallClock: liveClock) }
    if isFollowing { return LiveView(.none, palette: palette, usesWallClock: liveClock) }
    var total = 0
    for input in inputs {
      guard case .file(let path, _) = input, let size = FileSource.regularSize(path: path) else {
        return LiveView(.none, palette: palette, usesWallClock: liveClock)
      }
      total += size
    }
    return LiveView(
      quiet || !StatusArea.isThere ? .none : .progress(total: total), palette: palette, usesWallClock: liveClock)
  }

  /// True if some report contains the timeline.
  var needTimeline: Bool {
    formats.contains { item in
      guard let format = ReportFormat.named(Self.parts(of: item).format) else { return false }
      // Reports in words show days only with --verbose: collecting them takes time.
      let isInWords = [ReportFormat.text.id, ReportFormat.lines.id].contains(format.id)
      return format.needsTimeline || (isInWords && verbose && !quiet)
    }
  }

  /// The reports that are asked for; without any, the one for people on a terminal, and the one for programs on a pipe.
  private var formats: [String] {
    all.isEmpty ? [StandardStreams.isTerminal ? ReportFormat.text.id : ReportFormat.lines.id] : all
  }

  /// The files that reports are written to, as they were typed.
  var files: [String] { all.compactMap { Self.parts(of: $0).file } }

  /// Refuses a report that would overwrite an input, or be one file with another output.
  func checkFiles(_ inputs: RunFiles, state: String? = nil) throws {
    var inputs = inputs
    if let sarifAnchor { inputs.reads(RawArguments.bytes(sarifAnchor), as: "the anchor", sarifAnchor) }
    let usesOutput = all.isEmpty || all.contains { Self.parts(of: $0).file == nil }
    var outputs = files.map { RunFiles.Output("--report", $0) }
    if let state { outputs.insert(RunFiles.Output("--state", state), at: 0) }
    try inputs.check(outputs, usesStandardOutput: usesOutput)
  }

  /// The reports and where they go; complains and ends with 2 where one could not be written.
  func outputs(isLive: Bool, hasSettings: Bool) throws -> [ReportTarget] {
    // A run that prints nothing else says how it ended.
    let isSilent = !quiet && !all.isEmpty && files.count == all.count
    let waivable = all.lazy.map(Self.parts).first { $0.format == ReportFormat.json.id && $0.file != nil }?.file
    var targets: [ReportTarget] = []
    if isSilent {
      targets.append(
        ReportTarget(.text, ReportStyle(isQuiet: true, layout: StandardStreams.layout), to: .standardError))
    }
    for item in formats {
      let (name, file) = Self.parts(of: item)
      guard let format = ReportFormat.named(name) else { continue }
      let hasColour = color == .always || (color == .auto && file == nil && StandardStreams.wantsColour)
      let hasLinks = hyperlinks == .always || (hyperlinks == .auto && file == nil && StandardStreams.showsHyperlinks)
      let folder = FileManager.default.currentDirectoryPath
      var style = ReportStyle(
        palette: hasColour ? .terminal : .plain, isQuiet: quiet, isVerbose: verbose,
        folder: folder,
        codeScanning: CodeScanningStyle(anchor: sarifAnchor, category: sarifCategory),
        hyperlinks: hasLinks ? Hyperlinks(host: StandardStreams.hostName, folder: folder) : nil,
        layout: file == nil ? StandardStreams.layout : .standard, isLive: isLive && file == nil)
      style.isOfStream = isLive
      style.hasSettings = hasSettings
      style.waivableReport = waivable
      let destination: ReportTarget.Destination =
        if let file { .file(try OutputFile.ready(file), name: file) } else { .standardOutput }
      targets.append(ReportTarget(format, style, to: destination, isAnnounced: isSilent))
    }
    return targets
  }
}

extension Severity: ExpressibleByArgument {}

extension AuditInput {
  /// True if it is a pipe, a device or a terminal, so that more may come while it is read.
  var isStream: Bool {
    switch self {
    case .standardInput: FileIdentity(ofDescriptor: 0) == nil
    case .file(let path, _): FileSource.regularSize(path: path) == nil
    case .pieces: false
    }
  }
}
