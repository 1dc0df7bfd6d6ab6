import LogCheckModel

/// Makes sure that the text of a record is UTF-8.
package enum UTF8Repair {
  /// The first index at or after `start` where the bytes are not UTF-8, or `nil`.
  package static func firstInvalid(in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    var position = max(0, start)
    while true {
      position = asciiEnd(bytes, from: position)
      guard position < bytes.count else { return nil }
      let found = character(bytes, at: position)
      guard found.isValid else { return position }
      position += found.length
    }
  }

  /// Appends `bytes` to `text` with every maximal part of a character that cannot be completed replaced by U+FFFD, as
  /// Unicode recommends; returns how many were.
  package static func append(_ bytes: Span<UInt8>, to text: inout [UInt8]) -> Int {
    var repairs = 0
    var position = 0
    while position < bytes.count {
      let bad = firstInvalid(in: bytes, from: position) ?? bytes.count
      text.append(bytes: bytes.extracting(position..<bad))
      guard bad < bytes.count else { break }
      for byte in UTF8.encodedReplacementCharacter { text.append(byte) }
      repairs += 1
      position = bad + character(bytes, at: bad).length
    }
    return repairs
  }

  /// The index of the first byte over 0x7F, eight bytes a step.
  private static func asciiEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var position = start
    unsafe bytes.withUnsafeBytes { buffer in
      while position + 8 <= buffer.count,
        unsafe buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        position += 8
      }
    }
    while position < bytes.count, bytes[position] < 0x80 { position += 1 }
    return position
  }

  /// The character that begins at `position` with a byte over 0x7F: its length, or the length of the part of it that is
  /// there. The range of the second byte is narrower for lead bytes that could begin overlong forms, surrogates and
  /// values over U+10FFFF.
  private static func character(_ bytes: Span<UInt8>, at position: Int) -> (length: Int, isValid: Bool) {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[position] {
    case 0..<0x80: return (1, true)
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return (1, false)
    }
    guard position + 1 < bytes.count, second.contains(bytes[position + 1]) else { return (1, false) }
    for offset in 2..<max(length, 2) {
      guard position + offset < bytes.count, (0x80...0xBF).contains(bytes[position + offset]) else {
        return (offset, false)
      }
    }
    return (length, true)
  }

  /// The number of bytes at the end that begin a character whose rest may come.
  fileprivate static func unfinishedTail(_ bytes: Span<UInt8>) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if (0x80...0xBF).contains(byte) { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1
      guard needed > back else { return 0 }
      let found = character(bytes, at: bytes.count - back)
      return !found.isValid && found.length == back ? back : 0
    }
    return 0
  }

  /// The number of bytes that are not part of a character.
  fileprivate static func invalidCount(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    var position = 0
    while let bad = firstInvalid(in: bytes, from: position) {
      let length = character(bytes, at: bad).length
      count += length
      position = bad + length
    }
    return count
  }
}

/// Counts the bytes of a capture that are no UTF-8, as they come in pieces of any size.
package struct UTF8Audit: Sendable {
  package private(set) var invalidBytes = 0
  /// The beginning of a character whose rest may come.
  private var tail: [UInt8] = []

  package init() {}

  package mutating func take(_ bytes: Span<UInt8>) {
    guard !tail.isEmpty else { return count(bytes) }
    var joined = tail
    joined.append(bytes: bytes)
    tail = []
    count(joined.span)
  }

  /// No more comes.
  package mutating func finish() {
    invalidBytes += UTF8Repair.invalidCount(tail.span)
    tail = []
  }

  private mutating func count(_ bytes: Span<UInt8>) {
    let end = bytes.count - UTF8Repair.unfinishedTail(bytes)
    invalidBytes += UTF8Repair.invalidCount(bytes.extracting(0..<end))
    tail.append(bytes: bytes.extracting(end..<bytes.count))
  }
}
