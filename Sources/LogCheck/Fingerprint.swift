import LogCheckModel

/// Stable identities of findings.
enum Fingerprint {
  /// FNV-1a over the rule, the verdict and the evidence's text with runs of digits as one sign, so that the same trouble has
  /// the same name on another day.
  static func of(rule: String, verdict: InstanceVerdict, evidence: [FindingEvidence]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        hash ^= UInt64(byte)
        hash &*= 0x0000_0100_0000_01B3
      }
    }
    add(rule.utf8)
    add((verdict == .fail ? "fail" : "open").utf8)
    for item in evidence {
      add(item.event.utf8)
      var wasDigit = false
      for byte in item.text.utf8 {
        let isDigit = (0x30...0x39).contains(byte)
        if !isDigit { add([byte]) } else if !wasDigit { add([0x23]) }
        wasDigit = isDigit
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
