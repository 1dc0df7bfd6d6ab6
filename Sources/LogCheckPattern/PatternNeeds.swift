internal import CPCRE2

/// The parts that a text must hold for a pattern to match in it, as far as PCRE2 reports them: most texts are ruled out
/// without a match.
package struct PatternNeeds: Sendable {
  /// With which bytes a match may begin; `nil` where that is not known.
  private var beginnings: ByteSet?
  /// The set of bytes from which one must occur in it.
  private var needed: ByteSet?
  private var leastCount = 0

  @safe
  init(_ code: OpaquePointer) {
    var type: UInt32 = 0
    var unit: UInt32 = 0
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTCODETYPE), &type)
    if type == 1 {
      unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTCODEUNIT), &unit)
      beginnings = ByteSet(bothCasesOf: UInt8(truncatingIfNeeded: unit))
    } else {
      var bitmap: UnsafePointer<UInt8>?
      unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTBITMAP), &bitmap)
      if let bitmap = unsafe bitmap {
        var set = ByteSet()
        for byte in 0..<256 where unsafe bitmap[byte >> 3] & (1 << UInt8(byte & 7)) != 0 { set.insert(UInt8(byte)) }
        beginnings = set
      }
    }
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_LASTCODETYPE), &type)
    if type == 1 {
      unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_LASTCODEUNIT), &unit)
      needed = ByteSet(bothCasesOf: UInt8(truncatingIfNeeded: unit))
    }
    var least: UInt32 = 0
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_MINLENGTH), &least)
    leastCount = Int(least)
  }

  /// True if the pattern may match in a text that holds these bytes, and `count` of them.
  package func areMet(by bytes: ByteSet, count: Int) -> Bool {
    guard count >= leastCount else { return false }
    if let beginnings, !beginnings.meets(bytes) { return false }
    if let needed, !needed.meets(bytes) { return false }
    return true
  }
}

/// Some of the 256 bytes.
package struct ByteSet: Sendable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  @inlinable package init() {}

  /// The bytes of a text.
  package init(of text: Span<UInt8>) {
    var set = Self()
    for index in text.indices { set.insert(text[index]) }
    self = set
  }

  /// A byte, and, of an ASCII letter, its other case.
  init(bothCasesOf byte: UInt8) {
    insert(byte)
    if (0x41...0x5A).contains(byte & 0xDF) { insert(byte ^ 0x20) }
  }

  @inlinable @inline(__always) package mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  @inlinable package func contains(_ byte: UInt8) -> Bool {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  /// True if some byte is in both.
  package func meets(_ other: Self) -> Bool {
    (words.0 & other.words.0) | (words.1 & other.words.1) | (words.2 & other.words.2) | (words.3 & other.words.3) != 0
  }

}
