import ArgumentParser
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Judges two captures and reports their differences.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Two runs side by side: the promises with other verdicts, and the events that only one run has.",
    discussion: """
      EXAMPLES
        dnp-logcheck compare good.log bad.log
        dnp-logcheck compare --report html=difference.html iphone.log pixel.log

      Aligns by schedule and by what each line is for, also captures of two nights; the captures may be of different formats and platforms. Exits with 0 where \
      they are the same, with 1 where they differ, with 3 where one holds no event of the plugin, with 2 where one cannot be read.
      """)

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
    guard captures.captures.count == 2 else { throw ValidationError("compare takes two captures: A and B") }
    guard captures.captures != ["-", "-"] else { throw ValidationError("standard input can be read once only") }
    guard case .duration = DurationParser.parse(drift) else {
      throw ValidationError("--drift \(drift): write a duration as in 30s or 5m")
    }
  }

  func run() throws {
    let inputs = try captures.inputs()
    var files = RunFiles(captures: inputs)
    files.reads(rules, project)
    try page.checkFile(files)
    guard case .duration(let tolerance) = DurationParser.parse(drift) else { return }
    let audit = try CollectedAudit(captures, rules, judging, project)
    files.reads(audit.settings)
    try page.checkFile(files)
    let target = try page.target()
    StopSignals.watch()
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
}
