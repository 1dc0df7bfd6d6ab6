import ArgumentParser
import LogCheck
import LogCheckFleet
import LogCheckModel
import LogCheckReporting
import LogCheckResults
import LogCheckRuleLibrary
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Judges the captures of many devices, and writes a record of each run.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Judge every capture of a fleet separately; one JSON record for each device and run.",
    discussion: """
      EXAMPLES
        dnp-logcheck audit night/ --device-key path:1 --output night.jsonl
        find night -name '*.log' -print0 | dnp-logcheck audit --files-from - -0 > night.jsonl
        dnp-logcheck merge night.jsonl --report text
        dnp-logcheck audit night/ --output night.jsonl --history fleet.db

      All cores work; records come in the order of the files. A capture that cannot be read gives a record with `"status":"error"` and \
      ends nothing. The same captures, rules and options give the same bytes. Exit codes are those of `check` over all runs.
      """)

  @OptionGroup(title: "Captures") var captures: CaptureOptions
  @OptionGroup(title: "Runs") var fleet: FleetOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Judging") var judging: JudgingOptions
  @OptionGroup(title: "Settings of the project") var project: ConfigurationOptions
  @OptionGroup(title: "Accepted failures") var acceptance: AcceptanceOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file for the records; without it, standard output.", valueName: "file"), completion: .file()
  )
  var output: String?

  @OptionGroup(title: "History") var history: AuditHistoryOptions

  @Flag(name: .shortAndLong, help: "Do not say how the runs ended; errors and unreadable captures are.")
  var quiet = false

  @Flag(help: "Continue an audit with the same --output, rules and options that was interrupted.")
  var resume = false

  @Option(
    help: ArgumentHelp(
      "The least severity that fails a run: error (the default), warning or note.", valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Anything inconclusive makes a run, and the audit, exit with 3.")
  var strict = false

  @Flag(help: "Exit with 0 whatever was found (2 and 64 stay).")
  var exitZero = false

  @Option(
    help: ArgumentHelp(
      "Runs that are judged at the same time, 1 to 64 (default: as many as there are cores).", valueName: "number"))
  var threads: Int?

  func validate() throws {
    guard threads.map((1...64).contains) ?? true else {
      throw ValidationError("--threads \(threads ?? 0): give a number from 1 to 64")
    }
    if output?.isEmpty == true { throw ValidationError("--output: the file's name is empty") }
    if resume, output == nil { throw ValidationError("--resume needs the --output of the audit that was interrupted") }
  }

  func run() throws {
    let jobs = try fleet.jobs(captures)
    var files = RunFiles(captures: jobs.flatMap(\.inputs))
    if let list = fleet.filesFrom, list != "-" { files.reads(RawArguments.bytes(list), as: "the list", list) }
    files.reads(rules, project, acceptance)
    let outputs = (output.map { [RunFiles.Output("--output", $0)] } ?? []) + history.outputs
    try files.check(outputs, usesStandardOutput: output == nil)
    let settings = try project.load()
    files.reads(settings)
    try files.check(outputs, usesStandardOutput: output == nil)
    let library = try rules.load(settings)
    let options = try options(settings, library)
    let audit = FleetAudit(library, options, fleet.keys, toolVersion: Version.current)
    if let problem = fleet.keys.problem(jobs, library.ruleSet) { throw ValidationError(problem) }
    let destination = try history.check()
    let sink = try RecordOutput(output, mark: mark(library), jobs: jobs.map(\.id), resumes: resume)
    if let destination { try sink.keep(for: destination.name) }
    StopSignals.watch()
    var progress = FleetProgress(total: jobs.count, done: sink.done)
    var failure: OutputProblem?
    func isStopped() -> Bool { StopSignals.isRequested || StandardStreams.isGone || failure != nil }
    do {
      try audit.run(
        Array(jobs.dropFirst(sink.done)),
        threads: threads ?? min(64, ProcessInfo.processInfo.activeProcessorCount), isStopped: isStopped
      ) { record in
        do throws(OutputProblem) { try sink.take(record) } catch { failure = error }
        progress.take(record)
      }
    } catch {
      StandardStreams.complain(of: error.diagnostics)
      throw ExitCode(2)
    }
    progress.end()
    ProcessEnd.exit(end(sink, of: jobs.count, failure, destination))
  }

  private func options(_ settings: Settings?, _ library: RuleLibrary) throws -> AuditOptions {
    let configuration = settings?.configuration
    var options = try captures.auditOptions(library.ruleSet)
    options.failOn = failOn ?? configuration?.failOn ?? .error
    options.isStrict = strict || configuration?.isStrict == true
    options.baseline = try acceptance.knownFailures(settings)
    options.today = try acceptance.day(isNeeded: !library.ruleSet.waivers.isEmpty)
    try judging.apply(to: &options, configuration, library)
    return options
  }

  /// Sixteen hexadecimal digits that change with whatever changes the records: the rules, the tool, the command line without what
  /// names captures and outputs.
  private func mark(_ library: RuleLibrary) -> String {
    var text = "\(library.digest) \(Version.current)"
    let names = Set([output, fleet.filesFrom, history.file].compactMap(\.self) + captures.captures)
    var arguments = EnvironmentOptions.arguments[...]
    while let argument = arguments.popFirst() {
      if names.contains(argument) || argument == "--resume" || argument.hasPrefix("--output=") { continue }
      if ["-q", "--quiet", "--no-evidence"].contains(argument) || argument.hasPrefix("--history") { continue }
      if argument.hasPrefix("--threads") {
        if argument == "--threads" { _ = arguments.popFirst() }
        continue
      }
      text += "\u{0}\(argument)"
    }
    return FNVHash.digits(FNVHash.of(text.utf8))
  }

  private func end(
    _ sink: RecordOutput, of total: Int, _ failure: OutputProblem?, _ history: AuditHistory?
  ) -> Int32 {
    let name = CleanText.line(output ?? "standard output")
    if let failure {
      StandardStreams.complain("dnp-logcheck: the records \(name) cannot be written: \(failure)")
      return 2
    }
    // The reader of the records has seen enough: no word about it, and no success either.
    if output == nil, StandardStreams.isGone { return sink.exitCode == 0 ? 3 : sink.exitCode }
    guard sink.done == total else {
      let advice = output == nil ? "" : "; the same command with --resume continues it"
      StandardStreams.complain("dnp-logcheck: the audit was interrupted after \(sink.done) of \(total) runs\(advice)")
      return 2
    }
    guard sink.finish() else { return 2 }
    if let output, sink.isFile, !quiet {
      StandardStreams.complain("dnp-logcheck: \(sink.runs.sentence); wrote \(CleanText.path(output))")
    }
    // In place of the progress; a script gets the same from `merge`.
    if StatusArea.isThere, let sentence = sink.outcomes.sentence {
      StandardStreams.complain("\(TextLayout.counted(total, "run")): \(sentence)")
    }
    if sink.unreadable > 0 {
      StandardStreams.complain(
        "dnp-logcheck: \(sink.unreadable) of \(total) runs have a capture that cannot be read; their records say why")
    }
    if fleet.dayKey != nil || history != nil, let (count, example) = sink.withoutDay {
      let reason = fleet.dayKey.map { "\($0.text) is no date (yyyy-mm-dd) there" } ?? "its lines have no date"
      StandardStreams.complain(
        "dnp-logcheck: \(count) of \(total) runs have no day and belong to no night, as that of \(CleanText.path(example)): \(reason); "
          + "give a --day-key that fits" + (fleet.dayKey == nil ? ", or --year or --date" : ""))
    }
    if let history, !history.take(sink, output) { return 2 }
    let exitCode = sink.exitCode
    return exitZero && exitCode != 2 ? 0 : exitCode
  }
}
