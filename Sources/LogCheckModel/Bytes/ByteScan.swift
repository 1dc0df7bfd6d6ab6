/// Reading helpers over the bytes of one line. Each takes the index to read at and moves it only when it succeeds.
///
/// The smallest are inlinable: readers in other modules call them for every byte.
extension Span<UInt8> {
  /// The byte at an index, or 0 after the end.
  @inlinable package func byte(_ index: Int) -> UInt8 { index >= 0 && index < count ? self[index] : 0 }

  /// True if the ASCII text of `literal` is at `index`.
  @inlinable package func has(_ literal: StaticString, at index: Int) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    return literal.withUTF8Buffer { wanted in
      for offset in 0..<length where unsafe wanted[offset] != self[index + offset] { return false }
      return true
    }
  }

  /// Steps over `literal`.
  @inlinable package func skip(_ literal: StaticString, at index: inout Int) -> Bool {
    guard has(literal, at: index) else { return false }
    index += literal.utf8CodeUnitCount
    return true
  }

  /// Steps over one byte.
  @inlinable package func skip(_ wanted: UInt8, at index: inout Int) -> Bool {
    guard byte(index) == wanted, index < count else { return false }
    index += 1
    return true
  }

  /// Steps over blanks (space and tab); always succeeds.
  @inlinable package func skipBlanks(at index: inout Int) {
    while index < count, self[index] == 0x20 || self[index] == 0x09 { index += 1 }
  }

  /// Reads exactly `width` ASCII digits.
  @inlinable package func digits(_ width: Int, at index: inout Int) -> Int? {
    guard index >= 0, index + width <= count else { return nil }
    var value = 0
    for offset in 0..<width {
      let byte = self[index + offset]
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
    }
    index += width
    return value
  }

  /// Reads one to eighteen ASCII digits; more are refused.
  package func number(at index: inout Int) -> Int? {
    var end = index
    var value = 0
    while end < count, ASCII.isDigit(self[end]), end - index < 18 {
      value = value * 10 + Int(self[end] &- 0x30)
      end += 1
    }
    guard end > index, !(end < count && ASCII.isDigit(self[end])) else { return nil }
    index = end
    return value
  }

  /// Reads hexadecimal digits without a prefix; at most sixteen.
  package func hexNumber(at index: inout Int) -> UInt64? {
    var end = index
    var value: UInt64 = 0
    while end < count, end - index < 16, let digit = ASCII.hexDigit(self[end]) {
      value = value << 4 | UInt64(digit)
      end += 1
    }
    guard end > index, ASCII.hexDigit(byte(end)) == nil || end >= count else { return nil }
    index = end
    return value
  }

  /// The first index of `wanted` in `range`, or `nil`.
  @inlinable package func firstIndex(of wanted: UInt8, from start: Int, to end: Int? = nil) -> Int? {
    var index = Swift.max(0, start)
    let end = Swift.min(end ?? count, count)
    while index < end {
      if self[index] == wanted { return index }
      index += 1
    }
    return nil
  }

  /// The first index of an ASCII text at or after `start`.
  package func firstIndex(of literal: StaticString, from start: Int = 0) -> Int? {
    let length = literal.utf8CodeUnitCount
    guard length > 0, count >= length else { return nil }
    let first = unsafe literal.utf8Start[0]
    var index = Swift.max(0, start)
    while index + length <= count {
      guard let found = firstIndex(of: first, from: index, to: count - length + 1) else { return nil }
      if has(literal, at: found) { return found }
      index = found + 1
    }
    return nil
  }

  /// True if it contains other bytes somewhere.
  package func holds(_ other: Span<UInt8>) -> Bool {
    guard !other.isEmpty else { return true }
    var start = 0
    while start + other.count <= count {
      guard let found = firstIndex(of: other[0], from: start, to: count - other.count + 1) else { return false }
      var offset = 1
      while offset < other.count, self[found + offset] == other[offset] { offset += 1 }
      if offset == other.count { return true }
      start = found + 1
    }
    return false
  }

  /// True if it contains a word, given in small ASCII letters, in whatever ASCII case.
  @inlinable package func holdsWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard length > 0, count >= length else { return false }
    return word.withUTF8Buffer { wanted in
      // Of a letter this is either case of it; of anything else it lets more through, which is compared.
      let first = unsafe wanted[0] | 0x20
      var position = 0
      while position <= count - length {
        if self[position] | 0x20 == first {
          var offset = 0
          while offset < length, unsafe ASCII.lowered(self[position + offset]) == wanted[offset] { offset += 1 }
          if offset == length { return true }
        }
        position += 1
      }
      return false
    }
  }
}
