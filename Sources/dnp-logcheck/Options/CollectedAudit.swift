import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// Runs that are reported when they are over, with their timeline: one after the other with rules that are compiled
/// once.
struct CollectedAudit {
  private let options: AuditOptions
  private let library: RuleLibrary
  let settings: Settings?
  private let first: Audit

  var ruleSet: RuleSet { library.ruleSet }

  /// Reads settings and rules; complains and ends with 2 where they cannot be used.
  init(
    _ captures: CaptureOptions, _ rules: RuleOptions, _ judging: JudgingOptions, _ project: ConfigurationOptions
  ) throws {
    settings = try project.load()
    library = try rules.load(settings)
    var options = try captures.auditOptions(library.ruleSet)
    options.failOn = settings?.configuration.failOn ?? .error
    options.keepsTimeline = true
    try judging.apply(to: &options, settings?.configuration, library)
    self.options = options
    first = try library.audit(options)
  }

  /// Judges the inputs; complains of what could not be read.
  func run(_ inputs: [AuditInput]) -> (header: RunHeader, summary: RunSummary, findings: [Finding]) {
    var audit = Audit(first, options)
    var findings: [Finding] = []
    audit.run(inputs, isStopped: { StopSignals.isRequested || StandardStreams.isGone }) { findings.append($0) }
    let summary = audit.summary()
    summary.complainOfErrors()
    let header = RunHeader(
      toolVersion: Version.current, ruleCount: library.ruleSet.namedCount, inputs: inputs.map(\.shown),
      failOn: options.failOn, isStrict: false)
    return (header, summary, findings)
  }
}
