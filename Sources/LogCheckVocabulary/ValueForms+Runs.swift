import LogCheckModel

/// Numbers, identifiers and addresses.
extension ValueForms {
  /// A scheme and what follows up to a blank.
  func address(at start: Int) -> Int? {
    var index = start
    while index < end, index - start < 12, ASCII.isLetter(bytes[index]) { index += 1 }
    guard index > start, index + 2 < end, bytes[index] == 0x3A, bytes[index + 1] == 0x2F, bytes[index + 2] == 0x2F
    else { return nil }
    while index < end, !ASCII.isBlank(bytes[index]), bytes[index] != 0x22, bytes[index] != 0x29, bytes[index] != 0x2C {
      index += 1
    }
    return index
  }

  /// Letters, digits and the marks inside of names, where a digit or dots among small letters show that it is no word.
  func run(at start: Int) -> (end: Int, shape: ValueShape)? {
    var index = start
    var letters = 0
    var digits = 0
    var dots = 0
    var hasUpper = false
    var hasMark = false
    while index < end, index - start < 200 {
      let byte = bytes[index]
      if ASCII.isLetter(byte) {
        letters += 1
        hasUpper = hasUpper || ASCII.isUpper(byte)
      } else if ASCII.isDigit(byte) {
        digits += 1
      } else if byte == 0x40 {
        hasMark = true
        digits += 1
      } else if index + 1 < end, ASCII.isAlphanumeric(bytes[index + 1]),
        byte == 0x2D || byte == 0x5F || byte == 0x2E || byte == 0x3A && digits > 0 && ASCII.isHex(bytes[index + 1])
      {
        hasMark = true
        dots += byte == 0x2E ? 1 : 0
      } else {
        break
      }
      index += 1
    }
    if letters == 0 { return nil }
    let next = index < end ? bytes[index] : 0x20
    if digits > 0 {
      if ASCII.isDigit(bytes[start]), let unit = duration(at: start) { return (unit, .duration) }
      // A name with a digit in it that is called, or the key of a pair.
      if next == 0x28 || next == 0x3D { return nil }
      if letters + digits < 3 || letters > 12 && digits < 2 && !hasMark { return nil }
      return (index, .identifier)
    }
    return dots >= 2 && !hasUpper && next != 0x28 && next != 0x3D ? (index, .identifier) : nil
  }

  /// A number with its unit where one follows: `12`, `-3.5`, `42 %`, `5 min`, 10 or 13 digits since 1970.
  func number(at start: Int) -> (end: Int, shape: ValueShape)? {
    var index = start
    if bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
    let first = index
    while index < end, ASCII.isDigit(bytes[index]) { index += 1 }
    let count = index - first
    guard count > 0 else { return nil }
    var isFraction = false
    if index + 1 < end, bytes[index] == 0x2E, ASCII.isDigit(bytes[index + 1]) {
      isFraction = true
      index += 1
      while index < end, ASCII.isDigit(bytes[index]) || bytes[index] == 0x2E { index += 1 }
    }
    if count == 10 || count == 13, bytes[first] == 0x31 || bytes[first] == 0x32 { return (index, .instant) }
    if let end = unit(at: index) { return (end, .duration) }
    return (index, isFraction ? .number : .integer)
  }

  private func duration(at start: Int) -> Int? {
    var index = start
    while index < end, ASCII.isDigit(bytes[index]) || bytes[index] == 0x2E { index += 1 }
    return unit(at: index)
  }

  /// A unit of time right after a number or after one blank.
  private func unit(at start: Int) -> Int? {
    let hasBlank = start < end && bytes[start] == 0x20
    let first = hasBlank ? start + 1 : start
    var index = first
    while index < end, index - first < 13, ASCII.isLetter(bytes[index]) { index += 1 }
    let word = bytes[first..<index].map(ASCII.lowered)
    guard (1...12).contains(word.count), index == end || !ASCII.isDigit(bytes[index]) else { return nil }
    let isUnit = Self.units.contains { $0.utf8.elementsEqual(word) }
    return isUnit && !(hasBlank && word.count == 1 && word != [0x73]) ? index : nil
  }

  private static let units = [
    "s", "ms", "us", "ns", "m", "h", "d", "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "hr",
    "hrs", "hour", "hours", "day", "days", "millis", "milliseconds", "msec",
  ]
}
