import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Judges two captures and reports their differences.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract:
      "Two runs side by side, two days of one, or what came before and after a time of it: what one has and the other has not.",
    discussion: """
      EXAMPLES
        dnp-logcheck compare good.log bad.log
        dnp-logcheck compare --days 2026-01-30 2026-01-31 capture.log
        dnp-logcheck compare --at 2026-01-31 capture.log
        dnp-logcheck compare --report html=difference.html iphone.log pixel.log

      Aligns by schedule and by what each line is for, also captures of two nights; the captures may be of different formats and platforms. Exits with 0 where \
      they are the same, with 1 where they differ, with 3 where one holds no event of the plugin, with 2 where one cannot be read.

      --days and --at judge one capture as a whole and compare its notifications: prefetch, content and display, the causes, and the \
      rules that broke in one part only. Exits as above; with 3 also where a day lies outside of the capture.
      """)

  @OptionGroup var parts: ComparedParts
  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var page: PageOptions
  @OptionGroup var project: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "How far apart the drifts of one plan may lie in the two runs.", valueName: "duration"))
  var drift = "1m"

  func validate() throws {
    if try parts.division() == nil {
      guard captures.captures.count == 2 else {
        throw ValidationError("compare takes two captures, A and B, or --days or --at and the captures of one device")
      }
      guard captures.captures != ["-", "-"] else { throw ValidationError("standard input can be read once only") }
    }
    guard case .duration = DurationParser.parse(drift) else {
      throw ValidationError("--drift \(drift): write a duration as in 30s or 5m")
    }
  }

  func run() throws {
    var captures = captures
    let division = try parts.division()
    if division != nil { captures.captures += parts.captures }
    let inputs = try captures.inputs()
    guard division != nil || inputs.count == 2 else {
      throw ValidationError("compare takes two captures, and the folders hold \(inputs.count); name a file of each")
    }
    var files = RunFiles(captures: inputs)
    files.reads(rules, project)
    try page.checkFile(files)
    guard case .duration(let tolerance) = DurationParser.parse(drift) else { return }
    let audit = try CollectedAudit(captures, rules, judging, project)
    files.reads(audit.settings)
    try page.checkFile(files)
    let target = try page.target()
    StopSignals.watch()
    if let division { return compareParts(division, inputs, audit, target, tolerance) }
    let runs = inputs.map { input in
      let (header, summary, findings) = audit.run([input])
      return ComparedRun(header, summary, findings)
    }
    guard let first = runs.first, let second = runs.last, runs.count == 2 else { return }
    let comparison = RunComparison(first, second, tolerance: tolerance)
    var exitCode = comparison.exitCode
    // What could not be read has been complained of.
    if let emptiness = comparison.emptiness, exitCode == 3 { StandardStreams.complain("dnp-logcheck: \(emptiness)") }
    if !target.write(comparison.written(as: page.format, page.palette)) { exitCode = 2 }
    // Cut short, the second is not what it is compared as.
    if StopSignals.isRequested, exitCode < 2 { exitCode = 3 }
    ProcessEnd.exit(exitCode)
  }

  private func compareParts(
    _ division: RunDivision, _ inputs: [AuditInput], _ audit: CollectedAudit, _ target: PageTarget,
    _ tolerance: LogDuration
  ) {
    let (header, summary, findings) = audit.run(inputs)
    let comparison = PartComparison(
      ComparedRun(header, summary, findings), division,
      tolerance: PartTolerance(display: tolerance, prefetch: audit.ruleSet.outcomeBounds?.window ?? tolerance))
    var exitCode = comparison.exitCode
    // What could not be read has been complained of.
    if let emptiness = comparison.emptiness, exitCode == 3 || comparison.isBlind {
      StandardStreams.complain("dnp-logcheck: \(emptiness)")
    }
    if !target.write(comparison.written(as: page.format, page.palette)) { exitCode = 2 }
    // Cut short, a part is not what it is compared as.
    if StopSignals.isRequested, exitCode < 2 { exitCode = 3 }
    ProcessEnd.exit(exitCode)
  }
}
