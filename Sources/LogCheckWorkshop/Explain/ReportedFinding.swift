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

  private struct Report: Decodable {
    var schema: String
    var findings: [ReportedFinding]
  }

  /// The findings of a report; `nil` where the bytes are no such report.
  package static func all(in bytes: [UInt8]) -> [ReportedFinding]? {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)), report.schema == "dnp-logcheck/1"
    else {
      return nil
    }
    return report.findings
  }

  /// Those with one fingerprint.
  package static func all(with fingerprint: String, in bytes: [UInt8]) -> [ReportedFinding]? {
    all(in: bytes)?.filter { $0.fingerprint == fingerprint }
  }
}
