import LogCheckModel

/// Escapes in string literals, which the six languages write nearly alike.
enum EscapeSequence {
  /// The end of the escape whose letter is at `index`.
  static func end(_ bytes: [UInt8], _ index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{") {
        var end = index + 2
        while end < bytes.count, end < index + 12, ASCII.hexDigit(bytes[end]) != nil { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end + 1 : end
      }
      return digits(bytes, index + 1, limit: bytes[index] == UInt8(ascii: "U") ? 8 : 4)
    case UInt8(ascii: "x"): return digits(bytes, index + 1, limit: 2)
    default:
      // A scalar outside ASCII is escaped as a whole.
      var end = index + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      return end
    }
  }

  private static func digits(_ bytes: [UInt8], _ start: Int, limit: Int) -> Int {
    var end = start
    while end < bytes.count, end < start + limit, ASCII.hexDigit(bytes[end]) != nil { end += 1 }
    return end
  }

  /// The bytes that an escape, given with its backslash, means.
  static func value(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var body = bytes.dropFirst()
    // `\#n` of a string that hashes open.
    if body.count > 1 { body = body.drop { $0 == UInt8(ascii: "#") } }
    guard let letter = body.first else { return Array(bytes) }
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case 0x0A, 0x0D: return []
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
      let value = body.dropFirst().reduce(UInt32(0)) { value, byte in
        ASCII.hexDigit(byte).map { value << 4 | UInt32($0) } ?? value
      }
      return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    default: return Array(body)
    }
  }

}
