import LogCheckModel
import LogCheckRules

/// Where keys may end in the part of a message behind its text: found once, for all the keys that an event may have.
///
/// What it finds is what ``PairScanner/value(of:in:_:as:)`` finds, which looks through the part for each key anew.
struct PairPositions {
  private let range: Range<Int>
  /// Behind a key, and behind the sign that sets its value apart; in order.
  private var ends: [(key: Int, sign: Int)] = []

  /// A key in small letters, as it is looked for.
  struct Key: Sendable {
    let bytes: [UInt8]
    /// Whether no part of it looks like what stands around keys.
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
    // Behind a quoted value; its closing mark does not close a key.
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

  /// The value of a key: the bytes up to the end that its type allows, or `nil` when the key is not there. Keys inside of
  /// `objects` are those of their members.
  func value(
    of key: Key, in text: Span<UInt8>, as type: FieldType, outside objects: [Range<Int>] = []
  ) -> Range<Int>? {
    guard key.isPlain else { return PairScanner.value(of: key.bytes, in: text, range, as: type) }
    for end in ends where !objects.contains(where: { $0.contains(end.key) }) {
      let position = end.key - key.bytes.count
      guard position >= range.lowerBound, PairScanner.matches(key.bytes, text, at: position),
        !PairScanner.isInsideWord(text, position, from: range.lowerBound)
      else { continue }
      var next = end.sign
      while next < range.upperBound, text[next] == 0x20 { next += 1 }
      return next..<PairScanner.valueEnd(text, from: next, to: range.upperBound, as: type)
    }
    return nil
  }
}
