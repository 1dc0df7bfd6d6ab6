import LogCheckModel
import LogCheckRules

/// The ends of the parts of the text around a known one.
extension DecorationScanner {
  /// The end of the value of a pair that begins with the range: quoted, in brackets, an instant with blanks, a number
  /// with its unit, or
  /// one word.
  static func valueEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start < end else { return nil }
    switch text[start] {
    case 0x22, 0x27: return QuotedValue.end(in: text, at: start, to: end)
    case 0x28, 0x5B, 0x7B: return groupEnd(text, range)
    case 0x3C: return text.firstIndex(of: 0x3E, from: start, to: end).map { $0 + 1 }
    default: break
    }
    if ASCII.isDigit(text[start]), let end = instantEnd(text, range) { return end }
    var position = start
    loop: while position < end {
      switch text[position] {
      case 0x20, 0x09, 0x2C, 0x3B, 0x29, 0x5D, 0x7D, 0x7C: break loop
      case 0x80...:
        let (scalar, length) = LeadingMarks.scalar(text, at: position, to: end)
        guard let scalar, scalar.properties.isAlphabetic else { break loop }
        position += length
      default: position += 1
      }
    }
    while position > start, [0x21, 0x2E, 0x3A].contains(text[position - 1]) { position -= 1 }
    guard position > start else { return nil }
    return ASCII.isDigit(text[position - 1]) ? unitEnd(text, position..<end) ?? position : position
  }

  /// A word without marks such as ✅ that follow it at once. Dots show that something was left out.
  static func withoutMarks(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, last < text.count, text[last] >= 0x80 else { return range }
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, text[start] & 0xC0 == 0x80 { start -= 1 }
      let (scalar, length) = LeadingMarks.scalar(text, at: start, to: end)
      guard text[start] >= 0x80, start + length == end, let scalar, scalar != "\u{FFFD}", scalar != "…",
        !scalar.properties.isAlphabetic, scalar.properties.numericType == nil,
        // Control characters of a terminal are printed in escaped form, so they are part of the value.
        scalar.properties.generalCategory != .format || scalar == "\u{200D}"
      else { break }
      end = start
    }
    return end > range.lowerBound ? range.lowerBound..<end : range
  }

  /// The end of `2025-11-15 05:35:00 +0000`, whose parts are separated by blanks.
  private static func instantEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let part = text.extracting(range.lowerBound..<min(range.upperBound, range.lowerBound + 64))
    var position = 0
    guard part.isoDate(at: &position) != nil, part.skip(0x54, at: &position) || part.skip(0x20, at: &position),
      part.timeOfDay(at: &position) != nil
    else { return nil }
    var zone = position
    part.skipBlanks(at: &zone)
    if part.zoneOffset(at: &zone) != nil { position = zone }
    return range.lowerBound + position
  }

  /// The end of a unit that follows a number.
  static func unitEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var start = range.lowerBound
    if start < range.upperBound, text[start] == 0x20 { start += 1 }
    var position = start
    while position < range.upperBound, position < start + 8, ASCII.isLetter(text[position]) { position += 1 }
    guard position > start, position >= range.upperBound || !ASCII.isDigit(text[position]) && text[position] != 0x3D
    else {
      return nil
    }
    return DecorationWords.units.contains(lowered(text, start..<position)) ? position : nil
  }

  /// The end of a group in brackets, including nested groups.
  static func groupEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var open: [UInt8] = []
    var position = range.lowerBound
    let limit = min(range.upperBound, range.lowerBound + longestGroup)
    while position < limit {
      switch text[position] {
      case 0x28: open.append(0x29)
      case 0x5B: open.append(0x5D)
      case 0x7B: open.append(0x7D)
      case 0x29, 0x5D, 0x7D:
        guard open.popLast() == text[position] else { return nil }
        if open.isEmpty { return position + 1 }
      case 0x0A, 0x0D: return nil
      default: break
      }
      guard open.count <= 8 else { return nil }
      position += 1
    }
    return nil
  }

  /// The end of `<0x600001a2>`; `<<` and `<-` are marks.
  func angleEnd(_ text: Span<UInt8>) -> Int? {
    var index = position + 1
    while index < min(end, position + 40) {
      switch text[index] {
      case 0x3E: return index > position + 1 ? index + 1 : nil
      case 0x3C, 0x20, 0x09: return nil
      default: index += 1
      }
    }
    return nil
  }
}
