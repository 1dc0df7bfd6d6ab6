import ArgumentParser
import LogCheckIngest
import LogCheckReporting
import LogCheckResults
import LogCheckRuleLibrary
import LogCheckRules

/// Adds up results of many runs, and reports the sum.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Add records of `audit`, and sums of them, to one sum; report which rules failed on how many runs.",
    discussion: """
      EXAMPLES
        dnp-logcheck merge night.jsonl --report text
        dnp-logcheck merge mon.jsonl tue.jsonl.gz -o week.json --report html=w.html
        cat results/*.jsonl | dnp-logcheck merge - --report junit=fleet.xml

      Without --report it writes the sum as one line of JSON, which `merge` reads again. Sums depend on no order and no grouping: parts \
      may be added on many machines. Exits with 0 where every run passed, 1 if one failed, 3 if one was not decided or nothing was added, 2 \
      if a capture of one or a result could not be read.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files of `audit` and `merge`, also packed with gzip; \"-\" is standard input.", valueName: "result"),
    completion: .file())
  var results: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file for the sum; without it and without --report, standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Reports") var reports: MergedReportOptions

  @Flag(name: .shortAndLong, help: "Where all goes to files, do not say what was written.")
  var quiet = false

  @Flag(help: "Exit with 0 whatever was found (2 and 64 stay).")
  var exitZero = false

  @OptionGroup(title: "Rules whose titles reports print") var rules: RuleOptions
  @OptionGroup(title: "Settings of the project") var project: ConfigurationOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output: the file's name is empty") }
  }

  /// True if the sum itself goes to standard output.
  private var printsSum: Bool {
    output.map { OutputLocation.isStandardOutput(RawArguments.bytes($0)) } ?? reports.report.isEmpty
  }

  func run() throws {
    let names = results + ManyCaptures.heldBack
    guard !names.isEmpty else {
      throw ValidationError("name files with results of `audit` or `merge`; \"-\" is standard input")
    }
    if names.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read once only") }
    if reports.printed + (printsSum ? 1 : 0) > 1 {
      throw ValidationError("two outputs cannot share standard output; give one a file: --report html=FILE")
    }
    let inputs = Array(zip(names, RawArguments.bytes(names)))
    // Rule files are of interest to reports that print their titles.
    let settings = try checkFiles(inputs)
    let titles = reports.needsTitles ? RuleTitles(try rules.load(settings).ruleSet) : RuleTitles()
    let file = try printsSum ? nil : output.map { try OutputFile.ready($0, role: "the sum") }
    let targets = try reports.targets()
    StopSignals.watch()
    let sum = try sum(of: inputs)
    let exitCode = write(sum, file, targets, titles)
    ProcessEnd.exit(exitZero && exitCode != 2 ? 0 : exitCode)
  }

  /// Refuses outputs that are inputs, and returns the settings of the project.
  private func checkFiles(_ inputs: [(name: String, path: [UInt8])]) throws -> Settings? {
    var files = RunFiles(captures: [])
    for (name, path) in inputs {
      if name == "-" { files.readsStandardInput(as: "the results") } else { files.reads(path, as: "the results", name) }
    }
    files.reads(rules, project)
    let outputs = (printsSum ? nil : output).map { [RunFiles.Output("--output", $0)] } ?? []
    func check() throws {
      try files.check(outputs + reports.outputs, usesStandardOutput: printsSum || reports.printed > 0)
    }
    try check()
    guard reports.needsTitles else { return nil }
    let settings = try project.load()
    files.reads(settings)
    try check()
    return settings
  }

  /// Everything that the files hold; complains and ends with 2 where one has a problem, before anything is written.
  private func sum(of inputs: [(name: String, path: [UInt8])]) throws -> MergedResults {
    var sum = ResultSum()
    for (name, path) in inputs {
      do throws(FileProblem) {
        let source = name == "-" ? FileSource.standardInput() : try FileSource(path: path)
        let shown = name == "-" ? "<stdin>" : CleanText.path(name)
        sum.add(source, shown: shown) { StopSignals.isRequested }
      } catch {
        sum.refuse("\(CleanText.path(name)): it cannot be read: \(error)")
      }
      guard !StopSignals.isRequested else {
        StandardStreams.complain("dnp-logcheck: interrupted; nothing was written")
        throw ExitCode(2)
      }
    }
    guard sum.refused == 0 else {
      StandardStreams.complain(
        "dnp-logcheck: \(sum.refused) of \(TextLayout.counted(inputs.count, "file")) cannot be added; nothing was written"
      )
      throw ExitCode(2)
    }
    return sum.results
  }

  private func write(
    _ sum: MergedResults, _ file: OutputFile?,
    _ targets: [(report: MergedReport, style: ReportStyle, target: PageTarget)], _ titles: RuleTitles
  ) -> Int32 {
    var exitCode = sum.exitCode
    if printsSum { StandardStreams.say(sum.line) }
    if let file, !file.replace(with: Array((sum.line + "\n").utf8)) { exitCode = 2 }
    for (report, style, target) in targets where !target.write(report.text(sum, titles, style)) { exitCode = 2 }
    if exitCode == sum.exitCode, !quiet, !printsSum, reports.printed == 0 {
      let names = ([output].compactMap(\.self) + reports.files).map { CleanText.path($0) }
      StandardStreams.complain(
        "dnp-logcheck: \(sum.runs.sentence); wrote \(names.joined(separator: ", "))")
    }
    if sum.runs.errors > 0 {
      StandardStreams.complain(
        "dnp-logcheck: \(sum.runs.errors) of \(TextLayout.counted(sum.runs.total, "run")) have a capture that cannot be read; their records say why"
      )
    }
    return exitCode
  }
}

extension RuleTitles {
  /// The titles of the rules of a run, and the meaning of its metrics.
  fileprivate init(_ rules: RuleSet) {
    self.init()
    for rule in rules.named { add(Rule(title: rule.title, remediation: rule.remediation), of: rule.id) }
    for metric in rules.metrics { add(measure: metric.name, help: metric.help) }
  }
}
