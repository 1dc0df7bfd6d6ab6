import LogCheckModel

/// Characters that a web page, a mail or a word processor wrote in place of others, in all lines of a capture.
package struct CharacterForms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// U+00A0 and U+202F for blanks.
  package static let noBreakSpaces = Self(rawValue: 1 << 0)
  /// `&quot;`, `&lt;`, `&#39;` and so on.
  package static let entities = Self(rawValue: 1 << 1)
  /// Curly quotation marks for straight ones.
  package static let curlyQuotes = Self(rawValue: 1 << 2)

  /// `=3D` for `=` and so on, as in the encoding quoted-printable of mails (RFC 2045).
  package static let quotedPrintable = Self(rawValue: 1 << 3)

  /// `[32m`, or a stamp of Buildkite: the rest of sequences whose ESC was lost when they were copied.
  package static let spentEscapes = Self(rawValue: 1 << 4)

  package static let all: Self = [.noBreakSpaces, .entities, .curlyQuotes, .quotedPrintable, .spentEscapes]

  /// The forms that a whole capture shows: its author cannot have written them.
  init(of lines: [[UInt8]]) {
    self = []
    guard lines.count > 1 else { return }
    if Self.areMost(lines, { $0.firstIndex(of: "\u{A0}") != nil || $0.firstIndex(of: "\u{202F}") != nil }) {
      insert(.noBreakSpaces)
    }
    if Self.areMost(lines, { $0.firstIndex(of: "\u{201C}") != nil || $0.firstIndex(of: "\u{201D}") != nil }),
      !lines.contains(where: { $0.contains(0x22) })
    {
      insert(.curlyQuotes)
    }
    if Self.areMost(lines, { Self.holdsSpentEscape($0) }) { insert(.spentEscapes) }
    // Nearly all captures have a line with one of the signs that are escaped.
    if lines.contains(where: { $0.contains(0x26) }), lines.allSatisfy({ Self.mayBeEscaped($0.span) }),
      lines.count(where: { Self.holdsEntity($0.span, of: nil) }) > 1,
      // A title of a web page can have escaped quotation marks inside of those of the log.
      !lines.contains(where: { Self.holdsEntity($0.span, of: 0x22) }) || !lines.contains(where: { $0.contains(0x22) })
    {
      insert(.entities)
    }
    if lines.contains(where: { $0.span.firstIndex(of: "=3D") != nil }),
      lines.allSatisfy({ line in !line.indices.contains { line[$0] == 0x3D && Self.encoded(line.span, at: $0) == nil } }
      )
    {
      insert(.quotedPrintable)
    }
  }

  /// The byte that `=` and two hexadecimal digits are written for.
  private static func encoded(_ line: Span<UInt8>, at index: Int) -> UInt8? {
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x37
      default: nil
      }
    }
    guard let high = digit(line.byte(index + 1)), let low = digit(line.byte(index + 2)) else { return nil }
    return high << 4 | low
  }

  /// True if eight of ten lines are so; decided as soon as too many are not.
  private static func areMost(_ lines: [[UInt8]], _ isShown: (Span<UInt8>) -> Bool) -> Bool {
    var others = 0
    for line in lines where !isShown(line.span) {
      others += 1
      if others * 10 > lines.count * 2 { return false }
    }
    return true
  }

  /// Appends a line with the usual characters; `false` if it has no others.
  func decode(_ line: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    var isChanged = false
    var index = 0
    while index < line.count {
      if let (byte, length) = usual(line, at: index) {
        if let byte { text.append(byte) }
        index += length
        isChanged = true
      } else {
        text.append(line[index])
        index += 1
      }
    }
    return isChanged
  }

  /// The usual character in place of what is at an index, if any, and the length of the latter.
  private func usual(_ line: Span<UInt8>, at index: Int) -> (byte: UInt8?, length: Int)? {
    switch line[index] {
    case 0xC2 where contains(.noBreakSpaces) && line.has("\u{A0}", at: index): return (0x20, 2)
    case 0xE2 where contains(.noBreakSpaces) && line.has("\u{202F}", at: index): return (0x20, 3)
    case 0xE2 where contains(.curlyQuotes):
      if line.has("\u{201C}", at: index) || line.has("\u{201D}", at: index) || line.has("\u{201E}", at: index) {
        return (0x22, 3)
      }
      return line.has("\u{2018}", at: index) || line.has("\u{2019}", at: index) ? (0x27, 3) : nil
    case 0x3D where contains(.quotedPrintable): return Self.encoded(line, at: index).map { ($0, 3) }
    case 0x26 where contains(.entities): return Self.entity(line, at: index).map { ($0.byte, $0.length) }
    case 0x5B where contains(.spentEscapes), 0x5F where contains(.spentEscapes):
      return Self.spentEscape(line, at: index).map { (nil, $0) }
    default: return nil
    }
  }

  private static func holdsSpentEscape(_ line: Span<UInt8>) -> Bool {
    for index in line.indices where spentEscape(line, at: index) != nil { return true }
    return false
  }

  /// The length of the rest of a sequence at an index: the numbers of a colour up to `m`, or milliseconds since 1970 between `_bk;t=` and the
  /// text.
  private static func spentEscape(_ line: Span<UInt8>, at index: Int) -> Int? {
    if line[index] == 0x5F {
      guard line.has("_bk;t=", at: index) else { return nil }
      let digits = 6..<19
      return digits.allSatisfy { line.isDigit(index + $0) } ? digits.upperBound : nil
    }
    guard line[index] == 0x5B else { return nil }
    var end = index + 1
    while end < line.count, line.isDigit(end) || line[end] == 0x3B { end += 1 }
    return line.byte(end) == 0x6D && end < index + longestColour ? end + 1 - index : nil
  }

  /// `[38;2;255;255;255m` is the longest that is in use.
  private static let longestColour = 24

  private static func entity(_ line: Span<UInt8>, at index: Int) -> (byte: UInt8, length: Int)? {
    let known: [(StaticString, UInt8)] = [
      ("&quot;", 0x22), ("&#34;", 0x22), ("&#x22;", 0x22), ("&amp;", 0x26), ("&#38;", 0x26), ("&lt;", 0x3C),
      ("&#60;", 0x3C),
      ("&gt;", 0x3E), ("&#62;", 0x3E), ("&apos;", 0x27), ("&#39;", 0x27), ("&#x27;", 0x27), ("&#x2F;", 0x2F),
      ("&#47;", 0x2F),
      ("&nbsp;", 0x20), ("&#160;", 0x20),
    ]
    return known.first { line.has($0.0, at: index) }.map { ($0.1, $0.0.utf8CodeUnitCount) }
  }

  /// True if a line has an entity, of that character if one is given.
  private static func holdsEntity(_ line: Span<UInt8>, of byte: UInt8?) -> Bool {
    line.indices.contains { index in
      guard line[index] == 0x26, let found = entity(line, at: index) else { return false }
      return byte == nil || found.byte == byte
    }
  }

  /// True if a line can be text that was escaped: each `&` begins an entity, and `<` and `>` are only those of an element around the line.
  private static func mayBeEscaped(_ line: Span<UInt8>) -> Bool {
    var (start, end) = (0, line.count)
    if line.byte(0) == 0x3C, let close = line.firstIndex(of: 0x3E, from: 0, to: 64) { start = close + 1 }
    if start > 0, line.byte(end - 1) == 0x3E, let open = (start..<end).last(where: { line[$0] == 0x3C }) { end = open }
    return (start..<max(start, end)).allSatisfy { index in
      switch line[index] {
      case 0x3C, 0x3E: false
      case 0x26: entity(line, at: index) != nil
      default: true
      }
    }
  }
}
