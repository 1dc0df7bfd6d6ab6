/// The hash function SHA-256 (FIPS 180-4).
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// Bytes of a block that is not full.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  static let blockSize = 64

  package init() {}

  /// The hash of all of `bytes`.
  package static func digest(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      rest.append(byte)
      length &+= 1
      if rest.count == Self.blockSize { takeBlock() }
    }
  }

  /// The hash of what was given; call once.
  package mutating func finish() -> [UInt8] {
    let bits = length &* 8
    rest.append(0x80)
    if rest.count == Self.blockSize { takeBlock() }
    while rest.count != Self.blockSize - 8 {
      rest.append(0)
      if rest.count == Self.blockSize { takeBlock() }
    }
    for shift in stride(from: UInt64(56), through: 0, by: -8) { rest.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    takeBlock()
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func takeBlock() {
    for index in 0..<16 {
      schedule[index] =
        UInt32(rest[4 * index]) << 24 | UInt32(rest[4 * index + 1]) << 16 | UInt32(rest[4 * index + 2]) << 8
        | UInt32(rest[4 * index + 3])
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
      let second = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first =
        h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ Self.constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ value }
    rest.removeAll(keepingCapacity: true)
  }

  private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

/// HMAC with SHA-256 (RFC 2104).
package struct KeyedHash {
  private let inner: SHA256
  private let outer: SHA256

  package init(key: [UInt8]) {
    var block = key.count > SHA256.blockSize ? SHA256.digest(key) : key
    block += [UInt8](repeating: 0, count: SHA256.blockSize - block.count)
    var inner = SHA256()
    inner.update(block.map { $0 ^ 0x36 })
    self.inner = inner
    var outer = SHA256()
    outer.update(block.map { $0 ^ 0x5C })
    self.outer = outer
  }

  package func digest(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var inner = inner
    inner.update(bytes)
    var outer = outer
    outer.update(inner.finish())
    return outer.finish()
  }
}
