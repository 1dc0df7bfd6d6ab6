import LogCheckModel

/// Turns UTF-32 into UTF-8 as it arrives, in chunks of any size.
///
/// Byte-order marks at the start and after a line end (files joined) are left out. A unit that is no scalar becomes U+FFFD, and so does
/// a part of a unit at the end.
package struct UTF32Decoder {
  /// Units replaced by U+FFFD so far.
  package private(set) var repairs = 0
  private let isBigEndian: Bool
  /// The bytes of a unit whose rest has not come yet.
  private var pending: [UInt8] = []
  private var isAtLineStart = true

  package init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Appends the text of `chunk` to `text`.
  package mutating func decode(_ chunk: Span<UInt8>, into text: inout [UInt8]) {
    for index in chunk.indices {
      pending.append(chunk[index])
      guard pending.count == 4 else { continue }
      let bytes = isBigEndian ? pending : pending.reversed()
      take(bytes.reduce(0) { $0 << 8 | UInt32($1) }, into: &text)
      pending.removeAll(keepingCapacity: true)
    }
  }

  /// Ends the text; returns whether it was cut inside a character.
  @discardableResult
  package mutating func finish(into text: inout [UInt8]) -> Bool {
    guard !pending.isEmpty else { return false }
    pending = []
    take(0x11_0000, into: &text)
    return true
  }

  private mutating func take(_ unit: UInt32, into text: inout [UInt8]) {
    defer { isAtLineStart = unit == 0x0A }
    if unit == 0xFEFF, isAtLineStart { return }
    guard let scalar = Unicode.Scalar(unit) else {
      repairs += 1
      return append("\u{FFFD}", to: &text)
    }
    append(scalar, to: &text)
  }

  private func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
  }
}
