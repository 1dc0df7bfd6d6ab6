import LogCheckModel
import LogCheckReporting

/// A run made up for the tests: the input of the reporters, without captures or rules.
struct SampleRun: Sendable, CustomStringConvertible {
  var name: String
  var header = RunHeader(
    toolVersion: "1.2.3", ruleCount: 4, inputs: ["night.log"], failOn: .error, isStrict: false)
  var findings: [Finding] = []
  var summary: RunSummary

  var description: String { name }

  /// The report as one text.
  func report(_ format: ReportFormat, _ style: ReportStyle = ReportStyle()) -> String {
    var reporter = format.make(style)
    var output = ReportOutput()
    reporter.begin(header, to: &output)
    for finding in findings { reporter.report(finding, to: &output) }
    reporter.end(summary, to: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}

extension RuleSummary {
  init(
    _ id: String, _ title: String, _ verdict: RuleVerdict, severity: Severity = .error, isExperimental: Bool = false,
    passes: Int = 0, fails: Int = 0, reasons: [InconclusiveReason: Int] = [:], notes: [String: Int] = [:]
  ) {
    self.init(
      id: id, title: title, severity: severity, requirements: ["REQ-001"], isExperimental: isExperimental,
      verdict: verdict)
    self.passes = passes
    self.fails = fails
    self.reasons = reasons
    self.notes = notes
    inconclusive = reasons.values.reduce(0, +)
  }
}

extension Finding {
  init(
    of rule: RuleSummary, _ message: String, verdict: InstanceVerdict = .fail, next: String = "",
    _ evidence: [FindingEvidence], absence: (from: String?, to: String?)? = nil
  ) {
    self.init(
      rule: rule.id, title: rule.title, requirements: rule.requirements, severity: rule.severity,
      isExperimental: rule.isExperimental, verdict: verdict, message: message, remediation: next, evidence: evidence,
      absence: absence, fingerprint: "00000000deadbeef")
  }
}

extension FindingEvidence {
  init(
    _ line: Int, _ time: String?, _ message: String, _ role: Evidence.Role = .trigger, capture: String = "night.log"
  ) {
    self.init(
      role: role, capture: capture, line: line, time: time, event: "sample.event", text: "412 App: " + message,
      message: message)
  }
}

extension RunSummary {
  /// A run over one capture without anything bad.
  init(_ verdict: Verdict, _ exitCode: Int32, _ rules: [RuleSummary], captures: [CaptureSummary] = [.sample()]) {
    self.init(
      verdict: verdict, exitCode: exitCode, captures: captures, rules: rules, diagnostics: [], undecidedRequired: [])
  }
}

extension CaptureSummary {
  static func sample(_ path: String = "night.log") -> CaptureSummary {
    var capture = CaptureSummary(path: path)
    capture.format = "apple-default"
    capture.profile = "ios-device"
    capture.profileReason = "the capture holds \"/private/var/containers\""
    capture.bytes = 5120
    capture.lines = 40
    capture.candidates = 18
    capture.events = 17
    capture.sessions = 1
    capture.first = "2025-11-15T05:40:00.125Z"
    capture.last = "2025-11-15T06:20:00.500Z"
    return capture
  }
}
