import LogCheckModel
import LogCheckReporting

extension FuzzTarget {
  /// A target for each report: every text that it gets is made from the input.
  static let reports = ReportFormat.all.map { format in
    FuzzTarget("report-\(format.id)", "no text steers, hides, commands or breaks the report", executions: 1_000_000) {
      bytes in
      ReportTarget.problem(with: bytes, in: format)
    }
  }
}

enum ReportTarget {
  private static let json: Set = ["json", "gitlab", "sarif", "trace"]
  private static let xml: Set = ["junit"]

  static func problem(with bytes: [UInt8], in format: ReportFormat) -> String? {
    let text = report(bytes, format)
    let scalars = text.unicodeScalars.map(\.value)
    if let sign = SafeText.steeringSign(in: scalars) { return "it holds U+\(String(sign, radix: 16))" }
    // Annotations are commands.
    if format.id != "github", scalars.split(separator: 0x0A).contains(where: { SafeText.commands($0) }) {
      return "a row is a command"
    }
    if json.contains(format.id) { return jsonProblem(in: text) }
    if format.id == "jsonl" {
      for logLine in text.split(separator: "\n") {
        if let problem = jsonProblem(in: String(logLine)) { return problem }
      }
    }
    return xml.contains(format.id) ? MarkupCheck.problem(in: text) : nil
  }

  private static func jsonProblem(in text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let end = try? JSONScanner.valueEnd(in: bytes.span, at: JSONScanner.skipWhitespace(in: bytes.span, from: 0)),
      JSONScanner.skipWhitespace(in: bytes.span, from: end) == bytes.count
    else { return "it is no JSON" }
    return nil
  }

  private static func report(_ bytes: [UInt8], _ format: ReportFormat) -> String {
    let parts = bytes.split(separator: 0x0A, maxSplits: 5, omittingEmptySubsequences: false)
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    func text(_ index: Int) -> String { texts[index % texts.count] }
    let header = RunHeader(
      toolVersion: text(0), ruleCount: 1, inputs: [text(1)], failOn: .error, isStrict: false)
    let evidence = FindingEvidence(
      role: .trigger, capture: text(1), line: 7, time: "2025-11-15T05:53:00Z", event: text(2), text: text(3),
      message: text(4))
    let finding = Finding(
      rule: text(2), title: text(0), requirements: [text(5)], severity: .error, verdict: .fail, message: text(3),
      remediation: text(4), evidence: [evidence], absence: nil, fingerprint: "00000000deadbeef")
    var rule = RuleSummary(id: text(2), title: text(0), severity: .error, requirements: [text(5)], verdict: .fail)
    rule.fails = 1
    rule.notes = [text(4): 1]
    var capture = CaptureSummary(path: text(1))
    capture.profile = text(2)
    capture.profileReason = text(5)
    capture.problem = text(3)
    capture.unrecognised = 1
    let diagnostic = Diagnostic(code: "I001", severity: .warning, message: text(3), hint: text(4))
    let summary = RunSummary(
      verdict: .fail, exitCode: 1, captures: [capture], rules: [rule], diagnostics: [diagnostic],
      undecidedRequired: [text(2)])
    var reporter = format.make(ReportStyle())
    var output = ReportOutput()
    reporter.begin(header, to: &output)
    reporter.report(finding, to: &output)
    reporter.end(summary, to: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
