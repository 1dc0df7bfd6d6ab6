import LogCheckModel
import LogCheckRules

/// The offsets at which keys may end in the part of a message after its text, found once for all the keys of an event.
///
/// It finds the same values as ``PairScanner/value(of:in:_:as:)``, which scans the part again for each key.
struct PairPositions {
  private let range: Range<Int>
  /// The offsets after a key and after the sign between key and value, in order.
  private var ends: [(key: Int, sign: Int)] = []

  /// A key in small letters, as it is searched for.
  struct Key: Sendable {
    let bytes: [UInt8]
    /// True if it contains no character that separates keys from values.
    fileprivate let isPlain: Bool

    init(_ key: String) {
      bytes = PairScanner.lowered(Array(key.utf8))
      isPlain = !bytes.isEmpty && !bytes.contains { [0x22, 0x20, 0x3D, 0x3A].contains($0) }
    }
  }

  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    self.range = range.lowerBound..<max(range.lowerBound, min(range.upperBound, text.count))
    ends.reserveCapacity(8)
    var position = range.lowerBound
    // The offset after a quoted value, whose closing quotation mark does not close a key.
    var quotedEnd = position
    while position < self.range.upperBound {
      switch text[position] {
      case 0x22:
        if let end = PairScanner.quotedEnd(text, at: position, from: range.lowerBound, to: self.range.upperBound) {
          quotedEnd = end
          position = end
          continue
        }
      case 0x3D, 0x3A:
        var end = position
        while end > range.lowerBound, text[end - 1] == 0x20 { end -= 1 }
        if end > quotedEnd, text[end - 1] == 0x22 { ends.append((end - 1, position + 1)) }
        ends.append((end, position + 1))
      default: break
      }
      position += 1
    }
  }

  /// True if a key occurs again after its value, with another one: a title without quotation marks can hold pairs, and nothing shows which
  /// of them is the writer's own.
  func isContradicted(
    _ value: Range<Int>, of key: Key, in text: Span<UInt8>, as type: FieldType, outside objects: [Range<Int>]
  ) -> Bool {
    var start = value.lowerBound
    var index = 0
    while let other = next(of: key, in: text, as: type, outside: objects, from: start, &index) {
      if !Self.areEqual(text, value, other) { return true }
      start = max(start + 1, other.lowerBound)
    }
    return false
  }

  private static func areEqual(_ text: Span<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let (left, right) = (DecorationScanner.withoutMarks(text, left), DecorationScanner.withoutMarks(text, right))
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where text[left.lowerBound + offset] != text[right.lowerBound + offset] {
      return false
    }
    return true
  }

  /// The value of a key: the bytes up to the end that its type allows, or `nil` if the key does not occur. Keys inside
  /// `objects` are ignored: they belong to members of these.
  func value(
    of key: Key, in text: Span<UInt8>, as type: FieldType, outside objects: [Range<Int>] = []
  ) -> Range<Int>? {
    var index = 0
    return next(of: key, in: text, as: type, outside: objects, from: range.lowerBound, &index)
  }

  /// The value of the first such key at or after an offset; `index` is that of the ends that were not inspected yet.
  private func next(
    of key: Key, in text: Span<UInt8>, as type: FieldType, outside objects: [Range<Int>], from start: Int,
    _ index: inout Int
  ) -> Range<Int>? {
    guard key.isPlain else {
      return PairScanner.value(of: key.bytes, in: text, min(start, range.upperBound)..<range.upperBound, as: type)
    }
    while index < ends.count {
      let end = ends[index]
      index += 1
      let position = end.key - key.bytes.count
      guard !objects.contains(where: { $0.contains(end.key) }), position >= start,
        PairScanner.matches(key.bytes, text, at: position),
        !PairScanner.isInsideWord(text, position, from: range.lowerBound)
      else { continue }
      var next = end.sign
      while next < range.upperBound, text[next] == 0x20 { next += 1 }
      return next..<PairScanner.valueEnd(text, from: next, to: range.upperBound, as: type)
    }
    return nil
  }
}
