import Foundation
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

/// Planted faults are named, and fleets without a fault raise no alarm: the table of docs/history.md.
@Suite struct FleetDetectionTests {
  private static let sizes = [1, 2, 5, 50]
  /// False alarms are rare: fewer fleets would not show how rare.
  private static func fleets(_ fault: PlantedFleet.Fault) -> Int { fault == .none ? 400 : 100 }

  /// One line of the table: fleets of one kind, and by size the number that it is true for.
  private struct Line {
    var words: String
    var fleets: Int
    var counts: [Int]

    /// With percentages.
    var text: String {
      let shares = counts.map { count in
        let tenths = count * 1000 / fleets
        return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
      }
      return "| \(words) | " + shares.joined(separator: " | ") + " |"
    }
  }

  private struct Judged {
    var fleet: PlantedFleet
    var analysis: HistoryAnalysis
    var findings: [HistoryFinding]

    init(_ fault: PlantedFleet.Fault, _ devices: Int, _ nights: ClosedRange<Int>, _ seed: Int) throws {
      fleet = PlantedFleet(fault, devices: devices, nights: nights, seed: UInt64(seed))
      analysis = try fleet.analysis()
      findings = HistoryFinding.all(analysis, FindingWords(analysis, file: "h.db"))
    }

    /// True if something is said to have changed.
    func hasAlarm(_ kinds: Set<HistoryFinding.Kind>, of subject: String? = nil) -> Bool {
      findings.contains { finding in
        finding.isAlarm && kinds.contains(finding.kind)
          && (subject.map { finding.subject == $0 || finding.sentence.contains($0 + " (") } ?? true)
      }
    }

    var rule: HistoryAnalysis.Rule { analysis.rules[0] }

    var isNamed: Bool {
      rule.failsInLastNight && hasAlarm([.lasting, .new, .again, .steady], of: "rule-0")
        && HistoryHeadline(analysis, findings).exitCode == 1
    }
  }

  private static func line(
    _ words: String, _ fault: PlantedFleet.Fault, _ nights: ClosedRange<Int>, _ holds: (Judged) -> Bool
  ) throws -> Line {
    Line(
      words: words, fleets: fleets(fault),
      counts: try sizes.map { devices in
        try (0..<fleets(fault)).count { holds(try Judged(fault, devices, nights, $0 + 1000 * devices)) }
      })
  }

  private static func table() throws -> [Line] {
    let changes: Set<HistoryFinding.Kind> = [.lasting, .slack, .silent, .flaky]
    return [
      try line("no fault, 3 to 30 nights: an alarm of a change", .none, 3...30) { $0.hasAlarm(changes) },
      try line("a fault from some night on, in its second night: named", .lasting, 3...30) { $0.isNamed },
      try line("the same: with the right first night", .lasting, 3...30) {
        $0.isNamed && $0.rule.failsSince == $0.fleet.onset
      },
      try line("fails in every second night, 10 to 30 nights: named", .flaky, 10...30) {
        $0.hasAlarm([.flaky, .lasting, .new, .again, .steady], of: "rule-0")
      },
      try line("a rule is silent for 7 to 9 nights, of 14 to 30: named", .silence, 14...30) {
        $0.hasAlarm([.silent], of: "rule-0")
      },
      try line("later by 6 s each night on one device, 10 to 30 nights: named", .drift, 10...30) {
        $0.hasAlarm([.slack])
      },
    ]
  }

  @Test(.costly) func theTableOfTheDocumentHolds() throws {
    let lines = try Self.table()
    let document = RepositoryPaths.root.appending(path: "docs/history.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    for line in lines { #expect(text.contains("\n\(line.text)\n"), "\(line.text)") }
    // What is asked of it.
    #expect(lines[0].counts.allSatisfy { $0 * 100 <= lines[0].fleets })
    #expect(lines[1].counts.allSatisfy { $0 == lines[1].fleets })
    #expect(lines[2].counts.allSatisfy { $0 * 10 >= lines[2].fleets * 9 })
  }
}
