/// Bytes as text of 64 letters (RFC 4648, section 4), with padding.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
  private static let foreign: UInt8 = 64

  /// The value of each letter by its byte; ``foreign`` for all other bytes.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: foreign, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for index in 0..<4 {
        text.append(index <= group.count ? letters[Int(bits >> UInt32(18 - 6 * index) & 63)] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text that may be broken into lines; `nil` where it is not what ``text(of:)`` writes.
  package static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var letters = 0
    var paddings = 0
    for letter in text.utf8 where letter != 0x0A {
      if letter == padding {
        paddings += 1
        continue
      }
      let value = values[Int(letter)]
      guard value != foreign, paddings == 0 else { return nil }
      bits = bits << 6 | UInt32(value)
      letters += 1
      guard letters % 4 == 0 else { continue }
      for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
      bits = 0
    }
    // A last group of two letters holds one byte and four bits more, one of three two bytes and two bits; these are zero.
    switch (letters % 4, paddings) {
    case (0, 0): break
    case (2, 2) where bits & 0xF == 0: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case (3, 1) where bits & 0x3 == 0:
      bytes += [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    default: return nil
    }
    return bytes
  }
}
