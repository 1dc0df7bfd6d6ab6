/// The blanks and the marks (✅, ⚡️) that authors put in front of a tag or of a text.
enum LeadingMarks {
  /// The largest number of bytes that marks may take; more is text.
  private static let limit = 24

  /// The index after the marks: a letter or a digit of any script is not a mark.
  static func end(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var position = range.lowerBound
    let end = min(range.upperBound, range.lowerBound + limit)
    while position < end {
      if text[position] <= 0x20, text[position] != 0 {
        position += 1
        continue
      }
      guard text[position] >= 0x80 else { break }
      let (scalar, length) = scalar(text, at: position, to: range.upperBound)
      if let scalar, scalar.properties.isAlphabetic || scalar.properties.numericType != nil { break }
      position += length
    }
    return min(position, range.upperBound)
  }

  /// The scalar that begins at `position` and its length in bytes; `nil` and 1 if the bytes do not encode a scalar.
  static func scalar(_ text: Span<UInt8>, at position: Int, to end: Int) -> (Unicode.Scalar?, Int) {
    let lead = text[position]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC0, position + length <= end else { return (nil, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard text[position + offset] & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(text[position + offset] & 0x3F)
    }
    return (Unicode.Scalar(value), length)
  }
}
