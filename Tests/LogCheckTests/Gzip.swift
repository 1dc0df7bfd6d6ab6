/// Packs bytes as gzip without making them smaller.
enum Gzip {
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    var position = 0
    repeat {
      let end = min(bytes.count, position + 0xFFFF)
      let length = UInt16(end - position)
      packed.append(end == bytes.count ? 1 : 0)
      packed.append(little: UInt32(length), 2)
      packed.append(little: UInt32(~length), 2)
      packed += bytes[position..<end]
      position = end
    } while position < bytes.count
    packed.append(little: checksum(bytes), 4)
    packed.append(little: UInt32(truncatingIfNeeded: bytes.count), 4)
    return packed
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
  }
}

extension [UInt8] {
  fileprivate mutating func append(little number: UInt32, _ count: Int) {
    for position in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * UInt32(position)))) }
  }
}
