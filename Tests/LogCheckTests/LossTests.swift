import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// If a capture says that lines are missing, no more is concluded than the remaining lines can show.
@Suite struct LossTests {
  /// The text of a tool for missing lines; `nil` if it has none.
  private static func marker(_ format: String?) -> String? {
    switch format {
    case "apple-default", "apple-compact", "apple-syslog":
      "=== Messages dropped during live streaming (use --predicate to narrow the stream)"
    case "apple-ndjson":
      #"{"eventType":"lossEvent","eventMessage":"lost >=7 unreliable messages","processID":0,"threadID":0}"#
    case "idevicesyslog": "[disconnected:00008120-001A2B3C4D5E601E]\n[connected:00008120-001A2B3C4D5E601E]"
    case "android-threadtime": "logcat: read: unexpected EOF!"
    case "xcode-console": "2025-11-15 05:00:00.000000+0000 logd[44:1] QUARANTINED DUE TO HIGH LOGGING VOLUME"
    case "tagged-lines": "QUARANTINED DUE TO HIGH LOGGING VOLUME"
    default: nil
    }
  }

  @Test(.tags(.long), arguments: Sample.tried)
  func aMarkedGapNeitherFailsNorPassesARule(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let whole = try await Judge.run(bytes)
    guard let marker = Self.marker(whole.summary.captures.first?.format) else {
      #expect(whole.summary.captures.first?.format == "dnp-events", "\(sample.name)")
      return
    }
    let logLines = bytes.logLines
    let seed = UInt64(sample.name.utf8.reduce(5) { $0 &* 31 &+ Int($1) }.magnitude) &+ Extent.seed
    var generator = SeededGenerator(seed: seed)
    for number in 0..<Extent.count(4, whole: sample.name.hasPrefix("healthy") ? 15 : 5) {
      // A column header is no log and does not get lost.
      let start = generator.number(in: 1..<logLines.count)
      let end = start + generator.number(in: 0..<min(12, logLines.count - start + 1))
      var gap = Self.stamped(marker, like: logLines[start - 1])
      gap.append(0x0A)
      let left = logLines[..<start].flatMap(\.self) + gap + logLines[end...].flatMap(\.self)
      let reported = try await Judge.run(left)
      let context = "\(sample.name): rows \(start + 1)...\(end) lost, seed \(seed), try \(number)"
      for fault in reported.failures where whole.verdicts[fault.rule] != .fail {
        Issue.record("\(context): \(fault.rule): \(fault.message)")
      }
      for fault in whole.failures {
        guard let first = fault.evidence.first?.line, first <= start || first > end else { continue }
        // What is judged when its last line comes is not there where that line is lost.
        if isJudgedAtOnce(fault.rule), let last = fault.evidence.last?.line, last > start, last <= end { continue }
        if reported.verdicts[fault.rule] == .pass { Issue.record("\(context): \(fault.rule) passes") }
      }
    }
  }

  private func isJudgedAtOnce(_ rule: String) -> Bool {
    (try? Shipped.rules.get())?.ruleSet.named.first { $0.id == rule }?.body.kind == "hash"
  }

  /// A line of a log carries the time of the line before it.
  private static func stamped(_ marker: String, like logLine: [UInt8]) -> [UInt8] {
    guard marker.hasPrefix("2025-") else { return Array(marker.utf8) }
    let text = String(decoding: logLine, as: UTF8.self)
    guard text.hasPrefix("2025-") else { return Array(marker.utf8) }
    return Array((text.prefix(31) + marker.dropFirst(31)).utf8)
  }
}
