import LogCheckModel

/// Finds the position in the file of a byte of a scalar's text, after quotes, escapes, folds and indentation.
extension RuleNode {
  /// The position of the text's byte `index`; the end of the scalar for an index after it.
  package func position(ofByte index: Int) -> FilePosition {
    guard let scalar else { return position }
    return FilePosition(source: position.source, offset: scalar.offset(ofByte: index, in: position.source.bytes))
  }
}

extension RuleNode.Scalar {
  /// Walks text and source in parallel. Where they differ, the source has an escape, a fold or indentation, which is
  /// passed over by the rules of the style.
  fileprivate func offset(ofByte index: Int, in source: [UInt8]) -> Int {
    let text = Array(self.text.utf8)
    let end = min(range.upperBound, source.count)
    var position = min(start(in: source), end)
    var read = 0
    while read < min(index, text.count), position < end {
      let byte = source[position]
      if style == .doubleQuoted, byte == UInt8(ascii: "\\") {
        (position, read) = afterEscape(at: position, read: read, text: text, source: source)
      } else if style == .singleQuoted, byte == UInt8(ascii: "'") {
        position += 2
        read += 1
      } else if byte == text[read], !Self.isBreak(byte) {
        position += 1
        read += 1
      } else {
        (position, read) = afterFold(at: position, read: read, text: text, source: source)
      }
    }
    // A byte at the beginning of a folded line comes after that line's indentation.
    while position < end, index < text.count, !ASCII.isBlank(text[index]), ASCII.isBlank(source[position]) {
      position += 1
    }
    return min(position, end)
  }

  /// The first byte of the content: after the quote, or in the first line of a block.
  private func start(in source: [UInt8]) -> Int {
    switch style {
    case .plain: return range.lowerBound
    case .singleQuoted, .doubleQuoted: return range.lowerBound + 1
    case .literal, .folded:
      var position = range.lowerBound
      while position < range.upperBound, position < source.count, source[position] != 0x0A { position += 1 }
      return position + 1
    }
  }

  private func afterEscape(at position: Int, read: Int, text: [UInt8], source: [UInt8]) -> (Int, Int) {
    let letter = position + 1 < source.count ? source[position + 1] : 0
    if Self.isBreak(letter) {
      // A line joined to the next: nothing of it is in the text.
      var next = position + 1
      while next < source.count, ASCII.isBlank(source[next]) { next += 1 }
      return (next, read)
    }
    let digits =
      switch letter {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    // An escape writes one scalar, whatever its length in bytes.
    var next = read + 1
    while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
    return (position + 2 + digits, next)
  }

  /// Passes over a run of blanks and line ends in the source, and over the blanks in the text that it was read as.
  private func afterFold(at position: Int, read: Int, text: [UInt8], source: [UInt8]) -> (Int, Int) {
    var nextPosition = position
    var nextRead = read
    while nextPosition < source.count, ASCII.isBlank(source[nextPosition]) { nextPosition += 1 }
    while nextRead < text.count, ASCII.isBlank(text[nextRead]) { nextRead += 1 }
    // Neither moved: bytes differ for a reason unknown here, so only keep going.
    if nextPosition == position { nextPosition += 1 }
    if nextRead == read, nextPosition >= source.count { nextRead += 1 }
    return (nextPosition, nextRead)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

}
