import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Judges captures.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge captures (the default).",
    discussion: """
      EXAMPLE
        dnp-logcheck check --strict --report text --report json=report.json capture.log

      Reads files, pipes and standard input. On a pipe, a finding is shown as soon as it is decided; the end of the input, \
      Ctrl-C and SIGTERM give the summary.
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var reports: ReportOptions

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "What the captures come from, or auto (repeatable, one of each aspect; see docs/guide.md).", valueName: "id"))
  var profile: [String] = []

  @Option(parsing: .singleValue, help: ArgumentHelp("A rule that must be decided (repeatable).", valueName: "id"))
  var require: [String] = []

  @Flag(help: "The captures hold everything that the plugin logged: what is not in them did not happen.")
  var captureComplete = false

  @Option(
    help: ArgumentHelp("The lowest level the captures were made with: debug, info or default.", valueName: "level"))
  var captureLevel: CaptureLevel?

  enum CaptureLevel: String, ExpressibleByArgument, CaseIterable { case debug, info, `default` }

  func run() throws {
    var options = AuditOptions()
    options.format = try captures.logFormat()
    options.clock = try captures.clock()
    options.trustsWrapperTime = captures.trustWrapperTime
    options.failOn = reports.failOn
    options.isStrict = reports.strict
    options.required = require
    options.isCaptureComplete = captureComplete
    switch captureLevel {
    case .debug: options.captureLevel = .debug
    case .info: options.captureLevel = .info
    case .default: options.captureLevel = .notice
    case nil: break
    }
    let library = try rules.load()
    try checkNames(library)
    options.profiles = profile.filter { $0 != "auto" }

    var audit: Audit
    do {
      audit = try Audit(library.ruleSet, options)
    } catch {
      for diagnostic in error.diagnostics { StandardStreams.complain(RuleLibrary.rendered(diagnostic)) }
      throw ExitCode(2)
    }
    StopSignals.watch()
    var targets = reports.outputs()
    let header = RunHeader(
      toolVersion: Version.current, ruleCount: library.ruleSet.named.count, inputs: captures.inputs.map(\.shown),
      failOn: reports.failOn, isStrict: reports.strict)
    for index in targets.indices { targets[index].begin(header) }
    // Without a reader of standard output the rest of the capture is of interest to reports in files only.
    let hasFile = reports.report.contains { $0.contains("=") }
    var isCutShort = false
    func isStopped() -> Bool {
      if StandardStreams.isGone, !hasFile { isCutShort = true }
      return isCutShort || StopSignals.isRequested
    }
    audit.run(captures.inputs, isStopped: isStopped) { finding in
      for index in targets.indices { targets[index].report(finding) }
    }
    let summary = audit.summary()
    for diagnostic in summary.diagnostics where diagnostic.severity == .error {
      StandardStreams.complain("dnp-logcheck: \(CleanText.line(diagnostic.message, limit: 600))")
    }
    var exitCode = summary.exitCode
    for index in targets.indices where !targets[index].end(summary) { exitCode = 2 }
    // Nobody has seen that the rest was not looked at.
    if isCutShort, exitCode == 0 { exitCode = 3 }
    if reports.exitZero, exitCode != 2 { exitCode = 0 }
    throw ExitCode(exitCode)
  }

  private func checkNames(_ library: RuleLibrary) throws {
    let ids = library.ruleSet.rules.map(\.id)
    for id in require where !ids.contains(id) {
      throw ValidationError("--require \(id): there is no such rule; `dnp-logcheck rules list` shows them")
    }
    var named: [String: String] = [:]
    for id in profile where id != "auto" {
      guard let found = library.ruleSet.profiles.first(where: { $0.id == id }) else {
        let known = library.ruleSet.profiles.map(\.id).joined(separator: ", ")
        throw ValidationError("there is no profile \"\(id)\"; the profiles are: \(known)")
      }
      if let other = named.updateValue(id, forKey: found.aspect), other != id {
        throw ValidationError("--profile \(other) and --profile \(id) cannot both hold: both tell the \(found.aspect)")
      }
    }
  }
}
