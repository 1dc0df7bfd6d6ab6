import LogCheckModel

/// Hosts of addresses (RFC 3986, section 3.2).
enum HostName {
  /// The host of an address (`https://User@API.example.org:8443/path`), or of a host with or without a port, in small letters; `nil` for a
  /// text that is neither.
  static func of(_ text: Span<UInt8>) -> [UInt8]? {
    var start = 0
    while start < text.count, ASCII.isAlphanumeric(text[start]) || [0x2B, 0x2D, 0x2E].contains(text[start]) {
      start += 1
    }
    // An address in the query of another one names no host of it.
    start = start > 0 && text.has("://", at: start) ? start + 3 : 0
    var end = start
    while end < text.count, ![0x2F, 0x3F, 0x23].contains(text[end]) { end += 1 }
    for index in start..<end where text[index] == 0x40 { start = index + 1 }
    if start < end, text[start] == 0x5B { return literal(text, start..<end) }
    if let colon = (start..<end).last(where: { text[$0] == 0x3A }) {
      guard (colon + 1..<end).allSatisfy({ ASCII.isDigit(text[$0]) }) else { return nil }
      end = colon
    }
    // A dot at the end says only that nothing is to be added.
    if start < end, text[end - 1] == 0x2E { end -= 1 }
    guard start < end, (start..<end).allSatisfy({ isOfName(text[$0]) }) else { return nil }
    return (start..<end).map { ASCII.lowered(text[$0]) }
  }

  /// A numeric address in brackets.
  private static func literal(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8]? {
    guard let close = range.first(where: { text[$0] == 0x5D }), close > range.lowerBound + 1 else { return nil }
    let inside = range.lowerBound + 1..<close
    guard inside.allSatisfy({ ASCII.isHex(text[$0]) || text[$0] == 0x3A || text[$0] == 0x2E }) else { return nil }
    guard close + 1 == range.upperBound || text[close + 1] == 0x3A else { return nil }
    return inside.map { ASCII.lowered(text[$0]) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte >= 0x80
  }
}
