import LogCheckModel

/// The encoding in which the older relay passes on bytes that are not printable ASCII: `\M-f` is `f` with the high bit
/// set, `\M^H` a control character with it, `\240` a byte in octal; a backslash is `\134` or two backslashes.
enum VisEncoding {
  /// Appends `text` decoded. What is decoded is always a whole character: a sequence that gives no complete UTF-8 stays
  /// as it is written. Control characters stay encoded too.
  ///
  /// `ascii` says that backslashes were encoded as well; if they were not, `\\` is two backslashes.
  static func append(_ text: Span<UInt8>, ascii: Bool, to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + text.count)
    var position = 0
    while position < text.count {
      if text[position] == 0x5C, let next = character(text, at: position, ascii: ascii, to: &bytes) {
        position = next
      } else {
        bytes.append(text[position])
        position += 1
      }
    }
  }

  /// Appends the character whose encoding begins at `start`; returns the index after it.
  private static func character(_ text: Span<UInt8>, at start: Int, ascii: Bool, to bytes: inout [UInt8]) -> Int? {
    var position = start
    guard let first = byte(text, at: &position) else { return nil }
    if first < 0x80 {
      guard ascii, first >= 0x20, first < 0x7F else { return nil }
      bytes.append(first)
      return position
    }
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    var rest: [UInt8] = []
    for _ in 1..<length {
      guard let next = byte(text, at: &position), next & 0xC0 == 0x80 else { return nil }
      rest.append(next)
    }
    // Overlong forms, halves of surrogate pairs and what lies above U+10FFFF show in the second byte.
    switch (first, rest[0]) {
    case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return nil
    default: break
    }
    bytes.append(first)
    bytes.append(contentsOf: rest)
    return position
  }

  /// The byte whose encoding begins at `position`; moves past it.
  private static func byte(_ text: Span<UInt8>, at position: inout Int) -> UInt8? {
    guard text.byte(position) == 0x5C else { return nil }
    switch text.byte(position + 1) {
    case 0x5C:
      position += 2
      return 0x5C
    case 0x4D:  // M
      let letter = text.byte(position + 3)
      switch text.byte(position + 2) {
      case 0x2D where (0x20...0x7E).contains(letter):
        position += 4
        return letter | 0x80
      case 0x5E where (0x3F...0x5F).contains(letter):
        position += 4
        return (letter ^ 0x40) | 0x80
      default: return nil
      }
    case 0x30...0x33:
      var value = 0
      for offset in 1...3 {
        let digit = text.byte(position + offset)
        guard (0x30...0x37).contains(digit) else { return nil }
        value = value * 8 + Int(digit &- 0x30)
      }
      position += 4
      return UInt8(exactly: value)
    default: return nil
    }
  }
}
