import LogCheckModel

@testable import LogCheckResults

/// Records made of numbers, the same for the same seed.
struct RecordSamples {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func record(devices: Int = 20) -> AuditRecord {
    let number = next(below: 1_000_000)
    var record = AuditRecord(
      id: "night/\(number).log", status: next(below: 10) == 0 ? .error : .judged, exitCode: next(below: 4),
      tool: "1.\(next(below: 3))", rulesDigest: "00000000000000\(10 + next(below: 3))")
    record.verdict = [.pass, .fail, .inconclusive, .nothingDecided, nil][next(below: 5)]
    record.problem = record.status == .error ? "cannot be read: \u{1B}[31m \u{202E}" : nil
    record.device = next(below: 10) == 0 ? nil : "device \(next(below: devices))"
    record.build = next(below: 4) == 0 ? nil : "b\(next(below: 4))"
    record.day = next(below: 8) == 0 ? nil : "2026-11-\(10 + next(below: 20))"
    record.profile = ["ios-device", "android", nil][next(below: 3)]
    var capture = AuditedCapture(path: record.id)
    capture.format = "apple-default"
    capture.bytes = next(below: 1 << 20)
    capture.lines = next(below: 10_000)
    capture.events = next(below: 100)
    capture.first = "2026-11-10T08:00:00Z"
    record.captures = [capture]
    for rule in 0..<next(below: 5) {
      var result = RuleResult(
        id: "rule-\(rule)", verdict: [.pass, .fail, .inconclusive][next(below: 3)],
        severity: Severity.allCases[next(below: 3)])
      result.passes = next(below: 5)
      result.fails = next(below: 3)
      result.cancelled = next(below: 2)
      result.accepted = next(below: 2)
      result.isExperimental = next(below: 5) == 0
      if result.hasFailed { result.verdict = .fail }
      record.rules.append(result)
    }
    for _ in 0..<next(below: 3) {
      var finding = RecordedFinding(
        rule: "rule-1", severity: .error, fingerprint: "\(next(below: 40))",
        message: "café \(next(below: 3))\n::error::")
      finding.evidence = [
        RecordedLine(capture: record.id, line: 1 + next(below: 9), time: nil, text: "[DNP-FETCH] \u{0}")
      ]
      record.findings.append(finding)
    }
    record.findingsNotListed = next(below: 3)
    var histogram = DurationHistogram()
    for _ in 0..<next(below: 6) { histogram.add(next(below: 400_000) - 200_000) }
    record.measures["drift"] = histogram
    record.outcomes = next(below: 3) == 0 ? nil : outcomes(record.id)
    Self.agree(&record)
    return record
  }

  /// The verdict and the exit code follow from the rest, as in every record of a run.
  private static func agree(_ record: inout AuditRecord) {
    if record.rules.contains(where: { $0.hasFailed && $0.severity >= record.failOn }) || !record.findings.isEmpty {
      record.verdict = .fail
    }
    record.exitCode =
      switch record.verdict {
      case _ where record.status == .error: 2
      case .pass: 0
      case .fail: 1
      case .inconclusive, .nothingDecided, nil: 3
      }
    record.isAllowed = record.exitCode == 3 && (record.verdict ?? .nothingDecided) == .nothingDecided
  }

  private mutating func outcomes(_ id: String) -> RecordedOutcomes {
    var outcomes = RecordedOutcomes()
    for result in OutcomeResult.allCases { outcomes.counts[result] = next(below: 9) }
    outcomes.unproved = next(below: 3)
    outcomes.notDue = next(below: 2)
    outcomes.omitted = next(below: 40) / 39
    outcomes.lastKept = next(below: 2) == 0 ? nil : "2026-11-0\(1 + next(below: 9))"
    if next(below: 2) == 0 {
      let since = next(below: 5) == 0 ? nil : "2026-11-0\(1 + next(below: 9))"
      outcomes.ending = OutcomeEnding(
        OutcomeEnding.Kind.allCases[next(below: 2)], since: since, notifications: next(below: 9))
    }
    for _ in 0..<(next(below: 10) == 0 ? 18 : next(below: 3)) {
      var cause = RecordedCause(
        kind: "kind \(next(below: 6))", side: OutcomeSide.allCases[next(below: 9)],
        certainty: OutcomeCertainty.allCases[next(below: 3)], title: "café \(next(below: 3))\n::error::\u{1B}",
        stage: OutcomeStage.allCases[next(below: 8)])
      cause.from = next(below: 2) == 0 ? nil : "2026-11-1\(next(below: 9))"
      cause.affected[.notShown] = next(below: 5)
      cause.ending = outcomes.ending == nil ? 0 : next(below: 4)
      if next(below: 2) == 0 { cause.isShown(by: 1 + next(below: 99), of: next(below: 4) == 0 ? nil : id) }
      outcomes.append(cause)
    }
    return outcomes
  }
}
