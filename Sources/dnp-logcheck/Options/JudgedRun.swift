import ArgumentParser
import LogCheck
import LogCheckFollowing
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// A command that judges captures and writes reports of it.
protocol JudgingCommand: ParsableCommand {
  var captures: CaptureOptions { get }
  var rules: RuleOptions { get }
  var judging: JudgingOptions { get }
  var reports: ReportOptions { get }
  var acceptance: AcceptanceOptions { get }
  var project: ConfigurationOptions { get }
  /// True if its captures are files that are still being written.
  static var follows: Bool { get }
  /// A file that the run keeps between calls.
  var stateFile: String? { get }
  /// Adds what the command itself knows to what the user said.
  func complete(_ options: inout AuditOptions, _ library: RuleLibrary) throws
}

extension JudgingCommand {
  var stateFile: String? { nil }
  static var follows: Bool { false }
  func complete(_ options: inout AuditOptions, _ library: RuleLibrary) throws {}
}

/// A run of such a command, from its options to its exit code.
struct JudgedRun<Command: JudgingCommand> {
  private let command: Command

  init(_ command: Command) { self.command = command }

  typealias Body = (inout Audit, LiveView, _ isStopped: () -> Bool, _ report: Audit.FollowReport) throws -> Void

  /// Judges by `body`, reports findings as they are decided, and exits by the verdict. `prepare` is called when all
  /// options are read and nothing is written yet.
  func run(
    _ inputs: [AuditInput], threads: Int = 1, prepare: (RuleLibrary, AuditOptions) throws -> Void = { _, _ in },
    _ body: Body
  ) throws -> Never {
    let reports = command.reports
    var files = RunFiles(captures: inputs)
    files.reads(command.rules, command.project, command.acceptance)
    try reports.checkFiles(files, state: command.stateFile)
    let settings = try command.project.load()
    files.reads(settings)
    try reports.checkFiles(files, state: command.stateFile)
    let configuration = settings?.configuration
    let baseline = try command.acceptance.knownFailures(settings)
    let library = try command.rules.load(settings)
    var options = try command.captures.auditOptions(library.ruleSet)
    options.failOn = reports.failOn ?? configuration?.failOn ?? .error
    options.isStrict = reports.strict || configuration?.isStrict == true
    options.baseline = baseline
    options.threads = threads
    options.showsPreliminary = true
    options.keepsAccount = reports.account
    options.keepsTimeline = reports.needTimeline
    options.today = try command.acceptance.day(isNeeded: !library.ruleSet.waivers.isEmpty)
    try command.judging.apply(to: &options, configuration, library)
    try command.complete(&options, library)

    try prepare(library, options)
    var audit = try library.audit(options)
    // Not after an hour of reading.
    var targets = try reports.outputs(
      isLive: Command.follows || inputs.contains(where: \.isStream), hasSettings: settings != nil)
    StopSignals.watch()
    let header = RunHeader(
      toolVersion: Version.current, ruleCount: library.ruleSet.namedCount, inputs: inputs.map(\.shown),
      failOn: options.failOn, isStrict: options.isStrict,
      hasBaseline: command.acceptance.baseline != nil || configuration?.baseline != nil,
      rulePages: configuration?.rulePages)
    for index in targets.indices { targets[index].begin(header) }
    // Without a reader of standard output the rest of the capture is of interest to reports in files only.
    let hasFile = !reports.files.isEmpty
    let signals = FailureSignals(command: reports.onFailure, rings: reports.bell, failOn: options.failOn)
    var isCutShort = false
    func isStopped() -> Bool {
      signals.advance()
      if StandardStreams.isGone, !hasFile { isCutShort = true }
      return isCutShort || StopSignals.isRequested
    }
    var context = reports.context.map { LogContext(reach: $0) }
    let view = reports.view(of: inputs, isFollowing: Command.follows)
    try body(&audit, view, isStopped) { finding, wasReported in
      view.stepAside()
      if !wasReported { signals.take(finding) }
      guard finding.condition == nil else {
        if !wasReported { for index in targets.indices { targets[index].preview(finding) } }
        return
      }
      context?.note(finding)
      for index in targets.indices { targets[index].report(finding, wasReported: wasReported) }
    }
    view.stepAside()
    var summary = summary(of: audit, settings, view)
    if let found = context?.windows(of: inputs, library.ruleSet) {
      summary.windows = found.windows
      summary.diagnostics += found.notes
    }
    summary.complainOfErrors()
    var exitCode = summary.exitCode
    for index in targets.indices where !targets[index].end(summary) { exitCode = 2 }
    // No reader has seen that the rest was not judged.
    if isCutShort, exitCode == 0 { exitCode = 3 }
    if reports.exitZero, exitCode != 2 { exitCode = 0 }
    signals.finish()
    // Not thrown: taking the rules apart is of no use to anybody.
    ProcessEnd.exit(exitCode)
  }

  private func summary(of audit: Audit, _ settings: Settings?, _ view: LiveView) -> RunSummary {
    var summary = audit.summary()
    if let settings {
      summary.diagnostics.insert(Diagnostic(code: "I019", severity: .note, message: settings.summary), at: 0)
    }
    if view.longestSilence > 0 {
      let message =
        "the stream was silent for up to \(view.longestSilence / 1000 + 5) s; deadlines were let pass by the clock of this machine"
      summary.diagnostics.append(Diagnostic(code: "I025", severity: .note, message: message))
    }
    return summary
  }
}
