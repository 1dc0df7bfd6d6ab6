import LogCheckModel

/// Finds values by their form. Every function takes the index of the first byte and returns the index after the last one, or `nil`.
struct ValueForms {
  let bytes: [UInt8]
  let end: Int

  /// The value that begins at `start`, if its form alone says that it is one.
  func value(at start: Int) -> (end: Int, shape: ValueShape)? {
    let byte = bytes[start]
    if byte == 0x3C { return text("<private>", at: start).map { ($0, .withheld) } }
    if byte == 0x22 || byte == 0x27 || byte == 0x60 { return quoted(at: start).map { ($0, .text) } }
    if ASCII.isLetter(byte) {
      if let end = namedDate(at: start) { return (end, .instant) }
      if let end = address(at: start) { return (end, .identifier) }
      return run(at: start)
    }
    let isSigned = (byte == 0x2D || byte == 0x2B) && start + 1 < end && ASCII.isDigit(bytes[start + 1])
    guard ASCII.isDigit(byte) || isSigned else { return nil }
    if let end = date(at: start) ?? time(at: start) { return (end, .instant) }
    return run(at: start) ?? number(at: start)
  }

  func text(_ literal: StaticString, at start: Int) -> Int? {
    let count = literal.utf8CodeUnitCount
    guard start + count <= end else { return nil }
    var index = start
    for byte in literal.description.utf8 {
      guard bytes[index] == byte else { return nil }
      index += 1
    }
    return index
  }

  /// A text in quotation marks of one line and at most 200 bytes; a single quotation mark after a letter is an apostrophe.
  func quoted(at start: Int) -> Int? {
    let mark = bytes[start]
    if mark == 0x27, start > 0, ASCII.isLetter(bytes[start - 1]) { return nil }
    var index = start + 1
    while index < end, index - start < 200, bytes[index] != 0x0A {
      if bytes[index] == 0x5C {
        index += 2
        continue
      }
      if bytes[index] == mark { return index + 1 }
      index += 1
    }
    return nil
  }

  /// A list or an object with its brackets, at most 400 bytes long.
  func bracketed(at start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < end, index - start < 400 {
      switch bytes[index] {
      case 0x5B, 0x7B, 0x28: depth += 1
      case 0x5D, 0x7D, 0x29:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  private func digits(_ start: Int, _ count: Int) -> Bool {
    guard start + count <= end else { return false }
    for index in start..<start + count where !ASCII.isDigit(bytes[index]) { return false }
    return true
  }

  private func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  /// `2025-11-15`, with time and offset where they follow; `2025-11-15 05:35:00 +0000`.
  private func date(at start: Int) -> Int? {
    guard digits(start, 4), byte(at: start + 4) == 0x2D || byte(at: start + 4) == 0x2F, digits(start + 5, 2),
      byte(at: start + 7) == byte(at: start + 4), digits(start + 8, 2), !ASCII.isDigit(byte(at: start + 10))
    else { return nil }
    let next = byte(at: start + 10)
    if next == 0x54 || next == 0x20 || next == 0x5F, let end = time(at: start + 11) { return end }
    return ASCII.isLetter(next) || next == 0x2D || next == 0x5F ? nil : start + 10
  }

  /// `05:35`, `05:35:00.000+01:00`, `5:35 AM`.
  private func time(at start: Int) -> Int? {
    var index = start
    if digits(start, 2) { index += 2 } else if digits(start, 1) { index += 1 } else { return nil }
    guard byte(at: index) == 0x3A, digits(index + 1, 2) else { return nil }
    index += 3
    if byte(at: index) == 0x3A, digits(index + 1, 2) { index += 3 }
    if byte(at: index) == 0x2E || byte(at: index) == 0x2C, ASCII.isDigit(byte(at: index + 1)) {
      index += 1
      while ASCII.isDigit(byte(at: index)) { index += 1 }
    }
    guard !ASCII.isDigit(byte(at: index)), byte(at: index) != 0x3A else { return nil }
    return zone(at: index)
  }

  private func zone(at start: Int) -> Int {
    if byte(at: start) == 0x5A, !ASCII.isLetter(byte(at: start + 1)) { return start + 1 }
    let index = byte(at: start) == 0x20 ? start + 1 : start
    if byte(at: index) == 0x2B || byte(at: index) == 0x2D, digits(index + 1, 2) {
      if byte(at: index + 3) == 0x3A, digits(index + 4, 2) { return index + 6 }
      if digits(index + 3, 2), !ASCII.isDigit(byte(at: index + 5)) { return index + 5 }
      return !ASCII.isDigit(byte(at: index + 3)) ? index + 3 : start
    }
    for name: StaticString in ["UTC", "GMT", "AM", "PM", "am", "pm"] {
      if let end = text(name, at: index), !ASCII.isLetter(byte(at: end)) { return end }
    }
    return start
  }

  /// `Sat, 15 Nov 2025 05:35:00 GMT`, `Sat Nov 15 05:35:00 GMT 2025`, `Nov 15, 2025 at 5:35`.
  private func namedDate(at start: Int) -> Int? {
    var index = start
    if let end = name(at: index, among: "SunMonTueWedThuFriSat") {
      index = blanks(byte(at: end) == 0x2C ? end + 1 : end)
      if index == end { return nil }
    }
    if let month = name(at: index, among: "JanFebMarAprMayJunJulAugSepOctNovDec") {
      let day = blanks(month)
      guard day > month, ASCII.isDigit(byte(at: day)) else { return nil }
      index = number(day)
      if byte(at: index) == 0x2C { index += 1 }
    } else if index > start, ASCII.isDigit(byte(at: index)) {
      let day = blanks(number(index))
      guard let month = name(at: day, among: "JanFebMarAprMayJunJulAugSepOctNovDec") else { return nil }
      index = month
    } else {
      return nil
    }
    for _ in 0..<4 {
      var next = blanks(index)
      if let at = text("at ", at: next) { next = at }
      guard next > index || next == index && byte(at: index) == 0x2C else { break }
      if let end = time(at: next) {
        index = end
      } else if digits(next, 4), !ASCII.isDigit(byte(at: next + 4)) {
        index = next + 4
      } else if let end = text("GMT", at: next) ?? text("UTC", at: next) ?? text("CET", at: next) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  private func name(at start: Int, among names: StaticString) -> Int? {
    guard start + 3 <= end else { return nil }
    let all = Array(names.description.utf8)
    for first in stride(from: 0, to: all.count, by: 3)
    where all[first] == bytes[start] && all[first + 1] == bytes[start + 1] && all[first + 2] == bytes[start + 2] {
      return ASCII.isLetter(byte(at: start + 3)) ? nil : start + 3
    }
    return nil
  }

  private func blanks(_ start: Int) -> Int {
    var index = start
    while index < end, index < start + 3, bytes[index] == 0x20 { index += 1 }
    return index
  }

  private func number(_ start: Int) -> Int {
    var index = start
    while index < end, ASCII.isDigit(bytes[index]) { index += 1 }
    return index
  }
}

extension ValueForms {
  /// The shape of a text whose bytes are all of one value; a single word is one.
  func wholeShape(of range: Range<Int>) -> ValueShape? {
    guard let first = range.first else { return nil }
    let inner = ValueForms(bytes: bytes, end: range.upperBound)
    if bytes[first] != 0x22, let (close, shape) = inner.value(at: first), close == range.upperBound { return shape }
    let isWord = range.allSatisfy {
      ASCII.isLetter(bytes[$0]) || bytes[$0] == 0x5F || bytes[$0] == 0x2D || bytes[$0] == 0x2E
    }
    return isWord ? .word : nil
  }
}
