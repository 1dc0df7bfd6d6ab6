import LogCheckModel

/// Values with their names.
extension LineScanner {
  /// `key=value` or `key: value`.
  mutating func takePair(_ key: Range<Int>) -> Bool {
    var next = key.upperBound
    let isSpaced = byte(at: next) == 0x20 && byte(at: next + 1) == 0x3D
    if isSpaced { next += 1 }
    if byte(at: next) == 0x3D, byte(at: next + 1) != 0x3D, byte(at: next + 1) != 0x3E {
      next += 1
      while byte(at: next) == 0x20, byte(at: next + 1) != 0x20, next - key.upperBound < 3 { next += 1 }
      // What a line begins with says what it is about.
      if isFirst, clause == 0, !line.isStructured { addWords(key) }
      index = next
      takeValue(key: key, isQuoted: false)
      return true
    }
    guard byte(at: next) == 0x3A, byte(at: next + 1) != 0x2F else { return false }
    next += 1
    while byte(at: next) == 0x20, next - key.upperBound < 3 { next += 1 }
    guard next < end else { return false }
    let first = bytes[next]
    let isForm = forms.value(at: next) != nil || first == 0x5B || first == 0x7B && !line.isStructured
    let isKnown = keys.id(of: bytes[key]) != nil
    guard isForm || isLoneWord(at: next) && isFirst && isKnown else { return false }
    // What a sentence or a code says before its value says it as words, too.
    if !isFirst || !isKnown || isCode(key) {
      addWords(key)
      divide()
    }
    index = next
    takeValue(key: key, isQuoted: false)
    return true
  }

  /// True if one word is all that follows up to the end of its clause.
  private func isLoneWord(at start: Int) -> Bool {
    var next = start
    while next < end, ASCII.isLetter(bytes[next]) || bytes[next] == 0x5F || bytes[next] == 0x2D { next += 1 }
    guard next > start else { return false }
    return next == end || [0x2C, 0x3B, 0x29, 0x5D, 0x7D, 0x7C].contains(bytes[next])
      || bytes[next] == 0x2E && next + 1 == end
  }

  mutating func takeValue(key: Range<Int>, isQuoted: Bool) {
    while index < end, bytes[index] == 0x20, isQuoted { index += 1 }
    guard index < end else { return }
    let first = bytes[index]
    if first == 0x22 || first == 0x27 || first == 0x60 {
      guard let close = forms.quoted(at: index) else {
        index += 1
        return
      }
      takeQuoted(index + 1..<close - 1, key)
      if textEnd < 0 { index = close }
      return
    }
    if first == 0x5B || first == 0x7B || first == 0x28 {
      if !(first == 0x7B && line.isStructured), let close = forms.bracketed(at: index) {
        add(index..<close, first == 0x7B ? .object : .list, key: key)
        index = close
      } else {
        index += 1
        divide()
      }
      return
    }
    if let (close, shape) = forms.value(at: index) {
      add(index..<close, shape, key: key)
      index = close
      return
    }
    var close = index
    while close < end, !ASCII.isBlank(bytes[close]), !Self.endsValue(bytes[close]) { close += 1 }
    while close > index, bytes[close - 1] == 0x2E { close -= 1 }
    guard close > index else { return }
    let isBoolean = keys.isBoolean(bytes[index..<close])
    add(index..<close, isBoolean ? .boolean : .word, key: key)
    index = close
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    [0x2C, 0x3B, 0x29, 0x5D, 0x7D, 0x7C, 0x22].contains(byte)
  }

  /// A quoted value: of a structured event's name and text the words are read.
  private mutating func takeQuoted(_ content: Range<Int>, _ key: Range<Int>) {
    if line.isStructured, !content.isEmpty {
      switch keys.member(bytes[key]) {
      case .name where !hasName: isName = true
      case .text: break
      case .component:
        line.namedComponent = content
        return
      case .level:
        line.namedLevel = content
        return
      default:
        add(content, forms.wholeShape(of: content) ?? .text, key: key)
        return
      }
      hasName = hasName || isName
      divide()
      index = content.lowerBound
      textEnd = content.upperBound
      return
    }
    add(content, forms.wholeShape(of: content) ?? .text, key: key)
  }
}
