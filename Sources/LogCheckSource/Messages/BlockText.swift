/// The text of a literal of several lines without the indentation that the language takes away.
struct BlockText {
  private let strips: Bool
  private var indentation = 0
  /// The number of blanks of the current line that may still be removed.
  private var left = 0
  private var isFirstLine: Bool
  /// Swift takes the last line break away, Java keeps it.
  private let dropsLastBreak: Bool

  init(_ source: SourceText, _ range: Range<Int>, strips: Bool) {
    self.strips = strips
    isFirstLine = strips
    dropsLastBreak = source.language == .swift
    guard strips else { return }
    indentation = Self.indentation(source, range)
  }

  /// Swift counts the blanks before the closing delimiter; Java takes the least indented line, that one included.
  private static func indentation(_ source: SourceText, _ range: Range<Int>) -> Int {
    var least = Int.max
    var blanks = 0
    var isLineStart = false
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source.tokens[index]
      // What is in a slot is not the text's own, and may hold a text in a slot, and so on.
      index = source.next(index)
      guard token.kind == .text else { continue }
      for byte in source.bytes[Int(token.start)..<min(source.bytes.count, Int(token.end))] {
        if byte == 0x0A {
          isLineStart = true
          blanks = 0
        } else if isLineStart, byte == 0x20 || byte == 0x09 {
          blanks += 1
        } else if isLineStart {
          least = min(least, blanks)
          isLineStart = false
        }
      }
    }
    if isLineStart { return source.language == .swift ? blanks : min(least, blanks) }
    return least == Int.max || source.language == .swift ? 0 : least
  }

  mutating func text(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard strips else { return Array(bytes) }
    var result: [UInt8] = []
    for byte in bytes {
      if byte == 0x0A {
        left = indentation
        // The line of the opening delimiter is not part of the text.
        if !isFirstLine { result.append(byte) }
        isFirstLine = false
      } else if left > 0, byte == 0x20 || byte == 0x09 {
        left -= 1
      } else if byte != 0x0D || !isFirstLine {
        left = 0
        result.append(byte)
      }
    }
    return result
  }

  mutating func escape(_ value: [UInt8]) -> [UInt8] {
    // An escaped line break: the next line has its indentation, too.
    left = value.isEmpty ? indentation : 0
    return value
  }

  mutating func passSlot() { left = 0 }

  func finish(_ parts: [MessagePart]) -> [MessagePart] {
    guard strips, dropsLastBreak else { return parts }
    var parts = parts
    // The line of the closing delimiter is empty by now.
    while case .text(let bytes)? = parts.last {
      parts.removeLast()
      if bytes.isEmpty { continue }
      return parts + [.text(bytes.last == 0x0A ? bytes.dropLast() : bytes)]
    }
    return parts
  }
}
