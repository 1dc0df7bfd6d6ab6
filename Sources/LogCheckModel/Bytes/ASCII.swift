/// Classes of ASCII bytes. No byte of a character outside ASCII belongs to one of them.
@usableFromInline package enum ASCII {
  @inlinable package static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  @inlinable package static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  @inlinable package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inlinable package static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// A letter, a digit or an underscore: what a name in most languages consists of.
  @inlinable package static func isWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte == 0x5F }

  @inlinable package static func isHex(_ byte: UInt8) -> Bool { hexDigit(byte) != nil }

  /// A space, a tab or the end of a line.
  @inlinable package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// A capital letter as a small one; other bytes are unchanged.
  @inlinable package static func lowered(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }

  /// The value of a hexadecimal digit, from 0 to 15.
  @inlinable package static func hexDigit(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- 0x30 }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}
