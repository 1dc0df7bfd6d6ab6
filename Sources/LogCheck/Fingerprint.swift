import LogCheckModel

/// Identities of findings that stay the same from run to run.
enum Fingerprint {
  /// Sixteen hexadecimal digits of the rule, the verdict, the names of the broken parts, and the kinds of the events that began the
  /// instance and decided it. No value of the log, no sentence and no order is in it: the same defect has the same fingerprint on every day and device.
  ///
  /// Baselines and waivers hold it, so that its form never changes (`Tests/LogCheckTests/Golden/fingerprints.txt`).
  static func of(rule: String, verdict: InstanceVerdict, outcome: InstanceOutcome, evidence: [FindingEvidence])
    -> String
  {
    var parts = outcome.brokenParts.map { "part \($0)" }
    parts += evidence.filter { $0.role != .step }.map { "\($0.role.rawValue) \($0.event)" }
    if outcome.absence != nil { parts.append("absent") }
    var digest = FNVHash()
    digest.add(text: rule)
    digest.add(text: verdict == .fail ? "fail" : "open")
    for part in Set(parts).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { digest.add(text: part) }
    return FNVHash.digits(digest.value)
  }

  /// The form of versions up to 0.1, which baselines and waivers may hold: the rule, the verdict and the text of the evidence with runs of
  /// digits as one sign.
  static func former(rule: String, verdict: InstanceVerdict, evidence: [FindingEvidence]) -> String {
    var digest = FNVHash()
    digest.add(rule.utf8)
    digest.add((verdict == .fail ? "fail" : "open").utf8)
    for item in evidence {
      digest.add(item.event.utf8)
      var wasDigit = false
      for byte in item.text.utf8 {
        let isDigit = ASCII.isDigit(byte)
        if !isDigit { digest.add(byte) } else if !wasDigit { digest.add(0x23) }
        wasDigit = isDigit
      }
    }
    return FNVHash.digits(digest.value)
  }
}

extension FNVHash {
  /// Adds a text and its end.
  fileprivate mutating func add(text: String) {
    add(text.utf8)
    add(0)
  }
}
