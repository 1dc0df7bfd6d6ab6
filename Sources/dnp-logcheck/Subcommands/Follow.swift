import ArgumentParser
import LogCheck
import LogCheckFollowing
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary

/// Judges files while they are written.
struct Follow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow", abstract: "Judge files while they are written, through rotations, until a signal ends it.",
    discussion: """
      EXAMPLE
        dnp-logcheck follow --report text --report json=report.json /var/log/device.log

      Reads what is in each file and what comes, as `tail -F` does: a file that is rotated is read to its end and then the next one of \
      the name; one that is not there yet is waited for. A finding is shown as soon as it is decided. Ctrl-C, SIGTERM and SIGHUP give \
      the summary, and the exit follows the verdict. Streams are read by `check`: COMMAND | dnp-logcheck
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var project: ConfigurationOptions
  @OptionGroup var acceptance: AcceptanceOptions

  @Option(
    help: ArgumentHelp(
      "Keep what is needed to go on from here in this file, and go on from what is in it.",
      discussion: "It holds lines of the logs, and is readable by its owner only."),
    completion: .file())
  var state: String?

  static var follows: Bool { true }
  var stateFile: String? { state }

  func validate() throws {
    try captures.limits.refuse(in: "follow")
    guard state != nil, reports.liveClock else { return }
    throw ValidationError(
      "--state and --live-clock cannot be combined: between two runs, no clock shows whether the log is silent")
  }

  func run() throws {
    let inputs = try captures.inputs(expandsFolders: false)
    try checkFiles(inputs)
    let isQuiet = reports.quiet
    var journal: FollowJournal?
    try JudgedRun(self).run(inputs) { library, options in
      journal = try state.map { try StateFile.journal($0, facts(library, options)) }
    } _: { audit, view, isStopped, report in
      let desk = FollowDesk(milliseconds: { SteadyClock.milliseconds }, sleep: FileSource.sleep) { note in
        guard !isQuiet else { return }
        view.stepAside()
        Self.report(note)
      }
      audit.follow(inputs, desk, journal: journal, watch: view.watch, isStopped: isStopped, report: report)
    }
  }

  /// The facts that must be the same for a state to be continued.
  private func facts(_ library: RuleLibrary, _ options: AuditOptions) -> [JournalFact] {
    func list(_ words: [String]) -> String { words.sorted().joined(separator: ", ") }
    let baseline = options.baseline.isEmpty ? "" : list(options.baseline.map { "\($0.key) \($0.value)" })
    let given: [(String, String)] = [
      ("the version of dnp-logcheck", Version.current), ("the files", captures.absolutePaths.joined(separator: ", ")),
      ("--format", captures.format), ("--year", captures.year.map(String.init) ?? ""),
      ("--date", captures.date ?? ""), ("--text-of", captures.layers.textOf ?? ""),
      ("--time-of", captures.layers.timeOf ?? ""), ("--level-of", captures.layers.levelOf ?? ""),
      ("--prefix", captures.layers.prefix ?? ""), ("--time-zone", captures.timeZone ?? ""),
      ("--trust-wrapper-time", captures.trustWrapperTime ? "given" : ""),
      ("--unpack-all", captures.unpackAll ? "given" : ""),
      ("--since", captures.since ?? ""), ("--until", captures.until ?? ""),
      ("--ended-at", judging.endedAt ?? ""), ("--profile", list(options.profiles)),
      ("--require", list(options.required)), ("--capture-complete", judging.captureComplete ? "given" : ""),
      ("--known-vocabulary", options.knowsVocabulary ? "given" : ""),
      ("--capture-level", judging.captureLevel?.rawValue ?? ""), ("--fail-on", options.failOn.rawValue),
      ("--fail-on-outcome", options.failingOutcomes.rawValue),
      ("--strict", options.isStrict ? "given" : ""), ("the failures of --baseline", baseline),
      ("--today", acceptance.today ?? ""), ("--select", list(rules.selected)), ("--ignore", list(rules.ignored)),
      ("what the rules say, by its checksum,", library.digest),
    ]
    return given.map { JournalFact($0, $1) }
  }

  private func checkFiles(_ inputs: [AuditInput]) throws {
    for input in inputs {
      guard case .file(let path, let shown) = input else {
        throw ValidationError(
          captures.captures.isEmpty
            ? "name the files to follow; a stream is read as it comes by: COMMAND | dnp-logcheck"
            : "standard input cannot be followed; it is read as it comes by: COMMAND | dnp-logcheck")
      }
      if let sight = FileSource.sight(of: path), !sight.isRegular {
        throw ValidationError(
          "\(CleanText.line(shown)) is no regular file, and only those are followed; a pipe is read as it comes by: "
            + "dnp-logcheck \(CleanText.line(shown))")
      }
    }
    if let (part, whole) = AuditInput.rotatedPart(among: inputs) {
      throw ValidationError(
        "\(CleanText.line(part)) is what rotation leaves of \(CleanText.line(whole)): follow that one alone, its parts are "
          + "read on the way")
    }
  }

  private static func report(_ note: Diagnostic) {
    StandardStreams.complain("dnp-logcheck: \(note.severity.rawValue): \(CleanText.line(note.message, limit: 600))")
  }
}

extension Follow: JudgingCommand {}
