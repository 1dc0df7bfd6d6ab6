import LogCheckModel
import LogCheckRules

/// A part of the text around a known one.
struct DecorationToken {
  enum Kind {
    /// Letters alone.
    case word
    /// A number, a time or a name: letters with digits, `_`, `-` or an inner capital, or anything quoted.
    case value
    /// `✅`, `->`, `:` and the like.
    case mark
    /// Something in brackets.
    case group
    /// `key=value`
    case pair(key: Range<Int>, value: Range<Int>)
  }

  var kind: Kind
  /// All of it, with its brackets or quotation marks.
  var range: Range<Int>
}

/// Cuts the text around a known one into parts. It ends early at a character that does not occur in decoration.
struct DecorationScanner {
  private(set) var position: Int
  let end: Int
  /// True if the text was cut up to its end.
  var isDone: Bool { position >= end }

  static let longestGroup = 256

  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func skipBlanks(_ text: Span<UInt8>) {
    while position < end, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
  }

  /// The next part, or `nil` at the end and where no part begins.
  mutating func next(_ text: Span<UInt8>) -> DecorationToken? {
    skipBlanks(text)
    guard position < end else { return nil }
    let start = position
    switch text[start] {
    case 0x28, 0x5B, 0x7B:
      guard let close = Self.groupEnd(text, start..<end) else { return nil }
      position = close
      return DecorationToken(kind: .group, range: start..<close)
    case 0x3C where !ValueParser.isHiddenMark(text, at: start):
      guard let close = angleEnd(text) else { return mark(text) }
      position = close
      return DecorationToken(kind: .group, range: start..<close)
    case 0x22, 0x27, 0x60:
      guard let close = text.firstIndex(of: text[start], from: start + 1, to: min(end, start + Self.longestGroup))
      else {
        return nil
      }
      position = close + 1
      return DecorationToken(kind: .value, range: start..<position)
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return word(text)
    default: return mark(text)
    }
  }

  // MARK: Parts

  /// A run of symbols. Separate dots show that a person left something out; a question mark turns the text into a
  /// question.
  private mutating func mark(_ text: Span<UInt8>) -> DecorationToken? {
    let start = position
    var dots = 0
    var others = 0
    while position < end {
      let byte = text[position]
      if byte == 0x2E || text.has("…", at: position) {
        dots += byte == 0x2E ? 1 : 3
        position += byte == 0x2E ? 1 : 3
      } else if byte >= 0x80 {
        let (scalar, length) = LeadingMarks.scalar(text, at: position, to: end)
        guard let scalar, scalar != "\u{FFFD}", !scalar.properties.isAlphabetic, scalar.properties.numericType == nil
        else { break }
        position += length
        others += 1
      } else if Self.isSymbol(byte) {
        position += 1
        others += 1
      } else {
        break
      }
    }
    guard position > start else { return nil }
    if dots >= 3, others == 0, start == 0 || text[start - 1] <= 0x20, position >= end || text[position] <= 0x20 {
      position = start
      return nil
    }
    return DecorationToken(kind: .mark, range: start..<position)
  }

  private static func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    // ! # * + , - : ; < = > | ~
    case 0x21, 0x23, 0x2A, 0x2B, 0x2C, 0x2D, 0x3A, 0x3B, 0x3C, 0x3D, 0x3E, 0x7C, 0x7E: true
    default: false
    }
  }

  private mutating func word(_ text: Span<UInt8>) -> DecorationToken? {
    let start = position
    var isValue = false
    while position < end {
      let byte = text[position]
      let next = position + 1 < end ? text[position + 1] : 0
      if ASCII.isLetter(byte) {
        // An inner capital.
        if byte < 0x61, position > start, text[position - 1] >= 0x61 { isValue = true }
      } else if ASCII.isDigit(byte) {
        isValue = true
      } else if byte == 0x5F || byte == 0x27 && ASCII.isLetter(next) {
        isValue = isValue || byte == 0x5F
      } else if Self.joins(byte, text[position - 1], next) {
        isValue = true
      } else if byte == 0x28, next == 0x29 {
        isValue = true
        position += 1
      } else if byte == 0x25, ASCII.isDigit(text[position - 1]) {
        isValue = true
      } else {
        break
      }
      position += 1
    }
    let range = start..<position
    var sign = position
    while sign < end, text[sign] == 0x20 { sign += 1 }
    guard sign < end, text[sign] == 0x3D, sign + 1 < end, text[sign + 1] != 0x3D, text[sign + 1] != 0x3E else {
      return DecorationToken(kind: isValue ? .value : .word, range: range)
    }
    var from = sign + 1
    while from < end, text[from] == 0x20 { from += 1 }
    guard let valueEnd = Self.valueEnd(text, from..<end) else {
      position = start
      return nil
    }
    position = valueEnd
    return DecorationToken(kind: .pair(key: range, value: from..<valueEnd), range: start..<valueEnd)
  }

  /// True if a character inside a word is a part of it.
  private static func joins(_ byte: UInt8, _ before: UInt8, _ after: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x2F, 0x2E: ASCII.isAlphanumeric(after)
    case 0x3A, 0x2B, 0x23: ASCII.isDigit(after) && (byte != 0x3A || ASCII.isDigit(before))
    default: false
    }
  }

  // MARK: Bytes

  static func lowered(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range { bytes.append(ASCII.lowered(text[index])) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
