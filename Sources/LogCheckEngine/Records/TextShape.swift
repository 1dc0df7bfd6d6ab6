package import LogCheckPattern

/// The kinds of characters in a text, which rule out most patterns before they are tried.
///
/// Each line of the app is scanned for it, so that one pass finds everything.
package struct TextShape {
  package let bytes: ByteSet
  package private(set) var count = 0
  private(set) var digits = 0
  /// The longest run of ASCII letters, digits, hyphens and underscores.
  private(set) var longestRun = 0
  /// The longest run of ASCII letters and digits.
  private(set) var longestPart = 0
  /// True if three digits, three digits and four follow one another with a blank, a dot or a hyphen between each two.
  private(set) var hasDigitGroups = false
  private(set) var words: Words = []

  /// The words that begin or end at a byte that is inspected anyway.
  struct Words: OptionSet {
    var rawValue: UInt8

    /// `://`
    static let scheme = Words(rawValue: 1)
    /// `tel:` in whatever case.
    static let tel = Words(rawValue: 2)
    /// `did:` in whatever case.
    static let did = Words(rawValue: 4)
    /// `bea` and `bas` in whatever case.
    static let bea = Words(rawValue: 8)
    static let bas = Words(rawValue: 16)
  }

  func has(_ byte: UInt8) -> Bool { bytes.contains(byte) }

  package init(_ text: Span<UInt8>) {
    count = text.count
    bytes = ByteSet(of: text)
    var run = 0
    var part = 0
    // The number of successive digits, and the number of groups of three before them.
    var group = 0
    var groups = 0
    for index in text.indices {
      let byte = text[index]
      let letter = byte | 0x20
      if letter >= 0x61 && letter <= 0x7A {
        run += 1
        part += 1
        group = 0
        groups = 0
        if letter == 0x62 { takeWord(text, from: index) }
      } else if byte >= 0x30 && byte <= 0x39 {
        digits += 1
        run += 1
        part += 1
        group += 1
        if groups == 2, group == 4 { hasDigitGroups = true }
      } else {
        longestPart = max(longestPart, part)
        part = 0
        groups = group == 3 && (byte == 0x20 || byte == 0x2D || byte == 0x2E) ? min(2, groups + 1) : 0
        group = 0
        if byte == 0x2D || byte == 0x5F {
          run += 1
          continue
        }
        longestRun = max(longestRun, run)
        run = 0
        if byte == 0x3A { takeWord(text, at: index) }
      }
    }
    longestRun = max(longestRun, run)
    longestPart = max(longestPart, part)
  }

  /// A `b` at `position`.
  private mutating func takeWord(_ text: Span<UInt8>, from position: Int) {
    guard position + 2 < text.count else { return }
    switch (text[position + 1] | 0x20, text[position + 2] | 0x20) {
    case (0x65, 0x61): words.insert(.bea)
    case (0x61, 0x73): words.insert(.bas)
    default: break
    }
  }

  /// A colon at `position`.
  private mutating func takeWord(_ text: Span<UInt8>, at position: Int) {
    if position + 2 < text.count, text[position + 1] == 0x2F, text[position + 2] == 0x2F { words.insert(.scheme) }
    guard position >= 3 else { return }
    switch (text[position - 3] | 0x20, text[position - 2] | 0x20, text[position - 1] | 0x20) {
    case (0x74, 0x65, 0x6C): words.insert(.tel)
    case (0x64, 0x69, 0x64): words.insert(.did)
    default: break
    }
  }
}
