/// Cuts a test line at its blanks. A value in double quotes may hold blanks; `\"` and `\\` are its escapes.
enum TestLineWords {
  struct Word {
    /// The word with quotes taken off.
    var text: String
    var offset: Int
    /// The number of bytes of ``text`` before the quoted part; `nil` without one.
    var quotedFrom: Int?

    /// The word as `name=value`.
    var pair: (name: String, value: String, isQuoted: Bool)? {
      let bytes = Array(text.utf8)
      guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0 else { return nil }
      if let quotedFrom, quotedFrom <= equals { return nil }
      return (
        String(decoding: bytes[..<equals], as: UTF8.self), String(decoding: bytes[(equals + 1)...], as: UTF8.self),
        quotedFrom != nil
      )
    }
  }

  static func words(of text: String) throws(TestLineError) -> [Word] {
    let bytes = Array(text.utf8)
    var words: [Word] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == 0x20 {
        position += 1
        continue
      }
      words.append(try word(bytes, &position))
    }
    return words
  }

  private static func word(_ bytes: [UInt8], _ position: inout Int) throws(TestLineError) -> Word {
    let start = position
    var content: [UInt8] = []
    var quotedFrom: Int?
    while position < bytes.count, bytes[position] != 0x20 {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\""), content.last == UInt8(ascii: "="), quotedFrom == nil else {
        content.append(byte)
        continue
      }
      quotedFrom = content.count
      try quoted(bytes, &position, into: &content)
      guard position == bytes.count || bytes[position] == 0x20 else {
        throw TestLineError("a blank must follow the closing quote", at: position)
      }
    }
    return Word(text: String(decoding: content, as: UTF8.self), offset: start, quotedFrom: quotedFrom)
  }

  private static func quoted(_ bytes: [UInt8], _ position: inout Int, into content: inout [UInt8]) throws(TestLineError)
  {
    let start = position - 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\"), position < bytes.count,
        bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "\\")
      {
        content.append(bytes[position])
        position += 1
      } else {
        content.append(byte)
      }
    }
    throw TestLineError("the quote that begins here is not closed", at: start)
  }
}
