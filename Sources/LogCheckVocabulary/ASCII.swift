/// Classes of ASCII bytes.
enum ASCII {
  static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  static func lowered(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
}

/// The FNV-1a hash of bytes, by which words and keys are looked up.
struct WordHash: Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = WordHash()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }

  /// The hash of a key without regard to case, underscores and hyphens: `earliest_begin` is `earliestBegin`. `nil` without letters.
  static func ofKey(_ bytes: some Sequence<UInt8>) -> UInt64? {
    var hash = WordHash()
    var hasLetter = false
    for byte in bytes where ASCII.isLetter(byte) || ASCII.isDigit(byte) {
      hash.add(ASCII.lowered(byte))
      hasLetter = hasLetter || ASCII.isLetter(byte)
    }
    return hasLetter ? hash.value : nil
  }
}
