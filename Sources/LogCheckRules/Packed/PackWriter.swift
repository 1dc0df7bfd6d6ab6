/// Writes packed text: ASCII, so that a source file can hold it as one string.
///
/// Each text is stored once, in a table in front; the rest is numbers. A number is digits of five bits, the lowest
/// first, as the characters from `0` on; 32 is added to each digit but the last.
package struct PackWriter {
  private var table: [UInt8] = []
  private var body: [UInt8] = []
  /// By bytes: two spellings that Unicode calls equal are two texts.
  private var positions: [[UInt8]: Int] = [:]

  /// The written text.
  var text: String {
    var text: [UInt8] = []
    Self.append(UInt64(positions.count), to: &text)
    return String(decoding: text + table + body, as: UTF8.self)
  }

  mutating func add(_ value: some Packed) { value.pack(into: &self) }

  mutating func add(number: UInt64) { Self.append(number, to: &body) }

  mutating func add(string: String) {
    let bytes = Array(string.utf8)
    let position = positions[bytes] ?? positions.count
    if position == positions.count {
      positions[bytes] = position
      let isPlain = bytes.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A }
      Self.append(UInt64(bytes.count) << 1 | (isPlain ? 0 : 1), to: &table)
      // Of other bytes the halves.
      table += isPlain ? bytes : bytes.flatMap { [0x30 + $0 >> 4, 0x30 + $0 & 15] }
    }
    add(number: UInt64(position))
  }

  private static func append(_ number: UInt64, to text: inout [UInt8]) {
    var left = number
    while left >= 32 {
      text.append(0x30 + 32 + UInt8(left & 31))
      left >>= 5
    }
    text.append(0x30 + UInt8(left))
  }
}
