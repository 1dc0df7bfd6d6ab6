/// Reads JSON numbers.
package enum JSONNumber {
  /// Longer numbers are not read as ``double(in:_:)``: no tool writes them, and converting them is expensive.
  package static let longestDouble = 1024

  /// The index after the number that begins at `start`: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  package static func end(in bytes: Span<UInt8>, at start: Int) throws(JSONProblem) -> Int {
    var position = max(0, start)
    if position < bytes.count, bytes[position] == 0x2D { position += 1 }
    if position < bytes.count, bytes[position] == 0x30 {
      position += 1
    } else {
      position = try digitsEnd(in: bytes, at: position)
    }
    if position < bytes.count, bytes[position] == 0x2E { position = try digitsEnd(in: bytes, at: position + 1) }
    if position < bytes.count, bytes[position] == 0x65 || bytes[position] == 0x45 {
      position += 1
      if position < bytes.count, bytes[position] == 0x2B || bytes[position] == 0x2D { position += 1 }
      position = try digitsEnd(in: bytes, at: position)
    }
    return position
  }

  /// The number in `range` if it is written as a whole number (no fraction, no exponent) and fits.
  package static func int64(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    guard isNumber(bytes, range) else { return nil }
    let isNegative = bytes[range.lowerBound] == 0x2D
    let digits = range.lowerBound + (isNegative ? 1 : 0)..<range.upperBound
    guard let magnitude = magnitude(bytes, digits) else { return nil }
    guard isNegative else { return Int64(exactly: magnitude) }
    if magnitude == Int64.min.magnitude { return .min }
    return Int64(exactly: magnitude).map { -$0 }
  }

  /// The number in `range` if it is written as a whole number (no fraction, no exponent) and fits; `-0` is 0.
  package static func uint64(in bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64? {
    guard isNumber(bytes, range) else { return nil }
    let isNegative = bytes[range.lowerBound] == 0x2D
    let digits = range.lowerBound + (isNegative ? 1 : 0)..<range.upperBound
    guard let magnitude = magnitude(bytes, digits) else { return nil }
    return isNegative && magnitude > 0 ? nil : magnitude
  }

  /// The number in `range`, rounded to the nearest; `nil` where it is too large to be finite or longer than
  /// ``longestDouble``.
  package static func double(in bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard range.count <= longestDouble, isNumber(bytes, range) else { return nil }
    var text = ""
    for position in range { text.unicodeScalars.append(Unicode.Scalar(bytes[position])) }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func isNumber(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, !range.isEmpty else { return false }
    guard let end = try? end(in: bytes, at: range.lowerBound) else { return false }
    return end == range.upperBound
  }

  private static func magnitude(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64? {
    var value: UInt64 = 0
    for position in range {
      guard ASCII.isDigit(bytes[position]) else { return nil }
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.addingReportingOverflow(UInt64(bytes[position] &- 0x30))
      guard !tooLarge, !carried else { return nil }
      value = sum
    }
    return value
  }

  private static func digitsEnd(in bytes: Span<UInt8>, at start: Int) throws(JSONProblem) -> Int {
    var position = start
    while position < bytes.count, ASCII.isDigit(bytes[position]) { position += 1 }
    guard position > start else {
      if position < bytes.count { throw .unexpected(at: position) }
      throw .unfinished
    }
    return position
  }
}
