import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// Says whether captures can be judged.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Is this capture fit to be judged, what can it not show, and how is a better one taken?",
    discussion: """
      EXAMPLE
        dnp-logcheck doctor capture.log

      Judges nothing: `check` reports what broke. Exits with 0 where the captures are fit, with 3 where nothing can be decided \
      from them or a rule that must be decided cannot, with 2 where one cannot be read.
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var project: ConfigurationOptions

  @Flag(help: "Write one JSON object.")
  var json = false

  @Flag(name: .shortAndLong, help: "Also every rule that the captures hold no occasion for.")
  var verbose = false

  func run() throws {
    let settings = try project.load()
    let library = try rules.load(settings)
    var options = try captures.auditOptions(library.ruleSet)
    try judging.apply(to: &options, settings?.configuration, library)
    var audit = try library.audit(options)
    StopSignals.watch()
    let inputs = try captures.inputs()
    audit.run(inputs, isStopped: { StopSignals.isRequested || StandardStreams.isGone }) { _ in }
    var summary = audit.summary()
    for index in summary.captures.indices {
      summary.captures[index].head = Self.head(of: summary.captures[index].path, inputs)
    }
    summary.complainOfErrors()
    let fitness = CaptureFitness(
      summary, evidence: Set(library.ruleSet.evidence.map(\.id)), commands: library.ruleSet.captureCommands)
    let palette = StandardStreams.wantsColour ? Palette.terminal : .plain
    let text = json ? fitness.json(toolVersion: Version.current) : fitness.text(palette, listsAll: verbose)
    StandardStreams.write(Array(text.utf8))
    ProcessEnd.exit(fitness.exitCode)
  }

  /// The information in the first lines; for a stream they are gone.
  private static func head(of path: String, _ inputs: [AuditInput]) -> CaptureHead {
    for case .file(let bytes, let shown) in inputs where shown == path {
      guard FileSource.regularSize(path: bytes) != nil, let source = try? FileSource(path: bytes) else { continue }
      return (try? source.readStart(limit: CaptureHead.bytes)).map { CaptureHead(start: $0) } ?? CaptureHead()
    }
    return CaptureHead()
  }
}
