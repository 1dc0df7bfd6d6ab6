/// FNV-1a with 64 bits: detects damage and equal contents, not forgery.
package struct FNVHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash = Self()
    hash.add(bytes)
    return hash.value
  }
}
