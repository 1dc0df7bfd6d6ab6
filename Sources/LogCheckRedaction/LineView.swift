/// A stretch of a capture with its escapes resolved, and where each byte came from.
///
/// A step resolves JSON escapes, octal escapes and percent escapes and leaves out the signs that colour a terminal. Text in JSON in JSON takes
/// several steps; each is a view of the one before.
struct LineView {
  private(set) var bytes: [UInt8] = []
  /// By byte: where in the view before what stands for it begins and ends.
  private(set) var starts: [Int32] = []
  private(set) var ends: [Int32] = []
  /// True if anything was resolved.
  private(set) var differs = false

  init(of parent: Span<UInt8>) {
    bytes.reserveCapacity(parent.count)
    starts.reserveCapacity(parent.count)
    ends.reserveCapacity(parent.count)
    var position = 0
    while position < parent.count {
      switch parent[position] {
      case 0x5C where position + 1 < parent.count: position = addEscape(parent, at: position)
      case 0x25: position = addPercent(parent, at: position)
      case 0x1B where position + 1 < parent.count && parent[position + 1] == 0x5B:
        var end = position + 2
        while end < parent.count, end < position + 32, (0x20...0x3F).contains(parent[end]) { end += 1 }
        guard end < parent.count, (0x40...0x7E).contains(parent[end]) else {
          position = add(parent[position], position, position + 1)
          continue
        }
        differs = true
        position = end + 1
      default: position = add(parent[position], position, position + 1)
      }
    }
  }

  /// Adds a byte; returns where the next one begins.
  private mutating func add(_ byte: UInt8, _ start: Int, _ end: Int) -> Int {
    bytes.append(byte)
    starts.append(Int32(truncatingIfNeeded: start))
    ends.append(Int32(truncatingIfNeeded: end))
    return end
  }

  private mutating func addEscape(_ parent: Span<UInt8>, at position: Int) -> Int {
    let plain: UInt8
    switch parent[position + 1] {
    case 0x22, 0x2F, 0x5C: plain = parent[position + 1]
    case 0x62: plain = 0x08
    case 0x66: plain = 0x0C
    case 0x6E: plain = 0x0A
    case 0x72: plain = 0x0D
    case 0x74: plain = 0x09
    case 0x75: return addUnicode(parent, at: position)
    // As Apple's tools write bytes that terminals would act on, and the backslash.
    case 0x30...0x33:
      guard position + 4 <= parent.count, (0x30...0x37).contains(parent[position + 2]),
        (0x30...0x37).contains(parent[position + 3])
      else { return add(0x5C, position, position + 1) }
      plain = (parent[position + 1] - 0x30) << 6 | (parent[position + 2] - 0x30) << 3 | (parent[position + 3] - 0x30)
      differs = true
      return add(plain, position, position + 4)
    default: return add(0x5C, position, position + 1)
    }
    differs = true
    return add(plain, position, position + 2)
  }

  private mutating func addUnicode(_ parent: Span<UInt8>, at position: Int) -> Int {
    guard let unit = Self.hexadecimal(parent, at: position + 2, digits: 4) else {
      return add(0x5C, position, position + 1)
    }
    var value = UInt32(unit)
    var end = position + 6
    if (0xD800...0xDBFF).contains(unit), end + 1 < parent.count, parent[end] == 0x5C, parent[end + 1] == 0x75,
      let low = Self.hexadecimal(parent, at: end + 2, digits: 4), (0xDC00...0xDFFF).contains(low)
    {
      value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
      end += 6
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      return add(0x5C, position, position + 1)
    }
    differs = true
    for byte in encoded { _ = add(byte, position, end) }
    return end
  }

  private mutating func addPercent(_ parent: Span<UInt8>, at position: Int) -> Int {
    guard let value = Self.hexadecimal(parent, at: position + 1, digits: 2), value >= 0x20, value != 0x7F else {
      return add(0x25, position, position + 1)
    }
    differs = true
    return add(UInt8(truncatingIfNeeded: value), position, position + 3)
  }

  private static func hexadecimal(_ bytes: Span<UInt8>, at position: Int, digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var value = 0
    for offset in 0..<digits {
      guard let digit = Character(Unicode.Scalar(bytes[position + offset])).hexDigitValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
