import LogCheckPattern

/// What a text is made of, by which most patterns are ruled out before they are tried.
struct TextShape {
  private(set) var bytes = ByteSet()
  private(set) var count = 0
  private(set) var digits = 0
  /// The longest run of ASCII letters, digits, hyphens and underscores.
  private(set) var longestRun = 0

  func has(_ byte: UInt8) -> Bool { bytes.contains(byte) }

  init(_ text: Span<UInt8>) {
    count = text.count
    var run = 0
    for index in text.indices {
      let byte = text[index]
      bytes.insert(byte)
      let isDigit = byte >= 0x30 && byte <= 0x39
      if isDigit { digits += 1 }
      let letter = byte & 0xDF
      if isDigit || (letter >= 0x41 && letter <= 0x5A) || byte == 0x2D || byte == 0x5F {
        run += 1
        if run > longestRun { longestRun = run }
      } else {
        run = 0
      }
    }
  }
}
