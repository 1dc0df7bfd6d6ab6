import LogCheckModel

/// Finds the JSON object that a text is, or contains.
enum ObjectText {
  /// The text may be quoted and escaped, as an object in a string is, at most this many times.
  private static let escapeLimit = 3

  /// The object in `text[range]`: as it is, or in a string, once or twice escaped. `nil` where there is none.
  static func object(_ text: Span<UInt8>, _ range: Range<Int>) -> LogText? {
    var bytes = trimmed(ValueParser.bytes(text.extracting(range)))
    for _ in 0...escapeLimit {
      guard let first = bytes.first else { return nil }
      switch first {
      case 0x7B:
        guard hasEscapedQuote(bytes) else { return LogText(bytes: bytes) }
        bytes = trimmed(unescaped(bytes))
      case 0x22:
        // The closing quote is missing where the text was cut.
        bytes = trimmed(
          unescaped(Array(bytes.count > 1 && bytes.last == 0x22 ? bytes[1..<bytes.count - 1] : bytes[1...])))
      case 0x27 where bytes.count > 1 && bytes.last == 0x27:
        bytes = trimmed(Array(bytes[1..<bytes.count - 1]))
      default: return nil
      }
    }
    return nil
  }

  /// True if the first key of the object is written `\"key\"`: all of it was escaped.
  private static func hasEscapedQuote(_ bytes: [UInt8]) -> Bool {
    let position = JSONScanner.skipWhitespace(in: bytes.span, from: 1)
    return position < bytes.count && bytes[position] == 0x5C
  }

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    // An escape that the end cuts is no character yet.
    let end = bytes.last == 0x5C && !(bytes.count > 1 && bytes[bytes.count - 2] == 0x5C) ? bytes.count - 1 : bytes.count
    JSONText.append(bytes.span, of: 0..<end, to: &result)
    return result
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var range = bytes.startIndex..<bytes.endIndex
    while let first = bytes[range].first, first <= 0x20 { range = range.lowerBound + 1..<range.upperBound }
    while let last = bytes[range].last, last <= 0x20 { range = range.lowerBound..<range.upperBound - 1 }
    return range.count == bytes.count ? bytes : Array(bytes[range])
  }

  /// The end of the object that begins at `start` of a message: after its last brace, or at `limit` if it breaks off.
  static func end(in text: Span<UInt8>, at start: Int, to limit: Int) -> Int {
    let part = text.extracting(start..<limit)
    if let end = try? JSONScanner.valueEnd(in: part, at: 0) { return start + end }
    return balancedEnd(in: part, at: 0).map { start + $0 } ?? limit
  }

  /// The index after the bracket that closes the one at `start`, whatever is between them; `nil` where none does.
  static func balancedEnd(in bytes: Span<UInt8>, at start: Int) -> Int? {
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D:
        depth -= 1
        if depth == 0 { return position + 1 }
      case 0x22:
        position = stringEnd(in: bytes, at: position)
        continue
      // A quote that is escaped outside of a string opens one, in an object that was escaped as a whole.
      case 0x5C: position += 1
      default: break
      }
      position += 1
    }
    return nil
  }

  private static func stringEnd(in bytes: Span<UInt8>, at start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case 0x22: return position + 1
      case 0x5C: position += 2
      default: position += 1
      }
    }
    return bytes.count
  }
}

/// A part of an object that the log system hid, or that a person left out.
enum HiddenPart {
  /// The index after `<private>`, `...` and their like at `position`; `nil` where none of them begins there.
  static func end(in bytes: Span<UInt8>, at position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    if bytes.has("...", at: position) || bytes.has("…", at: position) { return position + 3 }
    guard ValueParser.isHiddenMark(bytes, at: position) else { return nil }
    return bytes.firstIndex(of: 0x3E, from: position, to: bytes.count).map { $0 + 1 } ?? bytes.count
  }
}
