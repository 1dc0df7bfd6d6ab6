import LogCheckModel

/// Numbers and UUIDs that tools print next to an entry and that mean nothing to a check: made from a name, so that the
/// same image has the same UUID all through a capture.
enum Identifiers {
  /// FNV-1a over the bytes of `text`.
  static func hash(_ text: String) -> UInt64 { FNVHash.of(text.utf8) }
}

extension [UInt8] {
  /// Appends the UUID that stands for `name`, in capitals.
  mutating func appendUUID(of name: String) {
    var generator = SeededGenerator(seed: Identifiers.hash(name))
    appendUUID(high: generator.next(), low: generator.next())
  }

  /// Appends a UUID of version 4 in capitals.
  mutating func appendUUID(high: UInt64, low: UInt64) {
    append(hex: high >> 32, digits: 8, upperCase: true)
    append(0x2D)
    append(hex: high >> 16 & 0xFFFF, digits: 4, upperCase: true)
    append(0x2D)
    append(hex: high & 0x0FFF | 0x4000, digits: 4, upperCase: true)
    append(0x2D)
    append(hex: low >> 48 & 0x3FFF | 0x8000, digits: 4, upperCase: true)
    append(0x2D)
    append(hex: low & 0xFFFF_FFFF_FFFF, digits: 12, upperCase: true)
  }
}
