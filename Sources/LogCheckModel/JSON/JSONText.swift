/// Reads JSON strings: the bytes between two quotes, escapes resolved.
package enum JSONText {
  /// The findings of decoding a string.
  package struct Outcome: Hashable, Sendable {
    /// Unpaired halves of a surrogate pair; each became U+FFFD.
    package var loneSurrogates = 0
    /// True if an escape was invalid; its bytes were kept as they were.
    package var isMalformed = false

    package init(loneSurrogates: Int = 0, isMalformed: Bool = false) {
      self.loneSurrogates = loneSurrogates
      self.isMalformed = isMalformed
    }
  }

  /// Appends the string that lies in `range` (without its quotes) to `text`.
  @discardableResult
  package static func append(
    _ bytes: Span<UInt8>, of range: Range<Int>, to text: inout [UInt8]
  ) -> Outcome {
    var outcome = Outcome()
    var position = max(0, range.lowerBound)
    let end = min(range.upperBound, bytes.count)
    while position < end {
      guard bytes[position] == 0x5C else {
        text.append(bytes[position])
        position += 1
        continue
      }
      switch escape(in: bytes, at: &position, end: end) {
      case .scalar(let scalar): append(scalar, to: &text)
      case .loneSurrogate:
        outcome.loneSurrogates += 1
        append(0xFFFD, to: &text)
      case .malformed:
        outcome.isMalformed = true
        text.append(0x5C)
        position += 1
      }
    }
    return outcome
  }

  /// True if the string that lies in `range` is `wanted`, byte for byte; stops at the first difference.
  package static func equals(
    _ wanted: String, _ range: Range<Int>, isEscaped: Bool, in bytes: Span<UInt8>
  ) -> Bool {
    let end = range.upperBound
    guard range.lowerBound >= 0, end <= bytes.count else { return false }
    guard isEscaped else {
      guard range.count == wanted.utf8.count else { return false }
      var position = range.lowerBound
      for byte in wanted.utf8 {
        guard bytes[position] == byte else { return false }
        position += 1
      }
      return true
    }
    var decoded: [UInt8] = []
    // Resolved text is never longer than its escapes, and longer text than this cannot be equal.
    let longest = wanted.utf8.count * 6
    guard range.count <= longest else { return false }
    let outcome = append(bytes, of: range, to: &decoded)
    return !outcome.isMalformed && decoded.elementsEqual(wanted.utf8)
  }

  private enum Escape {
    case scalar(UInt32)
    case loneSurrogate
    case malformed
  }

  /// Reads the escape at `position`; moves past it unless it is malformed.
  private static func escape(in bytes: Span<UInt8>, at position: inout Int, end: Int) -> Escape {
    guard position + 1 < end else { return .malformed }
    let simple: UInt32
    switch bytes[position + 1] {
    case 0x22: simple = 0x22
    case 0x5C: simple = 0x5C
    case 0x2F: simple = 0x2F
    case 0x62: simple = 0x08
    case 0x66: simple = 0x0C
    case 0x6E: simple = 0x0A
    case 0x72: simple = 0x0D
    case 0x74: simple = 0x09
    case 0x75:
      guard let unit = unit(in: bytes, at: position, end: end) else { return .malformed }
      position += 6
      guard unit & 0xF800 == 0xD800 else { return .scalar(unit) }
      // Only a high half followed at once by a low half makes a pair; the low half alone is read on its own next time.
      guard unit < 0xDC00, let low = Self.unit(in: bytes, at: position, end: end), low & 0xFC00 == 0xDC00 else {
        return .loneSurrogate
      }
      position += 6
      return .scalar(0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF))
    default: return .malformed
    }
    position += 2
    return .scalar(simple)
  }

  /// The number of the `\uXXXX` at `position`.
  private static func unit(in bytes: Span<UInt8>, at position: Int, end: Int) -> UInt32? {
    guard position + 6 <= end, bytes[position] == 0x5C, bytes[position + 1] == 0x75 else { return nil }
    var value: UInt32 = 0
    for index in position + 2..<position + 6 {
      guard let digit = ASCII.hexDigit(bytes[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
  }
}
