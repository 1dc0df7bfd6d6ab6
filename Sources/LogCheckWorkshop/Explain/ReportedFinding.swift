#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A finding as a JSON report of the tool has it.
package struct ReportedFinding: Decodable, Sendable {
  package struct Line: Decodable, Sendable {
    package var capture: String
    package var line: Int
    package var time: String?
    package var text: String
  }

  package var rule: String
  package var title: String
  package var verdict: String
  package var message: String
  package var fingerprint: String
  package var evidence: [Line]
}

/// A JSON report of the tool, as far as other commands use it.
package struct ReportedRun: Sendable {
  private struct Report: Decodable {
    struct Rule: Decodable {
      var id: String
      var number: Int?
    }

    var schema: String
    var rules: [Rule]
    var findings: [ReportedFinding]
  }

  package let findings: [ReportedFinding]
  private let numbers: [Int: String]

  /// `nil` where the bytes are no such report.
  package init?(_ bytes: [UInt8]) {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)), report.schema == "dnp-logcheck/1"
    else {
      return nil
    }
    findings = report.findings
    numbers = Dictionary(
      report.rules.compactMap { rule in rule.number.map { ($0, rule.id) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The count of broken rules with a number.
  package var numberedRules: Int { numbers.count }

  /// The broken rule with a number.
  package func rule(number: String) -> String? { Int(number).flatMap { numbers[$0] } }

  /// The fingerprints of a rule's failures, each once.
  package func fingerprints(of rule: String) -> [String] {
    Set(findings.filter { $0.rule == rule && $0.verdict == "fail" }.map(\.fingerprint)).sorted()
  }
}
