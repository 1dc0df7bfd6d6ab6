#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the failures of an earlier run from its JSON report.
package enum Baseline {
  /// The reason why a file is not a baseline.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  private struct Report: Decodable {
    struct Item: Decodable {
      struct Waiver: Decodable {}

      var verdict: String
      var fingerprint: String
      var waiver: Waiver?
    }

    var schema: String
    var findings: [Item]
  }

  /// The number of failures of each fingerprint. Waived failures are left out: a waiver may end.
  package static func read(_ bytes: [UInt8]) throws(Problem) -> [String: Int] {
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: Data(bytes))
    } catch {
      throw Problem(description: "it is no JSON report of this tool; write one with --report json=FILE")
    }
    guard report.schema == "dnp-logcheck/1" else {
      throw Problem(description: "its schema is not dnp-logcheck/1; write one with --report json=FILE")
    }
    let failures = report.findings.filter { $0.verdict == "fail" && $0.waiver == nil }
    return Dictionary(failures.map { ($0.fingerprint, 1) }, uniquingKeysWith: +)
  }
}
