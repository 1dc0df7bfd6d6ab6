import LogCheckModel

internal import CLineScan

/// Finds any of a set of texts in bytes, in one pass. Which texts is for the caller to say; matching is by exact bytes.
@safe
package struct LiteralScanner: Sendable {
  private let set: CLSLiteralSet
  private let literals: [Literal]
  /// Indices into `literals` by the first byte of their window.
  private let byByte: [[Int]]

  private struct Literal: Sendable {
    var bytes: [UInt8]
    /// Where in the text its rarest three bytes begin: the scan looks for those.
    var window: Int
  }

  /// A place where a text stands.
  package struct Hit: Hashable, Sendable {
    package var start: Int
    /// Index among the texts as they were given.
    package var literal: Int
  }

  /// Texts of fewer than three bytes cannot be looked for and are refused.
  package init?(_ texts: [[UInt8]]) {
    guard texts.allSatisfy({ $0.count >= 3 }) else { return nil }
    literals = texts.map { Literal(bytes: $0, window: Self.rarestWindow($0)) }
    var byByte = [[Int]](repeating: [], count: 256)
    for (index, literal) in literals.enumerated() { byByte[Int(literal.bytes[literal.window])].append(index) }
    self.byByte = byByte
    var set = CLSLiteralSet()
    // Texts with equal windows share a group, so that the groups stay selective.
    let windows = Array(Set(literals.map { Array($0.bytes[$0.window..<$0.window + 3]) })).sorted { left, right in
      left.lexicographicallyPrecedes(right)
    }
    let bytes = windows.flatMap(\.self)
    let lengths = windows.map(\.count)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe lengths.withUnsafeBufferPointer { lengths in
        unsafe cls_literal_set_make(&set, bytes.baseAddress, lengths.baseAddress, lengths.count)
      }
    }
    self.set = set
  }

  /// The first text that begins at or after `from` and ends before `end`, the earliest first; among several at one place,
  /// the one given first.
  package func next(in bytes: UnsafeRawBufferPointer, from: Int, to end: Int) -> Hit? {
    guard !literals.isEmpty, let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    // A window may lie behind the beginning of its text, so the earliest window need not be that of the earliest text:
    // the best hit so far stands until the scan is past every place that could beat it.
    var best: Hit?
    var place = from
    while place < end {
      if let best, place > best.start + Self.longestWindow { break }
      let found = unsafe withUnsafePointer(to: set) { set in
        unsafe cls_find_candidate(set, base, end, place)
      }
      guard found < end else { break }
      for index in unsafe byByte[Int(base[found])] {
        let literal = literals[index]
        let start = found - literal.window
        guard start >= from, start + literal.bytes.count <= end else { continue }
        if let best, (best.start, best.literal) <= (start, index) { continue }
        if unsafe Self.stands(literal.bytes, base + start) { best = Hit(start: start, literal: index) }
      }
      place = found + 1
    }
    return best
  }

  private static let longestWindow = 32

  private static func stands(_ text: [UInt8], _ place: UnsafePointer<UInt8>) -> Bool {
    for index in text.indices where unsafe place[index] != text[index] { return false }
    return true
  }

  /// The start of the three bytes in a row that logs hold most seldom: capitals, digits and signs before small letters.
  private static func rarestWindow(_ text: [UInt8]) -> Int {
    func weight(_ byte: UInt8) -> Int {
      switch byte {
      case 0x20, 0x65, 0x74, 0x61, 0x6F, 0x69, 0x6E, 0x73, 0x72: 10
      case 0x61...0x7A: 6
      case 0x30...0x39, 0x2D, 0x2E, 0x3A, 0x5B, 0x5D, 0x2F, 0x22, 0x3D: 5
      case 0x41...0x5A: 3
      default: 2
      }
    }
    let last = min(text.count - 3, longestWindow)
    return (0...last).min { left, right in
      (0..<3).reduce(0) { $0 + weight(text[left + $1]) } < (0..<3).reduce(0) { $0 + weight(text[right + $1]) }
    } ?? 0
  }
}

/// How many line ends (LF) `bytes` holds.
package func newlineCount(_ bytes: UnsafeRawBufferPointer) -> Int {
  guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
  return unsafe Int(cls_count_newlines(base, bytes.count))
}

/// The first place of a byte at or after `from`.
func memoryIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from: Int) -> Int? {
  guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
  let found = unsafe Int(cls_find_byte(base, bytes.count, from, byte))
  return found < bytes.count ? found : nil
}
