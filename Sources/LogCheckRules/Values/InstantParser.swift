package import LogCheckModel

/// Reads instants as rules and tests write them: `2025-11-15T05:53:00Z`, with seconds and fraction optional, with `Z`,
/// `+01:00` or `+0100`, or without a zone.
package enum InstantParser {
  package static func parse(_ text: String) -> (instant: LogInstant, frame: TimeFrame)? {
    var bytes = Array(text.utf8)[...]
    guard let year = digits(4, of: &bytes), skip("-", of: &bytes), let month = digits(2, of: &bytes),
      skip("-", of: &bytes), let day = digits(2, of: &bytes), skip("T", of: &bytes),
      let hour = digits(2, of: &bytes), skip(":", of: &bytes), let minute = digits(2, of: &bytes)
    else { return nil }
    var second = 0
    var nanosecond = 0
    if skip(":", of: &bytes) {
      guard let value = digits(2, of: &bytes) else { return nil }
      second = value
      if skip(".", of: &bytes) {
        guard let fraction = fraction(of: &bytes) else { return nil }
        nanosecond = fraction
      }
    }
    guard let zone = zone(of: &bytes), bytes.isEmpty else { return nil }
    let stamp = CivilStamp(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second, nanosecond: nanosecond,
      offsetSeconds: zone.offset)
    guard let local = stamp?.localInstant(assumingYear: year) else { return nil }
    guard let offset = zone.offset else { return (local, .local) }
    return (local - .seconds(Int64(offset)), .absolute)
  }

  private static func digits(_ count: Int, of bytes: inout ArraySlice<UInt8>) -> Int? {
    let head = bytes.prefix(count)
    guard head.count == count, head.allSatisfy(ASCII.isDigit) else {
      return nil
    }
    bytes = bytes.dropFirst(count)
    return head.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func skip(_ character: Unicode.Scalar, of bytes: inout ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes = bytes.dropFirst()
    return true
  }

  /// Up to nine digits, as nanoseconds.
  private static func fraction(of bytes: inout ArraySlice<UInt8>) -> Int? {
    let head = bytes.prefix(while: ASCII.isDigit)
    guard (1...9).contains(head.count) else { return nil }
    bytes = bytes.dropFirst(head.count)
    let value = head.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (head.count..<9).reduce(value) { value, _ in value * 10 }
  }

  /// The offset east of UTC; `nil` inside where the text ends without a zone, `nil` outside where it is no zone.
  private static func zone(of bytes: inout ArraySlice<UInt8>) -> (offset: Int?, Void)? {
    if bytes.isEmpty { return (nil, ()) }
    if skip("Z", of: &bytes) { return (0, ()) }
    let isWest = bytes.first == UInt8(ascii: "-")
    guard isWest || bytes.first == UInt8(ascii: "+") else { return nil }
    bytes = bytes.dropFirst()
    guard let hours = digits(2, of: &bytes) else { return nil }
    _ = skip(":", of: &bytes)
    guard let minutes = digits(2, of: &bytes), hours <= 14, minutes <= 59 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return (isWest ? -seconds : seconds, ())
  }
}
