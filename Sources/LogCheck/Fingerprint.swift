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
    var digest = Digest()
    digest.add(rule)
    digest.add(verdict == .fail ? "fail" : "open")
    for part in Set(parts).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { digest.add(part) }
    return digest.digits
  }

  /// The form of versions up to 0.1, which baselines and waivers may hold: the rule, the verdict and the text of the evidence with runs of
  /// digits as one sign.
  static func former(rule: String, verdict: InstanceVerdict, evidence: [FindingEvidence]) -> String {
    var digest = Digest()
    digest.mix(rule.utf8)
    digest.mix((verdict == .fail ? "fail" : "open").utf8)
    for item in evidence {
      digest.mix(item.event.utf8)
      var wasDigit = false
      for byte in item.text.utf8 {
        let isDigit = (0x30...0x39).contains(byte)
        if !isDigit { digest.mix(CollectionOfOne(byte)) } else if !wasDigit { digest.mix(CollectionOfOne(0x23)) }
        wasDigit = isDigit
      }
    }
    return digest.digits
  }

  /// FNV-1a of 64 bits.
  private struct Digest {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func mix(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        hash ^= UInt64(byte)
        hash &*= 0x0000_0100_0000_01B3
      }
    }

    /// A text and its end.
    mutating func add(_ text: String) {
      mix(text.utf8)
      mix(CollectionOfOne(0))
    }

    var digits: String {
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
