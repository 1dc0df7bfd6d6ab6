import LogCheck
import LogCheckModel
import LogCheckRedaction
import LogCheckReporting

/// One capture in a digest, with its judgement in a form that two builds can be compared by.
struct DigestLine: Hashable, Sendable {
  var name: String
  var exitCode: String
  /// The beginning of the SHA-256 of every rule with its verdict.
  var verdicts: String
  /// The beginning of the SHA-256 of the JSON report without the version of the tool.
  var report: String

  /// Judges the inputs. `audit` holds the rules, compiled.
  init(name: String, judging inputs: [AuditInput], _ options: AuditOptions, by audit: Audit) {
    var run = Audit(audit, options)
    var findings: [Finding] = []
    run.run(inputs) { findings.append($0) }
    let summary = run.summary()
    var reporter = ReportFormat.json.make(ReportStyle())
    var output = ReportOutput()
    reporter.begin(
      RunHeader(
        toolVersion: "", ruleCount: summary.rules.count, inputs: inputs.map(\.shown), failOn: options.failOn,
        isStrict: false), to: &output)
    for finding in findings { reporter.report(finding, to: &output) }
    reporter.end(summary, to: &output)
    self.name = name
    exitCode = "\(summary.exitCode)"
    verdicts = Self.hash(Array(summary.rules.map { "\($0.id) \($0.verdict.rawValue)\n" }.joined().utf8))
    report = Self.hash(output.take())
  }

  /// Reads a line of a digest; `nil` for any other text.
  init?(_ text: Substring) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, !parts[0].isEmpty, Int(parts[1]) != nil,
      parts[2...].allSatisfy({ $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
    else { return nil }
    (name, exitCode, verdicts, report) = (parts[0], parts[1], parts[2], parts[3])
  }

  var text: String { [name, exitCode, verdicts, report].joined(separator: "\t") }

  private static func hash(_ bytes: [UInt8]) -> String {
    SHA256().digest(bytes).prefix(8).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
