/// Damages bytes as transport, disks and attackers do: flipped bits, other bytes, cuts, lines lost, duplicated or out
/// of order, pieces of another input. The same seed gives the same mutants.
package struct ByteMutator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// xorshift64*.
  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number from 0 to `limit - 1`; 0 where the limit is less than 2.
  package mutating func number(below limit: Int) -> Int { limit < 2 ? 0 : Int(next() % UInt64(limit)) }

  /// Words that have broken readers.
  private static let words: [[UInt8]] = [
    [0], [0xFF], [0x1B, 0x5B], [0x0D], [0x0D, 0x0A], [0x0A, 0x0A], [0xEF, 0xBB, 0xBF], [0xED, 0xA0, 0x80], [0xC3],
    Array("99999999999999999999".utf8), Array("-1".utf8), Array("1e999".utf8), Array("NaN".utf8), Array("\\ud800".utf8),
    Array("[DNP-".utf8), Array("[[[[[[[[".utf8), Array("{{{{{{{{".utf8), Array("\"".utf8), Array("0000-00-00".utf8),
    Array("9999-12-31 23:59:60".utf8), Array("<private>".utf8), Array("=== Messages dropped".utf8),
  ]

  /// `bytes` with one to eight changes; some take a piece of `other`.
  package mutating func mutant(of bytes: [UInt8], other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 8) { change(&bytes, other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let position = number(below: bytes.count + 1)
    switch number(below: 9) {
    case 0: if position < bytes.count { bytes[position] ^= 1 << UInt8(number(below: 8)) }
    case 1: if position < bytes.count { bytes[position] = UInt8(number(below: 256)) }
    case 2: bytes.removeSubrange(position..<min(bytes.count, position + 1 + number(below: 64)))
    case 3: bytes.insert(contentsOf: Self.words[number(below: Self.words.count)], at: position)
    case 4: bytes.removeSubrange((number(below: 4) == 0 ? position : max(position, bytes.count - 40))...)
    case 5:
      guard !other.isEmpty else { return }
      let start = number(below: other.count)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 1 + number(below: 300))], at: position)
    case 6: changeLines(&bytes) { logLines, first, second in logLines.swapAt(first, second) }
    case 7: changeLines(&bytes) { logLines, first, _ in logLines.remove(at: first) }
    default: changeLines(&bytes) { logLines, first, second in logLines.insert(logLines[first], at: second) }
    }
  }

  private mutating func changeLines(_ bytes: inout [UInt8], _ body: (inout [ArraySlice<UInt8>], Int, Int) -> Void) {
    var logLines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = number(below: logLines.count)
    let second = number(below: logLines.count)
    body(&logLines, first, second)
    bytes = Array(logLines.joined(separator: [0x0A]))
  }
}
