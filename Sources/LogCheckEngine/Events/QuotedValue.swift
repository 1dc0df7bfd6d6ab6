import LogCheckModel

/// Values in quotation marks: `"a, b"`, with escapes (`"say \"a\""`), or with quotation marks that the build did not
/// escape (`""a" is not b"`).
///
/// ``end(in:at:to:)`` and ``pattern`` find the same end, so that a line is matched and read alike.
enum QuotedValue {
  /// Quotation marks inside of one value that is not escaped.
  private static let mostInner = 16

  /// A value in double quotation marks up to the next pair or the end of the line, as a pattern: one pair of marks,
  /// several, or words after the second. Each mark of a line is passed at most ``mostInner`` times.
  static let pattern =
    #""(?:[^"\\\v]++|\\.)*+""# + ending
    + #"|"(?:(?:[^"\\\v]++|\\.)*+(?<![=:])(?<![=:] )"){2,\#(mostInner + 1)}?"# + ending
    + #"|"(?:[^"\\\v]++|\\.)*+" (?=\p{L})[^,;)\]\v]*+"#

  private static let ending = #"(?=[ \t,;()\[\]{}.!|…]*+(?:[\w.]++(?:-[\w.]++)*+[ \t]*+[=:]|\R|\z))"#

  /// The same for a part of a text that something else follows.
  static let escaped = #""(?:[^"\\\v]++|\\.)*+""#

  /// The offset after the closing mark of a value that begins with the mark at `start`; `nil` if none closes it.
  static func end(in text: Span<UInt8>, at start: Int, to end: Int) -> Int? {
    guard let first = closing(in: text, after: start, mark: text[start], to: end) else { return nil }
    if endsPair(text, at: first + 1, to: end) { return first + 1 }
    // The mark is inside of the text: the value ends with the mark before the next pair or the end.
    var position = first
    for _ in 0..<mostInner {
      guard let next = closing(in: text, after: position, mark: text[start], to: end), !opensValue(text, next) else {
        break
      }
      if endsPair(text, at: next + 1, to: end) { return next + 1 }
      position = next
    }
    return first + 1
  }

  /// The bytes between the marks, without the backslashes of escapes.
  static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x5C) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x5C, index + 1 < bytes.count, [0x22, 0x27, 0x5C].contains(bytes[index + 1]) { index += 1 }
      result.append(bytes[index])
      index += 1
    }
    return result
  }

  private static func closing(in text: Span<UInt8>, after start: Int, mark: UInt8, to end: Int) -> Int? {
    var index = start + 1
    while index < end {
      if text[index] == 0x5C {
        index += 2
        continue
      }
      if text[index] == mark { return index }
      index += 1
    }
    return nil
  }

  /// True if words follow the closing mark before `position`, as in `"f()" is not there`.
  static func goesOn(_ text: Span<UInt8>, at position: Int, to end: Int) -> Bool {
    guard position + 1 < end, text[position] == 0x20, !endsPair(text, at: position, to: end) else { return false }
    let byte = text[position + 1]
    return byte >= 0x80 || ASCII.isLetter(byte)
  }

  /// The length of a separator between pairs.
  private static func isSeparator(_ text: Span<UInt8>, at position: Int) -> Int {
    switch text[position] {
    case 0x20, 0x09, 0x2C, 0x3B, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x2E, 0x21, 0x7C: 1
    case 0xE2: text.has("…", at: position) ? 3 : 0
    default: 0
    }
  }

  /// True if a mark follows the sign between a key and its value.
  private static func opensValue(_ text: Span<UInt8>, _ position: Int) -> Bool {
    let before = position > 0 && text[position - 1] == 0x20 ? position - 2 : position - 1
    return before >= 0 && (text[before] == 0x3D || text[before] == 0x3A)
  }

  /// True if nothing but separators comes before the end of the line, or before the key of another pair.
  private static func endsPair(_ text: Span<UInt8>, at start: Int, to end: Int) -> Bool {
    var index = start
    while index < end, case let length = isSeparator(text, at: index), length > 0 { index += length }
    guard index < end, !(0x0A...0x0D).contains(text[index]) else { return true }
    let key = index
    while index < end, PairScanner.isOfKey(text[index]) || text[index] == 0x2D && index > key { index += 1 }
    guard index > key else { return false }
    while index < end, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    return index < end && (text[index] == 0x3D || text[index] == 0x3A)
  }

}
