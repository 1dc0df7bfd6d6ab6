import LogCheckModel

/// String literals.
extension Tokenizer {
  /// Opens a string literal; `false` where none begins here.
  mutating func openText() -> Bool {
    var hashes = 0
    if form.hasHashedTexts {
      while index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
      // A run of them that opens nothing is passed over at once.
      if hashes > 0, index + hashes == bytes.count || bytes[index + hashes] != UInt8(ascii: "\"") {
        append(.symbol, to: index + hashes, symbol: UInt8(ascii: "#"))
        return true
      }
    }
    guard let text = form.texts.first(where: { has($0.opening, at: index + hashes) }) else { return false }
    openBarrier(.textStart, length: hashes + text.opening.count)
    modes.append(.text(text, hashes: hashes))
    return true
  }

  /// Reads the next part of a string literal.
  mutating func readText(_ text: TextForm, _ hashes: Int) {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        appendText(from: start)
        // A literal that its line does not close ends there: the code after it is read again as code.
        if text.spansLines { passLineEnd() } else { endText(length: 0) }
        return
      }
      if byte == text.closing[0], isClosing(text, hashes) {
        appendText(from: start)
        endText(length: text.closing.count + hashes)
        return
      }
      if byte == UInt8(ascii: "\\"), text.escapes, hasHashes(hashes, at: index + 1) {
        appendText(from: start)
        readEscape(text, hashes)
        return
      }
      if byte == UInt8(ascii: "$"), opensSlot(text) {
        appendText(from: start)
        readDollar()
        return
      }
      index += 1
    }
    appendText(from: start)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func isClosing(_ text: TextForm, _ hashes: Int) -> Bool {
    let end = index + text.closing.count
    guard has(text.closing, at: index), hasHashes(hashes, at: end) else { return false }
    // Of four quotation marks the last three close.
    return text.closing.count == 1 || end >= bytes.count || bytes[end] != text.closing[0]
  }

  private mutating func appendText(from start: Int) {
    if index > start { append(.text, from: start, to: index) }
  }

  private mutating func passLineEnd() {
    let start = index
    let begins = beginsLine
    newLine()
    beginsLine = begins
    append(.text, from: start, to: index)
  }

  private mutating func endText(length: Int) {
    modes.removeLast()
    closeBarrier(.textEnd, length: length)
  }

  private mutating func readEscape(_ text: TextForm, _ hashes: Int) {
    let next = index + 1 + hashes
    guard next < bytes.count else { return append(.text, to: bytes.count) }
    if text.slots == .parenthesis, bytes[next] == UInt8(ascii: "(") {
      openBarrier(.slotStart, length: hashes + 2)
      modes.append(.slot(closer: UInt8(ascii: ")")))
      return
    }
    if isLineEnd(next) {
      let start = index
      index = next
      newLine()
      beginsLine = false
      return append(.escape, from: start, to: index)
    }
    append(.escape, to: EscapeSequence.end(bytes, next))
  }

  private func opensSlot(_ text: TextForm) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    switch text.slots {
    case .none, .parenthesis: return false
    case .dollarBrace: return next == UInt8(ascii: "{")
    case .dollar:
      return next == UInt8(ascii: "{") || (isNameByte(next) && !ASCII.isDigit(next))
    }
  }

  private mutating func readDollar() {
    if bytes[index + 1] == UInt8(ascii: "{") {
      openBarrier(.slotStart, length: 2)
      modes.append(.slot(closer: UInt8(ascii: "}")))
      return
    }
    openBarrier(.slotStart, length: 1)
    let start = index
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    let name = names.index(of: bytes[start..<index])
    append(.name, from: start, to: index, name: name)
    closeBarrier(.slotEnd, length: 0)
  }

  // MARK: Barriers

  private mutating func openBarrier(_ kind: Token.Kind, length: Int) {
    brackets.openBarrier(at: tokens.count)
    append(kind, to: min(bytes.count, index + length))
  }

  mutating func closeBarrier(_ kind: Token.Kind, length: Int) {
    let match = brackets.closeBarrier(at: tokens.count, &tokens)
    append(kind, to: min(bytes.count, index + length), match: match)
  }
}
