import LogCheckModel

/// The types that readers of YAML may give to an unquoted scalar that the author may have meant as a text.
package enum PlainScalar {
  /// The reading other than text, in words; `nil` where every reader takes it for a text.
  package static func otherReading(of text: String) -> String? {
    let bytes = Array(text.utf8)
    switch text.lowercased() {
    case "", "~", "null": return "nothing"
    case "true", "false", "yes", "no", "on", "off", "y", "n": return "a truth value"
    case ".inf", "+.inf", "-.inf", ".nan": return "a number"
    case "=", "<<": return "a special key"
    default: break
    }
    if isSexagesimal(bytes) { return "a number to the base 60" }
    if isDate(bytes) { return "a date" }
    return isNumber(bytes) ? "a number" : nil
  }

  /// Decimal, octal, hexadecimal or binary, with underscores, a point or an exponent.
  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard let first = rest.first, ASCII.isDigit(first) || first == UInt8(ascii: ".") else { return false }
    if first == UInt8(ascii: "0"), let letter = rest.dropFirst().first, let base = base(of: letter) {
      let digits = rest.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { $0 == UInt8(ascii: "_") || (ASCII.hexDigit($0) ?? .max) < base }
    }
    var hasDigit = false
    var hasExponent = false
    var previous: UInt8 = 0
    for byte in rest {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: "_"), UInt8(ascii: "."): break
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard hasDigit, !hasExponent else { return false }
        hasExponent = true
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard previous == UInt8(ascii: "e") || previous == UInt8(ascii: "E") else { return false }
      default: return false
      }
      previous = byte
    }
    return hasDigit
  }

  /// `12:30`, `1:02:03.5`.
  private static func isSexagesimal(_ bytes: [UInt8]) -> Bool {
    bytes.contains(UInt8(ascii: ":")) && bytes.first != UInt8(ascii: ":") && bytes.last != UInt8(ascii: ":")
      && bytes.allSatisfy { ASCII.isDigit($0) || [0x3A, 0x2E, 0x5F, 0x2B, 0x2D].contains($0) }
  }

  /// `2025-11-15`, with or without a time after it.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 8, bytes.prefix(4).allSatisfy(ASCII.isDigit), bytes[4] == UInt8(ascii: "-") else {
      return false
    }
    return bytes.allSatisfy { ASCII.isDigit($0) || Array("-+:.TtZz ".utf8).contains($0) }
  }

  private static func base(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

}
