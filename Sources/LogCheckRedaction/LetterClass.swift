/// Characters that may replace each other: a digit another digit, a small letter another small letter of its script.
/// All of a class have the same length in UTF-8.
struct LetterClass {
  let first: UInt32
  let count: Int

  /// The class that a scalar belongs to; `nil` for what stays as it is: blanks, punctuation, control characters, marks.
  init?(of scalar: Unicode.Scalar, isHexadecimal: Bool, isLeadingDigit: Bool) {
    let value = scalar.value
    switch value {
    // A number keeps its length: it begins with no zero, unless it did.
    case 0x30 where isLeadingDigit: return nil
    case 0x30...0x39: (first, count) = isLeadingDigit ? (0x31, 9) : (0x30, 10)
    case 0x41...0x46 where isHexadecimal: (first, count) = (0x41, 6)
    case 0x61...0x66 where isHexadecimal: (first, count) = (0x61, 6)
    case 0x41...0x5A: (first, count) = (0x41, 26)
    case 0x61...0x7A: (first, count) = (0x61, 26)
    case 0..<0xC0: return nil
    case 0x2000...0x206F, 0xFE00...0xFE0F, 0xFFF0...0xFFFF: return nil
    default:
      if let block = Self.blocks.first(where: { $0.contains(value) }) {
        (first, count) = (block.lowerBound, block.count)
      } else {
        // Of scripts that are not listed: the 64 that share all bytes but the last.
        (first, count) = (value & ~0x3F, 64)
      }
    }
  }

  /// Letters only, so that texts that are found by their letters are found again.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x00C0...0x00D6, 0x00D8...0x00DE, 0x00DF...0x00F6, 0x00F8...0x00FF, 0x0100...0x017F, 0x0391...0x03A1,
    0x03B1...0x03C9, 0x0410...0x042F, 0x0430...0x044F, 0x05D0...0x05EA, 0x0620...0x064A, 0x0904...0x0939,
    0x0E01...0x0E2E, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]
}
