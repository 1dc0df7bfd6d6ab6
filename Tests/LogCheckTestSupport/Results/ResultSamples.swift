package import LogCheckModel
package import LogCheckResults

extension AuditRecord {
  /// A run that judged these rules.
  package static func sample(
    _ id: String, day: String? = "2026-11-10", device: String? = "phone", build: String? = "b1",
    rules: [RuleResult] = [], tool: String = "1.0.0", digest: String = "00000000000000aa"
  ) -> AuditRecord {
    var record = AuditRecord(id: id, status: .judged, exitCode: 0, tool: tool, rulesDigest: digest)
    record.verdict = rules.contains(where: \.hasFailed) ? .fail : .pass
    record.exitCode = record.verdict == .fail ? 1 : 0
    record.day = day
    record.device = device
    record.build = build
    record.profile = "ios-device"
    record.rules = rules
    return record
  }
}

extension RuleResult {
  package static func passed(_ id: String, _ passes: Int = 1) -> RuleResult {
    var result = RuleResult(id: id, verdict: .pass, severity: .error)
    result.passes = passes
    return result
  }

  package static func failed(_ id: String, fails: Int = 1, accepted: Int = 0) -> RuleResult {
    var result = RuleResult(id: id, verdict: .fail, severity: .error)
    result.fails = fails
    result.accepted = accepted
    return result
  }
}

extension DurationHistogram {
  package init(_ milliseconds: Int...) {
    self.init()
    for value in milliseconds { add(value) }
  }
}
