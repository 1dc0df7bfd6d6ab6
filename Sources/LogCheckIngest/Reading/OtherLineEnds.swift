import LogCheckModel

/// A sign that ends the lines of a capture in place of LF.
enum OtherLineEnd {
  /// CR alone, as old systems and some terminals write it.
  case carriageReturn
  /// U+2028, as editors and chats write it for a break that begins no paragraph.
  case lineSeparator
  /// NUL after each object, as GELF over TCP has it.
  case nul
}

/// Captures without LF: their own line ends become LF in place, so that all offsets remain those of the capture.
extension LineBuffer {
  /// The sign that ends the first lines, if LF does not.
  var otherLineEnd: OtherLineEnd? {
    guard otherEnd == nil else { return nil }
    let text = bytes.span.extracting(0..<min(bytes.count, FormatDetector.sampleBytes))
    let lineEnd = text.position(of: 0x0A, from: 0)
    // The LF of the last one may still come.
    if lineEnd == nil, let position = text.position(of: 0x0D, from: 0), position < text.count - 1 {
      return .carriageReturn
    }
    // A copy may have gained a LF at its end.
    guard lineEnd.map({ $0 == bytes.count - 1 }) ?? true else { return nil }
    if Self.objectEnd(in: text, from: 0) != nil { return .nul }
    return Self.separatesLines(text) ? .lineSeparator : nil
  }

  /// True if U+2028 ends lines and is not a part of a text: most of what follows one begins as the capture does. In an object it is a part
  /// of a text, unless the object ends there.
  private static func separatesLines(_ text: Span<UInt8>) -> Bool {
    let first = text.byte(0)
    var (all, fitting) = (0, 0)
    var index = 0
    while let found = separator(in: text, from: index), found + 3 < text.count {
      let next = text[found + 3]
      all += 1
      index = found + 3
      switch first {
      case 0x7B: fitting += text[max(found, 1) - 1] == 0x7D && next == 0x7B ? 1 : 0
      case 0x30...0x39: fitting += ASCII.isDigit(next) ? 1 : 0
      case 0x41...0x5A, 0x61...0x7A: fitting += ASCII.isAlphanumeric(next) ? 1 : 0
      default: fitting += next == first || ASCII.isDigit(next) ? 1 : 0
      }
    }
    // A word may begin anything.
    let isSure = first == 0x7B || ASCII.isDigit(first) || fitting > 1
    return fitting > 0 && fitting * 2 >= all && isSure
  }

  /// From that position on such an end ends lines; a CR before a LF belongs to that.
  mutating func endLines(at position: Int, with end: OtherLineEnd) {
    guard otherEnd == nil else { return }
    otherEnd = end
    recount(turnEnds(from: max(0, position - dropped), countingBefore: countedEnd - dropped))
  }

  /// The same for what has come since, from that index on.
  mutating func endLinesOtherwise(from index: Int) {
    // An end may have come in parts, and whether the last CR belonged to a LF is known only now.
    let start = max(0, min(index, bytes.count) - 2)
    _ = turnEnds(from: start, countingBefore: 0)
  }

  /// Turns ends into LF; gives how many of them lie before an index.
  private mutating func turnEnds(from start: Int, countingBefore limit: Int) -> Int {
    var count = 0
    var index = start
    while let end = nextEnd(from: index) {
      // Of a line end with CRs before it only the text before these is read.
      for position in end.dropLast() { bytes[position] = 0x0D }
      bytes[end.upperBound - 1] = 0x0A
      index = end.upperBound
      if index <= limit { count += 1 }
    }
    return count
  }

  /// The bytes of the next end.
  private func nextEnd(from start: Int) -> Range<Int>? {
    switch otherEnd {
    case nil: nil
    case .carriageReturn: nextReturn(from: start).map { $0..<$0 + 1 }
    case .lineSeparator: Self.separator(in: bytes.span, from: start).map { $0..<$0 + 3 }
    case .nul: Self.objectEnd(in: bytes.span, from: start).map { $0..<$0 + 1 }
    }
  }

  /// The index of the next CR that belongs to no LF. Of the last byte that is not known before the end.
  private func nextReturn(from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let found = unsafe bytes.withUnsafeBytes { unsafe memoryIndex(of: 0x0D, in: $0, from: index) }
      guard let found else { return nil }
      index = found + 1
      if index < bytes.count ? bytes[index] != 0x0A : isFinished { return found }
    }
    return nil
  }

  /// The index of the next U+2028.
  private static func separator(in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while let found = text.position(of: 0xE2, from: index) {
      if text.has("\u{2028}", at: found) { return found }
      index = found + 1
    }
    return nil
  }

  /// The index of the next NUL between two objects.
  private static func objectEnd(in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while let found = text.position(of: 0x00, from: index) {
      if found > 0, text[found - 1] == 0x7D, found + 1 < text.count, text[found + 1] == 0x7B { return found }
      index = found + 1
    }
    return nil
  }

  /// No LF follows the last CR.
  mutating func finishReturns() {
    isFinished = true
    if otherEnd == .carriageReturn, bytes.last == 0x0D { bytes[bytes.count - 1] = 0x0A }
  }
}
