/// The spelling by a writer of JSON of the characters that need no escape.
enum JSONDialect: Sendable {
  /// Foundation: `/` becomes `\/`.
  case foundation
  /// Gson as Android Studio uses it: `<`, `>`, `&`, `=` and `'` become `\u00XX`.
  case gson
  case plain
}

extension [UInt8] {
  /// Appends `text` as a JSON string in its quotes.
  mutating func append(json text: String, _ dialect: JSONDialect = .plain) {
    append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C:
        append(0x5C)
        append(byte)
      case 0x2F where dialect == .foundation: append("\\/")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0x00..<0x20: appendEscape(byte)
      case 0x26, 0x27, 0x3C, 0x3D, 0x3E:
        if dialect == .gson { appendEscape(byte) } else { append(byte) }
      default: append(byte)
      }
    }
    append(0x22)
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append("\\u")
    append(hex: UInt64(byte), digits: 4)
  }
}
