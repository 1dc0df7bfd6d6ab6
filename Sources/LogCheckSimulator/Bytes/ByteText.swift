/// Text and numbers appended to the bytes of a capture.
extension [UInt8] {
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  mutating func appendNewline() { append(0x0A) }

  /// Appends `text`, padded with blanks at its end to `width` bytes.
  mutating func append(_ text: String, paddedTo width: Int) {
    let start = count
    append(text)
    appendBlanks(width - (count - start))
  }

  mutating func appendBlanks(_ number: Int) {
    for _ in 0..<Swift.max(0, number) { append(0x20) }
  }

  /// Appends a decimal number, filled up in front with zeros to `digits`.
  mutating func append(decimal number: Int, digits: Int = 1) {
    if number < 0 { append(0x2D) }
    append(number.magnitude, digits: digits, fill: 0x30)
  }

  /// Appends a decimal number, filled up in front with blanks to `width`.
  mutating func append(decimal number: Int, rightIn width: Int) {
    if number >= 0 { return append(number.magnitude, digits: width, fill: 0x20) }
    let digits = String(number)
    appendBlanks(width - digits.utf8.count)
    append(digits)
  }

  private mutating func append(_ number: UInt, digits: Int, fill: UInt8) {
    var divisor: UInt = 1
    var length = 1
    while number / divisor >= 10 {
      divisor *= 10
      length += 1
    }
    for _ in 0..<Swift.max(0, digits - length) { append(fill) }
    while divisor > 0 {
      append(0x30 + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends a number in lower-case hexadecimal digits without a prefix.
  mutating func append(hex number: UInt64, digits: Int = 1, upperCase: Bool = false) {
    let significant = (UInt64.bitWidth - number.leadingZeroBitCount + 3) / 4
    let ten: UInt8 = upperCase ? 0x41 : 0x61
    for position in (0..<Swift.max(significant, digits)).reversed() {
      let digit = position < 16 ? UInt8(truncatingIfNeeded: number >> UInt64(position * 4)) & 0xF : 0
      append(digit < 10 ? 0x30 + digit : ten + digit - 10)
    }
  }
}
