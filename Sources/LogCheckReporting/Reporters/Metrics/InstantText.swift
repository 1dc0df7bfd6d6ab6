import LogCheckModel

/// Instants as summaries print them.
enum InstantText {
  /// Unix time of `2025-11-15T05:41:40.12Z`; `nil` for all texts without a year or without a zone.
  static func unixSeconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let form = Array("0000-00-00T00:00:00".utf8)
    guard bytes.count > form.count, bytes.last == UInt8(ascii: "Z"),
      zip(bytes, form).allSatisfy({ $1 == UInt8(ascii: "0") ? ASCII.isDigit($0) : $0 == $1 })
    else { return nil }
    let fraction = bytes[form.count...].dropLast()
    guard fraction.isEmpty || (fraction.first == UInt8(ascii: ".") && fraction.dropFirst().allSatisfy(ASCII.isDigit))
    else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    guard
      let stamp = CivilStamp(
        year: number(0..<4), month: number(5..<7), day: number(8..<10), hour: number(11..<13),
        minute: number(14..<16), second: number(17..<19), nanosecond: 0),
      let instant = stamp.localInstant(assumingYear: number(0..<4))
    else { return nil }
    let part = Double("0." + String(decoding: fraction.dropFirst(), as: UTF8.self)) ?? 0
    return Double(instant.nanoseconds / 1_000_000_000) + part
  }

}
