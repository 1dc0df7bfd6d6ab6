import LogCheckModel

/// Texts as Python prints those of a list or an object: in single or double quotation marks, with its own escapes.
enum PythonText {
  /// Appends a text without its escapes; one that is no escape stays as it is.
  static func append(_ written: [UInt8], to text: inout [UInt8]) {
    var index = 0
    while index < written.count {
      guard written[index] == 0x5C, index + 1 < written.count else {
        text.append(written[index])
        index += 1
        continue
      }
      let sign = written[index + 1]
      if let digits = Self.digits(after: sign), let scalar = scalar(written, index + 2, digits) {
        text.append(contentsOf: String(scalar).utf8)
        index += 2 + digits
        continue
      }
      switch sign {
      case 0x6E: text.append(0x0A)
      case 0x72: text.append(0x0D)
      case 0x74: text.append(0x09)
      case 0x22, 0x27, 0x5C: text.append(sign)
      default: text += [0x5C, sign]
      }
      index += 2
    }
  }

  /// `\xNN`, `\uNNNN`, `\UNNNNNNNN`
  private static func digits(after sign: UInt8) -> Int? {
    switch sign {
    case 0x78: 2
    case 0x75: 4
    case 0x55: 8
    default: nil
    }
  }

  private static func scalar(_ written: [UInt8], _ start: Int, _ digits: Int) -> Unicode.Scalar? {
    guard start + digits <= written.count else { return nil }
    let text = String(decoding: written[start..<start + digits], as: UTF8.self)
    return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
