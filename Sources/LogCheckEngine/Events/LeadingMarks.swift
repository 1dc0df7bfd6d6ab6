/// The blanks and the marks (✅, ⚡️) that authors put in front of a tag or of a text.
enum LeadingMarks {
  /// Bytes that marks may take; more is a text.
  private static let limit = 24

  /// The place behind them: a letter or a digit is no mark, in whatever script.
  static func end(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var place = range.lowerBound
    let end = min(range.upperBound, range.lowerBound + limit)
    while place < end {
      if text[place] <= 0x20, text[place] != 0 {
        place += 1
        continue
      }
      guard text[place] >= 0x80 else { break }
      let (scalar, length) = scalar(text, at: place, to: range.upperBound)
      if let scalar, scalar.properties.isAlphabetic || scalar.properties.numericType != nil { break }
      place += length
    }
    return min(place, range.upperBound)
  }

  /// The scalar that begins at `place` and how many bytes it takes; `nil` and one where the bytes are none.
  static func scalar(_ text: Span<UInt8>, at place: Int, to end: Int) -> (Unicode.Scalar?, Int) {
    let lead = text[place]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC0, place + length <= end else { return (nil, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard text[place + offset] & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(text[place + offset] & 0x3F)
    }
    return (Unicode.Scalar(value), length)
  }
}
