import ArgumentParser
import Foundation
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Judges captures.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge captures (the default).",
    discussion: """
      EXAMPLE
        dnp-logcheck check --strict --report text --report json=report.json capture.log

      Reads files, pipes and standard input. On a pipe, a finding is shown as soon as it is decided; the end of the input, \
      Ctrl-C and SIGTERM give the summary.
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var project: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "A JSON report of an earlier run: failures that it holds are told and fail nothing.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("The day on which waivers are judged, instead of today.", valueName: "yyyy-mm-dd"))
  var today: String?

  @Option(
    help: ArgumentHelp(
      "Captures that are judged at the same time, 1 to 64 (default: as many as there are cores, up to 8).",
      valueName: "number"))
  var threads: Int?

  func validate() throws {
    guard threads.map((1...64).contains) ?? true else {
      throw ValidationError("--threads \(threads ?? 0): give a number from 1 to 64")
    }
  }

  func run() throws {
    let inputs = captures.inputs
    try reports.checkFiles(inputs)
    var options = try captures.auditOptions()
    let settings = try project.load()
    let configuration = settings?.configuration
    options.failOn = reports.failOn ?? configuration?.failOn ?? .error
    options.isStrict = reports.strict || configuration?.isStrict == true
    options.baseline = try knownFailures(settings)
    options.threads = threads ?? min(8, ProcessInfo.processInfo.activeProcessorCount)
    options.keepsTimeline = reports.needTimeline
    options.keepsAccount = reports.account
    let library = try rules.load(settings, keepsTests: false)
    options.today = try day(isNeeded: !library.ruleSet.waivers.isEmpty)
    try judging.apply(to: &options, configuration, library)

    var audit = try library.audit(options)
    StopSignals.watch()
    var targets = reports.outputs()
    let header = RunHeader(
      toolVersion: Version.current, ruleCount: library.ruleSet.namedCount, inputs: inputs.map(\.shown),
      failOn: options.failOn, isStrict: options.isStrict,
      hasBaseline: baseline != nil || settings?.configuration.baseline != nil)
    for index in targets.indices { targets[index].begin(header) }
    // Without a reader of standard output the rest of the capture is of interest to reports in files only.
    let hasFile = reports.report.contains { $0.contains("=") }
    var isCutShort = false
    func isStopped() -> Bool {
      if StandardStreams.isGone, !hasFile { isCutShort = true }
      return isCutShort || StopSignals.isRequested
    }
    let view = reports.view(of: inputs)
    audit.run(inputs, watch: view.watch, isStopped: isStopped) { finding in
      view.stepAside()
      for index in targets.indices { targets[index].report(finding) }
    }
    view.stepAside()
    var summary = audit.summary()
    if let settings {
      summary.diagnostics.insert(Diagnostic(code: "I019", severity: .note, message: settings.summary), at: 0)
    }
    if view.longestSilence > 0 {
      let message =
        "the stream was silent for up to \(view.longestSilence / 1000 + 5) s; deadlines were let pass by the clock of this machine"
      summary.diagnostics.append(Diagnostic(code: "I025", severity: .note, message: message))
    }
    summary.complainOfErrors()
    var exitCode = summary.exitCode
    for index in targets.indices where !targets[index].end(summary) { exitCode = 2 }
    // Nobody has seen that the rest was not looked at.
    if isCutShort, exitCode == 0 { exitCode = 3 }
    if reports.exitZero, exitCode != 2 { exitCode = 0 }
    // Not thrown: taking the rules apart is of no use to anybody.
    Self.exit(withError: ExitCode(exitCode))
  }

  /// Asking the calendar takes longer than reading a short capture, so it is asked only where somebody wants to know.
  private func day(isNeeded: Bool) throws -> CivilDay? {
    guard let today else {
      guard isNeeded else { return nil }
      let now = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
      return CivilDay(year: now.year ?? 9999, month: now.month ?? 12, day: now.day ?? 31)
    }
    guard let day = CivilDay(today) else {
      throw ValidationError("--today \(today): there is no such day; write it as 2026-01-31")
    }
    return day
  }

  private func knownFailures(_ settings: Settings?) throws -> [String: Int] {
    let named = settings.flatMap { settings in settings.configuration.baseline.map { (settings.path($0), $0) } }
    guard let (path, shown) = baseline.map({ (RawArguments.bytes($0), $0) }) ?? named else { return [:] }
    do {
      return try Baseline.read(FileSource(path: path).readAll(limit: Self.baselineLimit))
    } catch {
      StandardStreams.complain("dnp-logcheck: the baseline \(CleanText.line(shown)) cannot be used: \(error)")
      throw ExitCode(2)
    }
  }

  /// Bytes of a report that is read as a baseline; one of 1,000 findings has about two million.
  private static let baselineLimit = 256 << 20
}
