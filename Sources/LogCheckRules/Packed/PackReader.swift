/// Reads packed text. For any bytes it either returns a value or throws.
package struct PackReader {
  private let bytes: [UInt8]
  private var position = 0
  private var strings: [String] = []
  private var depth = 0

  /// The largest depth of nested values; written values stay far below.
  private static let depthLimit = 200

  /// Reads the table of texts; the rest is for the values to read.
  init(_ text: String) throws(DamagedPack) {
    bytes = Array(text.utf8)
    let count = try self.count()
    strings.reserveCapacity(count)
    for _ in 0..<count { strings.append(try entry()) }
  }

  /// True if all of it was read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func next<Value: Packed>() throws(DamagedPack) -> Value { try Value(unpacking: &self) }

  /// Reads a value that may contain further values of its type.
  mutating func nested<Value>(
    _ read: (inout PackReader) throws(DamagedPack) -> Value
  ) throws(DamagedPack) -> Value {
    guard depth < Self.depthLimit else { throw DamagedPack() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  mutating func number() throws(DamagedPack) -> UInt64 {
    // Most numbers have one digit.
    if position < bytes.count, bytes[position] &- 0x30 < 32 {
      position += 1
      return UInt64(bytes[position - 1] &- 0x30)
    }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count {
      let digit = bytes[position] &- 0x30
      guard digit < 64, shift < 60 || digit < 16 else { throw DamagedPack() }
      position += 1
      value |= UInt64(digit & 31) << shift
      if digit < 32 { return value }
      shift += 5
    }
    throw DamagedPack()
  }

  mutating func number(below limit: Int) throws(DamagedPack) -> Int {
    guard let value = Int(exactly: try number()), value < limit else { throw DamagedPack() }
    return value
  }

  /// The number of values that follow. Each has a byte at least, so that damage cannot ask for more than there is.
  mutating func count() throws(DamagedPack) -> Int {
    let count = try number(below: bytes.count + 1)
    guard count <= bytes.count - position else { throw DamagedPack() }
    return count
  }

  mutating func string() throws(DamagedPack) -> String { strings[try number(below: strings.count)] }

  private mutating func entry() throws(DamagedPack) -> String {
    let head = try number(below: bytes.count * 2 + 2)
    let isPlain = head & 1 == 0
    let length = head >> 1
    guard length <= (bytes.count - position) / (isPlain ? 1 : 2) else { throw DamagedPack() }
    let start = position
    position += isPlain ? length : length * 2
    if isPlain { return String(decoding: bytes[start..<position], as: UTF8.self) }
    var content: [UInt8] = []
    for half in stride(from: start, to: position, by: 2) {
      let (high, low) = (bytes[half] &- 0x30, bytes[half + 1] &- 0x30)
      guard high < 16, low < 16 else { throw DamagedPack() }
      content.append(high << 4 | low)
    }
    return String(decoding: content, as: UTF8.self)
  }
}
