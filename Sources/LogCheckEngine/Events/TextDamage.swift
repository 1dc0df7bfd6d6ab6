import LogCheckModel

/// Places of a text whose bytes were lost: what stood there, and how far it went, nobody knows.
package enum TextDamage {
  /// Whether a byte was replaced there, or lost to a NUL.
  static func begins(_ text: Span<UInt8>, at position: Int) -> Bool {
    text[position] == 0 || (text[position] == 0xEF && text.has("\u{FFFD}", at: position))
  }

  /// Whether what stands before a place was lost.
  static func ends(_ text: Span<UInt8>, at position: Int) -> Bool {
    (position >= 1 && text[position - 1] == 0) || (position >= 3 && text.has("\u{FFFD}", at: position - 3))
  }

  /// Whether a byte stands there that damage shows itself by; without a branch, since nearly every text holds none.
  static func mayLie(in text: Span<UInt8>) -> Bool {
    var found = false
    for position in text.indices {
      let byte = text[position]
      if byte == 0 || byte == 0xEF { found = true }
    }
    return found
  }

  /// Whether damage lies in a range or at one of its ends.
  package static func touches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = max(0, range.lowerBound - 3)
    let end = min(text.count, range.upperBound + 1)
    for position in start..<max(start, end) where text[position] == 0 || text[position] == 0xEF {
      // Three bytes in front of the range one ends just before it, and one byte in front of it a NUL.
      if text[position] == 0, position + 1 >= range.lowerBound { return true }
      if text[position] == 0xEF, text.has("\u{FFFD}", at: position) { return true }
    }
    return false
  }
}

/// What is missing of a record's text: looked for once, asked for each of its fields.
struct TextLoss {
  /// Whether its end is missing.
  let isCut: Bool
  /// The first parenthesis of the message that is never closed: the line broke off after it, or something else was written over its end.
  let brokenAfter: Int?
  private let mayBeDamaged: Bool

  init(of record: Record) {
    isCut = record.isCut
    brokenAfter = Self.firstUnclosed(record.text.span, record.message)
    mayBeDamaged = TextDamage.mayLie(in: record.text.span)
  }

  /// Whether what is not in the message may have been in a part that is missing.
  var lacksItsEnd: Bool { isCut || brokenAfter != nil }

  private static func firstUnclosed(_ text: Span<UInt8>, _ message: Range<Int>) -> Int? {
    var first: Int?
    var depth = 0
    for position in message {
      let byte = text[position]
      // `(` and `)` differ in one bit.
      guard byte & 0xFE == 0x28 else { continue }
      if byte == 0x28 {
        if depth == 0 { first = position }
        depth += 1
      } else if depth > 0 {
        depth -= 1
      }
    }
    return depth > 0 ? first : nil
  }

  /// Whether bytes of the record were lost in a range of its text or at one of its ends.
  func touches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    mayBeDamaged && TextDamage.touches(text, range)
  }

  /// Whether a value that ends with the range may have been another one: `6` may have been `65`.
  func mayChange(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    (isCut && range.upperBound >= text.count) || brokenAfter.map { range.lowerBound > $0 } == true
      || touches(text, range)
  }
}
