import LogCheckModel

/// Turns UTF-16 into UTF-8 as it arrives, in chunks of any size.
///
/// Byte-order marks at the start and after a line end (files joined) are left out. A surrogate without its other half
/// becomes U+FFFD, and so does half a unit at the end.
package struct UTF16Decoder {
  /// Units replaced by U+FFFD so far.
  package private(set) var repairs = 0
  private let isBigEndian: Bool
  /// The first byte of a unit whose second has not come yet.
  private var halfUnit: UInt8?
  private var highSurrogate: UInt16?
  private var isAtLineStart = true

  package init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Appends the text of `chunk` to `text`.
  package mutating func decode(_ chunk: Span<UInt8>, into text: inout [UInt8]) {
    var position = 0
    if let first = halfUnit, position < chunk.count {
      halfUnit = nil
      take(unit(first, chunk[position]), into: &text)
      position += 1
    }
    while position + 1 < chunk.count {
      take(unit(chunk[position], chunk[position + 1]), into: &text)
      position += 2
    }
    if position < chunk.count { halfUnit = chunk[position] }
  }

  /// Ends the text; returns whether it was cut inside a character.
  @discardableResult
  package mutating func finish(into text: inout [UInt8]) -> Bool {
    let isCut = highSurrogate != nil || halfUnit != nil
    dropHighSurrogate(into: &text)
    if halfUnit != nil { replace(into: &text) }
    halfUnit = nil
    return isCut
  }

  private func unit(_ first: UInt8, _ second: UInt8) -> UInt16 {
    isBigEndian ? UInt16(first) << 8 | UInt16(second) : UInt16(second) << 8 | UInt16(first)
  }

  private mutating func take(_ unit: UInt16, into text: inout [UInt8]) {
    if highSurrogate == nil, unit < 0x80 {
      text.append(UInt8(truncatingIfNeeded: unit))
      isAtLineStart = unit == 0x0A
      return
    }
    if let high = highSurrogate {
      if unit & 0xFC00 == 0xDC00 {
        highSurrogate = nil
        append(0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF)), to: &text)
        return
      }
      dropHighSurrogate(into: &text)
      return take(unit, into: &text)
    }
    switch unit {
    case 0xD800...0xDBFF: highSurrogate = unit
    case 0xDC00...0xDFFF: replace(into: &text)
    case 0xFEFF where isAtLineStart: break
    default: append(UInt32(unit), to: &text)
    }
    isAtLineStart = false
  }

  private mutating func dropHighSurrogate(into text: inout [UInt8]) {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    replace(into: &text)
  }

  private mutating func replace(into text: inout [UInt8]) {
    repairs += 1
    append(0xFFFD, to: &text)
  }

  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
  }
}
