import LogCheckModel

/// Texts by their first byte, to match at an offset. The table is flat, so that a look-up needs little memory traffic.
package struct PrefixTable: Sendable {
  private var bytes: [UInt8] = []
  private var items: [Item] = []
  /// The items whose text begins with a byte: `starts[byte]..<starts[byte + 1]`.
  private var starts: [Int32] = [Int32](repeating: 0, count: 257)

  /// A bit for each pair of bytes with which a text begins; for a text of one byte, a bit for each pair that begins
  /// with it.
  private var pairs: [UInt64] = [UInt64](repeating: 0, count: 1024)

  private struct Item: Sendable {
    var offset: Int32
    var length: Int32
    var value: Int32
  }

  /// Creates a table of texts in the order in which they are tried at one offset.
  package init(_ texts: [(text: [UInt8], value: Int)]) {
    var byFirst = [[Int]](repeating: [], count: 256)
    for (index, item) in texts.enumerated() {
      if let first = item.text.first { byFirst[Int(first)].append(index) }
    }
    for byte in 0..<256 {
      starts[byte] = Int32(items.count)
      for index in byFirst[byte] {
        let (text, value) = texts[index]
        items.append(Item(offset: Int32(bytes.count), length: Int32(text.count), value: Int32(value)))
        bytes += text
        for second in text.count > 1 ? text[1]...text[1] : 0...255 { addPair(text[0], second) }
      }
    }
    starts[256] = Int32(items.count)
  }

  private mutating func addPair(_ first: UInt8, _ second: UInt8) {
    let pair = Int(first) << 8 | Int(second)
    pairs[pair >> 6] |= 1 << UInt64(pair & 63)
  }

  /// True if some text begins with this byte.
  func begins(with byte: UInt8) -> Bool { starts[Int(byte)] < starts[Int(byte) + 1] }

  /// The first text that occurs at `position`: its value and length.
  func match(_ text: Span<UInt8>, at position: Int, to end: Int) -> (value: Int, length: Int)? {
    let first = Int(text[position])
    var index = Int(starts[first])
    let last = Int(starts[first + 1])
    while index < last {
      let item = items[index]
      if occurs(item, text, at: position, to: end) { return (Int(item.value), Int(item.length)) }
      index += 1
    }
    return nil
  }

  /// True if the range ends within a text, so that its continuation is unknown.
  func isCut(_ text: Span<UInt8>, at position: Int, to end: Int) -> Bool {
    position >= end || !cut(text, position..<end).isEmpty
  }

  /// The values of the longer texts that begin with all of the range.
  func cut(_ text: Span<UInt8>, _ range: Range<Int>) -> [Int] {
    guard !range.isEmpty else { return [] }
    let first = Int(text[range.lowerBound])
    return items[Int(starts[first])..<Int(starts[first + 1])].compactMap { item in
      guard range.count < Int(item.length),
        range.allSatisfy({ text[$0] == bytes[Int(item.offset) + $0 - range.lowerBound] })
      else { return nil }
      return Int(item.value)
    }
  }

  /// The values of texts whose first bytes, `least` or more, occur at `position` and are followed by damage.
  func damaged(_ text: Span<UInt8>, at position: Int, to end: Int, after least: Int) -> [Int] {
    let first = Int(text[position])
    return items[Int(starts[first])..<Int(starts[first + 1])].compactMap { item in
      var length = 1
      while length < Int(item.length), position + length < end,
        text[position + length] == bytes[Int(item.offset) + length]
      {
        length += 1
      }
      guard length >= least, length < Int(item.length), position + length < end,
        TextDamage.begins(text, at: position + length)
      else {
        return nil
      }
      return Int(item.value)
    }
  }

  /// Marks the values of all texts that occur anywhere in the range.
  package func markAll(in text: Span<UInt8>, _ range: Range<Int>, _ marks: inout [Bool]) -> Bool {
    var found = false
    var position = range.lowerBound
    while position < range.upperBound {
      let first = Int(text[position])
      // The last byte has no successor; 0 will do, since a text of one byte has a bit for every pair.
      let pair = first << 8 | (position + 1 < range.upperBound ? Int(text[position + 1]) : 0)
      guard pairs[pair >> 6] & (1 << UInt64(pair & 63)) != 0 else {
        position += 1
        continue
      }
      var index = Int(starts[first])
      let last = Int(starts[first + 1])
      while index < last {
        let item = items[index]
        if !marks[Int(item.value)], occurs(item, text, at: position, to: range.upperBound) {
          marks[Int(item.value)] = true
          found = true
        }
        index += 1
      }
      position += 1
    }
    return found
  }

  private func occurs(_ item: Item, _ text: Span<UInt8>, at position: Int, to end: Int) -> Bool {
    let length = Int(item.length)
    guard position + length <= end else { return false }
    let offset = Int(item.offset)
    var index = 1
    while index < length {
      if bytes[offset + index] != text[position + index] { return false }
      index += 1
    }
    return true
  }
}
