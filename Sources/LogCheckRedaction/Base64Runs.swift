/// Text that is encoded in base 64: its letters mean nothing, so the decoded text is searched.
struct Base64Runs {
  private static let shortest = 16
  private static let longest = 16_384

  /// The runs of a line that decode to text.
  static func texts(in bytes: Span<UInt8>) -> [(range: Range<Int>, text: [UInt8])] {
    var found: [(Range<Int>, [UInt8])] = []
    var start = 0
    var position = 0
    while position <= bytes.count {
      if position < bytes.count, value(bytes[position]) != nil {
        position += 1
        continue
      }
      if (shortest...longest).contains(position - start), let text = decoded(bytes, start..<position) {
        var end = position
        while end < bytes.count, bytes[end] == 0x3D, end < position + 2 { end += 1 }
        found.append((start..<end, text))
      }
      position += 1
      start = position
    }
    return found
  }

  /// The text of a run; `nil` where it is no such text. Words and paths have letters that base 64 has as well, and decode to no text.
  private static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8]? {
    guard range.count % 4 != 1 else { return nil }
    var text: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for position in range {
      guard let digit = value(bytes[position]) else { return nil }
      bits = bits << 6 | digit
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      let byte = UInt8(truncatingIfNeeded: bits >> UInt32(count))
      let isText = (0x20...0x7E).contains(byte) || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte >= 0xC2
      guard isText || (0x80...0xBF).contains(byte) && (text.last ?? 0) >= 0x80 else { return nil }
      text.append(byte)
    }
    return String(validating: text, as: UTF8.self) == nil ? nil : text
  }

  /// Both alphabets of RFC 4648.
  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case 0x2B, 0x2D: 62
    case 0x2F, 0x5F: 63
    default: nil
    }
  }
}
