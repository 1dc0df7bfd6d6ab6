/// FNV-1a with 64 bits: detects damage and equal contents, not forgery.
package struct FNVHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = Self()
    hash.add(bytes)
    return hash.value
  }

  /// A hash, or another number, in sixteen hexadecimal digits.
  package static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Eight hexadecimal digits that distinguish a text from others without showing it.
  package static func shortDigits(of bytes: some Sequence<UInt8>) -> String {
    let hash = of(bytes)
    return String(digits(hash >> 32 ^ hash & 0xFFFF_FFFF).suffix(8))
  }
}
