import LogCheckModel

/// The form of a text that its pseudonym keeps: the kind of character at each position, and the characters that stay as
/// they are.
struct TextForm: Equatable {
  /// A part that is mapped for itself.
  struct Part: Equatable {
    /// Bytes of each character that is replaced.
    var positions: [Range<Int>] = []
    var firsts: [UInt32] = []
    var radices: [Int] = []
    /// True if each position is a decimal number, not a character.
    var isOfNumbers = false
  }

  private(set) var parts: [Part] = []
  /// By part: the distance of each character from the first of its class.
  private(set) var numbers: [[Int]] = []

  /// Only their numbers distinguish the texts of one form.
  static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  init(_ text: [UInt8]) {
    for range in Self.parts(text) {
      switch TextKind(text, range) {
      case .address(let positions): addNumbers(text, positions)
      case .hexadecimal: add(text, range, isHexadecimal: true)
      case .other: add(text, range, isHexadecimal: false)
      }
    }
  }

  /// The ranges of a text that are mapped separately: the two sides of an address, so that two addresses of one domain
  /// stay that. Parts that show the sort of a text stay out of them: the beginning of a JSON web token, the method of
  /// an identifier.
  private static func parts(_ text: [UInt8]) -> [Range<Int>] {
    var start = 0
    if text.starts(with: "eyJ".utf8), text.contains(0x2E) {
      start = 3
    } else if text.starts(with: "did:".utf8), let colon = text[4...].firstIndex(of: 0x3A) {
      start = colon + 1
    } else if text.count > 4, text[3] == 0x3A, String(decoding: text[..<3], as: UTF8.self).lowercased() == "tel" {
      start = 4
    }
    var parts: [Range<Int>] = []
    for position in start..<max(start, text.count) where text[position] == 0x40 {
      parts.append(start..<position)
      start = position + 1
    }
    // Only the extension of a file shows its type.
    let end = FileExtension.start(in: text[min(start, text.count)...])
    parts.append(start..<max(start, end))
    return parts.filter { !$0.isEmpty }
  }

  private mutating func addNumbers(_ text: [UInt8], _ positions: [Range<Int>]) {
    var part = Part(positions: positions, isOfNumbers: true)
    var numbers: [Int] = []
    for position in positions {
      let (first, count) = TextKind.numbers(ofDigits: position.count)
      part.firsts.append(UInt32(first))
      part.radices.append(count)
      numbers.append((Int(String(decoding: text[position], as: UTF8.self)) ?? first) - first)
    }
    parts.append(part)
    self.numbers.append(numbers)
  }

  private mutating func add(_ text: [UInt8], _ range: Range<Int>, isHexadecimal isAllHexadecimal: Bool) {
    var part = Part()
    var numbers: [Int] = []
    let runs = HexadecimalRuns(text, range)
    var run = 0
    var position = range.lowerBound
    while position < range.upperBound {
      guard let (scalar, length) = Self.scalar(text, at: position, before: range.upperBound) else {
        position += 1
        continue
      }
      let bytes = position..<position + length
      position = bytes.upperBound
      while run < runs.all.count, runs.all[run].upperBound <= bytes.lowerBound { run += 1 }
      let isHexadecimal = isAllHexadecimal || run < runs.all.count && runs.all[run].contains(bytes.lowerBound)
      let isFirst = bytes.lowerBound == range.lowerBound
      // `0x` stays.
      let isPrefix = scalar == "x" || (isFirst && text[bytes.lowerBound...].starts(with: "0x".utf8))
      if isAllHexadecimal, isPrefix { continue }
      // The `x` in front of hexadecimal digits.
      if scalar == "x", !isFirst, text[bytes.lowerBound - 1] == 0x30, run < runs.all.count,
        runs.all[run].lowerBound == position
      {
        continue
      }
      let isLeading = isFirst || !ASCII.isAlphanumeric(text[bytes.lowerBound - 1])
      guard
        let letters = LetterClass(
          of: scalar, isHexadecimal: isHexadecimal, isLeadingDigit: isLeading && !isAllHexadecimal)
      else {
        continue
      }
      part.positions.append(bytes)
      part.firsts.append(letters.first)
      part.radices.append(letters.count)
      numbers.append(Int(scalar.value - letters.first))
    }
    parts.append(part)
    self.numbers.append(numbers)
  }

  /// The character at an index; `nil` if there is no UTF-8.
  private static func scalar(_ text: [UInt8], at position: Int, before end: Int) -> (Unicode.Scalar, Int)? {
    let first = text[position]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, position + length <= end else { return nil }
    let found = String(validating: text[position..<position + length], as: UTF8.self)?.unicodeScalars.first
    return found.map { ($0, length) }
  }
}

/// Runs of hexadecimal digits in one case: at least eight, with a letter and a digit among them.
struct HexadecimalRuns {
  private(set) var all: [Range<Int>] = []

  init(_ text: [UInt8], _ range: Range<Int>) {
    var start = range.lowerBound
    for position in range.lowerBound...range.upperBound {
      let isInside = position < range.upperBound && ASCII.isAlphanumeric(text[position])
      // A zero and an `x` precede a run.
      let isPrefix = isInside && text[position] == 0x78 && position == start + 1 && text[start] == 0x30
      if isInside, !isPrefix { continue }
      if Self.isRun(text[start..<position]) { all.append(start..<position) }
      start = position + 1
    }
  }

  private static func isRun(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 8 else { return false }
    let digits = bytes.count(where: ASCII.isDigit)
    let small = bytes.count { (0x61...0x66).contains($0) }
    let large = bytes.count { (0x41...0x46).contains($0) }
    return digits > 0 && digits + max(small, large) == bytes.count && digits < bytes.count
  }
}
