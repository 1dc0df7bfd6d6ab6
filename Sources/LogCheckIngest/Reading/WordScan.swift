import LogCheckModel

/// Words in the bytes of a line, compared without regard to the case of ASCII letters.
extension Span<UInt8> {
  /// True if the bytes of `range` are `word` (ASCII without capitals) in any case.
  package func isWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount, range.lowerBound >= 0, range.upperBound <= count else { return false }
    return word.withUTF8Buffer { wanted in
      var offset = 0
      for index in range {
        let byte = isLetter(index) ? self[index] | 0x20 : self[index]
        guard unsafe byte == wanted[offset] else { return false }
        offset += 1
      }
      return true
    }
  }

  /// True if an ASCII letter is at `index`.
  package func isLetter(_ index: Int) -> Bool { ASCII.isLetter(byte(index)) }

  /// True if an ASCII digit is at `index`.
  package func isDigit(_ index: Int) -> Bool { ASCII.isDigit(byte(index)) }

  /// True if every byte is `wanted`; `true` for no bytes.
  package func isAll(_ wanted: UInt8) -> Bool {
    for index in indices where self[index] != wanted { return false }
    return true
  }
}

extension Span<UInt8> {
  /// The end of the line that holds `start`: the index of its LF, or the end of the bytes.
  package func endOfLine(from start: Int) -> Int { firstIndex(of: 0x0A, from: start) ?? count }
}
