import Foundation
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Synchronization

/// The tool's own run over bytes at hand, with the rules that ship with it.
///
/// Making the rules ready takes far longer than reading a short capture, and what matches patterns serves one thread at a time:
/// so there are two judges for all tests, and each case goes to the next one.
actor Judge {
  private let ready: Result<Audit, UnusableRules>

  private init() {
    var options = AuditOptions()
    // Rules that are made ready with the timeline serve runs without one as well.
    options.keepsTimeline = true
    let ready = options
    self.ready = Result { () throws(UnusableRules) in try Audit(Shipped.rules.get().ruleSet, ready) }
  }

  private func run(_ inputs: [AuditInput], _ options: AuditOptions) throws(UnusableRules) -> Judgement {
    var audit = Audit(try ready.get(), options)
    var findings: [Finding] = []
    audit.run(inputs) { findings.append($0) }
    return Judgement(
      inputs: inputs.map(\.shown), failOn: options.failOn, findings: findings, summary: audit.summary())
  }

  private static let all = [Judge(), Judge()]
  private static let turn = Atomic<Int>(0)

  /// The result of a run over these inputs.
  static func run(_ inputs: [AuditInput], _ options: AuditOptions = AuditOptions()) async throws -> Judgement {
    let number = turn.wrappingAdd(1, ordering: .relaxed).oldValue
    return try await all[number & 1].run(inputs, options)
  }

  /// The result of a run over one capture.
  static func run(
    _ bytes: [UInt8], named name: String = "capture.log", _ options: AuditOptions = AuditOptions()
  ) async throws -> Judgement {
    try await run([.bytes(bytes, shown: name)], options)
  }
}

/// The rules that ship with the tool.
enum Shipped {
  static let rules = Result { () throws(UnusableRules) in try RuleLibrary(paths: [], includesBuiltIn: true) }

  /// The same with their tests, out of the repository.
  static let testedRules = Result { () throws(UnusableRules) in
    let folder = RepositoryPaths.root.appending(path: "Rules").path(percentEncoded: false)
    return try RuleLibrary(paths: [Array(folder.utf8)], includesBuiltIn: false)
  }
}

/// The result of a run.
struct Judgement: Sendable {
  var inputs: [String]
  var failOn: Severity
  var findings: [Finding]
  var summary: RunSummary

  var verdicts: [String: RuleVerdict] {
    Dictionary(summary.rules.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
  }

  func rules(_ verdict: RuleVerdict) -> [String] {
    summary.rules.filter { $0.verdict == verdict }.map(\.id).sorted()
  }

  var failures: [Finding] { findings.filter { $0.verdict == .fail } }

  /// The whole report as the tool would write it.
  func report(_ format: ReportFormat = .json) -> String {
    var reporter = format.make(ReportStyle())
    var output = ReportOutput()
    let run = RunHeader(
      toolVersion: "test", ruleCount: summary.rules.count, inputs: inputs, failOn: failOn, isStrict: false)
    reporter.begin(run, to: &output)
    for finding in findings { reporter.report(finding, to: &output) }
    reporter.end(summary, to: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
