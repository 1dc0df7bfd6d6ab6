import LogCheckModel
import LogCheckRules

/// Finds `key=value` and `key: value` in the part of a message after its text.
enum PairScanner {
  /// The value of `key`, which is in small letters, in `text[range]`: the bytes up to the end that its type allows, or
  /// `nil` if the key does not occur.
  static func value(
    of key: [UInt8], in text: Span<UInt8>, _ range: Range<Int>, as type: FieldType
  ) -> Range<Int>? {
    var position = range.lowerBound
    let end = min(range.upperBound, text.count)
    guard let first = key.first else { return nil }
    while position + key.count < end {
      let byte = text[position]
      // Neither a quote nor the beginning of the key.
      guard byte == 0x22 || ASCII.lowered(byte) == first else {
        position += 1
        continue
      }
      if matches(key, text, at: position), !isInsideWord(text, position, from: range.lowerBound) {
        var next = position + key.count
        // A quoted key of a JSON-like dump.
        if next < end, text[next] == 0x22 { next += 1 }
        while next < end, text[next] == 0x20 { next += 1 }
        if next < end, text[next] == 0x3D || text[next] == 0x3A {
          next += 1
          while next < end, text[next] == 0x20 { next += 1 }
          return next..<valueEnd(text, from: next, to: end, as: type)
        }
      }
      position = quotedEnd(text, at: position, from: range.lowerBound, to: end) ?? position + 1
    }
    return nil
  }

  /// The index after a quoted value that begins at `position`: pairs inside it do not count.
  static func quotedEnd(_ text: Span<UInt8>, at position: Int, from start: Int, to end: Int) -> Int? {
    guard text[position] == 0x22 else { return nil }
    var before = position - 1
    while before >= start, text[before] == 0x20 { before -= 1 }
    guard before >= start, text[before] == 0x3D || text[before] == 0x3A else { return nil }
    return QuotedValue.end(in: text, at: position, to: end)
  }

  static func matches(_ key: [UInt8], _ text: Span<UInt8>, at position: Int) -> Bool {
    for offset in 0..<key.count where ASCII.lowered(text[position + offset]) != key[offset] { return false }
    return true
  }

  /// True if the key that begins at `position` is the end of a longer one; a hyphen joins words, as in the name of a header.
  static func isInsideWord(_ text: Span<UInt8>, _ position: Int, from start: Int) -> Bool {
    guard position > start else { return false }
    if isOfKey(text[position - 1]) || TextDamage.ends(text, at: position) { return true }
    return text[position - 1] == 0x2D && position - 1 > start && isOfKey(text[position - 2])
  }

  /// A key as ``value(of:in:_:as:)`` takes it.
  /// Letters, digits, underscores, and the dots between the members of objects.
  static func isOfKey(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte == 0x2E }

  static func lowered(_ key: [UInt8]) -> [UInt8] { key.map(ASCII.lowered) }

  static func valueEnd(_ text: Span<UInt8>, from start: Int, to end: Int, as type: FieldType) -> Int {
    guard start < end else { return end }
    if type == .object, let end = objectEnd(text, from: start, to: end) { return end }
    var index = start
    switch text[start] {
    case 0x22, 0x27:
      guard let after = QuotedValue.end(in: text, at: start, to: end) else { return end }
      guard type == .text, text[start] == 0x22, QuotedValue.goesOn(text, at: after, to: end) else { return after }
      index = after
    case 0x3C:  // `<private>`, `<decode: missing data>`
      return text.firstIndex(of: 0x3E, from: start, to: end).map { $0 + 1 } ?? end
    case 0x5B where type == .list:
      return text.firstIndex(of: 0x5D, from: start, to: end).map { $0 + 1 } ?? end
    default: break
    }
    let isOneWord = type == .word || type == .integer || type == .number || type == .boolean
    while index < end {
      switch text[index] {
      case 0x2C, 0x3B, 0x29, 0x5D, 0x7D, 0x0A, 0x7C: return index
      case 0x20, 0x09:
        if isOneWord || startsPair(text, at: index, to: end) { return index }
      default: break
      }
      index += 1
    }
    return end
  }

  /// The end of an object, or of a string that contains one; `nil` where neither begins.
  private static func objectEnd(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    if text[start] == 0x7B { return ObjectText.end(in: text, at: start, to: end) }
    guard text[start] == 0x22 else { return nil }
    let part = text.extracting(start..<end)
    return (try? JSONScanner.stringEnd(in: part, at: 0)).map { start + $0.end }
  }

  /// True if another `word=` follows the blanks at `position`.
  private static func startsPair(_ text: Span<UInt8>, at position: Int, to end: Int) -> Bool {
    var index = position
    while index < end, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    let start = index
    while index < end, isOfKey(text[index]) || text[index] == 0x2D && index > start { index += 1 }
    return index > start && index < end && text[index] == 0x3D
  }
}
