import LogCheckModel

/// Positions of a text at which bytes were lost: their content and number are unknown.
package enum TextDamage {
  /// True if the bytes at `position` show a loss: a NUL or a replacement character.
  static func begins(_ text: Span<UInt8>, at position: Int) -> Bool {
    text[position] == 0 || (text[position] == 0xEF && text.has("\u{FFFD}", at: position))
  }

  /// True if the bytes before `position` were lost.
  static func ends(_ text: Span<UInt8>, at position: Int) -> Bool {
    (position >= 1 && text[position - 1] == 0) || (position >= 3 && text.has("\u{FFFD}", at: position - 3))
  }

  /// True if a byte occurs with which damage begins. The loop has no branch, since nearly every text has no such byte.
  static func mayLie(in text: Span<UInt8>) -> Bool {
    var found = false
    for position in text.indices {
      let byte = text[position]
      if byte == 0 || byte == 0xEF { found = true }
    }
    return found
  }

  /// True if damage is in a range or next to one of its ends.
  package static func touches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = max(0, range.lowerBound - 3)
    let end = min(text.count, range.upperBound + 1)
    for position in start..<max(start, end) where text[position] == 0 || text[position] == 0xEF {
      // A replacement character of three bytes or a NUL of one byte may end just before the range.
      if text[position] == 0, position + 1 >= range.lowerBound { return true }
      if text[position] == 0xEF, text.has("\u{FFFD}", at: position) { return true }
    }
    return false
  }
}

/// The losses in a record's text: found once, and queried for each of its fields.
struct TextLoss {
  /// True if its end is missing.
  let isCut: Bool
  /// The first parenthesis of the message that is never closed: the line broke off after it, or other text was written
  /// over its end.
  let brokenAfter: Int?
  /// True if the text holds a byte with which damage begins.
  let mayBeDamaged: Bool

  init(of record: Record) {
    isCut = record.isCut
    brokenAfter = Self.firstUnclosed(record.text.span, record.message)
    mayBeDamaged = TextDamage.mayLie(in: record.text.span)
  }

  /// True if the end of the message is missing, so that an absent field may have been there.
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

  /// True if bytes of the record were lost in a range of its text or at one of its ends.
  func touches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    mayBeDamaged && TextDamage.touches(text, range)
  }

  /// True if a value that ends with the range may have been another one: `6` may have been `65`.
  func mayChange(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    (isCut && range.upperBound >= text.count) || brokenAfter.map { range.lowerBound > $0 } == true
      || touches(text, range)
  }
}
